// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRadioButton>

namespace fenceline::ui {

/// One cell of a SegmentedChoice.
class Segment : public QRadioButton {
    Q_OBJECT
public:
    explicit Segment(const QString& text, QWidget* parent);

    struct Corners {
        bool topLeft = false, topRight = false, bottomRight = false, bottomLeft = false;
    };
    void setCorners(const Corners& corners);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    bool hitButton(const QPoint& at) const override { return rect().contains(at); }
    void paintEvent(QPaintEvent* event) override;

private:
    Corners m_corners;
};

} // namespace fenceline::ui
