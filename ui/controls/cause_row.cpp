// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/cause_row.h"

#include "ui/controls/setting_choices.h"

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

CauseRow::CauseRow(QWidget* parent)
    : ChoiceRow(Kind::Menu, tr("What stops the worker"), choiceNames<PauseCause>() << nameOf(Crash{}), parent)
{
    setExplanations(choiceExplanations<PauseCause>() << tr("the worker stops for good"));
    connect(this, &ChoiceRow::chosen, this, [this](int choice) {
        if (choice == kCrash)
            emit crashChosen();
        else
            emit causeChosen(choiceAt<PauseCause>(choice));
    });
}

void CauseRow::showScenario(const Scenario& scenario)
{
    showChoice(causeOf(scenario));
}

} // namespace fenceline::ui
