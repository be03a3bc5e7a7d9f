// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/causes.h"

#include "core/trace/fence.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fenceline {

namespace {

using Place = std::optional<EventIndex>;

/// Walks a trace once and keeps, for each worker, lock and row, the event that the next one there follows from.
class CauseReader {
public:
    CauseReader(const Scenario& scenario, const Trace& trace)
        : scenario_(scenario), trace_(trace), locks_(lockCount(scenario)), rows_(scenario.seats.size())
    {
        causes_.reserve(trace.events.size() * 2);
    }

    std::vector<Cause> read()
    {
        for (std::size_t i = 0; i < trace_.events.size(); ++i) {
            at_ = EventIndex{static_cast<std::uint32_t>(i)};
            const auto first = static_cast<std::ptrdiff_t>(causes_.size());
            const Event& event = trace_.events[i];
            std::visit([&](const auto& details) { take(event, details); }, event.details);
            // One read may have raised several rows: it is still one cause.
            std::sort(causes_.begin() + first, causes_.end(), [](const Cause& a, const Cause& b) {
                return std::pair(a.from, a.kind) < std::pair(b.from, b.kind);
            });
            causes_.erase(std::unique(causes_.begin() + first, causes_.end()), causes_.end());
        }
        return std::move(causes_);
    }

private:
    struct Worker {
        Place step; ///< its program's last one
        Place lastRead;
        Place packet; ///< its write, late on its way
        Place paused;
        Place crashed;
        Place grantEnded;
        std::optional<Token> token;
        std::vector<EventIndex> awoke;    ///< the ends of pauses since its last step
        std::vector<EventIndex> hindered; ///< what has kept it from its work under its grant
    };
    struct Lock {
        Place grant;
        std::optional<WorkerId> holder;
        std::optional<Instant> until;
        Place freed;
    };
    struct Row {
        Place sale;
        Place raise; ///< what gave the row its fence
        Token fence{0};
    };

    void because(Place from, Cause::Kind kind)
    {
        if (from)
            causes_.push_back({*from, at_, kind});
    }

    Worker& worker(const Event& event) { return workers_[index(*event.worker)]; }
    Lock& lock(WorkerId id) { return locks_[index(lockOf(scenario_, id))]; }

    /// The next step of a worker's program follows from the one before and from every pause in between. One that was
    /// sent before a pause ended was not moved by it.
    Worker& follow(const Event& event)
    {
        Worker& own = worker(event);
        because(own.step, Cause::Kind::Program);
        for (const EventIndex awoke : own.awoke)
            if (trace_[awoke].at <= event.sent)
                because(awoke, Cause::Kind::Fault);
        return own;
    }
    Worker& advance(const Event& event)
    {
        Worker& own = follow(event);
        own.step = at_;
        std::erase_if(own.awoke, [&](EventIndex awoke) { return trace_[awoke].at <= event.sent; });
        return own;
    }

    void take(const Event& event, const event::LockRequested&) { advance(event); }
    void take(const Event& event, const event::LockWaiting&)
    {
        advance(event);
        because(lock(*event.worker).grant, Cause::Kind::Lock);
    }
    void take(const Event& event, const event::LockGranted& granted)
    {
        Worker& own = advance(event);
        Lock& granting = lock(*event.worker);
        because(granting.freed, Cause::Kind::Lock);
        granting.grant = at_;
        granting.holder = event.worker;
        granting.until = granted.until;
        own.token = granted.token;
        own.grantEnded.reset();
        own.hindered.clear();
        for (const Place kept : {own.paused, own.crashed})
            if (kept)
                own.hindered.push_back(*kept);
    }

    /// A lease ends because it was granted, and because of whatever kept its holder from releasing in time.
    void take(const Event&, const event::LockEnded& ended)
    {
        const Lock& ending = lock(ended.worker);
        because(ending.grant, Cause::Kind::Lock);
        const Duration undisturbed = scenario_.steps.release + 2 * scenario_.network.oneWay;
        const bool wouldRelease = scenario_.guards.release != Release::None && ending.grant && ending.until &&
                                  trace_[*ending.grant].at + undisturbed < *ending.until;
        if (wouldRelease)
            for (const EventIndex fault : workers_[index(ended.worker)].hindered)
                because(fault, Cause::Kind::Fault);
        endGrant(ended.worker);
    }
    void take(const Event& event, const event::LockReleased&)
    {
        follow(event);
        const Lock& releasing = lock(*event.worker);
        if (releasing.holder != event.worker)
            because(releasing.grant, Cause::Kind::Lock);
        endGrant(*event.worker);
    }
    void take(const Event& event, const event::ReleaseIgnored&)
    {
        because(follow(event).grantEnded, Cause::Kind::Lock);
    }
    void endGrant(WorkerId ofItsLock)
    {
        Lock& ending = lock(ofItsLock);
        if (ending.holder)
            workers_[index(*ending.holder)].grantEnded = at_;
        ending = {.freed = at_};
    }

