// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"
#include "core/trace/messages.h"
#include "core/trace/state.h"

#include <QString>
#include <vector>

/// The messages that the stage shows at an instant. Those that take time are where they are at that instant; those
/// that take none belong to the last instant at which something happened and stay until the next. A message is placed
/// by the time, never played: the same instant shows the same stage.
namespace fenceline::ui {

struct StageMessageFacts {
    enum class Course : std::uint8_t {
        Accepted, ///< has arrived and did what it asked for
        Refused,
        UnderWay,
        Still, ///< under way, where nothing is to move: drawn as a whole
        Cut,   ///< none passes between these two
    };
    WorkerId worker{};
    Party party{};
    std::size_t id{};      ///< LockId or SeatId
    bool toWorker = false; ///< an answer, or a grant to one that waited
    Course course{};
    qreal progress = 1; ///< of its way, for one that is under way
    QString text;       ///< what it carries and how it was answered
    QString spoken;     ///< the same with its sender and its receiver
    EventIndex event{};
};

/// What is read once for the whole run: how far from an instant an event may lie whose message is on the stage then.
struct MessageReach {
    Duration ahead{0};  ///< of a request that is still on its way
    Duration behind{0}; ///< of an answer that its worker has not learned of
    CutOffs cutOffs;
};
MessageReach reachOf(const Run& run);

/// Where a worker and the lock service cannot reach each other; before the messages, so that it keeps its place.
void addCuts(const Run& run, const StateView& state, std::vector<StageMessageFacts>& messages);

/// In the order in which they happened; the latest few. `reach` is the run's.
std::vector<StageMessageFacts> messagesAt(const Run& run, Instant at, const MessageReach& reach);

} // namespace fenceline::ui
