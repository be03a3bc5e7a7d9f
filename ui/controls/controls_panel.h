// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/scenario.h"
#include "ui/theme/edit_phase.h"

#include <QList>
#include <QStringList>
#include <QWidget>
#include <optional>
#include <vector>

namespace fenceline::ui {

class CauseRow;
class ChoiceRow;
class CrowdControls;
class DurationSlider;
class EffectControls;
class FencingControls;
class Fold;
class GuardControls;
class MessageLine;
class RedisControls;
class ServiceControls;

/// "Try it": everything about a scenario that a student changes. It shows a scenario and says what the user intends,
/// one signal an intent; it edits nothing itself and knows nobody who does.
class ControlsPanel : public QWidget {
    Q_OBJECT
public:
    /// Shows the scenario. What it is about comes first, and stays there: the lock or, in a scenario that has none, the
    /// crowd.
    explicit ControlsPanel(const Scenario& opened, QWidget* parent = nullptr);

    /// Emits nothing.
    void showScenario(const Scenario& scenario);
    /// An intent was refused: says so at the foot of the panel and shows again what holds. The next scenario that is
    /// shown takes the sentence away.
    void say(const Error& error);

    DurationSlider* lease() const { return m_lease; }
    DurationSlider* pause() const { return m_pause; }
    DurationSlider* freezeAt() const { return m_freezeAt; }
    CrowdControls* crowd() const { return m_crowd; }
    /// What most do without, each folded away at first, by a name that is the same in every language.
    struct Group {
        QString key;
        Fold* fold;
    };
    const QList<Group>& groups() const { return m_groups; }
    /// The keys of the groups that are open; others that are given are ignored.
    QStringList openGroups() const;
    void setOpenGroups(const QStringList& keys);

    RedisControls* redis() const;

signals:
    void leaseEdited(std::optional<fenceline::Duration> lease, fenceline::ui::EditPhase phase); ///< none: off
    void pauseEdited(fenceline::Duration length, fenceline::ui::EditPhase phase);
    void freezeAtEdited(fenceline::Duration at, fenceline::ui::EditPhase phase);
    void workersEdited(int count, fenceline::ui::EditPhase phase);
    void seatsEdited(int count, fenceline::ui::EditPhase phase);
    void gapEdited(fenceline::Duration gap, fenceline::ui::EditPhase phase); ///< from read to write
    void fencingChosen(fenceline::Fencing fencing);
    void fenceCompareChosen(fenceline::FenceCompare compare);
    void checkChosen(fenceline::CheckBeforeWrite check);
    void conditionalToggled(bool on);
    void serviceChosen(fenceline::Service service);
    void timingChosen(fenceline::Timing timing);
    void waiterRechecksToggled(bool on); ///< of etcd
    void renewalChosen(fenceline::Renewal renewal);
    void renewalRefusedChosen(fenceline::RenewalRefused refused);
    void lostAnswerChosen(fenceline::LostAnswer policy);
    void effectsEdited(const std::vector<fenceline::Effect>& effects);
    void protectionChosen(fenceline::Protection protection);
    void releaseChosen(fenceline::Release release);
    void causeChosen(fenceline::PauseCause cause);
    void crashChosen();
    void groupToggled(); ///< opened or folded

private:
    void arrange();
    void addGroup(const QString& key, QWidget* content);
    void nameGroups(const Scenario& scenario);
    Fold* group(const QString& key) const;
    void connectIntents();
    void showFault(const Scenario& scenario);

    Scenario m_scenario;
    DurationSlider* m_lease;
    DurationSlider* m_pause;
    DurationSlider* m_freezeAt;
    FencingControls* m_fencing;
    CrowdControls* m_crowd;
    CauseRow* m_cause;
    ChoiceRow* m_protection;
    ServiceControls* m_service;
    GuardControls* m_guards;
    EffectControls* m_effects;
    QList<Group> m_groups;
    MessageLine* m_message;
};

} // namespace fenceline::ui
