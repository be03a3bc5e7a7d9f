// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/sign.h"
#include "ui/theme/tint.h"

#include <QWidget>

namespace fenceline::ui {

/// A sign before words, painted.
class SignMark : public QWidget {
    Q_OBJECT
public:
    explicit SignMark(QWidget* parent = nullptr);

    void showSign(Sign sign, Tint tint);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Sign m_sign = Sign::Tick;
    Tint m_tint;
};

} // namespace fenceline::ui
