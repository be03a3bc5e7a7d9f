// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <optional>

namespace fenceline::app {

/// How the user wants the window to look.
struct Appearance {
    std::optional<ui::Theme::Kind> theme; ///< none: as the system is
    double textScale = 1.0;               ///< 1 to 2
    friend bool operator==(const Appearance&, const Appearance&) = default;
};

} // namespace fenceline::app
