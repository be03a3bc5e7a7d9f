// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QLabel>

namespace fenceline::ui {

/// Plain text in one of look.md's styles. It follows the theme and the text size by itself, and costs nothing when it
/// is told what it shows already.
class TextLabel : public QLabel {
    Q_OBJECT
public:
    enum class Tone { Ink, Quiet, Wrong, Right };
    explicit TextLabel(TextStyle style, Tone tone = Tone::Ink, QWidget* parent = nullptr);

    void setTone(Tone tone);
    void setBold(bool bold);
    void setEnlarged(qreal factor); ///< times the style's size
    void showText(const QString& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    void applyLook();

    TextStyle m_style;
    Tone m_tone;
    bool m_bold = false;
    qreal m_enlarged = 1;
};

/// A hairline from left to right.
class Rule : public QWidget {
    Q_OBJECT
public:
    explicit Rule(QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace fenceline::ui
