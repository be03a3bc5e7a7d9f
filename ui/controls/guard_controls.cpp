// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/guard_controls.h"

#include "ui/controls/choice_row.h"
#include "ui/controls/fencing_controls.h"
#include "ui/controls/setting_choices.h"
#include "ui/controls/switch_row.h"
#include "ui/text/no_effect.h"

#include <QVBoxLayout>

namespace fenceline::ui {
namespace {

void stack(QWidget* parent, std::initializer_list<QWidget*> rows)
{
    auto* column = new QVBoxLayout(parent);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    for (QWidget* row : rows)
        column->addWidget(row);
}

} // namespace

RenewalControls::RenewalControls(QWidget* parent)
    : QWidget(parent), m_switch(new SwitchRow(tr("Renew the lease"), tr("each time that a third of it is over"))),
      m_kind(new ChoiceRow(ChoiceRow::Kind::Segments, tr("It is renewed by"), choiceNames<Renewal>())),
      m_refused(new ChoiceRow(ChoiceRow::Kind::Segments, tr("A worker whose renewal is refused"),
                              choiceNames<RenewalRefused>()))
{
    m_kind->setExplanations(choiceExplanations<Renewal>());
    m_refused->setExplanations(choiceExplanations<RenewalRefused>());
    stack(this, {m_switch, m_kind, m_refused});
    connect(m_switch, &SwitchRow::clicked, this,
            [this](bool on) { emit renewalChosen(on ? m_lastKind : Renewal::Off); });
    connect(m_kind, &ChoiceRow::chosen, this, [this](int choice) { emit renewalChosen(choiceAt<Renewal>(choice)); });
    connect(m_refused, &ChoiceRow::chosen, this,
            [this](int choice) { emit refusedChosen(choiceAt<RenewalRefused>(choice)); });
}

void RenewalControls::showScenario(const Scenario& scenario)
{
    const Renewal renewal = scenario.guards.renew;
    const bool on = renewal != Renewal::Off;
    if (on)
        m_lastKind = renewal;
    const QString reason = whyNoRenewal(scenario);
    m_switch->setChecked(on);
    m_switch->setReason(reason);
    m_kind->showChoice(choicePlace(m_lastKind));
    m_kind->setVisible(on && reason.isEmpty());
    m_refused->showChoice(choicePlace(scenario.guards.renewalRefused));
    m_refused->setReason(whyNoRenewalRefused(scenario));
}

GuardControls::GuardControls(QWidget* parent)
    : QWidget(parent), m_renewal(new RenewalControls), m_check(new CheckControls),
      m_conditional(new SwitchRow(tr("Conditional write"), tr("the write asks for a free seat: AND holder IS NULL"))),
      m_release(new ChoiceRow(ChoiceRow::Kind::Menu, tr("A worker deletes"), choiceNames<Release>())),
      m_lostAnswer(new ChoiceRow(ChoiceRow::Kind::Menu, tr("After a lost answer"), choiceNames<LostAnswer>()))
{
    m_release->setExplanations(choiceExplanations<Release>());
    m_lostAnswer->setExplanations(choiceExplanations<LostAnswer>());
    stack(this, {m_renewal, m_check, m_conditional, m_release, m_lostAnswer});
    connect(m_renewal, &RenewalControls::renewalChosen, this, &GuardControls::renewalChosen);
    connect(m_renewal, &RenewalControls::refusedChosen, this, &GuardControls::renewalRefusedChosen);
    connect(m_check, &CheckControls::checkChosen, this, &GuardControls::checkChosen);
    connect(m_conditional, &SwitchRow::clicked, this, &GuardControls::conditionalToggled);
    connect(m_release, &ChoiceRow::chosen, this, [this](int choice) { emit releaseChosen(choiceAt<Release>(choice)); });
    connect(m_lostAnswer, &ChoiceRow::chosen, this,
            [this](int choice) { emit lostAnswerChosen(choiceAt<LostAnswer>(choice)); });
}

void GuardControls::showScenario(const Scenario& scenario)
{
    m_renewal->showScenario(scenario);
    m_check->showScenario(scenario);
    m_conditional->setChecked(scenario.guards.conditional);
    m_conditional->setReason(whyNoConditional(scenario));
    m_release->showChoice(choicePlace(scenario.guards.release));
    m_release->setReason(whyNoRelease(scenario));
    m_lostAnswer->showChoice(choicePlace(scenario.guards.lostAnswer));
}

} // namespace fenceline::ui
