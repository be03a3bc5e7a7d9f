// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/controls_panel.h"

#include "core/scenario/limits.h"
#include "ui/controls/crowd_controls.h"
#include "ui/controls/duration_slider.h"
#include "ui/controls/fencing_controls.h"
#include "ui/controls/fold.h"
#include "ui/controls/message_line.h"
#include "ui/controls/more_controls.h"
#include "ui/text/names.h"
#include "ui/text/no_effect.h"
#include "ui/theme/text_label.h"

#include <QList>
#include <QVBoxLayout>

namespace fenceline::ui {
namespace {

// One scale for lease and pause, so that the longer one is seen to be longer.
constexpr DurationRange kLease{.from = Duration{0}, .to = Duration{30'000}, .least = limits::kShortestLease};
constexpr DurationRange kPause{.from = Duration{0}, .to = Duration{30'000}};
constexpr DurationRange kFreezeAt{.from = Duration{0}, .to = Duration{10'000}};

/// Where the sliders stand while a scenario has no fault that they could move (core/scenario/edit.h).
constexpr Fault kNoFault{.at = Duration{2500}, .worker = WorkerId{0}, .kind = Pause{.length = Duration{0}}};

} // namespace

ControlsPanel::ControlsPanel(const Scenario& opened, QWidget* parent)
    : QWidget(parent), m_scenario(opened), m_lease(new DurationSlider(tr("Lease length"), kLease)),
      m_pause(new DurationSlider(tr("Pause length"), kPause)),
      m_freezeAt(new DurationSlider(tr("Freeze at"), kFreezeAt)), m_fencing(new FencingControls),
      m_check(new CheckControls), m_crowd(new CrowdControls), m_settings(new MoreControls),
      m_more(new Fold(tr("More: cause, protection, release"), m_settings)), m_message(new MessageLine)
{
    m_lease->makeOptional(tr("Lease"), tr("Off: a lock is held until it is released."));
    m_lease->showDuration(Scenario{}.lease); // what the switch turns on in a scenario that has had none
    arrange();
    connectIntents();
    showScenario(opened);
}

void ControlsPanel::arrange()
{
    auto* heading = new TextLabel(TextStyle::Heading, TextLabel::Tone::Quiet);
    heading->showText(tr("Try it"));
    heading->setContentsMargins(4, 0, 4, 4);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 16, 12, 12);
    column->setSpacing(4);
    column->addWidget(heading);

    using Group = QList<QWidget*>;
    QList<Group> groups{{m_lease, m_pause, m_freezeAt}, {m_fencing}, {m_check}, {m_crowd}, {m_more}};
    if (m_scenario.protection != Protection::Lock)
        groups.move(groups.indexOf(Group{m_crowd}), 0);
    for (const Group& group : groups) {
        if (group != groups.front())
            column->addWidget(new Rule);
        if (group != groups.front() && (group.front() == m_lease || group.front() == m_crowd))
            column->addSpacing(4); // sliders bring less room of their own than rows
        for (QWidget* control : group)
            column->addWidget(control);
    }

    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(4, 8, 4, 0);
    foot->addWidget(m_message);
    column->addLayout(foot);
    column->addStretch(1);
}

void ControlsPanel::connectIntents()
{
    const auto whole = [](std::optional<Duration> duration) { return duration.value_or(Duration{0}); };
    connect(m_lease, &DurationSlider::edited, this, &ControlsPanel::leaseEdited);
    connect(m_pause, &DurationSlider::edited, this,
            [this, whole](std::optional<Duration> d, EditPhase phase) { emit pauseEdited(whole(d), phase); });
    connect(m_freezeAt, &DurationSlider::edited, this,
            [this, whole](std::optional<Duration> d, EditPhase phase) { emit freezeAtEdited(whole(d), phase); });
    connect(m_crowd, &CrowdControls::workersEdited, this, &ControlsPanel::workersEdited);
    connect(m_crowd, &CrowdControls::seatsEdited, this, &ControlsPanel::seatsEdited);
    connect(m_crowd, &CrowdControls::gapEdited, this, &ControlsPanel::gapEdited);
    connect(m_fencing, &FencingControls::fencingChosen, this, &ControlsPanel::fencingChosen);
    connect(m_fencing, &FencingControls::compareChosen, this, &ControlsPanel::fenceCompareChosen);
    connect(m_check, &CheckControls::checkChosen, this, &ControlsPanel::checkChosen);
    connect(m_settings, &MoreControls::conditionalToggled, this, &ControlsPanel::conditionalToggled);
    connect(m_settings, &MoreControls::protectionChosen, this, &ControlsPanel::protectionChosen);
    connect(m_settings, &MoreControls::releaseChosen, this, &ControlsPanel::releaseChosen);
    connect(m_settings, &MoreControls::causeChosen, this, &ControlsPanel::causeChosen);
    connect(m_settings, &MoreControls::crashChosen, this, &ControlsPanel::crashChosen);
}

void ControlsPanel::showScenario(const Scenario& scenario)
{
    m_scenario = scenario;
    m_message->sayError({});
    m_lease->setReason(whyNoLease(scenario));
    m_lease->showDuration(scenario.lease);
    showFault(scenario);
    m_fencing->showScenario(scenario);
    m_check->showScenario(scenario);
    m_crowd->showScenario(scenario);
    m_settings->showScenario(scenario);
}

void ControlsPanel::showFault(const Scenario& scenario)
{
    const auto main = mainFault(scenario);
    const Fault& fault = main ? scenario.faults[*main] : kNoFault;
    const auto* pause = std::get_if<Pause>(&fault.kind);
    const QString worker = nameOf(scenario, *fault.worker);
    const bool packet = pause && pause->cause == PauseCause::Packet;
    m_pause->setName(packet ? tr("Delay of %1's write").arg(worker) : tr("Pause length"));
    m_freezeAt->setName(!pause   ? tr("%1 crashes at").arg(worker)
                        : packet ? tr("Delayed from")
                                 : tr("%1 freezes at").arg(worker));
    m_pause->setReason(whyNoPauseLength(scenario));
    m_pause->showDuration(pause ? pause->length : m_pause->duration());
    m_freezeAt->showDuration(fault.at);
}

void ControlsPanel::say(const Error& error)
{
    showScenario(Scenario(m_scenario));
    m_message->sayError(textOf(error.message));
}

} // namespace fenceline::ui
