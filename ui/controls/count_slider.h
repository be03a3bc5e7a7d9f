// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controls/value_slider.h"

namespace fenceline::ui {

/// A ValueSlider of how many there are: 1 to `most`.
class CountSlider : public ValueSlider {
    Q_OBJECT
public:
    CountSlider(const QString& name, int most, QWidget* parent = nullptr);

    void showCount(int count);
    int count() const { return int(value()); }
    /// No fewer than this now, and why: a sentence that stands below while there are no more, and that answers who
    /// types fewer. Empty: its own reason goes without saying.
    void setLeast(int least, const QString& why);

signals:
    void edited(int count, fenceline::ui::EditPhase phase);
};

} // namespace fenceline::ui
