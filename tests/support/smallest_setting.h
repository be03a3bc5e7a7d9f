// SPDX-License-Identifier: GPL-3.0-or-later
//
// A random setting that shows a fault says little; a small one says it at a glance.
#pragma once

#include "reference_model.h"

#include <functional>

namespace reference {

// Takes away and makes plain whatever `holds` does not need, until nothing more can go.
Setting smallestSetting(Setting setting, const std::function<bool(const Setting&)>& holds);

} // namespace reference
