// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/more_controls.h"

#include "ui/controls/choice_row.h"
#include "ui/controls/switch_row.h"
#include "ui/text/names.h"
#include "ui/text/no_effect.h"

#include <QVBoxLayout>

namespace fenceline::ui {
namespace {

template <class Enum>
QStringList names()
{
    QStringList list;
    for (const auto& entry : Words<Enum>::all)
        list << nameOf(entry.second);
    return list;
}

template <class Enum>
QStringList explanations()
{
    QStringList list;
    for (const auto& entry : Words<Enum>::all)
        list << explain(entry.second);
    return list;
}

/// Where a choice stands in its menu.
template <class Enum>
int place(Enum value)
{
    int at = 0;
    for (const auto& entry : Words<Enum>::all) {
        if (entry.second == value)
            return at;
        ++at;
    }
    return -1;
}

template <class Enum>
Enum at(int place)
{
    return Words<Enum>::all[std::size_t(place)].second;
}

constexpr int kCrash = int(Words<PauseCause>::all.size()); ///< after the pauses in the menu of causes

int causeOf(const Scenario& scenario)
{
    const auto fault = mainFault(scenario);
    if (!fault)
        return place(PauseCause::GarbageCollection);
    const auto* pause = std::get_if<Pause>(&scenario.faults[*fault].kind);
    return pause ? place(pause->cause) : kCrash;
}

} // namespace

MoreControls::MoreControls(QWidget* parent)
    : QWidget(parent), m_protection(new ChoiceRow(ChoiceRow::Kind::Menu, tr("Protection"), names<Protection>())),
      m_conditional(new SwitchRow(tr("Conditional write"), tr("the write asks for a free seat: AND holder IS NULL"))),
      m_release(new ChoiceRow(ChoiceRow::Kind::Menu, tr("A worker deletes"), names<Release>())),
      m_cause(new ChoiceRow(ChoiceRow::Kind::Menu, tr("What stops the worker"),
                            names<PauseCause>() << tr("Crash", "a fault")))
{
    m_protection->setExplanations(explanations<Protection>());
    m_release->setExplanations(explanations<Release>());
    m_cause->setExplanations(explanations<PauseCause>() << tr("the worker stops for good"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    for (QWidget* row : std::initializer_list<QWidget*>{m_cause, m_protection, m_conditional, m_release})
        column->addWidget(row);

    connect(m_protection, &ChoiceRow::chosen, this,
            [this](int choice) { emit protectionChosen(at<Protection>(choice)); });
    connect(m_conditional, &SwitchRow::clicked, this, &MoreControls::conditionalToggled);
    connect(m_release, &ChoiceRow::chosen, this, [this](int choice) { emit releaseChosen(at<Release>(choice)); });
    connect(m_cause, &ChoiceRow::chosen, this, [this](int choice) {
        if (choice == kCrash)
            emit crashChosen();
        else
            emit causeChosen(at<PauseCause>(choice));
    });
}

void MoreControls::showScenario(const Scenario& scenario)
{
    m_protection->showChoice(place(scenario.protection));
    m_conditional->setChecked(scenario.guards.conditional);
    m_conditional->setReason(whyNoConditional(scenario));
    m_release->showChoice(place(scenario.guards.release));
    m_release->setReason(whyNoRelease(scenario));
    m_cause->showChoice(causeOf(scenario));
}

} // namespace fenceline::ui
