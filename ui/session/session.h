// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/run/run.h"

#include <QObject>
#include <QUndoStack>

#include <memory>

namespace fenceline::ui {

/// What a user changed; edits of the same kind within one drag are one undo step.
enum class Edit : int {
    Lease = 1,
    PauseLength,
    FreezeAt,
    PauseCause,
    Protection,
    Fencing,
    FenceCompare,
    Check,
    Conditional,
    Release,
    Reset,
};

/// The one mutable thing: the scenario as it stands, the way back through its edits, and the run that it gives.
/// Views get the run by pointer and never the session; they say what the user intends and app/window calls apply().
class Session : public QObject {
    Q_OBJECT

public:
    /// The scenario must be a validated one.
    explicit Session(Scenario scenario, QObject* parent = nullptr);

    const Scenario& scenario() const { return m_run->scenario; }
    std::shared_ptr<const Run> run() const { return m_run; }
    QUndoStack& undoStack() { return m_undo; }
    /// What "back to the lesson's setting" goes back to: the scenario that was opened.
    const Scenario& opened() const { return m_opened; }

    /// Makes the edit an undo step of its own or, within a drag, part of the drag's step; a drag that ends where it
    /// began leaves no step. An error changes nothing and is passed on by refused().
    void apply(Edit edit, const QString& text, const Result<Scenario>& edited);
    /// Whatever is edited next is a new undo step.
    void endDrag() { ++m_drag; }
    void reset(const QString& text);

signals:
    /// Once for each change, undo and redo included.
    void changed(std::shared_ptr<const fenceline::Run> run);
    void refused(fenceline::ui::Edit edit, const fenceline::Error& error);

private:
    class ChangeScenario;

    void set(const Scenario& scenario);

    QUndoStack m_undo;
    Scenario m_opened;
    std::shared_ptr<const Run> m_run;
    int m_drag = 0;
};

} // namespace fenceline::ui
