// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/list_writer.h"

#include "core/base/text_width.h"
#include "core/format/json_text.h"

#include <algorithm>
#include <cstddef>

namespace fenceline {

std::string listText(const std::vector<ListItem>& items)
{
    std::size_t width = 0;
    for (const auto& item : items)
        width = std::max(width, columnCount(item.name));
    std::string text;
    for (const auto& item : items)
        text += padded(item.name, width + 2) + item.title + '\n';
    return text;
}

std::string listJson(const std::vector<ListItem>& items)
{
    auto list = json::Ordered::array();
    for (const auto& item : items)
        list.push_back({{"name", item.name}, {"title", item.title}});
    return json::text(list);
}

} // namespace fenceline
