// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QHash>
#include <QString>
#include <array>

namespace fenceline::ui {

/// The theme's font for a style, in its bold cut where `bold` says so.
QFont fontFor(TextStyle style, qreal scale, bool bold = false);

/// How high this is, broken between its words into lines of this width; nothing where it is empty.
int wrappedHeight(const QFont& font, const QString& text, int width);

/// How much room words take, each measured once. Geometry asks it and never a font, so that a test can lay out the
/// same picture on a machine with other fonts.
class TextMeasure {
public:
    /// By the theme's own fonts; needs a QGuiApplication.
    explicit TextMeasure(qreal scale = 1.0) : m_scale(scale) {}
    /// Every character equally wide, whatever fonts a machine has.
    static TextMeasure fixed(qreal scale = 1.0);

    qreal scale() const { return m_scale; }
    qreal width(const QString& text, TextStyle style, bool bold = false) const;
    /// Of one line.
    qreal height(TextStyle style) const;
    /// The text, or as much of it as fits and an ellipsis.
    QString elided(const QString& text, qreal width, TextStyle style, bool bold = false) const;

private:
    qreal m_scale;
    bool m_fixed = false;
    mutable std::array<QHash<QString, qreal>, 2 * kTextStyles> m_widths;
    mutable std::array<qreal, kTextStyles> m_heights{};
};

} // namespace fenceline::ui
