// SPDX-License-Identifier: GPL-3.0-or-later
// What holds in every run, read from the trace alone: time, pauses, crashes, what fans are told, and that the same
// scenario gives the same trace.
#include "core/format/run_writer.h"
#include "core/run/run.h"
#include "core/run/simulate.h"
#include "core/sql/seat_database.h"
#include "tests/support/check.h"
#include "tests/support/event_lines.h"
#include "tests/support/generators.h"
#include "tests/support/many_times.h"

#include <map>
#include <set>

using namespace fenceline;
using test::holdsManyTimes;
using test::linesOf;
using test::traceOf;

namespace {

constexpr int kRuns = 1500;

/// An event that a worker makes itself, at its own instant.
bool isOwn(const Event& event)
{
    return std::visit(Overloaded{
                          [](const event::LeaseChecked& checked) { return checked.by == CheckedBy::OwnClock; },
                          [](const OneOf<event::LockRequested, event::WriteSent, event::PacketDelayed,
                                         event::FanConfirmed, event::FanRefused, event::GaveUp, event::AnswerLost,
                                         event::EffectSent, event::EffectDeduplicated> auto&) { return true; },
                          [](const auto&) { return false; },
                      },
                      event.details);
}

template <class Details>
const Details* as(const Event& event)
{
    return std::get_if<Details>(&event.details);
}

/// What happens at the lock service for one of its clients.
bool isAtLockService(const Event& event)
{
    return as<event::LockWaiting>(event) || as<event::LockGranted>(event) || as<event::LockRenewed>(event) ||
           as<event::LockRenewalRefused>(event) || as<event::LockReleased>(event) || as<event::ReleaseIgnored>(event) ||
           (as<event::LeaseChecked>(event) && !isOwn(event));
}

bool isRenewal(const Event& event)
{
    return as<event::LockRenewed>(event) || as<event::LockRenewalRefused>(event);
}

bool isAnswered(const Event& event)
{
    return std::visit([](const auto& details) { return fenceline::isAnswered(details); }, event.details);
}

/// What befalls a worker whether it is frozen or not.
bool befallsFromOutside(const Event& event)
{
    return as<event::Partitioned>(event) || as<event::PartitionHealed>(event) || as<event::ClockJumped>(event);
}

/// A worker's pauses, partitions and its crash, as the trace tells them.
struct Standing {
    std::optional<event::Paused> pause;
    Instant pausedAt{};
    std::optional<event::Partitioned> cutOff;
    Instant cutOffAt{};
    bool crashed = false;
    Instant crashedAt{};
};

/// Only what its messages still do, and nobody hears of it.
void checkCrashed(const Standing& worker, const Event& event)
{
    RC_ASSERT(!isOwn(event));
    RC_ASSERT(!as<event::Paused>(event) && !as<event::Resumed>(event) && !as<event::Crashed>(event));
    RC_ASSERT(!befallsFromOutside(event));
    RC_ASSERT(event.sent <= worker.crashedAt);
    if (isAnswered(event))
        RC_ASSERT(event.learned == kNever);
}

/// A process of its own beside the frozen one goes on renewing, unless its machine stands still too.
void checkFrozen(const Scenario& scenario, const Standing& worker, const Event& event)
{
    if (befallsFromOutside(event))
        return;
    RC_ASSERT(!isOwn(event));
    if (isRenewal(event) && scenario.guards.renew == Renewal::SeparateProcess)
        return;
    RC_ASSERT(event.sent < worker.pausedAt);
    const bool hearsLater = event.learned >= worker.pause->until;
    const bool hearsNothing =
        as<event::LockReleased>(event) || as<event::ReleaseIgnored>(event) || as<event::LockWaiting>(event);
    RC_ASSERT(hearsLater || hearsNothing);
}

/// Nothing that was sent since it was cut off passes, either way.
void checkCutOff(const Standing& worker, const Event& event)
{
    if (!isAtLockService(event))
        return;
    RC_ASSERT(event.sent < worker.cutOffAt);
    if (isAnswered(event))
        RC_ASSERT(event.learned >= worker.cutOff->until);
}

void checkFaults(const Scenario& scenario, const Trace& trace)
{
    std::map<WorkerId, Standing> standing;
    for (const auto& event : trace.events) {
        if (!event.worker)
            continue;
        Standing& worker = standing[*event.worker];
        if (worker.crashed) {
            checkCrashed(worker, event);
            continue;
        }
        if (worker.cutOff)
            checkCutOff(worker, event);
        if (const auto* paused = as<event::Paused>(event)) {
            RC_ASSERT(!worker.pause.has_value());
            RC_ASSERT(paused->until > event.at);
            worker.pause = *paused;
            worker.pausedAt = event.at;
        } else if (const auto* resumed = as<event::Resumed>(event)) {
            RC_ASSERT(worker.pause.has_value());
            RC_ASSERT(worker.pause->until == event.at);
            RC_ASSERT(worker.pause->cause == resumed->cause);
            worker.pause.reset();
        } else if (const auto* cutOff = as<event::Partitioned>(event)) {
            RC_ASSERT(!worker.cutOff.has_value());
            RC_ASSERT(cutOff->until > event.at);
            worker.cutOff = *cutOff;
            worker.cutOffAt = event.at;
        } else if (as<event::PartitionHealed>(event)) {
            RC_ASSERT(worker.cutOff.has_value());
            RC_ASSERT(worker.cutOff->until == event.at);
            worker.cutOff.reset();
        } else if (as<event::Crashed>(event)) {
            worker.crashed = true;
            worker.crashedAt = event.at;
        } else if (worker.pause) {
            checkFrozen(scenario, worker, event);
        }
    }
    for (const auto& [worker, end] : standing)
        RC_ASSERT(end.crashed || (!end.pause && !end.cutOff));
}

/// Every fan is told once, except by who has crashed or waits for ever.
void checkTellings(const Scenario& scenario, const Trace& trace, const Verdict& verdict)
{
    std::map<WorkerId, int> told;
    std::set<WorkerId> crashed;
    for (const auto& event : trace.events) {
        if (as<event::FanConfirmed>(event) || as<event::FanRefused>(event))
            ++told[*event.worker];
        if (as<event::Crashed>(event))
            crashed.insert(*event.worker);
    }
    const std::set<WorkerId> blocked(verdict.blocked.begin(), verdict.blocked.end());
    for (std::size_t w = 0; w < scenario.workers.size(); ++w) {
        const WorkerId worker{static_cast<std::uint8_t>(w)};
        const int least = crashed.contains(worker) || blocked.contains(worker) ? 0 : 1;
        RC_ASSERT(told[worker] >= least && told[worker] <= 1);
        RC_ASSERT(!blocked.contains(worker) || (told[worker] == 0 && !crashed.contains(worker)));
    }
}

/// All times of a scenario, in its own order.
std::vector<Duration*> timesOf(Scenario& scenario, bool ofTheProgramToo)
{
    std::vector<Duration*> times;
    for (auto& worker : scenario.workers)
        times.push_back(&worker.arrives);
    for (auto& fault : scenario.faults)
        times.push_back(&fault.at);
    if (!ofTheProgramToo)
        return times;
    for (auto& fault : scenario.faults)
        std::visit(Overloaded{
                       [&](Pause& pause) { times.push_back(&pause.length); },
                       [&](Partition& partition) { times.push_back(&partition.length); },
                       [&](ClockJump& jump) { times.push_back(&jump.by); },
                       [](OneOf<Crash, LoseAnswer, ServiceFault> auto&) {},
                   },
                   fault.kind);
    for (auto& effect : scenario.effects)
        times.push_back(&effect.takes);
    for (auto* time : {&scenario.steps.read, &scenario.steps.check, &scenario.steps.write, &scenario.steps.release,
                       &scenario.network.oneWay})
        times.push_back(time);
    if (scenario.lease)
        times.push_back(&*scenario.lease);
    return times;
}

/// The trace with every instant of it put through `move`, and what lasts `slower` times as long.
template <class Move>
Trace moved(Trace trace, Move move, int slower = 1)
{
    const auto apply = [&](Instant& t) { t = t == kNever ? t : move(t); };
    for (auto& event : trace.events) {
        apply(event.at);
        apply(event.sent);
        apply(event.learned);
        std::visit(
            [&](auto& details) {
                if constexpr (requires { *details.until; })
                    details.until = details.until ? std::optional(move(*details.until)) : std::nullopt;
                else if constexpr (requires { details.until; })
                    apply(details.until);
                else if constexpr (requires { details.by += Duration{}; })
                    details.by *= slower;
            },
            event.details);
    }
    return trace;
}

} // namespace

