// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <QWidget>

namespace fenceline::ui {

class ChoiceRow;
class SwitchRow;

/// Fencing on or off, what carries the token, and how a write compares it. Showing a scenario emits nothing.
class FencingControls : public QWidget {
    Q_OBJECT
public:
    explicit FencingControls(QWidget* parent = nullptr);
    void showScenario(const Scenario& scenario);

signals:
    void fencingChosen(fenceline::Fencing fencing);
    void compareChosen(fenceline::FenceCompare compare);

private:
    SwitchRow* m_switch;
    ChoiceRow* m_kind;
    ChoiceRow* m_compare;
    Fencing m_lastKind = Fencing::Writes; ///< what the switch turns on again
};

/// A look at the lease before the write, and at whose clock. Showing a scenario emits nothing.
class CheckControls : public QWidget {
    Q_OBJECT
public:
    explicit CheckControls(QWidget* parent = nullptr);
    void showScenario(const Scenario& scenario);

signals:
    void checkChosen(fenceline::CheckBeforeWrite check);

private:
    SwitchRow* m_switch;
    ChoiceRow* m_kind;
    CheckBeforeWrite m_lastKind = CheckBeforeWrite::OwnClock;
};

} // namespace fenceline::ui
