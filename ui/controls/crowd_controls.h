// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "ui/theme/edit_phase.h"

#include <QWidget>

namespace fenceline::ui {

class CountSlider;
class DurationSlider;

/// How many workers want how many seats, and how long after its read a worker writes.
/// Showing a scenario emits nothing.
class CrowdControls : public QWidget {
    Q_OBJECT
public:
    explicit CrowdControls(QWidget* parent = nullptr);

    void showScenario(const Scenario& scenario);

    CountSlider* workers() const { return m_workers; }
    CountSlider* seats() const { return m_seats; }
    DurationSlider* gap() const { return m_gap; }

signals:
    void workersEdited(int count, fenceline::ui::EditPhase phase);
    void seatsEdited(int count, fenceline::ui::EditPhase phase);
    void gapEdited(fenceline::Duration gap, fenceline::ui::EditPhase phase);

private:
    CountSlider* m_workers;
    CountSlider* m_seats;
    DurationSlider* m_gap;
};

} // namespace fenceline::ui
