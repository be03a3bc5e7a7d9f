// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"
#include "ui/timeline/tracks.h"

#include <QString>
#include <QStringList>

/// What stands on the timeline beside the words of ui/text: labels, as short as a lane allows.
namespace fenceline::ui {

class TimelineWords {
public:
    explicit TimelineWords(const Run& run) : m_run(run) {}

    QString lock(LockId id, bool only) const;
    /// From the fullest to the shortest.
    QStringList lease(const LeaseInterval& lease) const;
    QStringList sold(const SeatSpan& span) const;
    static QString free();
    static QString frozen(Duration length);
    static QString cutOff(Duration length);
    QString falseBelief(WorkerId worker) const;
    QString mark(const Mark& mark) const;
    /// Empty for what its shape says: a renewal.
    QString sign(const SideMark& mark) const;
    /// Of a message that is late; empty for any other.
    QString flight(const Flight& flight) const;

    // Whole sentences with their times, for tool tips and screen readers.
    QString tell(const Mark& mark) const;
    QString tell(const LeaseInterval& lease) const;
    QString tell(const FalseBelief& belief) const;
    QString tell(WorkerId worker, const FrozenSpan& span) const;
    QString tell(WorkerId worker, const CutSpan& span) const;
    QString tell(const SideMark& mark) const;
    QString tell(SeatId seat, const SeatSpan& span) const;
    QString tell(const Flight& flight) const;

private:
    const Run& m_run;
};

} // namespace fenceline::ui
