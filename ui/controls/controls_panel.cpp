// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/controls_panel.h"

#include "core/scenario/limits.h"
#include "ui/controls/cause_row.h"
#include "ui/controls/choice_row.h"
#include "ui/controls/crowd_controls.h"
#include "ui/controls/duration_slider.h"
#include "ui/controls/effect_controls.h"
#include "ui/controls/fencing_controls.h"
#include "ui/controls/fold.h"
#include "ui/controls/guard_controls.h"
#include "ui/controls/message_line.h"
#include "ui/controls/service_controls.h"
#include "ui/controls/setting_choices.h"
#include "ui/text/names.h"
#include "ui/text/no_effect.h"
#include "ui/theme/text_label.h"

#include <QVBoxLayout>
#include <algorithm>

namespace fenceline::ui {
namespace {

// One scale for lease and pause, so that the longer one is seen to be longer.
constexpr DurationRange kLease{.from = Duration{0}, .to = Duration{30'000}, .least = limits::kShortestLease};
constexpr DurationRange kPause{.from = Duration{0}, .to = Duration{30'000}};
constexpr DurationRange kFreezeAt{.from = Duration{0}, .to = Duration{10'000}};

const QString kCauseGroup = QStringLiteral("cause");
const QString kProtectionGroup = QStringLiteral("protection");
const QString kServiceGroup = QStringLiteral("lock-service");
const QString kGuardsGroup = QStringLiteral("guards");
const QString kEffectsGroup = QStringLiteral("effects");

/// Where the sliders stand while a scenario has no fault that they could move (core/scenario/edit.h).
constexpr Fault kNoFault{.at = Duration{2500}, .worker = WorkerId{0}, .kind = Pause{.length = Duration{0}}};

} // namespace

ControlsPanel::ControlsPanel(const Scenario& opened, QWidget* parent)
    : QWidget(parent), m_scenario(opened), m_lease(new DurationSlider(tr("Lease length"), kLease)),
      m_pause(new DurationSlider(tr("Pause length"), kPause)),
      m_freezeAt(new DurationSlider(tr("Freeze at"), kFreezeAt)), m_fencing(new FencingControls),
      m_crowd(new CrowdControls), m_cause(new CauseRow),
      m_protection(new ChoiceRow(ChoiceRow::Kind::Menu, tr("Protection"), choiceNames<Protection>())),
      m_service(new ServiceControls), m_guards(new GuardControls), m_effects(new EffectControls),
      m_message(new MessageLine)
{
    m_lease->makeOptional(tr("Lease"), tr("Off: a lock is held until it is released."));
    m_lease->showDuration(Scenario{}.lease); // what the switch turns on in a scenario that has had none
    m_lease->setExplanation(tr("A longer one only moves the problem: some pause is longer still."));
    m_protection->setExplanations(choiceExplanations<Protection>());
    addGroup(kCauseGroup, m_cause);
    addGroup(kProtectionGroup, m_protection);
    addGroup(kServiceGroup, m_service);
    addGroup(kGuardsGroup, m_guards);
    addGroup(kEffectsGroup, m_effects);
    arrange();
    connectIntents();
    showScenario(opened);
}

void ControlsPanel::addGroup(const QString& key, QWidget* content)
{
    auto* fold = new Fold({}, content);
    connect(fold->button(), &QAbstractButton::toggled, this, &ControlsPanel::groupToggled);
    m_groups.push_back({key, fold});
}

/// Beside its name each says what is set in it.
void ControlsPanel::nameGroups(const Scenario& scenario)
{
    const auto main = mainFault(scenario);
    const auto* pause = main ? std::get_if<Pause>(&scenario.faults[*main].kind) : nullptr;
    const QString cause = main && !pause ? nameOf(Crash{}) : nameOf(pause ? pause->cause : Pause{}.cause);
    QStringList effects;
    for (const Effect& effect : scenario.effects)
        effects << nameOf(effect.what);
    const auto titled = [](const QString& title, const QString& value) {
        return tr("%1: %2", "a group of settings and what is set in it").arg(title, value);
    };
    for (const auto& [key, fold] : m_groups)
        fold->setTitle(key == kCauseGroup        ? titled(tr("Cause", "of a pause"), cause)
                       : key == kProtectionGroup ? titled(tr("Protection"), nameOf(scenario.protection))
                       : key == kServiceGroup    ? titled(tr("Lock service"), nameOf(scenario.service))
                       : key == kGuardsGroup     ? tr("Guards: renewal, check, release")
                       : effects.isEmpty()       ? tr("Effects: email, card charge")
                                                 : titled(tr("Effects"), listOf(effects)));
}

RedisControls* ControlsPanel::redis() const
{
    return m_service->redis();
}

Fold* ControlsPanel::group(const QString& key) const
{
    const auto found =
        std::find_if(m_groups.begin(), m_groups.end(), [&](const Group& each) { return each.key == key; });
    return found->fold;
}

QStringList ControlsPanel::openGroups() const
{
    QStringList keys;
    for (const auto& [key, fold] : m_groups)
        if (fold->isOpen())
            keys << key;
    return keys;
}

void ControlsPanel::setOpenGroups(const QStringList& keys)
{
    for (const auto& [key, fold] : m_groups)
        fold->setOpen(keys.contains(key));
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

    using Widgets = QList<QWidget*>;
    QList<Widgets> parts{{m_lease, m_pause, m_freezeAt, group(kCauseGroup)}, {m_fencing}, {m_crowd}};
    if (m_scenario.protection != Protection::Lock)
        parts.move(parts.size() - 1, 0);
    for (const QString& key : {kProtectionGroup, kServiceGroup, kGuardsGroup, kEffectsGroup})
        parts << Widgets{group(key)};
    for (const Widgets& part : parts) {
        if (part != parts.front())
            column->addWidget(new Rule);
        if (part != parts.front() && (part.front() == m_lease || part.front() == m_crowd))
            column->addSpacing(4); // sliders bring less room of their own than rows
        for (QWidget* control : part)
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
    connect(m_cause, &CauseRow::causeChosen, this, &ControlsPanel::causeChosen);
    connect(m_cause, &CauseRow::crashChosen, this, &ControlsPanel::crashChosen);
    connect(m_protection, &ChoiceRow::chosen, this,
            [this](int choice) { emit protectionChosen(choiceAt<Protection>(choice)); });
    connect(m_service, &ServiceControls::serviceChosen, this, &ControlsPanel::serviceChosen);
    connect(m_service, &ServiceControls::timingChosen, this, &ControlsPanel::timingChosen);
    connect(m_service, &ServiceControls::waiterRechecksToggled, this, &ControlsPanel::waiterRechecksToggled);
    connect(m_guards, &GuardControls::renewalChosen, this, &ControlsPanel::renewalChosen);
    connect(m_guards, &GuardControls::renewalRefusedChosen, this, &ControlsPanel::renewalRefusedChosen);
    connect(m_guards, &GuardControls::checkChosen, this, &ControlsPanel::checkChosen);
    connect(m_guards, &GuardControls::conditionalToggled, this, &ControlsPanel::conditionalToggled);
    connect(m_guards, &GuardControls::releaseChosen, this, &ControlsPanel::releaseChosen);
    connect(m_guards, &GuardControls::lostAnswerChosen, this, &ControlsPanel::lostAnswerChosen);
    connect(m_effects, &EffectControls::effectsEdited, this, &ControlsPanel::effectsEdited);
}

void ControlsPanel::showScenario(const Scenario& scenario)
{
    m_scenario = scenario;
    m_message->sayError({});
    m_lease->setReason(whyNoLease(scenario));
    m_lease->showDuration(scenario.lease);
    showFault(scenario);
    m_fencing->showScenario(scenario);
    m_crowd->showScenario(scenario);
    m_cause->showScenario(scenario);
    m_protection->showChoice(choicePlace(scenario.protection));
    m_service->showScenario(scenario);
    m_guards->showScenario(scenario);
    m_effects->showScenario(scenario);
    nameGroups(scenario);
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
    m_pause->setExplanation(effectiveLease(scenario)
                                ? tr("What counts is that it lasts beyond the end of the lease, not its length.")
                                : QString());
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
