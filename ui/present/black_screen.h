// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace fenceline::ui {

/// Black over all of its parent, for who wants the room to look at him and not at the picture.
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
