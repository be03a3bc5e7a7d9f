// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/sign.h"

#include <QAbstractButton>
#include <optional>

namespace fenceline::ui {

/// A button that looks like a plate of paper on the dark bar. It is as wide as its words need: they are never cut.
class PlateButton : public QAbstractButton {
    Q_OBJECT
public:
    explicit PlateButton(QWidget* parent = nullptr);
    /// The sign before the words; none: the words alone.
    void setSign(std::optional<Sign> sign);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int signWidth() const;

    std::optional<Sign> m_sign;
};

} // namespace fenceline::ui
