// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/action.h"
#include "core/world/world.h"

/// The worker's program: what it does next and what it makes of an answer (semantics.md, "The worker's program").
namespace fenceline::program {

inline void finish(WorkerState& worker)
{
    worker.progress = Progress::Finished;
}

/// The release needs no answer: the program is over once it is sent.
template <class Sink>
void sendRelease(const Rules& rules, const WorkerState& state, WorkerId worker, Sink& sink)
{
    if (rules.locked && rules.release != Release::None)
        sink.send({.kind = Message::Kind::ReleaseLock, .worker = worker, .grant = state.grant});
}

template <class Sink>
void giveUp(const Rules& rules, World& world, WorkerId worker, GiveUpReason reason, Sink& sink)
{
    WorkerState& state = world.workers[index(worker)];
    finish(state);
    sink.event(worker, event::GaveUp{reason});
    sendRelease(rules, state, worker, sink);
    sink.event(worker, event::FanRefused{rules.fanOf[index(worker)], state.seat});
}

/// The step is done; the next one may start.
inline void proceed(WorkerState& state, Step next)
{
    state.next = next;
    state.progress = Progress::Ready;
}

inline void afterLastAnswer(const Rules& rules, WorkerState& state)
{
    if (rules.locked)
        proceed(state, Step::Release);
    else
        finish(state);
}

template <class Sink>
void learnLease(const Rules& rules, World& world, WorkerId worker, bool valid, Sink& sink)
{
    if (valid)
        proceed(world.workers[index(worker)], Step::Write);
    else
        giveUp(rules, world, worker, GiveUpReason::LeaseOver, sink);
}

template <class Sink>
void learnRead(const Rules& rules, World& world, const Message& answer, Sink& sink)
{
    WorkerState& state = world.workers[index(answer.worker)];
    if (!rules.seatOf[index(answer.worker)])
        state.seat = answer.seat;
    if (answer.good) {
        const bool checks = rules.check != CheckBeforeWrite::Off && !state.rereads;
        proceed(state, checks ? Step::Check : Step::Write);
        return;
    }
    const auto reason = answer.rejected ? GiveUpReason::StaleToken
                        : answer.seat   ? GiveUpReason::SeatTaken
                                        : GiveUpReason::NoSeat;
    giveUp(rules, world, answer.worker, reason, sink);
}

template <class Sink>
void learnWrite(const Rules& rules, World& world, const Message& answer, Sink& sink)
{
    WorkerState& state = world.workers[index(answer.worker)];
    const FanId fan = rules.fanOf[index(answer.worker)];
    const bool takesAnySeat = !rules.seatOf[index(answer.worker)];
    if (!answer.good && takesAnySeat && answer.rejected == RejectReason::NotFree) {
        state.rereads = true;
        proceed(state, Step::Read);
        return;
    }
    if (answer.good)
        sink.event(answer.worker, event::FanConfirmed{fan, *answer.seat});
    else
        sink.event(answer.worker, event::FanRefused{fan, answer.seat});
    afterLastAnswer(rules, state);
}

template <class Sink>
void learn(const Rules& rules, World& world, const Message& answer, Sink& sink)
{
    WorkerState& state = world.workers[index(answer.worker)];
    if (state.progress == Progress::Crashed)
        return;
    sink.learned(answer.about);
    switch (answer.kind) {
    case Message::Kind::Granted:
        state.grant = answer.grant;
        proceed(state, Step::Read);
        return;
    case Message::Kind::RowRead: learnRead(rules, world, answer, sink); return;
    case Message::Kind::GrantChecked: learnLease(rules, world, answer.worker, answer.good, sink); return;
    case Message::Kind::RowWritten: learnWrite(rules, world, answer, sink); return;
    default: return;
    }
}

template <class Sink>
void act(const Rules& rules, World& world, const Action& action, Sink& sink)
{
    const WorkerId worker = action.worker;
    WorkerState& state = world.workers[index(worker)];
    state.progress = Progress::Awaiting;
    const auto request = [&](Message::Kind kind, std::optional<SeatId> seat) {
        sink.send({.kind = kind, .worker = worker, .grant = state.grant, .seat = seat});
    };
    switch (state.next) {
    case Step::Ask:
        sink.event(worker, event::LockRequested{});
        request(Message::Kind::Ask, state.seat);
        return;
    case Step::Read: request(Message::Kind::ReadRow, rules.seatOf[index(worker)]); return;
    case Step::Check:
        if (rules.check == CheckBeforeWrite::Service) {
            request(Message::Kind::CheckGrant, state.seat);
            return;
        }
        sink.event(worker, event::LeaseChecked{CheckedBy::OwnClock, action.leaseValidByOwnClock});
        learnLease(rules, world, worker, action.leaseValidByOwnClock, sink);
        return;
    case Step::Write: request(Message::Kind::WriteRow, state.seat); return;
    case Step::Release:
        finish(state);
        sendRelease(rules, state, worker, sink);
        return;
    }
}

template <class Sink>
void crash(World& world, WorkerId worker, Sink& sink)
{
    WorkerState& state = world.workers[index(worker)];
    if (state.progress == Progress::Crashed)
        return;
    state.progress = Progress::Crashed;
    sink.event(worker, event::Crashed{});
}

} // namespace fenceline::program
