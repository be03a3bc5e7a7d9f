// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/fencing_controls.h"

#include "ui/controls/choice_row.h"
#include "ui/controls/setting_choices.h"
#include "ui/controls/switch_row.h"
#include "ui/text/no_effect.h"

#include <QVBoxLayout>

namespace fenceline::ui {
namespace {

QVBoxLayout* columnOf(QWidget* widget)
{
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    return column;
}

} // namespace

FencingControls::FencingControls(QWidget* parent)
    : QWidget(parent), m_switch(new SwitchRow(tr("Fencing tokens"), tr("the row refuses older tokens"))),
      m_kind(new ChoiceRow(ChoiceRow::Kind::Segments, tr("The token goes with"), choiceNames<Fencing>())),
      m_compare(new ChoiceRow(ChoiceRow::Kind::Segments, tr("A write passes if"), choiceNames<FenceCompare>()))
{
    m_switch->setStrong(true);
    m_kind->setExplanations(choiceExplanations<Fencing>());
    m_compare->setExplanations(choiceExplanations<FenceCompare>());
    QVBoxLayout* column = columnOf(this);
    column->addWidget(m_switch);
    column->addWidget(m_kind);
    column->addWidget(m_compare);

    connect(m_switch, &SwitchRow::clicked, this,
            [this](bool on) { emit fencingChosen(on ? m_lastKind : Fencing::Off); });
    connect(m_kind, &ChoiceRow::chosen, this, [this](int choice) { emit fencingChosen(choiceAt<Fencing>(choice)); });
    connect(m_compare, &ChoiceRow::chosen, this,
            [this](int choice) { emit compareChosen(choiceAt<FenceCompare>(choice)); });
}

void FencingControls::showScenario(const Scenario& scenario)
{
    const Fencing fencing = scenario.guards.fencing;
    const bool on = fencing != Fencing::Off;
    if (on)
        m_lastKind = fencing;
    m_switch->setChecked(on);
    m_switch->setReason(whyNoFencing(scenario));
    m_kind->showChoice(choicePlace(m_lastKind));
    m_kind->setReason(whyNoFencing(scenario));
    m_compare->showChoice(choicePlace(scenario.guards.fenceCompare));
    m_compare->setReason(whyNoFenceCompare(scenario));
    const bool detail = on && whyNoFencing(scenario).isEmpty();
    m_kind->setVisible(detail);
    m_compare->setVisible(detail);
}

CheckControls::CheckControls(QWidget* parent)
    : QWidget(parent), m_switch(new SwitchRow(tr("Check the lease before writing"),
                                              tr("it only moves the problem: a pause after the look goes unseen"))),
      m_kind(new ChoiceRow(ChoiceRow::Kind::Segments, tr("The worker looks at"), choiceNames<CheckBeforeWrite>()))
{
    m_kind->setExplanations(choiceExplanations<CheckBeforeWrite>());
    QVBoxLayout* column = columnOf(this);
    column->addWidget(m_switch);
    column->addWidget(m_kind);
    connect(m_switch, &SwitchRow::clicked, this,
            [this](bool on) { emit checkChosen(on ? m_lastKind : CheckBeforeWrite::Off); });
    connect(m_kind, &ChoiceRow::chosen, this,
            [this](int choice) { emit checkChosen(choiceAt<CheckBeforeWrite>(choice)); });
}

void CheckControls::showScenario(const Scenario& scenario)
{
    const CheckBeforeWrite check = scenario.guards.checkBeforeWrite;
    const bool on = check != CheckBeforeWrite::Off;
    if (on)
        m_lastKind = check;
    const QString reason = whyNoCheck(scenario);
    m_switch->setChecked(on);
    m_switch->setReason(reason);
    m_kind->showChoice(choicePlace(m_lastKind));
    m_kind->setVisible(on && reason.isEmpty());
}

} // namespace fenceline::ui
