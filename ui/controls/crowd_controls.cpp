// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/crowd_controls.h"

#include "core/scenario/edit.h"
#include "ui/controls/count_slider.h"
#include "ui/controls/duration_slider.h"
#include "ui/text/no_effect.h"

#include <QVBoxLayout>

namespace fenceline::ui {
namespace {

// The opening story's answers, from five fans to twelve, lie between 0 and 3 s.
constexpr DurationRange kGap{.from = Duration{0}, .to = Duration{5'000}};

int fewestSeats(const Scenario& scenario)
{
    const auto asker = askerOfLastSeat(scenario);
    return asker ? int(index(*scenario.workers[index(*asker)].seat)) + 1 : 1;
}

} // namespace

CrowdControls::CrowdControls(QWidget* parent)
    : QWidget(parent), m_workers(new CountSlider(tr("Workers"), int(kMostWorkers))),
      m_seats(new CountSlider(tr("Seats"), int(kMostSeats))),
      m_gap(new DurationSlider(tr("Gap from read to write"), kGap))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    for (QWidget* slider : std::initializer_list<QWidget*>{m_workers, m_seats, m_gap})
        column->addWidget(slider);
    connect(m_workers, &CountSlider::edited, this, &CrowdControls::workersEdited);
    connect(m_seats, &CountSlider::edited, this, &CrowdControls::seatsEdited);
    connect(m_gap, &DurationSlider::edited, this,
            [this](std::optional<Duration> gap, EditPhase phase) { emit gapEdited(gap.value_or(Duration{0}), phase); });
}

void CrowdControls::showScenario(const Scenario& scenario)
{
    m_workers->showCount(int(scenario.workers.size()));
    m_seats->setLeast(fewestSeats(scenario), whyNoFewerSeats(scenario));
    m_seats->showCount(int(scenario.seats.size()));
    m_gap->showDuration(gapOf(scenario));
}

} // namespace fenceline::ui
