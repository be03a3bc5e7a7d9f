// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/palette_commands.h"

#include "app/window/actions.h"
#include "app/window/edits.h"
#include "core/scenario/edit.h"
#include "core/scenario/limits.h"
#include "core/scenario/settings.h"
#include "ui/dialogs/command_palette.h"
#include "ui/text/names.h"
#include "ui/text/quantities.h"

#include <QAction>

#include <algorithm>

namespace fenceline::app {
namespace {

using ui::Command;
using ui::EditPhase;

class Palette {
public:
    Palette(Edits& edits, const Scenario& scenario) : m_edits(edits), m_scenario(scenario) {}

    void addActions(const Actions& actions)
    {
        for (const auto& [title, group] : actions.groups())
            for (QAction* action : group)
                m_commands.push_back(ui::commandOf(title, action));
    }

    void addDurations()
    {
        const auto main = mainFault(m_scenario);
        const Fault* fault = main ? &m_scenario.faults[*main] : nullptr;
        const auto* pause = fault ? std::get_if<Pause>(&fault->kind) : nullptr;
        addDuration(Edits::tr("Lease …"), m_scenario.lease, limits::kShortestLease,
                    [&edits = m_edits](Duration d) { edits.lease(d, EditPhase::Step); });
        addDuration(Edits::tr("Pause …"), pause ? std::optional(pause->length) : std::nullopt, Duration{0},
                    [&edits = m_edits](Duration d) { edits.pauseLength(d, EditPhase::Step); });
        addDuration(Edits::tr("Start of the pause …"), fault ? std::optional(fault->at) : std::nullopt, Duration{0},
                    [&edits = m_edits](Duration d) { edits.freezeAt(d, EditPhase::Step); });
        addDuration(Edits::tr("Gap from read to write …"), gapOf(m_scenario), Duration{0},
                    [&edits = m_edits](Duration d) { edits.gap(d, EditPhase::Step); });
        add(Edits::tr("Lease: off"), !m_scenario.lease,
            [&edits = m_edits] { edits.lease(std::nullopt, EditPhase::Step); });
    }

    void addCounts()
    {
        addCount(Edits::tr("Number of workers …"), m_scenario.workers.size(), kMostWorkers,
                 [&edits = m_edits](int count) { edits.workers(count, EditPhase::Step); });
        addCount(Edits::tr("Number of seats …"), m_scenario.seats.size(), kMostSeats,
                 [&edits = m_edits](int count) { edits.seats(count, EditPhase::Step); });
    }

    void addChoices()
    {
        const Guards& guards = m_scenario.guards;
        addEach(Edits::tr("Protection: %1"), m_scenario.protection, &Edits::protection);
        addEach(Edits::tr("Fencing: %1"), guards.fencing, &Edits::fencing);
        addEach(Edits::tr("Comparison: %1"), guards.fenceCompare, &Edits::fenceCompare);
        addEach(Edits::tr("Check before writing: %1"), guards.checkBeforeWrite, &Edits::checkBeforeWrite);
        addEach(Edits::tr("Release: %1"), guards.release, &Edits::release);
        addEach(Edits::tr("Lock service: %1"), m_scenario.service, &Edits::service);
        addEach(Edits::tr("Timing of the lock service: %1"), m_scenario.timing, &Edits::timing);
        if (isRedis(m_scenario.service)) {
            add(Edits::tr("Token counter: on"), m_scenario.redis.counter, [&edits = m_edits] { edits.counter(true); });
            add(Edits::tr("Token counter: off"), !m_scenario.redis.counter,
                [&edits = m_edits] { edits.counter(false); });
        }
        addEach(Edits::tr("Renewal: %1"), guards.renew, &Edits::renewal);
        addEach(Edits::tr("A worker whose renewal is refused: %1"), guards.renewalRefused, &Edits::renewalRefused);
        addEach(Edits::tr("After a lost answer: %1"), guards.lostAnswer, &Edits::lostAnswer);
        for (const auto& [word, kind] : Words<EffectKind>::all)
            addEffect(kind);
        const auto main = mainFault(m_scenario);
        const auto* pause = main ? std::get_if<Pause>(&m_scenario.faults[*main].kind) : nullptr;
        addEach(Edits::tr("Cause of the pause: %1"), pause ? std::optional(pause->cause) : std::nullopt,
                &Edits::pauseCause);
        add(Edits::tr("Cause of the pause: %1").arg(ui::nameOf(Crash{})), main && !pause,
            [&edits = m_edits] { edits.crash(); });
        add(Edits::tr("Conditional write: on"), guards.conditional, [&edits = m_edits] { edits.conditional(true); });
        add(Edits::tr("Conditional write: off"), !guards.conditional, [&edits = m_edits] { edits.conditional(false); });
    }

