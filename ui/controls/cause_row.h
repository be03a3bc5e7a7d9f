// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "ui/controls/choice_row.h"

namespace fenceline::ui {

/// What stops the worker: a cause of its pause, or a crash. Showing a scenario emits nothing.
class CauseRow : public ChoiceRow {
    Q_OBJECT
public:
    explicit CauseRow(QWidget* parent = nullptr);
    void showScenario(const Scenario& scenario);

signals:
    void causeChosen(fenceline::PauseCause cause);
    void crashChosen();
};

} // namespace fenceline::ui
