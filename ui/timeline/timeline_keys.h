// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <utility>
#include <vector>

namespace fenceline::ui {

/// Every key of the timeline and what it does, for a list that helps.
std::vector<std::pair<QString, QString>> timelineKeys();

} // namespace fenceline::ui
