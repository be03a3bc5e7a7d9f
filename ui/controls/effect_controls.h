// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <QWidget>
#include <vector>

namespace fenceline::ui {

class ChoiceRow;
class SwitchRow;

/// One effect of a sale: whether it is sent, with what key, and when the provider writes the key down.
class EffectRow : public QWidget {
    Q_OBJECT
public:
    explicit EffectRow(EffectKind what, QWidget* parent = nullptr);
    /// None: it is not sent. Emits nothing.
    void showEffect(const std::optional<Effect>& effect);
    /// As it would be: the one that is shown, or was before it was switched off.
    const Effect& effect() const { return m_effect; }

signals:
    void edited(const std::optional<fenceline::Effect>& effect);

private:
    Effect m_effect;
    SwitchRow* m_switch;
    ChoiceRow* m_key;
    SwitchRow* m_early;
};

/// What goes out with a sale and can be neither fenced nor taken back. Showing a scenario emits nothing.
class EffectControls : public QWidget {
    Q_OBJECT
public:
    explicit EffectControls(QWidget* parent = nullptr);
    void showScenario(const Scenario& scenario);

signals:
    void effectsEdited(const std::vector<fenceline::Effect>& effects);

private:
    void edit(EffectKind what, const std::optional<Effect>& effect);

    std::vector<Effect> m_effects;
    std::vector<EffectRow*> m_rows; ///< by the words of EffectKind
};

} // namespace fenceline::ui
