// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/duration_slider.h"

namespace fenceline::ui {
namespace {

ValueRange inMilliseconds(const DurationRange& range)
{
    return {milliseconds(range.from), milliseconds(range.to), milliseconds(range.least), milliseconds(range.most)};
}

} // namespace

DurationSlider::DurationSlider(const QString& name, const DurationRange& range, QWidget* parent)
    : ValueSlider(name, kDurations, inMilliseconds(range), parent)
{
    connect(this, &ValueSlider::valueEdited, this, [this](std::optional<qint64> ms, EditPhase phase) {
        emit edited(ms ? std::optional(Duration{*ms}) : std::nullopt, phase);
    });
}

void DurationSlider::showDuration(std::optional<Duration> duration)
{
    showValue(duration ? std::optional<qint64>(milliseconds(*duration)) : std::nullopt);
}

} // namespace fenceline::ui
