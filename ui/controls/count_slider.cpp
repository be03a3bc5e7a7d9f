// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/count_slider.h"

namespace fenceline::ui {

CountSlider::CountSlider(const QString& name, int most, QWidget* parent)
    : ValueSlider(name, kCounts, {.from = 1, .to = most, .least = 1, .most = most}, parent)
{
    connect(this, &ValueSlider::valueEdited, this, [this](std::optional<qint64> count, EditPhase phase) {
        if (count) // it has no switch
            emit edited(int(*count), phase);
    });
}

void CountSlider::showCount(int count)
{
    showValue(count);
}

void CountSlider::setLeast(int least, const QString& why)
{
    setLeastValue(least, why);
}

} // namespace fenceline::ui
