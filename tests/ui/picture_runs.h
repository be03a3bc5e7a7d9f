// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"
#include "core/scenario/edit.h"

#include <QString>
#include <memory>
#include <utility>
#include <vector>

/// Runs for the tests of the views: those that the pictures are looked at with.
namespace fenceline::test {

constexpr Instant at(int ms)
{
    return kStart + Duration{ms};
}

inline std::shared_ptr<const Run> runOf(Scenario scenario)
{
    auto run = play(std::move(scenario));
    return run ? std::make_shared<const Run>(std::move(*run)) : nullptr;
}

inline Scenario lesson()
{
    return {};
}

inline Scenario withPause(Scenario scenario, int ms)
{
    scenario.faults.front().kind = Pause{Duration{ms}};
    return scenario;
}

inline Scenario withFencing(Scenario scenario, Fencing fencing)
{
    scenario.guards.fencing = fencing;
    return scenario;
}

inline Scenario withWorkers(Scenario scenario, int workers, int seats = 1)
{
    scenario = edit::seats(edit::workers(std::move(scenario), workers).value(), seats).value();
    for (std::size_t w = 0; w < scenario.workers.size(); ++w)
        scenario.workers[w].seat = SeatId(w % scenario.seats.size());
    return scenario;
}

inline Scenario openingStory(int workers = 12, int seats = 5)
{
    Scenario scenario = withWorkers({}, workers, seats);
    scenario.protection = Protection::None;
    scenario.arrivals = Arrivals::Rush;
    scenario.faults.clear();
    for (Worker& worker : scenario.workers)
        worker.seat.reset();
    applyArrivals(scenario);
    return scenario;
}

inline Scenario withOneWay(Scenario scenario, int ms)
{
    scenario.network.oneWay = Duration{ms};
    return scenario;
}

/// A process beside A renews its lease while it is frozen, until a partition keeps it from doing so.
inline Scenario renewedThenCutOff()
{
    Scenario scenario;
    scenario.guards.renew = Renewal::SeparateProcess;
    scenario.faults.push_back({Duration{8000}, WorkerId{0}, Partition{Duration{9000}}});
    return scenario;
}

/// A's frozen process renews nothing; when it wakes it is refused.
inline Scenario renewalRefused(RenewalRefused refused = RenewalRefused::Ignored)
{
    Scenario scenario;
    scenario.guards.renew = Renewal::InProcess;
    scenario.guards.renewalRefused = refused;
    return scenario;
}

/// A and B want one seat at once; the answer to A's write is lost, and what A does then is a policy.
inline Scenario lostAnswer(LostAnswer policy)
{
    Scenario scenario;
    scenario.protection = Protection::UniqueConstraint;
    scenario.guards.lostAnswer = policy;
    scenario.faults = {{Duration{2000}, WorkerId{0}, LoseAnswer{}}};
    return scenario;
}

/// The answer about the first of A's effects is lost, so A asks for it once more.
inline Scenario repeatedEffect(std::vector<Effect> effects)
{
    Scenario scenario = lostAnswer(LostAnswer::ReadBack);
    scenario.effects = std::move(effects);
    scenario.faults = {{Duration{2000}, WorkerId{0}, LoseAnswer{AnswerTo::Effect}}};
    return scenario;
}

inline Scenario withService(Service service, std::vector<Fault> faults = {})
{
    Scenario scenario;
    scenario.service = service;
    scenario.faults.insert(scenario.faults.end(), faults.begin(), faults.end());
    return scenario;
}

inline Fault serviceFault(int at, ServiceFailure what)
{
    return {Duration{at}, std::nullopt, ServiceFault{what}};
}

/// Beside the lesson's pause: what befalls renewals, networks, clocks, answers and lock services.
inline std::vector<std::pair<QString, Scenario>> runsWithFaults()
{
    std::vector<std::pair<QString, Scenario>> all;
    const auto add = [&](const char* name, Scenario scenario) {
        all.push_back({QString::fromLatin1(name), std::move(scenario)});
    };
    add("renewed", renewedThenCutOff());
    add("renewal-refused", renewalRefused());
    add("email-repeated",
        repeatedEffect({{EffectKind::Email, EffectKey::None}, {EffectKind::Charge, EffectKey::Sale}}));
    add("charge-held-back", repeatedEffect({{EffectKind::Charge, EffectKey::Sale}}));
    add("lost-answer", withOneWay(lostAnswer(LostAnswer::ReadBack), 300));
    add("clock-jumps", withService(Service::ZooKeeper, {{Duration{7000}, std::nullopt, ClockJump{Duration{2000}}},
                                                        {Duration{12000}, WorkerId{1}, ClockJump{Duration{-2000}}}}));
    add("evicted", withService(Service::Redis, {serviceFault(6000, ServiceFailure::Eviction),
                                                serviceFault(8000, ServiceFailure::Restart)}));
    Scenario polling = withService(Service::Redis);
    polling.timing = Timing::Real;
    add("polling", polling);
    add("failed-over", withService(Service::Etcd, {serviceFault(6000, ServiceFailure::Failover)}));
    Scenario manyCut = withWorkers(withService(Service::Redlock), 6);
    for (std::size_t w = 0; w < 6; ++w)
        manyCut.faults.push_back({Duration{3000}, WorkerId(w), Partition{Duration{4000}}});
    add("six-cut-off", manyCut);
    return all;
}

inline std::vector<std::pair<QString, std::shared_ptr<const Run>>> manyRuns()
{
    std::vector<std::pair<QString, Scenario>> all;
    const auto add = [&](const char* name, Scenario scenario) {
        all.push_back({QString::fromLatin1(name), std::move(scenario)});
    };
    add("lesson", lesson());
    add("fencing", withFencing(lesson(), Fencing::Writes));
    add("strip", withPause(withFencing(lesson(), Fencing::Writes), 9000));
    add("reads-and-writes", withPause(withFencing(lesson(), Fencing::ReadsAndWrites), 9000));
    add("one-way", withOneWay(lesson(), 500));
    add("one-way-fencing", withOneWay(withFencing(lesson(), Fencing::Writes), 500));
    Scenario packet = lesson();
    packet.faults.front().kind = Pause{Duration{15000}, PauseCause::Packet};
    add("packet", packet);
    Scenario crash = lesson();
    crash.faults.front().kind = Crash{};
    add("crash", crash);
    crash.lease.reset();
    add("blocked", crash);
    Scenario conditional = lesson();
    conditional.protection = Protection::ConditionalWrite;
    add("conditional", conditional);
    Scenario checked = lesson();
    checked.guards.checkBeforeWrite = CheckBeforeWrite::Service;
    checked.faults.front().at = Duration{1500};
    add("checked", checked);
    Scenario blind = lesson();
    blind.guards.release = Release::Delete;
    add("blind-delete", blind);
    for (const int workers : {1, 3, 4, 6, 8, 9, 12})
        all.push_back({QStringLiteral("workers-%1").arg(workers), withWorkers(lesson(), workers)});
    Scenario frozenTwice = withWorkers(lesson(), 6);
    frozenTwice.faults.push_back({Duration{11500}, WorkerId{1}, Pause{Duration{20000}}});
    add("two-false-beliefs", frozenTwice);
    Scenario longNames = withFencing(lesson(), Fencing::Writes);
    longNames.show = "the-last-night-of-the-season";
    longNames.seats.front() = "Balcony left, row twenty, 114";
    longNames.workers.front().name = "booking-server-eu-west-1a-000017";
    longNames.workers.front().fan = "somebody-with-a-long-name@example.org";
    add("long-names", longNames);
    Scenario manyLongNames = withWorkers(longNames, 5);
    add("many-long-names", manyLongNames);
    manyLongNames = withWorkers(longNames, 20, 3);
    add("table-of-long-names", manyLongNames);
    Scenario late = lesson();
    late.lease = Duration{3'600'123};
    late.faults.front().kind = Pause{Duration{7'200'456}};
    add("hours", late);
    add("three-seats", withWorkers(lesson(), 3, 3));
    add("opening-story", openingStory());
    add("opening-story-64", openingStory(64, 64));
    add("sixty-four", withWorkers(lesson(), 64, 8));
    for (auto& named : runsWithFaults())
        all.push_back(std::move(named));
    std::vector<std::pair<QString, std::shared_ptr<const Run>>> runs;
    for (auto& [name, scenario] : all)
        runs.push_back({name, runOf(std::move(scenario))});
    return runs;
}

} // namespace fenceline::test
