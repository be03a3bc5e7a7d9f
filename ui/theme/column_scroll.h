// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QScrollArea;
class QWidget;

namespace fenceline::ui {

/// Puts a column of widgets into an area that scrolls it up and down, never sideways, and that has no frame. The
/// keyboard stays with the widgets.
void setColumn(QScrollArea& area, QWidget* column);

} // namespace fenceline::ui
