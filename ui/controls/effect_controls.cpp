// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/effect_controls.h"

#include "ui/controls/choice_row.h"
#include "ui/controls/setting_choices.h"
#include "ui/controls/switch_row.h"

#include <QVBoxLayout>
#include <algorithm>

namespace fenceline::ui {
namespace {

QVBoxLayout* columnOf(QWidget* widget)
{
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    return column;
}

QString explanationOf(EffectKind what)
{
    switch (what) {
    case EffectKind::Email:
        return EffectControls::tr("the ticket goes out once its fan was told yes; nobody can call it back");
    case EffectKind::Charge: return EffectControls::tr("the fan pays once told yes; no fence stands before the bank");
    }
    return {};
}

QString keyTitleOf(EffectKind what)
{
    switch (what) {
    case EffectKind::Email: return EffectControls::tr("Key of the email");
    case EffectKind::Charge: return EffectControls::tr("Key of the charge");
    }
    return {};
}

} // namespace

EffectRow::EffectRow(EffectKind what, QWidget* parent)
    : QWidget(parent), m_effect{.what = what}, m_switch(new SwitchRow(nameOf(what), explanationOf(what))),
      m_key(new ChoiceRow(ChoiceRow::Kind::Menu, keyTitleOf(what), choiceNames<EffectKey>())),
      m_early(new SwitchRow(tr("Write the key down first"),
                            tr("before it is carried out; else a repeat that comes meanwhile is carried out too")))
{
    m_key->setExplanations(choiceExplanations<EffectKey>());
    QVBoxLayout* column = columnOf(this);
    for (QWidget* row : std::initializer_list<QWidget*>{m_switch, m_key, m_early})
        column->addWidget(row);
    connect(m_switch, &SwitchRow::clicked, this,
            [this](bool on) { emit edited(on ? std::optional(m_effect) : std::nullopt); });
    connect(m_key, &ChoiceRow::chosen, this, [this](int choice) {
        Effect next = m_effect;
        next.key = choiceAt<EffectKey>(choice);
        emit edited(next);
    });
    connect(m_early, &SwitchRow::clicked, this, [this](bool on) {
        Effect next = m_effect;
        next.recordsInProgress = on;
        emit edited(next);
    });
}

void EffectRow::showEffect(const std::optional<Effect>& effect)
{
    if (effect)
        m_effect = *effect;
    m_switch->setChecked(effect.has_value());
    m_key->showChoice(choicePlace(m_effect.key));
    m_key->setVisible(effect.has_value());
    m_early->setChecked(m_effect.recordsInProgress);
    m_early->setReason(m_effect.key == EffectKey::None ? tr("There is no key to write down.") : QString());
    m_early->setVisible(effect.has_value());
}

EffectControls::EffectControls(QWidget* parent) : QWidget(parent)
{
    QVBoxLayout* column = columnOf(this);
    for (const auto& [word, kind] : Words<EffectKind>::all) {
        auto* row = new EffectRow(kind);
        const EffectKind what = kind;
        connect(row, &EffectRow::edited, this, [this, what](const auto& effect) { edit(what, effect); });
        column->addWidget(row);
        m_rows.push_back(row);
    }
}

/// Each kind at most once, in the order of the kinds.
void EffectControls::edit(EffectKind what, const std::optional<Effect>& effect)
{
    std::vector<Effect> next;
    for (const auto& [word, kind] : Words<EffectKind>::all) {
        const auto now = std::find_if(m_effects.begin(), m_effects.end(),
                                      [wanted = kind](const Effect& each) { return each.what == wanted; });
        if (kind == what && effect)
            next.push_back(*effect);
        else if (kind != what && now != m_effects.end())
            next.push_back(*now);
    }
    emit effectsEdited(next);
}

void EffectControls::showScenario(const Scenario& scenario)
{
    m_effects = scenario.effects;
    for (EffectRow* row : m_rows) {
        const auto shown = std::find_if(m_effects.begin(), m_effects.end(),
                                        [row](const Effect& each) { return each.what == row->effect().what; });
        row->showEffect(shown == m_effects.end() ? std::nullopt : std::optional(*shown));
    }
}

} // namespace fenceline::ui
