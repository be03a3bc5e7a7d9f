// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/more_controls.h"

#include "ui/controls/choice_row.h"
#include "ui/controls/setting_choices.h"
#include "ui/controls/switch_row.h"
#include "ui/text/names.h"
#include "ui/text/no_effect.h"

#include <QVBoxLayout>

namespace fenceline::ui {
namespace {

constexpr int kCrash = int(Words<PauseCause>::all.size()); ///< after the pauses in the menu of causes

int causeOf(const Scenario& scenario)
{
    const auto fault = mainFault(scenario);
    if (!fault)
        return choicePlace(PauseCause::GarbageCollection);
    const auto* pause = std::get_if<Pause>(&scenario.faults[*fault].kind);
    return pause ? choicePlace(pause->cause) : kCrash;
}

} // namespace

MoreControls::MoreControls(QWidget* parent)
    : QWidget(parent), m_protection(new ChoiceRow(ChoiceRow::Kind::Menu, tr("Protection"), choiceNames<Protection>())),
      m_conditional(new SwitchRow(tr("Conditional write"), tr("the write asks for a free seat: AND holder IS NULL"))),
      m_release(new ChoiceRow(ChoiceRow::Kind::Menu, tr("A worker deletes"), choiceNames<Release>())),
      m_cause(new ChoiceRow(ChoiceRow::Kind::Menu, tr("What stops the worker"),
                            choiceNames<PauseCause>() << nameOf(Crash{})))
{
    m_protection->setExplanations(choiceExplanations<Protection>());
    m_release->setExplanations(choiceExplanations<Release>());
    m_cause->setExplanations(choiceExplanations<PauseCause>() << tr("the worker stops for good"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    for (QWidget* row : std::initializer_list<QWidget*>{m_cause, m_protection, m_conditional, m_release})
        column->addWidget(row);

    connect(m_protection, &ChoiceRow::chosen, this,
            [this](int choice) { emit protectionChosen(choiceAt<Protection>(choice)); });
    connect(m_conditional, &SwitchRow::clicked, this, &MoreControls::conditionalToggled);
    connect(m_release, &ChoiceRow::chosen, this, [this](int choice) { emit releaseChosen(choiceAt<Release>(choice)); });
    connect(m_cause, &ChoiceRow::chosen, this, [this](int choice) {
        if (choice == kCrash)
            emit crashChosen();
        else
            emit causeChosen(choiceAt<PauseCause>(choice));
    });
}

void MoreControls::showScenario(const Scenario& scenario)
{
    m_protection->showChoice(choicePlace(scenario.protection));
    m_conditional->setChecked(scenario.guards.conditional);
    m_conditional->setReason(whyNoConditional(scenario));
    m_release->showChoice(choicePlace(scenario.guards.release));
    m_release->setReason(whyNoRelease(scenario));
    m_cause->showChoice(causeOf(scenario));
}

} // namespace fenceline::ui
