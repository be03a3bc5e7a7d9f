// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/generators.h"

#include "core/format/scenario_writer.h"
#include "core/run/simulate.h"
#include "core/scenario/edit.h"
#include "core/scenario/limits.h"
#include "core/scenario/names.h"

#include <algorithm>

namespace fenceline::test {

namespace {

/// Half seconds more often than not, else any millisecond.
rc::Gen<Duration> duration(std::int64_t fromMs, std::int64_t toMs)
{
    const auto coarse = rc::gen::map(rc::gen::inRange(fromMs / 500, toMs / 500 + 1), [=](std::int64_t half) {
        return std::max(Duration{half * 500}, Duration{fromMs});
    });
    const auto fine = rc::gen::map(rc::gen::inRange(fromMs, toMs + 1), [](std::int64_t ms) { return Duration{ms}; });
    return rc::gen::weightedOneOf<Duration>({{3, coarse}, {1, fine}});
}

template <class Enum>
rc::Gen<Enum> oneOfItsWords()
{
    std::vector<Enum> values;
    for (const auto& [text, meaning] : Words<Enum>::all)
        values.push_back(meaning);
    return rc::gen::elementOf(std::move(values));
}

/// True once in `times`; a smaller scenario has false.
rc::Gen<bool> onceIn(int times)
{
    return rc::gen::map(rc::gen::inRange(0, times), [=](int n) { return n == times - 1; });
}

Guards someGuards()
{
    Guards guards;
    guards.fencing = *oneOfItsWords<Fencing>();
    guards.fenceCompare = *oneOfItsWords<FenceCompare>();
    guards.checkBeforeWrite = *oneOfItsWords<CheckBeforeWrite>();
    guards.renew = *oneOfItsWords<Renewal>();
    guards.renewalRefused = *oneOfItsWords<RenewalRefused>();
    guards.release = *oneOfItsWords<Release>();
    guards.conditional = *onceIn(4);
    guards.lostAnswer = *oneOfItsWords<LostAnswer>();
    return guards;
}

Steps someSteps()
{
    return {*duration(0, 3000), *duration(0, 4000), *duration(0, 5000), *duration(0, 6000)};
}

std::vector<std::string> someSeats(std::size_t most, bool oddNames)
{
    static const std::vector<std::string> kOdd{"row 'A' 1", "C\"14", "Ä-7", "C14; --", "fünf", "'", "%", "\\"};
    std::vector<std::string> seats;
    // Where everybody wants the same seat, most goes wrong.
    const auto count = *onceIn(2) ? *rc::gen::inRange<std::size_t>(1, most + 1) : 1;
    for (std::size_t s = 0; s < count; ++s)
        seats.push_back("C" + std::to_string(14 + s));
    if (oddNames && *onceIn(5))
        seats.front() = *rc::gen::elementOf(kOdd);
    return seats;
}

Worker someWorker(const Scenario& scenario, const ScenarioLimits& limits)
{
    const std::string name = workerNameAt(scenario.workers.size());
    Worker worker{name, defaultFan(name), *duration(0, 6000), std::nullopt, defaultServer(name)};
    if (limits.oddNames && *onceIn(8))
        worker.fan = "O'" + name;
    if (!scenario.workers.empty() && *onceIn(8))
        worker.fan = scenario.workers.front().fan;
    if (!scenario.workers.empty() && *onceIn(4))
        worker.server = scenario.workers.front().server;
    if (!*onceIn(4))
        worker.seat = SeatId{*rc::gen::inRange<std::uint8_t>(0, static_cast<std::uint8_t>(scenario.seats.size()))};
    return worker;
}

Pause somePause()
{
    Pause pause{*duration(0, 20'000), *oneOfItsWords<PauseCause>()};
    pause.clockStops = pause.cause == PauseCause::VmPause && *onceIn(2);
    return pause;
}

ClockJump someJump()
{
    const auto by = *onceIn(4) ? Duration{3'600'000} : *duration(1, 20'000);
    return {*onceIn(2) ? -by : by};
}

/// Where nothing of copies is drawn, the failures that need none.
ServiceFault someServiceFault(const Scenario& scenario, bool copies)
{
    ServiceFault fault{*oneOfItsWords<ServiceFailure>()};
    const bool needsCopy = fault.what == ServiceFailure::Restore ||
                           (fault.what == ServiceFailure::Failover && scenario.service == Service::RedisReplicated);
    if (needsCopy && !copies)
        return {ServiceFailure::Eviction};
    if (fault.what == ServiceFailure::Failover)
        fault.replica = *rc::gen::inRange<std::uint8_t>(0, scenario.redis.replicas.count);
    if (fault.what == ServiceFailure::Restore) {
        fault.snapshotAge = *duration(0, 8000);
        fault.bump = *onceIn(2) ? limits::kLargestBump : 0;
    }
    return fault;
}

/// Replicas are in time for a client that waits: else it would ask for ever.
RedisOptions someRedis()
{
    RedisOptions redis;
    redis.counter = *onceIn(2);
    redis.value = *oneOfItsWords<RedisValue>();
    redis.persistence = *oneOfItsWords<Persistence>();
    redis.replicas.count = *rc::gen::inRange<std::uint8_t>(1, kMostReplicas + 1);
    for (std::size_t r = 0; r < redis.replicas.count; ++r)
        redis.replicas.lags[r] = *duration(0, 1500);
    if (*onceIn(3))
        redis.wait.count = *rc::gen::inRange<std::uint8_t>(0, static_cast<std::uint8_t>(redis.replicas.count + 1));
    redis.wait.timeout = *duration(1501, 4000);
    return redis;
}

Fault someFault(const Scenario& scenario, bool copies)
{
    const auto worker = *rc::gen::inRange<std::uint8_t>(0, static_cast<std::uint8_t>(scenario.workers.size()));
    Fault fault{*duration(0, 8000), WorkerId{worker}, somePause()};
    switch (*rc::gen::weightedElement<int>({{8, 0}, {2, 1}, {3, 2}, {3, 3}, {2, 4}, {2, 5}, {2, 6}})) {
    case 1: fault.kind = Crash{}; break;
    case 2: fault.kind = Partition{*duration(0, 20'000)}; break;
    case 3: fault.kind = LoseAnswer{*onceIn(3) ? AnswerTo::Effect : AnswerTo::Write}; break;
    case 4: fault.kind = someJump(); break;
    case 5:
        fault.kind = someJump();
        fault.worker.reset();
        break;
    case 6:
        fault.kind = someServiceFault(scenario, copies);
        fault.worker.reset();
        break;
    default: break;
    }
    return fault;
}

std::vector<Effect> someEffects()
{
    std::vector<Effect> effects;
    for (const auto what : {EffectKind::Email, EffectKind::Charge})
        if (*onceIn(3))
            effects.push_back({what, *oneOfItsWords<EffectKey>(), *onceIn(2), *duration(0, 4000)});
    return effects;
}

/// Rarely a very short one: renewed every few milliseconds it makes a run of thousands of events that all say the same.
std::optional<Duration> someLease()
{
    if (*onceIn(5))
        return std::nullopt;
    return std::max(*duration(1, 15'000), *onceIn(10) ? Duration{1} : Duration{250});
}

Scenario someScenario(const ScenarioLimits& limits)
{
    Scenario scenario;
    scenario.show = limits.oddNames && *onceIn(5) ? "Hamlet's 'night'" : "sh_88";
    scenario.seats = someSeats(limits.seats, limits.oddNames);
    scenario.protection = *rc::gen::weightedElement<Protection>({{8, Protection::Lock},
                                                                 {1, Protection::None},
                                                                 {1, Protection::LocalMutex},
                                                                 {1, Protection::ConditionalWrite},
                                                                 {1, Protection::UniqueConstraint}});
    scenario.service = *oneOfItsWords<Service>();
    if (limits.copies && *onceIn(2))
        scenario.service = Service::RedisReplicated;
    if (limits.copies && *onceIn(3))
        scenario.timing = Timing::Real;
    if (limits.copies)
        scenario.redis = someRedis();
    scenario.lease = someLease();
    if (limits.sessions) {
        scenario.protection = Protection::Lock;
        scenario.service = *rc::gen::element(Service::Etcd, Service::ZooKeeper, Service::PostgresqlAdvisory);
        scenario.timing = Timing::Real;
        scenario.etcd.waiterRechecks = *onceIn(2);
    }
    scenario.firstToken = Token{*rc::gen::inRange<std::int64_t>(1, 100)};
    scenario.guards = someGuards();
    if (limits.otherSteps && *onceIn(4))
        scenario.steps = someSteps();
    if (limits.oneWay && *onceIn(3))
        scenario.network.oneWay = *duration(1, 2000);
    scenario.effects = someEffects();
    scenario.workers.clear();
    const auto workers = *rc::gen::inRange<std::size_t>(1, limits.workers + 1);
    while (scenario.workers.size() < workers)
        scenario.workers.push_back(someWorker(scenario, limits));
    scenario.arrivals = *onceIn(6) ? Arrivals::Rush : Arrivals::Listed;
    applyArrivals(scenario);
    scenario.faults.clear();
    const auto faults = *rc::gen::inRange<std::size_t>(0, limits.faults + 1);
    while (scenario.faults.size() < faults)
        scenario.faults.push_back(someFault(scenario, limits.copies));
    return scenario;
}

} // namespace

rc::Gen<Scenario> scenarios(const ScenarioLimits& limits)
{
    // At their full size from the first one on: a small scenario is rarely an interesting one.
    return rc::gen::resize(rc::kNominalSize, rc::gen::exec([limits] { return someScenario(limits); }));
}

Trace traceOf(const Scenario& scenario)
{
    Trace trace;
    TimedMemory memory;
    const Model model = modelOf(scenario);
    simulate(model, memory, trace);
    return trace;
}

} // namespace fenceline::test

namespace fenceline {

void showValue(const Scenario& scenario, std::ostream& out)
{
    out << writeScenario(scenario);
}

} // namespace fenceline
