// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/event/outcome.h"
#include "ui/theme/sign.h"
#include "ui/theme/theme.h"

namespace fenceline::ui {

/// How an outcome looks wherever it is shown; each has a sign and a colour of its kind.
Sign signOf(Outcome outcome);
const Role& roleOf(Outcome outcome, const Theme& theme);

} // namespace fenceline::ui
