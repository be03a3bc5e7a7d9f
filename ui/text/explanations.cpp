// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/names.h"
#include "ui/text/text.h"

/// What each choice of a setting does, in a line.
namespace fenceline::ui {

QString explain(Protection protection)
{
    switch (protection) {
    case Protection::None: return Text::tr("Each worker reads, then writes. Nothing keeps two of them apart.");
    case Protection::LocalMutex:
        return Text::tr("One mutex for each server: workers on different servers never meet at it.");
    case Protection::Lock:
        return Text::tr("A worker asks the lock service first; one holds the lock, the others wait.");
    case Protection::ConditionalWrite:
        return Text::tr("No lock: the write itself looks whether the seat is still free. Safe while a sold seat stays "
                        "sold: a hold that runs out (held_until) is a lease again.");
    case Protection::UniqueConstraint:
        return Text::tr("No lock: each ticket is a row, and the table refuses a second one for the same seat.");
    }
    return {};
}

QString explain(Fencing fencing)
{
    switch (fencing) {
    case Fencing::Off: return Text::tr("the row takes every write");
    case Fencing::Writes: return Text::tr("the row refuses a write with an older token");
    case Fencing::ReadsAndWrites: return Text::tr("a read raises the row's fence too");
    }
    return {};
}

QString explain(FenceCompare compare)
{
    switch (compare) {
    case FenceCompare::Less: return Text::tr("as in the lesson's SQL: each token may write once");
    case FenceCompare::LessOrEqual: return Text::tr("as in the lesson's prose: a holder may write twice");
    }
    return {};
}

QString explain(CheckBeforeWrite check)
{
    switch (check) {
    case CheckBeforeWrite::Off: return Text::tr("the write follows without a look at the lease");
    case CheckBeforeWrite::OwnClock: return Text::tr("a worker compares its clock with the end of its lease");
    case CheckBeforeWrite::Service: return Text::tr("a worker asks whether the lock is still its own");
    }
    return {};
}

QString explain(Release release)
{
    switch (release) {
    case Release::CompareAndDelete:
        return Text::tr("compare, then delete: the value compared is one for each request, not one for each worker");
    case Release::Delete: return Text::tr("blind delete: a late release frees another worker's lock");
    case Release::None: return Text::tr("nothing is deleted: each lock lasts until its lease ends");
    }
    return {};
}

QString explain(Service service)
{
    switch (service) {
    case Service::Redis: return Text::tr("One node. It has no token but that of a counter in the same script.");
    case Service::RedisReplicated:
        return Text::tr("A primary that answers, and a replica that is copied to after that.");
    case Service::Redlock: return Text::tr("Five nodes with no leader: a majority of them grants. There is no token.");
    case Service::Etcd:
        return Text::tr("Three members with a leader; the token is a revision, which in reality jumps: it only has to "
                        "rise.");
    case Service::ZooKeeper:
        return Text::tr(
            "Three servers with a leader; the token is a czxid, which in reality jumps: it only has to rise.");
    case Service::PostgresqlAdvisory:
        return Text::tr("The lock of one database connection: it has no lease and no token.");
    }
    return {};
}

QString explain(RedisValue value)
{
    switch (value) {
    case RedisValue::PerRequest: return Text::tr("a value of its own for each request: nobody deletes another's lock");
    case RedisValue::PerWorker:
        return Text::tr("one value for all requests of a server: a late release deletes the next request's lock");
    }
    return {};
}

QString explain(Persistence persistence)
{
    switch (persistence) {
    case Persistence::None: return Text::tr("a restart forgets every lock and every counter");
    case Persistence::EverySecond: return Text::tr("a restart forgets up to a second (appendfsync everysec)");
    case Persistence::Always: return Text::tr("a restart forgets nothing (appendfsync always)");
    }
    return {};
}

QString explain(Timing timing)
{
    switch (timing) {
    case Timing::Ideal: return Text::tr("A free lock is granted at once, and a lease ends on its millisecond.");
    case Timing::Real:
        return Text::tr(
            "The service as it is: clients of Redis ask again and again, etcd and ZooKeeper end a lease when "
            "they next look, and tokens jump.");
    }
    return {};
}

QString explain(Renewal renewal)
{
    switch (renewal) {
    case Renewal::Off: return Text::tr("a lease ends when it was granted for");
    case Renewal::InProcess: return Text::tr("by a thread of the worker: a frozen worker renews nothing");
    case Renewal::SeparateProcess: return Text::tr("by a process beside it: it goes on while the worker is frozen");
    }
    return {};
}

QString explain(RenewalRefused refused)
{
    switch (refused) {
    case RenewalRefused::Ignored: return Text::tr("the refusal does not reach the program");
    case RenewalRefused::GiveUp: return Text::tr("a program that is not frozen hears of it and stops");
    }
    return {};
}

QString explain(LostAnswer policy)
{
    switch (policy) {
    case LostAnswer::NoRetry: return Text::tr("the fan is told no, though the seat may be sold");
    case LostAnswer::ReadBack: return Text::tr("the same write again; if no row changes, the row says whose it is");
    case LostAnswer::AssumeMine:
        return Text::tr("the same write again; that no row changes is taken for one's own earlier write: it may be "
                        "another's");
    }
    return {};
}

QString explain(EffectKey key)
{
    switch (key) {
    case EffectKey::None: return Text::tr("every request is carried out");
    case EffectKey::Sale: return Text::tr("a repeat for the same sale gets the first result; two sales are two");
    case EffectKey::Attempt: return Text::tr("a repeat has another key and is carried out again");
    }
    return {};
}

QString explain(PauseCause cause)
{
    switch (cause) {
    case PauseCause::GarbageCollection: return Text::tr("the whole process stands still");
    case PauseCause::Swap: return Text::tr("the process waits for its memory to come back from disk");
    case PauseCause::VmPause: return Text::tr("the whole machine stands still, as in a migration");
    case PauseCause::Packet: return Text::tr("the worker runs on; its first write after that moment is late");
    }
    return {};
}

} // namespace fenceline::ui
