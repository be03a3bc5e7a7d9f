// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QPalette>
#include <QProxyStyle>

/// Draws every standard control of the program as the mockups have it: flat, one pixel of edge, ink for what is
/// chosen. It stands on Fusion for what it leaves alone, knows no style sheets, and takes each colour from the theme.
namespace fenceline::ui {

class Style : public QProxyStyle {
    Q_OBJECT
public:
    /// `textScale` is the user's text size, 1 to 2, or what a room needs, 1 and more; controls grow with it, to one and
    /// a half at most.
    explicit Style(Theme::Kind kind, qreal textScale = 1.0);

    const Theme& theme() const { return m_theme; }
    qreal textScale() const { return m_textScale; }
    /// A measure of look.md at the present text size, in whole pixels.
    int scaled(qreal pixels) const;

    QPalette standardPalette() const override;
    using QProxyStyle::polish;
    void polish(QWidget* widget) override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* returned) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                           const QWidget* widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;

private:
    const Theme& m_theme;
    qreal m_textScale;
};

/// The look that a widget is drawn in; the light theme at 100 % where no Style is set.
const Theme& themeOf(const QWidget& widget);
qreal textScaleOf(const QWidget& widget);
int scaledFor(const QWidget& widget, qreal pixels);

/// Gives the whole program a theme and a text size; may be called again at any time. Widgets hear of it through
/// QEvent::StyleChange.
void applyLook(Theme::Kind kind, qreal textScale = 1.0);

/// Whether somebody else, the desktop, has put a palette of its own over the look.
bool isLookCovered();

/// Light or dark, as the system is now. To see that it takes the look's palette away: applyLook comes next.
Theme::Kind uncoverSystemTheme();

} // namespace fenceline::ui
