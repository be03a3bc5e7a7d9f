// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/difference_text.h"

#include "ui/text/fault_text.h"
#include "ui/text/names.h"
#include "ui/text/quantities.h"
#include "ui/text/setting_words.h"
#include "ui/text/text.h"

namespace fenceline::ui {
namespace {

/// Texts that a user wrote may be pages.
QString shortened(const QString& text)
{
    constexpr int kMost = 40;
    return text.size() > kMost ? text.left(kMost) + QChar(0x2026) : text;
}

QString presentText(const QString& value)
{
    return Text::tr("now %1", "the value of a setting").arg(value);
}

/// `sentence` with the value now and the value before, `wayBack` with the value before.
DifferenceText quantity(const QString& sentence, const QString& wayBack, const QString& before, const QString& after)
{
    return {sentence.arg(after, before), wayBack.arg(before), presentText(after)};
}

DifferenceText quantity(const QString& sentence, const QString& wayBack, Duration before, Duration after)
{
    return quantity(sentence, wayBack, durationText(before), durationText(after));
}

/// The same of a worker, whose name comes first.
DifferenceText quantityOf(const QString& worker, const QString& sentence, const QString& wayBack, Duration before,
                          Duration after)
{
    return {sentence.arg(worker, durationText(after), durationText(before)), wayBack.arg(worker, durationText(before)),
            presentText(durationText(after))};
}

/// `fencing`, then its words.
DifferenceText choice(const QString& name, const QString& before, const QString& after)
{
    return {Text::tr("%1: %2 instead of %3", "a setting, its choice, the choice before: fencing: writes instead of off")
                .arg(name, shortened(after), shortened(before)),
            Text::tr("Back to %1: %2", "a setting and its choice: Back to fencing: off").arg(name, shortened(before)),
            presentText(shortened(after))};
}

DifferenceText lease(const Scenario& built, const Scenario& now)
{
    const auto text = [](const std::optional<Duration>& lease) {
        return lease ? durationText(*lease) : Text::tr("off", "a setting");
    };
    return quantity(Text::tr("lease %1 instead of %2"), Text::tr("Back to lease %1"), text(built.lease),
                    text(now.lease));
}

DifferenceText workersAdded(const std::vector<std::string>& names)
{
    if (names.size() == 1)
        return {Text::tr("worker %1 added").arg(textOf(names.front())),
                Text::tr("Remove worker %1").arg(textOf(names.front())),
                {}};
    const int count = int(names.size());
    return {Text::tr("%n worker(s) added", nullptr, count), Text::tr("Remove %n worker(s)", nullptr, count), {}};
}

DifferenceText workersRemoved(const std::vector<std::string>& names)
{
    if (names.size() == 1)
        return {Text::tr("worker %1 removed").arg(textOf(names.front())),
                Text::tr("Bring worker %1 back").arg(textOf(names.front())),
                {}};
    const int count = int(names.size());
    return {Text::tr("%n worker(s) removed", nullptr, count), Text::tr("Bring %n worker(s) back", nullptr, count), {}};
}

DifferenceText seatsAdded(const std::vector<std::string>& names)
{
    if (names.size() == 1)
        return {Text::tr("seat %1 added").arg(textOf(names.front())),
                Text::tr("Remove seat %1").arg(textOf(names.front())),
                {}};
    const int count = int(names.size());
    return {Text::tr("%n seat(s) added", nullptr, count), Text::tr("Remove %n seat(s)", nullptr, count), {}};
}

DifferenceText seatsRemoved(const std::vector<std::string>& names)
{
    if (names.size() == 1)
        return {Text::tr("seat %1 removed").arg(textOf(names.front())),
                Text::tr("Bring seat %1 back").arg(textOf(names.front())),
                {}};
    const int count = int(names.size());
    return {Text::tr("%n seat(s) removed", nullptr, count), Text::tr("Bring %n seat(s) back", nullptr, count), {}};
}

DifferenceText ofWorker(const Scenario& built, const Scenario& now, const Difference& difference)
{
    const Worker& before = built.workers[difference.builtPlace];
    const Worker& after = now.workers[difference.nowPlace];
    const QString name = textOf(after.name);
    const auto seat = [](const Scenario& scenario, const Worker& worker) {
        return worker.seat ? nameOf(scenario, *worker.seat) : Text::tr("any", "a seat");
    };
    switch (difference.what) {
    case Change::WorkerArrival:
        return quantityOf(name, Text::tr("%1 arrives at %2 instead of %3"), Text::tr("Let %1 arrive at %2 again"),
                          before.arrives, after.arrives);
    case Change::WorkerSeat:
        return choice(Text::tr("seat of %1", "a worker").arg(name), seat(built, before), seat(now, after));
    case Change::WorkerServer:
        return choice(Text::tr("server of %1", "a worker").arg(name), textOf(before.server), textOf(after.server));
    default: break;
    }
    return choice(Text::tr("fan of %1", "a worker").arg(name), textOf(before.fan), textOf(after.fan));
}

DifferenceText ofPause(const QString& worker, const Pause& before, const Pause& after, Change what)
{
    if (what == Change::PauseLength)
        return quantityOf(worker, Text::tr("%1 pauses for %2 instead of %3"), Text::tr("Let %1 pause for %2 again"),
                          before.length, after.length);
    const auto cause = [](const Pause& pause) {
        return pause.clockStops ? Text::tr("%1, its clock too", "the machine paused").arg(settingWord(pause.cause))
                                : settingWord(pause.cause);
    };
    return choice(Text::tr("cause of %1's pause", "a worker").arg(worker), cause(before), cause(after));
}

DifferenceText ofFaultStart(const Scenario& now, const Fault& before, const Fault& after)
{
    const QString victim = victimName(now, after);
    if (std::holds_alternative<Pause>(after.kind))
        return quantityOf(victim, Text::tr("%1 pauses at %2 instead of %3"), Text::tr("Let %1 pause at %2 again"),
                          before.at, after.at);
    if (std::holds_alternative<Crash>(after.kind))
        return quantityOf(victim, Text::tr("%1 crashes at %2 instead of %3"), Text::tr("Let %1 crash at %2 again"),
                          before.at, after.at);
    return quantityOf(faultName(now, after), Text::tr("%1 at %2 instead of %3", "a fault and its times"),
                      Text::tr("Back to %1 at %2", "a fault and its time"), before.at, after.at);
}

DifferenceText ofFault(const Scenario& built, const Scenario& now, const Difference& difference)
{
    const Fault& before = built.faults[difference.builtPlace];
    const Fault& after = now.faults[difference.nowPlace];
    if (difference.what == Change::FaultStart)
        return ofFaultStart(now, before, after);
    if (difference.what != Change::FaultKind)
        return ofPause(victimName(now, after), std::get<Pause>(before.kind), std::get<Pause>(after.kind),
                       difference.what);
    const QString what = stopsWorker(before) && stopsWorker(after)
                             ? Text::tr("what stops %1", "a worker")
                             : Text::tr("what befalls %1", "a worker, or the lock service");
    return choice(what.arg(victimName(now, after)), kindText(before), kindText(after));
}

/// Choices among words and what is as plain.
DifferenceText ofGuard(const Scenario& built, const Scenario& now, Change what)
{
    const auto words = [&](const QString& name, auto guard) {
        return choice(name, settingWord(built.guards.*guard), settingWord(now.guards.*guard));
    };
    switch (what) {
    case Change::Fencing: return words(Text::tr("fencing", "a setting"), &Guards::fencing);
    case Change::FenceCompare: return words(Text::tr("a write passes if", "a setting"), &Guards::fenceCompare);
    case Change::CheckBeforeWrite:
        return words(Text::tr("check before writing", "a setting"), &Guards::checkBeforeWrite);
    case Change::Renewal: return words(Text::tr("renewal", "a setting"), &Guards::renew);
    case Change::RenewalRefused:
        return words(Text::tr("after a refused renewal", "a setting"), &Guards::renewalRefused);
    case Change::Release: return words(Text::tr("a worker deletes", "a setting"), &Guards::release);
    case Change::LostAnswer: return words(Text::tr("after a lost answer", "a setting"), &Guards::lostAnswer);
    default: break;
    }
    return words(Text::tr("conditional write", "a setting"), &Guards::conditional);
}

DifferenceText ofTime(const Scenario& built, const Scenario& now, Change what)
{
    switch (what) {
    case Change::ReadStep:
        return quantity(Text::tr("read after %1 instead of %2"), Text::tr("Read after %1 again"), built.steps.read,
                        now.steps.read);
    case Change::CheckStep:
        return quantity(Text::tr("check after %1 instead of %2"), Text::tr("Check after %1 again"), built.steps.check,
                        now.steps.check);
    case Change::WriteStep:
        return quantity(Text::tr("write after %1 instead of %2"), Text::tr("Write after %1 again"), built.steps.write,
                        now.steps.write);
    case Change::ReleaseStep:
        return quantity(Text::tr("release after %1 instead of %2"), Text::tr("Release after %1 again"),
                        built.steps.release, now.steps.release);
    case Change::Retry:
        return quantity(Text::tr("retry every %1 instead of every %2"), Text::tr("Retry every %1 again"),
                        built.network.retry, now.network.retry);
    default: break;
    }
    return quantity(Text::tr("a message takes %1 instead of %2"), Text::tr("Let a message take %1 again"),
                    built.network.oneWay, now.network.oneWay);
}

DifferenceText ofTexts(const Scenario& built, const Scenario& now, Change what)
{
    switch (what) {
    case Change::Name: return choice(Text::tr("name", "of a scenario"), textOf(built.name), textOf(now.name));
    case Change::Show: return choice(Text::tr("show", "what seats are sold for"), textOf(built.show), textOf(now.show));
    case Change::Summary: return {Text::tr("another summary"), Text::tr("Back to the summary as it was"), {}};
    case Change::Source: return {Text::tr("another source"), Text::tr("Back to the source as it was"), {}};
    case Change::SeatOrder: return {Text::tr("another order of seats"), Text::tr("Back to the order of seats"), {}};
    case Change::WorkerOrder:
        return {Text::tr("another order of workers"), Text::tr("Back to the order of workers"), {}};
    default: break;
    }
    return {Text::tr("another expectation"), Text::tr("Back to the expectation as it was"), {}};
}

DifferenceText ofRedis(const RedisOptions& built, const RedisOptions& now, Change what)
{
    const auto words = [&](const QString& name, auto RedisOptions::*option) {
        return choice(name, settingWord(built.*option), settingWord(now.*option));
    };
    switch (what) {
    case Change::RedisCounter: return words(Text::tr("counter of Redis", "a setting"), &RedisOptions::counter);
    case Change::RedisValue: return words(Text::tr("a lock's value names", "a setting"), &RedisOptions::value);
    case Change::Persistence: return words(Text::tr("on Redis' disk", "a setting"), &RedisOptions::persistence);
    case Change::Replicas: return words(Text::tr("replication lag", "a setting"), &RedisOptions::replicas);
    case Change::Wait: return words(Text::tr("waiting for replicas", "a setting"), &RedisOptions::wait);
    default: return {};
    }
}

} // namespace

DifferenceText differenceText(const Scenario& built, const Scenario& now, const Difference& difference)
{
    switch (difference.what) {
    case Change::Name:
    case Change::Summary:
    case Change::Source:
    case Change::Show:
    case Change::SeatOrder:
    case Change::WorkerOrder:
    case Change::Expectation: return ofTexts(built, now, difference.what);
    case Change::Protection:
        return choice(Text::tr("protection", "a setting"), settingWord(built.protection), settingWord(now.protection));
    case Change::Service:
        return choice(Text::tr("lock service", "a setting"), settingWord(built.service), settingWord(now.service));
    case Change::Timing:
        return choice(Text::tr("timing", "a setting"), settingWord(built.timing), settingWord(now.timing));
    case Change::RedisCounter:
    case Change::RedisValue:
    case Change::Persistence:
    case Change::Replicas:
    case Change::Wait: return ofRedis(built.redis, now.redis, difference.what);
    case Change::WaiterRechecks:
        return choice(Text::tr("a waiter looks for its own key", "a setting"), settingWord(built.etcd.waiterRechecks),
                      settingWord(now.etcd.waiterRechecks));
    case Change::Arrivals:
        return choice(Text::tr("arrivals", "a setting"), settingWord(built.arrivals), settingWord(now.arrivals));
    case Change::Effects:
        return choice(Text::tr("effects", "a setting"), settingWord(built.effects), settingWord(now.effects));
    case Change::Lease: return lease(built, now);
    case Change::FirstToken:
        return quantity(Text::tr("first token %1 instead of %2"), Text::tr("Back to first token %1"),
                        tokenText(built.firstToken), tokenText(now.firstToken));
    case Change::Fencing:
    case Change::FenceCompare:
    case Change::CheckBeforeWrite:
    case Change::Renewal:
    case Change::RenewalRefused:
    case Change::Release:
    case Change::Conditional:
    case Change::LostAnswer: return ofGuard(built, now, difference.what);
    case Change::ReadStep:
    case Change::CheckStep:
    case Change::WriteStep:
    case Change::ReleaseStep:
    case Change::OneWay:
    case Change::Retry: return ofTime(built, now, difference.what);
    case Change::SeatsAdded: return seatsAdded(seatsBeyond(built, now));
    case Change::SeatsRemoved: return seatsRemoved(seatsBeyond(now, built));
    case Change::WorkersAdded: return workersAdded(workersBeyond(built, now));
    case Change::WorkersRemoved: return workersRemoved(workersBeyond(now, built));
    case Change::WorkerFan:
    case Change::WorkerArrival:
    case Change::WorkerSeat:
    case Change::WorkerServer: return ofWorker(built, now, difference);
    case Change::FaultAdded: {
        const QString fault = faultText(now, now.faults[difference.nowPlace]);
        return {Text::tr("%1 added", "a fault").arg(fault), Text::tr("Remove %1", "a fault").arg(fault), {}};
    }
    case Change::FaultRemoved: {
        const QString fault = faultText(built, built.faults[difference.builtPlace]);
        return {Text::tr("%1 removed", "a fault").arg(fault), Text::tr("Bring back %1", "a fault").arg(fault), {}};
    }
    case Change::FaultStart:
    case Change::FaultKind:
    case Change::PauseLength:
    case Change::PauseCause: return ofFault(built, now, difference);
    }
    return {};
}

} // namespace fenceline::ui
