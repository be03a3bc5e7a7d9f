// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <QWidget>

namespace fenceline::ui {

class CheckControls;
class ChoiceRow;
class SwitchRow;

/// Who renews the lease, and what its program does when that is refused. Showing a scenario emits nothing.
class RenewalControls : public QWidget {
    Q_OBJECT
public:
    explicit RenewalControls(QWidget* parent = nullptr);
    void showScenario(const Scenario& scenario);

signals:
    void renewalChosen(fenceline::Renewal renewal);
    void refusedChosen(fenceline::RenewalRefused refused);

private:
    SwitchRow* m_switch;
    ChoiceRow* m_kind;
    ChoiceRow* m_refused;
    Renewal m_lastKind = Renewal::InProcess; ///< what the switch turns on again
};

/// What a worker does beside holding the lock: renew, check, ask for a free seat, delete, ask again. Showing a scenario
/// emits nothing.
class GuardControls : public QWidget {
    Q_OBJECT
public:
    explicit GuardControls(QWidget* parent = nullptr);
    void showScenario(const Scenario& scenario);

signals:
    void renewalChosen(fenceline::Renewal renewal);
    void renewalRefusedChosen(fenceline::RenewalRefused refused);
    void checkChosen(fenceline::CheckBeforeWrite check);
    void conditionalToggled(bool on);
    void releaseChosen(fenceline::Release release);
    void lostAnswerChosen(fenceline::LostAnswer policy);

private:
    RenewalControls* m_renewal;
    CheckControls* m_check;
    SwitchRow* m_conditional;
    ChoiceRow* m_release;
    ChoiceRow* m_lostAnswer;
};

} // namespace fenceline::ui
