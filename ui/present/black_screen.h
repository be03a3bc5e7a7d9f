// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace fenceline::ui {

/// Covers all of its parent with black while a lecturer wants the class to look at them instead of at the picture.
class BlackScreen : public QWidget {
    Q_OBJECT
public:
    explicit BlackScreen(QWidget* parent);
    void toggle() { setVisible(!isVisible()); }

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void showEvent(QShowEvent* event) override;
};

} // namespace fenceline::ui
