// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/session.h"

#include <QUndoCommand>

#include <algorithm>
#include <utility>

namespace fenceline::ui {

namespace {

/// What sliders change. A choice is a step of its own.
bool canBeDragged(Edit edit)
{
    switch (edit) {
    case Edit::Lease:
    case Edit::PauseLength:
    case Edit::FreezeAt:
    case Edit::PauseSpan:
    case Edit::Arrival:
    case Edit::Gap:
    case Edit::Workers:
    case Edit::Seats:
    case Edit::ReplicationLag:
    case Edit::Retry: return true;
    case Edit::PauseCause:
    case Edit::Protection:
    case Edit::Fencing:
    case Edit::FenceCompare:
    case Edit::Check:
    case Edit::Conditional:
    case Edit::Release:
    case Edit::Service:
    case Edit::Timing:
    case Edit::WaiterRechecks:
    case Edit::Counter:
    case Edit::RedisValue:
    case Edit::Persistence:
    case Edit::Wait:
    case Edit::Renewal:
    case Edit::RenewalRefused:
    case Edit::LostAnswer:
    case Edit::Effects:
    case Edit::Reset:
    case Edit::Replace:
    case Edit::Revert: break;
    }
    return false;
}

} // namespace

/// One scenario before and one after. Scenarios are small values, so a step back is the old value itself. The command
/// only remembers: whether a scenario can be played is known before the stack is moved, so the session moves both.
class Session::ChangeScenario : public QUndoCommand {
public:
    ChangeScenario(Edit edit, int drag, Scenario from, Scenario to)
        : m_edit(edit), m_drag(drag), m_from(std::move(from)), m_to(std::move(to))
    {
    }

    Edit edit() const { return m_edit; }
    const Scenario& from() const { return m_from; }
    const Scenario& to() const { return m_to; }
    bool isOf(Edit edit, int drag) const { return canBeDragged(edit) && m_edit == edit && m_drag == drag; }

    int id() const override { return canBeDragged(m_edit) ? static_cast<int>(m_edit) : -1; }

    bool mergeWith(const QUndoCommand* other) override
    {
        const auto* later = static_cast<const ChangeScenario*>(other);
        if (later->m_drag != m_drag)
            return false;
        m_to = later->m_to;
        setObsolete(m_from == m_to);
        return true;
    }

private:
    Edit m_edit;
    int m_drag;
    Scenario m_from;
    Scenario m_to;
};

Result<Opened> openScenario(Scenario scenario)
{
    auto database = SeatDatabase::open();
    if (!database)
        return tl::unexpected(database.error());
    auto run = play(*database, std::move(scenario));
    if (!run)
        return tl::unexpected(run.error());
    return Opened{std::move(*database), std::move(*run)};
}

Session::Session(Opened opened, QObject* parent)
    : QObject(parent), m_database(std::move(opened.database)), m_opened(opened.run.scenario),
      m_run(std::make_shared<const Run>(std::move(opened.run)))
{
}

const Session::ChangeScenario* Session::step(int index) const
{
    return static_cast<const ChangeScenario*>(m_undo.command(index));
}

std::optional<Edit> Session::undoable() const
{
    const auto* last = step(m_undo.index() - 1);
    return last ? std::optional(last->edit()) : std::nullopt;
}

std::optional<Edit> Session::redoable() const
{
    const auto* next = step(m_undo.index());
    return next ? std::optional(next->edit()) : std::nullopt;
}

const Scenario& Session::beginning() const
{
    for (int index = m_undo.index() - 1; index >= 0; --index)
        if (step(index)->edit() == Edit::Replace)
            return step(index)->to();
    return m_opened;
}

History Session::history(int most) const
{
    const int first = std::max(0, m_undo.index() - most);
    const int end = std::min(m_undo.count(), m_undo.index() + most);
    History history{m_opened, {}, {}, std::size_t(m_undo.index() - first)};
    for (int index = first; index < end; ++index) {
        history.states.push_back(step(index)->from());
        history.edits.push_back(step(index)->edit());
    }
    history.states.push_back(end > first ? step(end - 1)->to() : scenario());
    return history;
}

const Scenario& Session::base(Edit edit) const
{
    const auto* last = step(m_undo.index() - 1);
    return last && last->isOf(edit, m_drag) ? last->from() : scenario();
}

void Session::apply(Edit edit, const Result<Scenario>& edited)
{
    if (!edited) {
        emit refused(edited.error());
        return;
    }
    if (*edited == scenario())
        return;
    auto run = played(*edited);
    if (!run)
        return;
    m_undo.push(new ChangeScenario(edit, m_drag, scenario(), *edited));
    publish(std::move(run));
    if (!canBeDragged(edit))
        settle();
}

void Session::endDrag()
{
    ++m_drag;
    settle();
}

void Session::reset()
{
    apply(Edit::Reset, m_opened);
    endDrag();
}

void Session::undo()
{
    const auto* last = step(m_undo.index() - 1);
    auto run = last ? played(last->from()) : nullptr;
    if (!run)
        return;
    m_undo.undo();
    publish(std::move(run));
    settle();
}

void Session::redo()
{
    const auto* next = step(m_undo.index());
    auto run = next ? played(next->to()) : nullptr;
    if (!run)
        return;
    m_undo.redo();
    publish(std::move(run));
    settle();
}

Result<void> Session::restore(const History& history)
{
    auto run = play(m_database, history.states.at(history.current));
    if (!run)
        return tl::unexpected(run.error());
    m_undo.clear();
    m_opened = history.opened;
    for (std::size_t i = 0; i < history.edits.size(); ++i)
        m_undo.push(new ChangeScenario(history.edits[i], ++m_drag, history.states[i], history.states.at(i + 1)));
    m_undo.setIndex(int(history.current));
    ++m_drag;
    publish(std::make_shared<const Run>(std::move(*run)));
    settle();
    return {};
}

/// Null where it failed, which is then said.
std::shared_ptr<const Run> Session::played(const Scenario& scenario)
{
    auto run = play(m_database, scenario);
    if (run)
        return std::make_shared<const Run>(std::move(*run));
    emit failed(run.error());
    return nullptr;
}

void Session::publish(std::shared_ptr<const Run> run)
{
    m_run = std::move(run);
    m_isSettled = false;
    emit changed(m_run);
}

void Session::settle()
{
    if (m_isSettled)
        return;
    m_isSettled = true;
    emit settled();
}

} // namespace fenceline::ui
