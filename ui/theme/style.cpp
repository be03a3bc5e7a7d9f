// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/style.h"

#include "ui/theme/paint.h"
#include "ui/theme/sign.h"
#include "ui/theme/style_parts.h"

#include <QApplication>
#include <QPainter>
#include <QScrollBar>
#include <QTabBar>
#include <QToolTip>

namespace fenceline::ui {
namespace {

template <class Option>
const Option* as(const QStyleOption* option)
{
    return qstyleoption_cast<const Option*>(option);
}

SwitchLook switchLook(const QStyleOption& option)
{
    return {.on = parts::has(option, QStyle::State_On),
            .partly = parts::has(option, QStyle::State_NoChange),
            .enabled = parts::has(option, QStyle::State_Enabled),
            .hovered = parts::has(option, QStyle::State_MouseOver)};
}

Sign chevron(QStyle::PrimitiveElement element)
{
    switch (element) {
    case QStyle::PE_IndicatorArrowUp: return Sign::ChevronUp;
    case QStyle::PE_IndicatorArrowLeft: return Sign::ChevronLeft;
    case QStyle::PE_IndicatorArrowRight: return Sign::ChevronRight;
    default: return Sign::ChevronDown;
    }
}

/// An arrow of a control, no larger than it need be.
void drawArrow(QPainter& painter, QStyle::PrimitiveElement element, const QStyleOption& option, const Style& style)
{
    const int side = qMin(style.scaled(12), qMin(option.rect.width(), option.rect.height()));
    QRect box(0, 0, side, side);
    box.moveCenter(option.rect.center());
    const bool enabled = parts::has(option, QStyle::State_Enabled);
    drawSign(painter, chevron(element), box, enabled ? option.palette.color(QPalette::ButtonText) : style.theme().edge);
}

} // namespace

Style::Style(Theme::Kind kind, qreal textScale)
    : QProxyStyle(QStringLiteral("Fusion")), m_theme(ui::theme(kind)), m_textScale(qMax(1.0, textScale))
{
}

int Style::scaled(qreal pixels) const
{
    return qRound(pixels * qMin(m_textScale, 1.5));
}

QPalette Style::standardPalette() const
{
    return m_theme.palette();
}

void Style::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    if (auto* tabs = qobject_cast<QTabBar*>(widget))
        tabs->setExpanding(false);
    if (qobject_cast<QScrollBar*>(widget))
        widget->setAttribute(Qt::WA_OpaquePaintEvent, false); // it lies on whatever it scrolls
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const
{
    switch (element) {
    case PE_PanelButtonCommand: {
        const auto* button = as<QStyleOptionButton>(option);
        const bool isDefault = button && button->features.testFlag(QStyleOptionButton::DefaultButton);
        return parts::drawButtonPanel(*painter, *option, *this, isDefault || parts::has(*option, State_On));
    }
    case PE_PanelButtonTool: return parts::drawButtonPanel(*painter, *option, *this, parts::has(*option, State_On));
    case PE_FrameDefaultButton:
    case PE_FrameButtonBevel:
    case PE_FrameButtonTool:
    case PE_FrameStatusBarItem:
    case PE_FrameTabWidget:
    case PE_IndicatorTabClose: return;
    case PE_IndicatorCheckBox: return drawSwitch(*painter, option->rect, switchLook(*option), m_theme);
    case PE_IndicatorRadioButton: return parts::drawRadio(*painter, *option, *this);
    case PE_IndicatorArrowDown:
    case PE_IndicatorArrowUp:
    case PE_IndicatorArrowLeft:
    case PE_IndicatorArrowRight: return drawArrow(*painter, element, *option, *this);
    case PE_FrameFocusRect:
        if (!option->rect.isEmpty())
            drawFocusRing(*painter, option->rect, measure::kBarRadius, m_theme.ink);
        return;
    case PE_PanelLineEdit: return parts::drawInputPanel(*painter, *option, *this);
    case PE_FrameLineEdit: return;
    case PE_Frame:
        // of what scrolls and is reached by keyboard
        return parts::showsFocus(*option) ? drawRounded(*painter, option->rect, 0, Qt::transparent, m_theme.ink, 2)
                                          : drawRounded(*painter, option->rect, 0, Qt::transparent, m_theme.hairline);
    case PE_FrameGroupBox: return drawRounded(*painter, option->rect, 0, Qt::transparent, m_theme.hairline);
    case PE_PanelMenu:
    case PE_FrameMenu: return drawRounded(*painter, option->rect, 0, m_theme.panel, m_theme.edge);
    case PE_PanelTipLabel: return drawRounded(*painter, option->rect, 0, m_theme.ink, m_theme.ink);
    case PE_FrameTabBarBase:
        return painter->fillRect(option->rect.adjusted(0, option->rect.height() - 1, 0, 0), m_theme.hairline);
    default: QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void Style::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                        const QWidget* widget) const
{
    switch (element) {
    case CE_PushButtonLabel:
        if (const auto* button = as<QStyleOptionButton>(option)) {
            QStyleOptionButton label = *button;
            if (button->features.testFlag(QStyleOptionButton::DefaultButton) || parts::has(*option, State_On))
                label.palette.setColor(QPalette::ButtonText, m_theme.panel);
            return QProxyStyle::drawControl(element, &label, painter, widget);
        }
        break;
    case CE_ToolButtonLabel:
        if (const auto* button = as<QStyleOptionToolButton>(option); button && parts::has(*option, State_On)) {
            QStyleOptionToolButton label = *button;
            label.palette.setColor(QPalette::ButtonText, m_theme.panel);
            return QProxyStyle::drawControl(element, &label, painter, widget);
        }
        break;
    case CE_TabBarTabShape:
        if (const auto* tab = as<QStyleOptionTab>(option))
            return parts::drawTabShape(*painter, *tab, *this);
        break;
    case CE_TabBarTabLabel:
        if (const auto* tab = as<QStyleOptionTab>(option))
            return parts::drawTabLabel(*painter, *tab, *this);
        break;
    case CE_MenuItem:
        if (const auto* item = as<QStyleOptionMenuItem>(option))
            return parts::drawMenuItem(*painter, *item, *this);
        break;
    case CE_HeaderSection:
    case CE_HeaderEmptyArea: return parts::drawHeaderSection(*painter, *option, *this);
    case CE_HeaderLabel:
        if (const auto* header = as<QStyleOptionHeader>(option))
            return parts::drawHeaderLabel(*painter, *header, *this);
        break;
    case CE_Splitter: return parts::drawSplitter(*painter, *option, *this);
    default: break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                               const QWidget* widget) const
{
    if (const auto* slider = as<QStyleOptionSlider>(option)) {
        if (control == CC_Slider)
            return parts::drawSlider(*painter, *slider, *this, widget);
        if (control == CC_ScrollBar)
            return parts::drawScrollBar(*painter, *slider, *this, widget);
    }
    if (const auto* combo = as<QStyleOptionComboBox>(option); combo && control == CC_ComboBox)
        return parts::drawComboBox(*painter, *combo, *this, widget);
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

namespace {

const Style* styleOf(const QWidget& widget)
{
    return qobject_cast<const Style*>(widget.style());
}

} // namespace

const Theme& themeOf(const QWidget& widget)
{
    const Style* style = styleOf(widget);
    return style ? style->theme() : theme(Theme::Kind::Light);
}

qreal textScaleOf(const QWidget& widget)
{
    const Style* style = styleOf(widget);
    return style ? style->textScale() : 1.0;
}

int scaledFor(const QWidget& widget, qreal pixels)
{
    const Style* style = styleOf(widget);
    return style ? style->scaled(pixels) : qRound(pixels);
}

void applyLook(Theme::Kind kind, qreal textScale)
{
    auto* style = new Style(kind, textScale);
    QApplication::setFont(font(TextStyle::Body, style->textScale()));
    QApplication::setPalette(style->theme().palette());
    QToolTip::setFont(font(TextStyle::Small, style->textScale()));
    QToolTip::setPalette(style->theme().palette());
    QApplication::setStyle(style);
}

bool isLookCovered()
{
    const auto* style = qobject_cast<const Style*>(QApplication::style());
    if (!style)
        return false;
    const QPalette ours = style->theme().palette();
    const QPalette shown = QApplication::palette();
    return shown.color(QPalette::Window) != ours.color(QPalette::Window) ||
           shown.color(QPalette::WindowText) != ours.color(QPalette::WindowText);
}

Theme::Kind uncoverSystemTheme()
{
    if (!isLookCovered())
        QApplication::setPalette(QPalette());
    return kindFor(QApplication::palette());
}

} // namespace fenceline::ui
