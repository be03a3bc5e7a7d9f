// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace fenceline {

/// What `fenceline list` names: a name to type and a title to read.
struct ListItem {
    std::string name;
    std::string title;
};

/// One item a line, its name first, titles in one column.
std::string listText(const std::vector<ListItem>& items);
/// An array of objects with the keys `name` and `title`.
std::string listJson(const std::vector<ListItem>& items);

} // namespace fenceline
