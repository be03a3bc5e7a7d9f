// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/scenario.h"
#include "ui/theme/edit_phase.h"

#include <QWidget>
#include <optional>

namespace fenceline::ui {

class CheckControls;
class CrowdControls;
class DurationSlider;
class FencingControls;
class Fold;
class MessageLine;
class MoreControls;

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
    Fold* more() const { return m_more; }

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
    void protectionChosen(fenceline::Protection protection);
    void releaseChosen(fenceline::Release release);
    void causeChosen(fenceline::PauseCause cause);
    void crashChosen();

private:
    void arrange();
    void connectIntents();
    void showFault(const Scenario& scenario);

    Scenario m_scenario;
    DurationSlider* m_lease;
    DurationSlider* m_pause;
    DurationSlider* m_freezeAt;
    FencingControls* m_fencing;
    CheckControls* m_check;
    CrowdControls* m_crowd;
    MoreControls* m_settings;
    Fold* m_more;
    MessageLine* m_message;
};

} // namespace fenceline::ui
