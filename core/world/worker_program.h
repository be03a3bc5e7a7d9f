// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/action.h"
#include "core/world/effect_provider.h"
#include "core/world/lock/session.h"
#include "core/world/server_mutex.h"
#include "core/world/world.h"

/// The worker's program: what it does next and what it makes of an answer (semantics.md, "The worker's program", "A
/// lost answer", "Guards").
namespace fenceline::program {

template <class Sink>
void finish(const Rules& rules, World& world, WorkerId worker, Sink& sink)
{
    WorkerState& state = world.workers[index(worker)];
    state.progress = Progress::Finished;
    state.renews = false;
    mutex::leave(rules, world, worker, sink);
}

/// The release needs no answer: the program is over once it is sent. Whoever never had the lock has none to release.
template <class Sink>
void sendRelease(const Rules& rules, const World& world, WorkerId worker, Sink& sink)
{
    const auto& grant = world.workers[index(worker)].grant;
    if (grant && rules.release != Release::None)
        sink.send({.kind = Message::Kind::ReleaseLock, .worker = worker, .grant = grant});
}

template <class Sink>
void giveUp(const Rules& rules, World& world, WorkerId worker, GiveUpReason reason, Sink& sink)
{
    sink.event(worker, event::GaveUp{reason});
    const auto seat = world.workers[index(worker)].seat;
    finish(rules, world, worker, sink);
    sendRelease(rules, world, worker, sink);
    sink.event(worker, event::FanRefused{rules.fanOf[index(worker)], seat});
}

/// The step is done; the next one may start.
inline void proceed(WorkerState& state, Step next)
{
    state.next = next;
    state.progress = Progress::Ready;
}

/// The same, unless a refused renewal has ended the program in the meantime.
template <class Sink>
void proceedOrGiveUp(const Rules& rules, World& world, WorkerId worker, Step next, Sink& sink)
{
    WorkerState& state = world.workers[index(worker)];
    if (state.mustGiveUp)
        giveUp(rules, world, worker, GiveUpReason::RenewalRefused, sink);
    else
        proceed(state, next);
}

template <class Sink>
void afterLastAnswer(const Rules& rules, World& world, WorkerId worker, Sink& sink)
{
    if (rules.locked)
        proceed(world.workers[index(worker)], Step::Release);
    else
        finish(rules, world, worker, sink);
}

template <class Sink>
void sellTo(const Rules& rules, World& world, WorkerId worker, SeatId seat, Sink& sink)
{
    sink.event(worker, event::FanConfirmed{rules.fanOf[index(worker)], seat});
    for (std::size_t e = 0; e < rules.effects.size(); ++e)
        provider::request(rules, world,
                          {.kind = Message::Kind::EffectAnswered,
                           .worker = worker,
                           .seat = seat,
                           .effect = static_cast<std::uint8_t>(e),
                           .attempt = Attempt{1}},
                          sink);
    afterLastAnswer(rules, world, worker, sink);
}

template <class Sink>
void refuse(const Rules& rules, World& world, WorkerId worker, std::optional<SeatId> seat, Sink& sink)
{
    sink.event(worker, event::FanRefused{rules.fanOf[index(worker)], seat});
    afterLastAnswer(rules, world, worker, sink);
}

template <class Sink>
void learnLease(const Rules& rules, World& world, WorkerId worker, bool valid, Sink& sink)
{
    if (valid)
        proceedOrGiveUp(rules, world, worker, Step::Write, sink);
    else
        giveUp(rules, world, worker, GiveUpReason::LeaseOver, sink);
}

/// Whether a seat is taken is known before a write only by reading; a worker that takes any seat then reads again.
inline bool looksForAnother(const Rules& rules, WorkerId worker, std::optional<RejectReason> rejected)
{
    const bool taken = rejected == RejectReason::NotFree || rejected == RejectReason::DuplicateKey;
    return taken && !rules.seatOf[index(worker)];
}

template <class Sink>
void lookForAnother(const Rules& rules, World& world, WorkerId worker, Sink& sink)
{
    WorkerState& state = world.workers[index(worker)];
    state.rereads = true;
    state.retries = false;
    proceedOrGiveUp(rules, world, worker, Step::Read, sink);
}

/// After a lost answer and a retry that changed nothing: the row is its own fan's, or it was not sold to it.
template <class Sink>
void learnWhose(const Rules& rules, World& world, const Message& answer, Sink& sink)
{
    WorkerState& state = world.workers[index(answer.worker)];
    const SeatId seat = *state.seat;
    if (!answer.rejected && answer.holder == rules.fanOf[index(answer.worker)])
        sellTo(rules, world, answer.worker, seat, sink);
    else if (!answer.rejected && looksForAnother(rules, answer.worker, state.retryRejected))
        lookForAnother(rules, world, answer.worker, sink);
    else
        refuse(rules, world, answer.worker, seat, sink);
}

template <class Sink>
void learnRead(const Rules& rules, World& world, const Message& answer, Sink& sink)
{
    WorkerState& state = world.workers[index(answer.worker)];
    if (state.next == Step::ReadBack) {
        learnWhose(rules, world, answer, sink);
        return;
    }
    if (!rules.seatOf[index(answer.worker)])
        state.seat = answer.seat;
    if (answer.good) {
        const bool checks = rules.check != CheckBeforeWrite::Off && !state.rereads;
        proceedOrGiveUp(rules, world, answer.worker, checks ? Step::Check : Step::Write, sink);
        return;
    }
    const auto reason = answer.rejected ? GiveUpReason::StaleToken
                        : answer.seat   ? GiveUpReason::SeatTaken
                                        : GiveUpReason::NoSeat;
    giveUp(rules, world, answer.worker, reason, sink);
}

template <class Sink>
void missAnswer(const Rules& rules, World& world, const Message& answer, Sink& sink)
{
    WorkerState& state = world.workers[index(answer.worker)];
    sink.event(answer.worker, event::AnswerLost{*answer.seat, std::nullopt});
    if (rules.lostAnswer == LostAnswer::NoRetry) {
        refuse(rules, world, answer.worker, answer.seat, sink);
        return;
    }
    state.retries = true;
    proceed(state, Step::Write);
}

template <class Sink>
void learnWrite(const Rules& rules, World& world, const Message& answer, Sink& sink)
{
    WorkerState& state = world.workers[index(answer.worker)];
    if (answer.lost) {
        missAnswer(rules, world, answer, sink);
    } else if (answer.good || (state.retries && rules.lostAnswer == LostAnswer::AssumeMine)) {
        sellTo(rules, world, answer.worker, *answer.seat, sink);
    } else if (state.retries) {
        state.retryRejected = answer.rejected;
        proceed(state, Step::ReadBack);
    } else if (looksForAnother(rules, answer.worker, answer.rejected)) {
        lookForAnother(rules, world, answer.worker, sink);
    } else {
        refuse(rules, world, answer.worker, answer.seat, sink);
    }
}

template <class Sink>
void learnRenewal(const Rules& rules, World& world, const Message& answer, Sink& sink)
{
    if (answer.good)
        return;
    world.workers[index(answer.worker)].renews = false;
    if (rules.renewalRefused == RenewalRefused::GiveUp)
        sink.send({.kind = Message::Kind::ToldOfRefusal, .worker = answer.worker});
}

/// Once its fan has been told, the program has nothing to give up.
template <class Sink>
void learnOfRefusal(const Rules& rules, World& world, WorkerId worker, Sink& sink)
{
    WorkerState& state = world.workers[index(worker)];
    if (state.progress == Progress::Awaiting)
        state.mustGiveUp = true;
    else if (state.progress == Progress::Ready && state.next != Step::Release)
        giveUp(rules, world, worker, GiveUpReason::RenewalRefused, sink);
}

/// Whoever repeats a lost write repeats a lost effect, once.
template <class Sink>
void learnEffect(const Rules& rules, World& world, const Message& answer, Sink& sink)
{
    if (!answer.lost)
        return;
    sink.event(answer.worker, event::AnswerLost{*answer.seat, answer.effect});
    if (rules.lostAnswer == LostAnswer::NoRetry)
        return;
    auto again = answer;
    again.lost = false;
    again.attempt = Attempt{static_cast<std::uint8_t>(index(answer.attempt) + 1)};
    provider::request(rules, world, again, sink);
}

/// A lock that too few replicas have in time is deleted before it is asked for again.
template <class Sink>
void askAgain(const Rules& rules, World& world, const Message& answer, Sink& sink)
{
    WorkerState& state = world.workers[index(answer.worker)];
    proceed(state, Step::Ask);
    if (!answer.grant)
        return;
    state.grant = answer.grant;
    sendRelease(rules, world, answer.worker, sink);
    world.workers[index(answer.worker)].grant.reset();
}

template <class Sink>
void learn(const Rules& rules, World& world, const Message& answer, Sink& sink)
{
    WorkerState& state = world.workers[index(answer.worker)];
    if (state.progress == Progress::Crashed)
        return;
    const bool tellsOfAnEvent = !takesNoTime(answer.kind) && answer.kind != Message::Kind::SessionOver;
    if (tellsOfAnEvent && !answer.lost)
        sink.learned(answer.about);
    switch (answer.kind) {
    case Message::Kind::Granted:
        state.grant = answer.grant;
        state.renews = rules.renewal != Renewal::Off;
        proceed(state, Step::Read);
        return;
    case Message::Kind::Refused: askAgain(rules, world, answer, sink); return;
    case Message::Kind::SessionOver: giveUp(rules, world, answer.worker, GiveUpReason::LeaseOver, sink); return;
    case Message::Kind::MutexTaken: proceed(state, Step::Read); return;
    case Message::Kind::Renewed: learnRenewal(rules, world, answer, sink); return;
    case Message::Kind::ToldOfRefusal: learnOfRefusal(rules, world, answer.worker, sink); return;
    case Message::Kind::GrantChecked: learnLease(rules, world, answer.worker, answer.good, sink); return;
    case Message::Kind::RowRead: learnRead(rules, world, answer, sink); return;
    case Message::Kind::RowWritten: learnWrite(rules, world, answer, sink); return;
    case Message::Kind::EffectAnswered: learnEffect(rules, world, answer, sink); return;
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
        const bool retry = kind == Message::Kind::WriteRow && state.retries;
        sink.send({.kind = kind, .worker = worker, .grant = state.grant, .seat = seat, .retry = retry});
    };
    switch (state.next) {
    case Step::TakeMutex: mutex::take(rules, world, worker, sink); return;
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
    case Step::ReadBack: request(Message::Kind::ReadRow, state.seat); return;
    case Step::Release:
        finish(rules, world, worker, sink);
        sendRelease(rules, world, worker, sink);
        return;
    }
}

template <class Sink>
void renew(const World& world, WorkerId worker, Sink& sink)
{
    const WorkerState& state = world.workers[index(worker)];
    assert(state.renews);
    sink.send({.kind = Message::Kind::Renew, .worker = worker, .grant = state.grant});
}

template <class Sink>
void crash(const Rules& rules, World& world, WorkerId worker, Sink& sink)
{
    WorkerState& state = world.workers[index(worker)];
    if (state.progress == Progress::Crashed)
        return;
    state.progress = Progress::Crashed;
    state.renews = false;
    sink.event(worker, event::Crashed{});
    mutex::leave(rules, world, worker, sink);
    session::endWithCrash(rules, world, worker, sink);
}

} // namespace fenceline::program