TEST(timeNeverFallsAndAnswersFollowRequests)
{
    CHECK(holdsManyTimes("sent <= at <= learned, at never falls", kRuns, [](const Scenario& scenario) {
        Instant last = kStart;
        for (const auto& event : traceOf(scenario).events) {
            RC_ASSERT(last <= event.at);
            RC_ASSERT(event.sent <= event.at);
            RC_ASSERT(event.at <= event.learned);
            if (isOwn(event))
                RC_ASSERT(event.sent == event.at && event.learned == event.at);
            last = event.at;
        }
    }));
}

TEST(frozenCrashedAndCutOffWorkersDoNothing)
{
    CHECK(holdsManyTimes("nothing between paused and resumed, nothing past a partition, nothing after crashed", kRuns,
                         [](const Scenario& scenario) { checkFaults(scenario, traceOf(scenario)); }));
    CHECK(holdsManyTimes("the same under many faults", kRuns, [] {
        const auto scenario = *test::scenarios({.workers = 3, .seats = 2, .faults = 12});
        checkFaults(scenario, traceOf(scenario));
    }));
}

TEST(everyFanIsToldOnce)
{
    CHECK(holdsManyTimes("told once, unless crashed or blocked", kRuns, [](const Scenario& scenario) {
        const auto trace = traceOf(scenario);
        checkTellings(scenario, trace, judge(scenario, trace));
    }));
}

