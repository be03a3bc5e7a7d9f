// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/style.h"

#include <QStyleOption>

class QPainter;

/// The pieces of Style, one function a control. Private to ui/theme.
namespace fenceline::ui::parts {

inline bool has(const QStyleOption& option, QStyle::StateFlag flag)
{
    return option.state.testFlag(flag);
}
/// The focus got here by the keyboard: only then a ring is drawn around what is clicked.
inline bool showsFocus(const QStyleOption& option)
{
    return has(option, QStyle::State_HasFocus) && has(option, QStyle::State_KeyboardFocusChange);
}

void drawButtonPanel(QPainter& painter, const QStyleOption& option, const Style& style, bool filled);
void drawRadio(QPainter& painter, const QStyleOption& option, const Style& style);
void drawInputPanel(QPainter& painter, const QStyleOption& option, const Style& style);
void drawComboBox(QPainter& painter, const QStyleOptionComboBox& option, const Style& style, const QWidget* widget);
void drawSlider(QPainter& painter, const QStyleOptionSlider& option, const Style& style, const QWidget* widget);
void drawScrollBar(QPainter& painter, const QStyleOptionSlider& option, const Style& style, const QWidget* widget);
void drawTabShape(QPainter& painter, const QStyleOptionTab& option, const Style& style);
void drawTabLabel(QPainter& painter, const QStyleOptionTab& option, const Style& style);
void drawMenuItem(QPainter& painter, const QStyleOptionMenuItem& option, const Style& style);
void drawHeaderSection(QPainter& painter, const QStyleOption& option, const Style& style);
void drawHeaderLabel(QPainter& painter, const QStyleOptionHeader& option, const Style& style);
void drawSplitter(QPainter& painter, const QStyleOption& option, const Style& style);

QRect sliderPart(const QStyleOptionSlider& option, QStyle::SubControl part, const Style& style);
QRect scrollBarPart(const QStyleOptionSlider& option, QStyle::SubControl part, const Style& style);
QRect comboBoxPart(const QStyleOptionComboBox& option, QStyle::SubControl part, const Style& style);
QSize menuItemSize(const QStyleOptionMenuItem& option, const Style& style);
QSize tabSize(const QStyleOptionTab& option, const Style& style);

} // namespace fenceline::ui::parts