    /// They are the same ones in the same order each time, whatever the language.
    std::vector<Command> take()
    {
        for (std::size_t i = 0; i < m_commands.size(); ++i)
            m_commands[i].key = QString::number(i);
        return std::move(m_commands);
    }

private:
    void add(const QString& text, bool checked, std::function<void()> run)
    {
        m_commands.push_back({.group = m_group, .text = text, .checked = checked, .run = std::move(run)});
    }

    /// All that the setting can be, in the order in which a user is shown it; `now` may be none.
    template <class Choice, class Now>
    void addEach(const QString& text, const Now& now, void (Edits::*edit)(Choice))
    {
        for (const auto& [word, choice] : Words<Choice>::all)
            add(text.arg(ui::nameOf(choice)), now == choice,
                [&edits = m_edits, edit, wanted = choice] { (edits.*edit)(wanted); });
    }

    /// None, or one with each of the keys.
    void addEffect(EffectKind kind)
    {
        std::vector<Effect> others = m_scenario.effects;
        const auto now = std::find_if(others.begin(), others.end(), [kind](const Effect& e) { return e.what == kind; });
        const bool isOn = now != others.end();
        Effect wanted{.what = kind};
        if (isOn) {
            wanted = *now;
            others.erase(now);
        }
        const EffectKey present = wanted.key;
        const QString text = Edits::tr("%1: %2", "an effect, and its key or whether it is off").arg(ui::nameOf(kind));
        add(text.arg(Edits::tr("off", "an effect")), !isOn, [&edits = m_edits, others] { edits.effects(others); });
        for (const auto& [word, key] : Words<EffectKey>::all) {
            wanted.key = key;
            std::vector<Effect> all = others;
            all.insert(kind == EffectKind::Email ? all.begin() : all.end(), wanted);
            add(text.arg(ui::nameOf(key)), isOn && present == key, [&edits = m_edits, all] { edits.effects(all); });
        }
    }

    void addTyped(const QString& text, const QString& now, const QString& hint,
                  std::function<QString(const QString&)> runTyped)
    {
        m_commands.push_back(
            {.group = m_group, .text = text, .detail = now, .hint = hint, .runTyped = std::move(runTyped)});
    }

    void addDuration(const QString& text, std::optional<Duration> now, Duration least,
                     std::function<void(Duration)> edit)
    {
        addTyped(text, now ? ui::durationText(*now) : QString(), Edits::tr("Type a duration, such as 12 s."),
                 [least, edit = std::move(edit)](const QString& typed) {
                     const auto value = ui::readDuration(typed, least, kLongestDuration);
                     if (!value)
                         return ui::textOf(value.error().message);
                     edit(*value);
                     return QString();
                 });
    }

    void addCount(const QString& text, std::size_t now, std::size_t most, std::function<void(int)> edit)
    {
        addTyped(text, ui::countText(qint64(now)), Edits::tr("Type a number."),
                 [most, edit = std::move(edit)](const QString& typed) {
                     const auto value = ui::readCount(typed, 1, qint64(most));
                     if (!value)
                         return ui::textOf(value.error().message);
                     edit(int(*value));
                     return QString();
                 });
    }

    Edits& m_edits;
    const Scenario& m_scenario;
    QString m_group = Edits::tr("Setting");
    std::vector<Command> m_commands;
};

} // namespace

std::vector<Command> paletteCommands(const Actions& actions, Edits& edits, const Scenario& scenario)
{
    Palette palette(edits, scenario);
    palette.addActions(actions);
    palette.addDurations();
    palette.addCounts();
    palette.addChoices();
    return palette.take();
}

} // namespace fenceline::app
