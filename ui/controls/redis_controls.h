// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "ui/theme/edit_phase.h"

#include <QWidget>

namespace fenceline::ui {

class ChoiceRow;
class DurationSlider;
class SwitchRow;

/// What can be set of Redis alone: a counter for tokens, what a lock's value names, what is on disk, how far its
/// replica is behind and whether a client waits for it, how often a client asks. What the service at hand does not have
/// is not shown. Showing a scenario emits nothing.
class RedisControls : public QWidget {
    Q_OBJECT
public:
    explicit RedisControls(QWidget* parent = nullptr);
    void showScenario(const Scenario& scenario);

signals:
    void counterToggled(bool on);
    void valueChosen(fenceline::RedisValue value);
    void persistenceChosen(fenceline::Persistence persistence);
    void lagEdited(fenceline::Duration lag, fenceline::ui::EditPhase phase); ///< of the first replica
    void waitToggled(bool on);                                               ///< for one replica
    void retryEdited(fenceline::Duration retry, fenceline::ui::EditPhase phase);

private:
    void connectIntents();

    SwitchRow* m_counter;
    ChoiceRow* m_value;
    ChoiceRow* m_persistence;
    DurationSlider* m_lag;
    SwitchRow* m_wait;
    DurationSlider* m_retry;
};

} // namespace fenceline::ui