TEST(sameScenarioSameBytes)
{
    auto kept = SeatDatabase::open();
    CHECK(kept.has_value());
    CHECK(holdsManyTimes("two runs are one, to the byte", 300, [&](const Scenario& scenario) {
        const auto first = play(scenario);
        const auto second = play(scenario);
        const auto onKept = play(*kept, scenario);
        RC_ASSERT(first.has_value() && second.has_value() && onKept.has_value());
        RC_ASSERT(writeRun(*first) == writeRun(*second));
        RC_ASSERT(writeRun(*first) == writeRun(*onKept));
        RC_ASSERT(linesOf(scenario, first->trace) == linesOf(scenario, traceOf(scenario)));
    }));
}

/// One memory, one simulator and one trace for everything that comes.
TEST(usedMemoryIsAsGoodAsFresh)
{
    TimedMemory memory;
    Trace trace;
    OutcomeSimulator simulator;
    CHECK(holdsManyTimes("a used memory changes nothing; the outcome alone is the verdict's", kRuns,
                         [&](const Scenario& scenario) {
                             const Model model = modelOf(scenario);
                             simulate(model, memory, trace);
                             const Trace fresh = traceOf(scenario);
                             RC_ASSERT(linesOf(scenario, trace) == linesOf(scenario, fresh));
                             RC_ASSERT(simulator.run(model) == judge(scenario, fresh).outcome);
                         }));
}

/// Nor does one that holds a run that was left halfway.
TEST(memoryOfAnUnfinishedRunIsAsGoodAsFresh)
{
    TimedMemory memory;
    CHECK(holdsManyTimes("a run left halfway leaves nothing behind", kRuns, [&](const Scenario& scenario) {
        const Model model = modelOf(scenario);
        Trace trace;
        simulate(model, memory, trace);
        RC_ASSERT(linesOf(scenario, trace) == linesOf(scenario, traceOf(scenario)));
        TraceRecorder recorder(trace);
        TimedRun run(model, memory, recorder);
        run.begin();
        for (auto steps = *rc::gen::inRange(0, 30); steps > 0 && run.advance(); --steps) {
        }
    }));
}

/// Everything later by one amount, or slower by one factor: the same run, later or slower. A third of a lease is
/// rounded down to whole milliseconds, of which there is at least one: that of a lease of three, six, … is itself.
TEST(runsMoveAndStretchWithTheirTimes)
{
    CHECK(holdsManyTimes("later or slower", kRuns, [](Scenario scenario) {
        if (effectiveRenewal(scenario) != Renewal::Off)
            *scenario.lease = std::max(Duration{3}, *scenario.lease - *scenario.lease % 3);
        const auto trace = traceOf(scenario);
        auto later = scenario;
        for (auto* time : timesOf(later, false))
            *time += Duration{12'345};
        RC_ASSERT(linesOf(later, traceOf(later)) ==
                  linesOf(scenario, moved(trace, [](Instant t) { return t + Duration{12'345}; })));
        auto slower = scenario;
        for (auto* time : timesOf(slower, true))
            *time *= 7;
        const auto sevenfold = [](Instant t) { return kStart + (t - kStart) * 7; };
        RC_ASSERT(linesOf(slower, traceOf(slower)) == linesOf(scenario, moved(trace, sevenfold, 7)));
    }));
}

/// Tokens are compared, never counted: another first token gives the same run with other numbers.
TEST(theFirstTokenDecidesNothing)
{
    CHECK(holdsManyTimes("another first token, the same events", kRuns, [](const Scenario& scenario) {
        auto other = scenario;
        other.firstToken = Token{(std::int64_t{1} << 53) - 65'536};
        const auto trace = traceOf(scenario);
        const auto otherTrace = traceOf(other);
        RC_ASSERT(trace.events.size() == otherTrace.events.size());
        for (std::size_t i = 0; i < trace.events.size(); ++i)
            RC_ASSERT(trace.events[i].details.index() == otherTrace.events[i].details.index() &&
                      trace.events[i].at == otherTrace.events[i].at);
        RC_ASSERT(judge(scenario, trace).outcome == judge(other, otherTrace).outcome);
    }));
}