    void take(const Event& event, const event::SeatRead& read)
    {
        Worker& own = advance(event);
        if (scenario_.workers[index(*event.worker)].seat) {
            if (read.holder)
                because(rows_[index(*read.seat)].sale, Cause::Kind::Row);
        } else {
            passOver(own, read.seat ? index(*read.seat) : rows_.size());
        }
        raise(fenceRise(read));
        own.lastRead = at_;
    }
    /// Why an any-seat worker took none of the first `count` seats; what it knew from its last read is not repeated.
    void passOver(const Worker& own, std::size_t count)
    {
        for (std::size_t s = 0; s < count; ++s) {
            const Row& row = rows_[s];
            const Place why = row.sale ? row.sale : own.token && row.fence > *own.token ? row.raise : Place{};
            if (why && (!own.lastRead || *why > *own.lastRead))
                because(why, Cause::Kind::Row);
        }
    }
    void raise(const std::optional<FenceRise>& rise)
    {
        raiseFences(
            rise, rows_.size(), [this](std::size_t s) -> Token& { return rows_[s].fence; },
            [this](std::size_t s) { rows_[s].raise = at_; });
    }

    void take(const Event& event, const event::ReadRejected& rejected)
    {
        advance(event);
        for (std::size_t s = 0; s < rows_.size(); ++s)
            if (!rejected.seat || index(*rejected.seat) == s)
                because(rows_[s].raise, Cause::Kind::Row);
    }
    void take(const Event& event, const event::LeaseChecked& check)
    {
        const Worker& own = advance(event);
        if (check.by == CheckedBy::Service && !check.valid)
            because(own.grantEnded, Cause::Kind::Lock);
    }
    void take(const Event& event, const event::WriteSent&) { advance(event); }
    void take(const Event& event, const event::PacketDelayed&)
    {
        Worker& own = worker(event);
        because(own.step, Cause::Kind::Program);
        own.packet = at_;
        own.hindered.push_back(at_);
    }
    void arriveAtRow(const Event& event)
    {
        Worker& own = advance(event);
        because(own.packet, Cause::Kind::Fault);
        own.packet.reset();
    }
    void take(const Event& event, const event::WriteAccepted& write)
    {
        arriveAtRow(event);
        Row& row = rows_[index(write.seat)];
        because(row.sale, Cause::Kind::Row);
        row.sale = at_;
        raise(fenceRise(write));
    }
    void take(const Event& event, const event::WriteRejected& write)
    {
        arriveAtRow(event);
        const Row& row = rows_[index(write.seat)];
        because(write.reason == RejectReason::StaleToken ? row.raise : row.sale, Cause::Kind::Row);
    }
    void take(const Event& event, const event::FanConfirmed&) { follow(event); }
    void take(const Event& event, const event::FanRefused&) { follow(event); }
    void take(const Event& event, const event::GaveUp&) { advance(event); }

    void take(const Event& event, const event::Paused&)
    {
        worker(event).paused = at_;
        worker(event).hindered.push_back(at_);
    }
    /// A pause that was over before its worker arrived moved nothing.
    void take(const Event& event, const event::Resumed&)
    {
        Worker& own = worker(event);
        because(own.paused, Cause::Kind::Fault);
        own.paused.reset();
        if (kStart + scenario_.workers[index(*event.worker)].arrives < event.at)
            own.awoke.push_back(at_);
    }
    void take(const Event& event, const event::Crashed&)
    {
        worker(event).crashed = at_;
        worker(event).hindered.push_back(at_);
    }

    const Scenario& scenario_;
    const Trace& trace_;
    EventIndex at_{};
    std::array<Worker, kMostWorkers> workers_{};
    std::vector<Lock> locks_;
    std::vector<Row> rows_;
    std::vector<Cause> causes_;
};

} // namespace

std::vector<Cause> directCauses(const Scenario& scenario, const Trace& trace)
{
    return CauseReader(scenario, trace).read();
}

} // namespace fenceline
