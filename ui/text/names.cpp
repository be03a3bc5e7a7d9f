// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/names.h"

#include "core/scenario/names.h"
#include "ui/text/text.h"

#include <QCoreApplication>
#include <QStringList>

namespace fenceline::ui {
namespace {

/// `fan_b`, who is served by worker B, is `B`; any other name stands as it is.
QString bareFan(const Scenario& scenario, FanId fan)
{
    const std::string& worker = scenario.workers[index(fan)].name;
    if (fanName(scenario, fan) == defaultFan(worker))
        return textOf(worker);
    const QString name = textOf(fanName(scenario, fan));
    const QString prefix = QStringLiteral("fan_");
    return name.startsWith(prefix) && name.size() > prefix.size() ? name.mid(prefix.size()) : name;
}

} // namespace

QString textOf(const std::string& name)
{
    return QString::fromUtf8(name.data(), qsizetype(name.size()));
}

QString titleOf(const Scenario& scenario)
{
    return QCoreApplication::translate("fenceline::Scenario", scenario.name.c_str());
}

QString titleOf(const Builtin& builtin)
{
    return QCoreApplication::translate("fenceline::Scenario", std::string(builtin.title).c_str());
}

QString nameOf(const Scenario& scenario, WorkerId worker)
{
    return textOf(workerName(scenario, worker));
}
QString titleOf(const Scenario& scenario, WorkerId worker)
{
    return Text::tr("Worker %1").arg(nameOf(scenario, worker));
}
QString nameOf(const Scenario& scenario, FanId fan)
{
    return Text::tr("fan %1", "inside a sentence").arg(bareFan(scenario, fan));
}
QString titleOf(const Scenario& scenario, FanId fan)
{
    return Text::tr("Fan %1", "at the beginning of a sentence").arg(bareFan(scenario, fan));
}
QString nameOf(const Scenario& scenario, SeatId seat)
{
    return textOf(seatName(scenario, seat));
}
QString titleOf(const Scenario& scenario, SeatId seat)
{
    return Text::tr("Seat %1").arg(nameOf(scenario, seat));
}

QString listOf(const QStringList& items)
{
    if (items.size() < 2)
        return items.join(QString());
    const QString head = items.mid(0, items.size() - 1).join(Text::tr(", ", "between the items of a list"));
    return Text::tr("%1 and %2", "the end of a list").arg(head, items.back());
}

QString nameOf(Protection protection)
{
    switch (protection) {
    case Protection::None: return Text::tr("None", "protection");
    case Protection::LocalMutex: return Text::tr("Local mutex", "protection");
    case Protection::Lock: return Text::tr("Lock", "protection");
    case Protection::ConditionalWrite: return Text::tr("Conditional write", "protection");
    case Protection::UniqueConstraint: return Text::tr("Unique constraint", "protection");
    }
    return {};
}

QString nameOf(Fencing fencing)
{
    switch (fencing) {
    case Fencing::Off: return Text::tr("Off", "fencing");
    case Fencing::Writes: return Text::tr("Writes", "fencing: what carries the token");
    case Fencing::ReadsAndWrites: return Text::tr("Reads and writes", "fencing: what carries the token");
    }
    return {};
}

QString nameOf(FenceCompare compare)
{
    switch (compare) {
    case FenceCompare::Less: return Text::tr("fence < token");
    case FenceCompare::LessOrEqual: return Text::tr("fence ≤ token");
    }
    return {};
}

QString nameOf(CheckBeforeWrite check)
{
    switch (check) {
    case CheckBeforeWrite::Off: return Text::tr("Off", "check before writing");
    case CheckBeforeWrite::OwnClock: return Text::tr("Its own clock", "what a worker checks its lease with");
    case CheckBeforeWrite::Service: return Text::tr("The lock service", "what a worker checks its lease with");
    }
    return {};
}

QString nameOf(Release release)
{
    switch (release) {
    case Release::CompareAndDelete: return Text::tr("Only its own", "which lock a worker deletes");
    case Release::Delete: return Text::tr("Whatever is there", "which lock a worker deletes");
    case Release::None: return Text::tr("Never", "which lock a worker deletes");
    }
    return {};
}

QString nameOf(PauseCause cause)
{
    switch (cause) {
    case PauseCause::GarbageCollection: return Text::tr("Garbage collection");
    case PauseCause::Swap: return Text::tr("Swapping");
    case PauseCause::VmPause: return Text::tr("Machine paused");
    case PauseCause::Packet: return Text::tr("Packet in a queue");
    }
    return {};
}

QString nameOf(const Crash&)
{
    return Text::tr("Crash");
}

QString nameOf(Service service)
{
    switch (service) {
    case Service::Redis: return QStringLiteral("Redis");
    case Service::RedisReplicated: return Text::tr("Redis with a replica", "lock service");
    case Service::Redlock: return Text::tr("Redlock on five nodes", "lock service");
    case Service::Etcd: return QStringLiteral("etcd");
    case Service::ZooKeeper: return QStringLiteral("ZooKeeper");
    case Service::PostgresqlAdvisory: return Text::tr("PostgreSQL advisory lock", "lock service");
    }
    return {};
}

QString nameOf(Timing timing)
{
    switch (timing) {
    case Timing::Ideal: return Text::tr("Ideal", "timing of the lock service");
    case Timing::Real: return Text::tr("Real", "timing of the lock service");
    }
    return {};
}

QString nameOf(RedisValue value)
{
    switch (value) {
    case RedisValue::PerRequest: return Text::tr("The request", "what a lock's value names");
    case RedisValue::PerWorker: return Text::tr("The process", "what a lock's value names");
    }
    return {};
}

QString nameOf(Persistence persistence)
{
    switch (persistence) {
    case Persistence::None: return Text::tr("Nothing", "what Redis has on disk");
    case Persistence::EverySecond: return Text::tr("Up to the last second", "what Redis has on disk");
    case Persistence::Always: return Text::tr("Everything", "what Redis has on disk");
    }
    return {};
}

QString nameOf(Renewal renewal)
{
    switch (renewal) {
    case Renewal::Off: return Text::tr("Off", "renewal");
    case Renewal::InProcess: return Text::tr("The worker", "who renews its lease");
    case Renewal::SeparateProcess: return Text::tr("Another process", "who renews a worker's lease");
    }
    return {};
}

QString nameOf(RenewalRefused refused)
{
    switch (refused) {
    case RenewalRefused::Ignored: return Text::tr("Goes on", "a worker whose renewal was refused");
    case RenewalRefused::GiveUp: return Text::tr("Gives up", "a worker whose renewal was refused");
    }
    return {};
}

QString nameOf(LostAnswer policy)
{
    switch (policy) {
    case LostAnswer::NoRetry: return Text::tr("Do not retry", "after a lost answer");
    case LostAnswer::ReadBack: return Text::tr("Retry, then read", "after a lost answer");
    case LostAnswer::AssumeMine: return Text::tr("Retry, zero rows means mine", "after a lost answer");
    }
    return {};
}

QString nameOf(EffectKind effect)
{
    switch (effect) {
    case EffectKind::Email: return Text::tr("Email", "an effect of a sale");
    case EffectKind::Charge: return Text::tr("Card charge", "an effect of a sale");
    }
    return {};
}

QString nameOf(EffectKey key)
{
    switch (key) {
    case EffectKey::None: return Text::tr("No key", "of an effect");
    case EffectKey::Sale: return Text::tr("One for each sale", "an effect's key");
    case EffectKey::Attempt: return Text::tr("One for each attempt", "an effect's key");
    }
    return {};
}

QString nameOf(Outcome outcome)
{
    switch (outcome) {
    case Outcome::DoubleSale: return Text::tr("Sold twice", "outcome");
    case Outcome::DuplicateEffect: return Text::tr("Effect repeated", "outcome: an email or a charge, say");
    case Outcome::Blocked: return Text::tr("Blocked", "outcome");
    case Outcome::SoldUntold: return Text::tr("Sold, fan not told", "outcome");
    case Outcome::OneSale: return Text::tr("One sale", "outcome");
    case Outcome::NoSale: return Text::tr("No sale", "outcome");
    }
    return {};
}

QString nameOf(Activity activity)
{
    switch (activity) {
    case Activity::NotArrived: return Text::tr("not here yet", "worker");
    case Activity::Asking: return Text::tr("asks", "worker");
    case Activity::Waiting: return Text::tr("waits", "worker");
    case Activity::Holding: return Text::tr("holds the lock", "worker");
    case Activity::Arrived: return Text::tr("arrived", "worker");
    case Activity::HasRead: return Text::tr("has read", "worker");
    case Activity::Checked: return Text::tr("has checked", "worker");
    case Activity::WriteUnderWay: return Text::tr("writes", "worker");
    case Activity::Wrote: return Text::tr("wrote", "worker");
    case Activity::Refused: return Text::tr("refused", "worker");
    case Activity::GaveUp: return Text::tr("gave up", "worker");
    case Activity::Done: return Text::tr("done", "worker");
    case Activity::Crashed: return Text::tr("crashed", "worker");
    }
    return {};
}

} // namespace fenceline::ui
