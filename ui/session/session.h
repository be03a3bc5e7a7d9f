// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/run/run.h"
#include "core/sql/seat_database.h"

#include <QObject>
#include <QUndoStack>

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace fenceline::ui {

/// What a user changed. Edits of the same kind within one drag are one undo step.
enum class Edit : int {
    Lease = 1,
    PauseLength,
    FreezeAt,
    PauseSpan,
    Arrival,
    Gap,
    Workers,
    Seats,
    PauseCause,
    Protection,
    Fencing,
    FenceCompare,
    Check,
    Conditional,
    Release,
    Service,
    Timing,
    WaiterRechecks,
    Counter, ///< of fencing tokens, in Redis
    RedisValue,
    Persistence,
    ReplicationLag,
    Wait, ///< for replicas
    Retry,
    Renewal,
    RenewalRefused,
    LostAnswer,
    Effects,
    Reset,
    Replace, ///< by another scenario, for example a quiz's
    Revert,  ///< of a change, or of all changes, to the scenario as it was built
};

/// A scenario that has been played: what a session begins with.
struct Opened {
    SeatDatabase database;
    Run run;
};
/// The scenario must be a validated one. Fails only where it cannot be played (SQLite is out of memory).
Result<Opened> openScenario(Scenario scenario);

/// All undo steps of a session, for a snapshot and for Session::restore().
struct History {
    Scenario opened;              ///< what reset() goes back to
    std::vector<Scenario> states; ///< before the first step, and after each
    std::vector<Edit> edits;      ///< what each step was: one fewer than states
    std::size_t current = 0;      ///< which of the states is the present one
};

/// The one mutable thing: the scenario as it stands, the way back through its edits, and the run that it gives. There
/// is a run at any time: a session begins with one, and another scenario comes in together with its run.
/// Views get the run by pointer and never the session; they say what the user intends and app/window calls apply().
///
/// A run that cannot be played (SQLite is out of memory) changes nothing: scenario, run and undo steps stay, and
/// failed() says why.
class Session : public QObject {
    Q_OBJECT

public:
    explicit Session(Opened opened, QObject* parent = nullptr);

    const Scenario& scenario() const { return m_run->scenario; }
    std::shared_ptr<const Run> run() const { return m_run; }
    /// To be read and listened to only; to move it, call undo() and redo().
    const QUndoStack& undoStack() const { return m_undo; }
    /// The edit that the next undo or redo is of; none: there is no such step. The window has the words for it, as
    /// it can change its language.
    std::optional<Edit> undoable() const;
    std::optional<Edit> redoable() const;

    /// The scenario that came in last as a whole: opened, or by Edit::Replace.
    const Scenario& beginning() const;
    /// The present state with at most `most` steps before it and at most `most` after it.
    History history(int most) const;

    /// The scenario that an edit of this kind starts from: the present one or, within a drag, the one at the drag's
    /// start. So a worker that a drag removes, with its fault, returns when the same drag goes back.
    const Scenario& base(Edit edit) const;
    /// Makes the edit an undo step of its own or, within a drag, part of the drag's step; a drag that ends where it
    /// began leaves no step. An error changes nothing and is passed on by refused().
    void apply(Edit edit, const Result<Scenario>& edited);
    /// Says that the change is settled although the drag may go on.
    void settle();
    /// The next edit is a new undo step.
    void endDrag();
    /// Goes back to the scenario that was opened, as an undo step.
    void reset();
    void undo();
    void redo();
    /// Puts another session's validated states in the place of its own, which cannot be undone. Fails, and changes
    /// nothing, where the current state cannot be played.
    Result<void> restore(const History& history);

signals:
    /// Once for each change, undo and redo included.
    void changed(std::shared_ptr<const fenceline::Run> run);
    /// After each change outside a drag, at the end of a drag that changed something, and whenever settle() says so.
    void settled();
    void refused(const fenceline::Error& error);
    void failed(const fenceline::Error& error);

private:
    class ChangeScenario;

    std::shared_ptr<const Run> played(const Scenario& scenario);
    void publish(std::shared_ptr<const Run> run);
    /// None where the step is beyond the first or the last.
    const ChangeScenario* step(int index) const;

    SeatDatabase m_database;
    QUndoStack m_undo;
    Scenario m_opened;
    std::shared_ptr<const Run> m_run; ///< never null
    int m_drag = 0;
    bool m_isSettled = true;
};

} // namespace fenceline::ui
