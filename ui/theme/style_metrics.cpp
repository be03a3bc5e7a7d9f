// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/style_parts.h"

#include <QFontMetrics>

/// How large things are and how they behave: the half of Style that draws nothing.
namespace fenceline::ui {
namespace {

constexpr int kControlHeight = 32;
constexpr int kHeaderHeight = 28;
constexpr int kButtonPadding = 14;
constexpr int kFieldPadding = 10;

/// As high as a control of look.md, or as high as its text needs.
int controlHeight(const Style& style, const QStyleOption& option)
{
    return qMax(style.scaled(kControlHeight), option.fontMetrics.height() + style.scaled(10));
}

} // namespace

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_IndicatorWidth: return scaled(44);
    case PM_IndicatorHeight: return scaled(24);
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight: return scaled(18);
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing: return scaled(measure::kGap);
    case PM_SliderThickness:
    case PM_SliderControlThickness:
    case PM_SliderLength: return scaled(28);
    case PM_ScrollBarExtent: return scaled(12);
    case PM_ScrollBarSliderMin: return scaled(32);
    case PM_HeaderMargin: return 0; // the label keeps its own gap
    case PM_SplitterWidth: return 5;
    case PM_DefaultFrameWidth: return 1;
    case PM_MenuHMargin:
    case PM_MenuVMargin: return 4;
    case PM_MenuPanelWidth: return 1;
    case PM_MenuButtonIndicator: return scaled(16);
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabOverlap: return 0;
    case PM_ToolTipLabelFrameWidth: return 8;
    case PM_FocusFrameHMargin: return scaled(7); // before and after the text of an item in a list
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing: return int(measure::kGap);
    case PM_LayoutLeftMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutBottomMargin: return int(measure::kMargin);
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                     QStyleHintReturn* returned) const
{
    switch (hint) {
    case SH_Slider_AbsoluteSetButtons: return Qt::LeftButton;
    case SH_Slider_PageSetButtons: return 0;
    case SH_ComboBox_Popup: return 0;
    case SH_Menu_Scrollable: return 1; // else it breaks into columns that a small screen has no room for
    case SH_ToolTipLabel_Opacity: return 255;
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
    case SH_UnderlineShortcut: return 0;
    case SH_TabBar_Alignment: return Qt::AlignLeft;
    case SH_Table_GridLineColor: return int(m_theme.hairline.rgba());
    case SH_ScrollBar_LeftClickAbsolutePosition: return 1;
    // No animation of the style's own: a picture of the window is the same at every moment.
    case SH_Widget_Animation_Duration: return 0;
    default: return QProxyStyle::styleHint(hint, option, widget, returned);
    }
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                              const QWidget* widget) const
{
    if (!option)
        return QProxyStyle::sizeFromContents(type, option, contents, widget);
    const int height = controlHeight(*this, *option);
    switch (type) {
    case CT_PushButton: {
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        const bool menu = button && button->features.testFlag(QStyleOptionButton::HasMenu);
        return {contents.width() + 2 * scaled(kButtonPadding) - (menu ? scaled(measure::kGrid) : 0),
                qMax(height, contents.height() + scaled(10))};
    }
    case CT_ToolButton: return {qMax(height, contents.width() + scaled(12)), qMax(height, contents.height() + 8)};
    case CT_LineEdit: return {contents.width() + 2 * scaled(kFieldPadding), height};
    case CT_ComboBox: return {contents.width() + scaled(2 * kFieldPadding + 24), height};
    case CT_TabBarTab:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option))
            return parts::tabSize(*tab, *this);
        break;
    case CT_MenuItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option))
            return parts::menuItemSize(*item, *this);
        break;
    case CT_ItemViewItem: {
        const QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
        const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option);
        const bool hasSwitch = item && item->features.testFlag(QStyleOptionViewItem::HasCheckIndicator);
        const int least = hasSwitch ? pixelMetric(PM_IndicatorHeight, option, widget) : option->fontMetrics.height();
        return {size.width(), qMax(qMax(size.height(), least + scaled(8)), option->fontMetrics.height() + scaled(8))};
    }
    case CT_HeaderSection: {
        QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
        const int line = QFontMetrics(font(TextStyle::Small, m_textScale)).height();
        size.setHeight(qMax(scaled(kHeaderHeight), line + scaled(8)));
        return size;
    }
    default: break;
    }
    return QProxyStyle::sizeFromContents(type, option, contents, widget);
}

QRect Style::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const
{
    switch (element) {
    case SE_PushButtonFocusRect: return {}; // the panel draws its own ring
    case SE_CheckBoxFocusRect:
    case SE_RadioButtonFocusRect: return option->rect;
    case SE_LineEditContents: {
        const int padding = scaled(kFieldPadding) - 4;
        return option->rect.adjusted(padding, 0, -padding, 0);
    }
    default: return QProxyStyle::subElementRect(element, option, widget);
    }
}

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                            const QWidget* widget) const
{
    if (const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option)) {
        if (control == CC_Slider)
            return parts::sliderPart(*slider, part, *this);
        if (control == CC_ScrollBar)
            return parts::scrollBarPart(*slider, part, *this);
    }
    if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option); combo && control == CC_ComboBox)
        return parts::comboBoxPart(*combo, part, *this);
    return QProxyStyle::subControlRect(control, option, part, widget);
}

} // namespace fenceline::ui
