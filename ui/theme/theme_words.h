// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/settings.h"
#include "ui/theme/theme.h"

namespace fenceline {

/// On the command line and in what is kept; never a text for a user.
template <>
struct Words<ui::Theme::Kind> {
    static constexpr std::array<Word<ui::Theme::Kind>, 3> all{{{"light", ui::Theme::Kind::Light},
                                                               {"dark", ui::Theme::Kind::Dark},
                                                               {"projector", ui::Theme::Kind::Projector}}};
};

} // namespace fenceline
