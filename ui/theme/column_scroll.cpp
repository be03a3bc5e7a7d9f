// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/column_scroll.h"

#include <QScrollArea>

namespace fenceline::ui {

void setColumn(QScrollArea& area, QWidget* column)
{
    area.setWidget(column);
    area.setWidgetResizable(true);
    area.setFrameShape(QFrame::NoFrame);
    area.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area.setFocusPolicy(Qt::NoFocus);
}

} // namespace fenceline::ui
