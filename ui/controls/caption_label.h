// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace fenceline::ui {

/// The sentence of what has just happened: on one line, on two where it must be. Where large text does not fit, it is
/// smaller, down to the size of 100 %; only then is it shortened at its end. A screen reader has it whole.
class CaptionLabel : public QLabel {
    Q_OBJECT
public:
    explicit CaptionLabel(QWidget* parent = nullptr);
    void show(const QString& text);
    using QWidget::show;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool isShortened() const;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Lines {
        QFont font;
        QStringList texts;
        bool isWhole;
    };
    Lines brokenAt(qreal textScale) const;
    Lines fitted() const;
    void applyLook();

    bool m_tipShown = false; ///< since the sentence is this one
};

} // namespace fenceline::ui
