// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "ui/controls/value_slider.h"

namespace fenceline::ui {

/// What a duration may be: what the slider reaches, and what may be typed.
struct DurationRange {
    Duration from{0};
    Duration to{30'000};
    Duration least{0};
    Duration most{kLongestDuration};
};

/// A ValueSlider of a duration, in whole milliseconds.
class DurationSlider : public ValueSlider {
    Q_OBJECT
public:
    DurationSlider(const QString& name, const DurationRange& range, QWidget* parent = nullptr);

    void showDuration(std::optional<Duration> duration); ///< none: off
    /// The duration that it shows, or showed before it was switched off.
    Duration duration() const { return Duration{value()}; }

signals:
    /// None: switched off.
    void edited(std::optional<fenceline::Duration> duration, fenceline::ui::EditPhase phase);
};

} // namespace fenceline::ui
