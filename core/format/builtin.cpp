// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/builtin.h"

#include <algorithm>

namespace fenceline {

const Builtin* findBuiltin(std::string_view name)
{
    const auto all = builtinScenarios();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Builtin& builtin) { return builtin.name == name; });
    return found == all.end() ? nullptr : &*found;
}

} // namespace fenceline
