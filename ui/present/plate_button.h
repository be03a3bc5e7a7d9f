// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace fenceline::ui {

/// A button as a plate of paper on the dark bar; its words are as wide as they are, and are never cut.
class PlateButton : public QAbstractButton {
    Q_OBJECT
public:
    explicit PlateButton(QWidget* parent = nullptr);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace fenceline::ui
