// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <QWidget>

namespace fenceline::ui {

class ChoiceRow;
class SwitchRow;

/// What stays folded away at first: the protection itself, the conditional write, the release, what stops a worker.
/// Showing a scenario emits nothing.
class MoreControls : public QWidget {
    Q_OBJECT
public:
    explicit MoreControls(QWidget* parent = nullptr);
    void showScenario(const Scenario& scenario);

signals:
    void protectionChosen(fenceline::Protection protection);
    void conditionalToggled(bool on);
    void releaseChosen(fenceline::Release release);
    void causeChosen(fenceline::PauseCause cause);
    void crashChosen();

private:
    ChoiceRow* m_protection;
    SwitchRow* m_conditional;
    ChoiceRow* m_release;
    ChoiceRow* m_cause;
};

} // namespace fenceline::ui
