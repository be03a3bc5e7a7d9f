// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace fenceline::ui {

/// The translation context of everything that the run itself says: `Text::tr("…")`. Widgets have their own.
class Text {
    Q_DECLARE_TR_FUNCTIONS(fenceline::ui::Text)
};

} // namespace fenceline::ui
