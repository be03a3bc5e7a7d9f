// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/session.h"

#include <QUndoCommand>

#include <utility>

namespace fenceline::ui {

/// Swaps one scenario for another. Scenarios are small values, so a step back is the old value itself.
class Session::ChangeScenario : public QUndoCommand {
public:
    ChangeScenario(Session& session, Edit edit, const QString& text, Scenario to)
        : QUndoCommand(text), m_session(session), m_edit(edit), m_drag(session.m_drag), m_from(session.scenario()),
          m_to(std::move(to))
    {
    }

    /// Only what can be dragged merges; a choice is a step of its own.
    int id() const override
    {
        const bool draggable = m_edit == Edit::Lease || m_edit == Edit::PauseLength || m_edit == Edit::FreezeAt;
        return draggable ? static_cast<int>(m_edit) : -1;
    }

    bool mergeWith(const QUndoCommand* other) override
    {
        const auto* later = static_cast<const ChangeScenario*>(other);
        if (later->m_drag != m_drag)
            return false;
        m_to = later->m_to;
        setObsolete(m_from == m_to);
        return true;
    }

    void undo() override { m_session.set(m_from); }
    void redo() override { m_session.set(m_to); }

private:
    Session& m_session;
    Edit m_edit;
    int m_drag;
    Scenario m_from;
    Scenario m_to;
};

Session::Session(Scenario scenario, QObject* parent) : QObject(parent), m_opened(std::move(scenario))
{
    set(m_opened);
}

void Session::apply(Edit edit, const QString& text, const Result<Scenario>& edited)
{
    if (!edited) {
        emit refused(edit, edited.error());
        return;
    }
    if (*edited == scenario())
        return;
    m_undo.push(new ChangeScenario(*this, edit, text, *edited));
}

void Session::reset(const QString& text)
{
    apply(Edit::Reset, text, m_opened);
    endDrag();
}

void Session::set(const Scenario& scenario)
{
    auto run = play(scenario);
    // Only SQLite running out of memory fails here; the picture that stands is then still right for what it shows.
    if (!run)
        return;
    m_run = std::make_shared<const Run>(std::move(*run));
    emit changed(m_run);
}

} // namespace fenceline::ui
