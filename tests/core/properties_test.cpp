// SPDX-License-Identifier: GPL-3.0-or-later
// What holds in every run, read from the trace alone: the lock, the rows' fences, and what is safe.
#include "core/trace/judge.h"
#include "tests/support/check.h"
#include "tests/support/generators.h"
#include "tests/support/many_times.h"

#include <algorithm>
#include <map>
#include <set>

using namespace fenceline;
using test::holdsManyTimes;
using test::traceOf;

namespace {

constexpr int kRuns = 1500;

struct CurrentGrant {
    WorkerId worker{};
    std::optional<Token> token;
    std::optional<Instant> until;    ///< by the service's clock; what the service itself suffers moves it
    std::optional<Instant> lostAt{}; ///< when the service lost it
};

bool isRedis(const Scenario& scenario)
{
    return scenario.service == Service::Redis || scenario.service == Service::RedisReplicated;
}

/// Follows the grants of every lock and asserts that each event about one fits what was there before it.
class LockReader {
public:
    explicit LockReader(const Scenario& scenario) : scenario_(scenario) {}

    void read(const Event& event)
    {
        std::visit([&](const auto& details) { take(event, details); }, event.details);
    }

private:
    std::optional<CurrentGrant>& current(WorkerId worker) { return current_[lockOf(scenario_, worker)]; }

    void take(const Event& event, const event::LockGranted& granted)
    {
        auto& grant = current(*event.worker);
        RC_ASSERT(!grant.has_value());
        RC_ASSERT(granted.token.has_value() == handsOutTokens(scenario_));
        if (granted.token) {
            const auto lock = lockOf(scenario_, *event.worker);
            const auto last = lastToken_.find(lock);
            RC_ASSERT(*granted.token == (last == lastToken_.end() ? scenario_.firstToken : next(last->second)));
            lastToken_[lock] = *granted.token;
        }
        const auto until = wholeLeaseFrom(event.at);
        RC_ASSERT(granted.until == until);
        RC_ASSERT(everGranted_.insert(*event.worker).second);
        RC_ASSERT(granted.waited == (waited_.count(*event.worker) != 0));
        grant = CurrentGrant{*event.worker, granted.token, until};
    }
    void take(const Event& event, const event::LockWaiting&)
    {
        RC_ASSERT(current(*event.worker).has_value());
        waited_.insert(*event.worker);
    }
    void take(const Event& event, const event::LockEnded& ended)
    {
        auto& grant = current(ended.worker);
        RC_ASSERT(grant.has_value());
        RC_ASSERT(grant->worker == ended.worker);
        RC_ASSERT(grant->token == ended.token);
        const bool over = grant->until == event.at || grant->lostAt == event.at;
        RC_ASSERT(over);
        grant.reset();
    }
    void take(const Event& event, const event::LockRenewed& renewed)
    {
        auto& grant = current(*event.worker);
        RC_ASSERT(grant.has_value());
        RC_ASSERT(grant->worker == *event.worker);
        RC_ASSERT(event.at < *grant->until);
        RC_ASSERT(renewed.until == *wholeLeaseFrom(event.at));
        grant->until = renewed.until;
        RC_ASSERT(effectiveRenewal(scenario_) != Renewal::Off);
    }
    void take(const Event& event, const event::LockRenewalRefused&)
    {
        const auto& grant = current(*event.worker);
        const bool notItsOwn = !grant || grant->worker != *event.worker;
        RC_ASSERT(notItsOwn);
        RC_ASSERT(effectiveRenewal(scenario_) != Renewal::Off);
        RC_ASSERT(refused_.insert(*event.worker).second || scenario_.network.oneWay > Duration{0} ||
                  isEverHindered(*event.worker));
    }
    /// Deadlines on its clock come earlier or later by the jump, none before now.
    void take(const Event& event, const event::ClockJumped& jump)
    {
        if (!event.worker)
            forEachLease([&](Instant& until) { until = std::max(event.at, until - jump.by); });
    }
    void take(const Event& event, const event::ServiceFailedOver& failed)
    {
        if (scenario_.service == Service::PostgresqlAdvisory)
            loseAll(event.at); // with their sessions
        prolong(event.at, failed.until);
    }
    void take(const Event& event, const event::ServiceRestarted& restarted)
    {
        if (scenario_.service == Service::PostgresqlAdvisory || isRedis(scenario_))
            loseAll(event.at);
        if (isRedis(scenario_))
            lastToken_.clear(); // the counters are keys like others
        prolong(event.at, restarted.until);
    }
    void take(const Event& event, const event::KeyEvicted& evicted)
    {
        auto& grant = current(evicted.worker);
        RC_ASSERT(isRedis(scenario_));
        RC_ASSERT(grant.has_value());
        RC_ASSERT(grant->worker == evicted.worker);
        RC_ASSERT(grant->token == evicted.token);
        grant->lostAt = event.at;
    }
    void take(const Event& event, const event::LockReleased& released)
    {
        auto& grant = current(*event.worker);
        RC_ASSERT(grant.has_value());
        RC_ASSERT(grant->token == released.token);
        const bool inTime = !grant->until || event.at < *grant->until;
        RC_ASSERT(inTime);
        RC_ASSERT(scenario_.guards.release != Release::None);
        if (scenario_.guards.release == Release::CompareAndDelete)
            RC_ASSERT(grant->worker == *event.worker);
        grant.reset();
    }
    void take(const Event& event, const event::ReleaseIgnored&)
    {
        const auto& grant = current(*event.worker);
        RC_ASSERT(scenario_.guards.release != Release::None);
        const bool notItsOwn = !grant || grant->worker != *event.worker; // RC_ASSERT looks at both sides
        RC_ASSERT(notItsOwn);
        if (scenario_.guards.release == Release::Delete)
            RC_ASSERT(!grant.has_value());
    }
    void take(const Event& event, const event::LeaseChecked& checked)
    {
        const auto& grant = current(*event.worker);
        const bool holds = grant && grant->worker == *event.worker;
        if (checked.by == CheckedBy::Service)
            RC_ASSERT(checked.valid == holds);
        else if (!effectiveLease(scenario_))
            RC_ASSERT(checked.valid);
    }
    template <class Details>
    void take(const Event&, const Details&)
    {
    }

    std::optional<Instant> wholeLeaseFrom(Instant now) const
    {
        const auto lease = effectiveLease(scenario_);
        return lease ? std::optional(now + *lease) : std::nullopt;
    }
    template <class Change>
    void forEachLease(Change change)
    {
        for (auto& [lock, grant] : current_)
            if (grant && grant->until)
                change(*grant->until);
    }
    void loseAll(Instant now)
    {
        for (auto& [lock, grant] : current_)
            if (grant)
                grant->lostAt = now;
    }
    /// A new leader of a consensus service gives every running lease its whole time again.
    void prolong(Instant now, std::optional<Instant> until)
    {
        bool runs = false;
        if (scenario_.service == Service::Etcd || scenario_.service == Service::ZooKeeper)
            forEachLease([&](Instant& end) {
                end = *wholeLeaseFrom(now);
                runs = true;
            });
        RC_ASSERT(until == (runs ? wholeLeaseFrom(now) : std::nullopt));
    }
    /// Several renewals may be on their way at once only where something holds them up.
    bool isEverHindered(WorkerId worker) const
    {
        return std::any_of(scenario_.faults.begin(), scenario_.faults.end(), [&](const Fault& fault) {
            return fault.worker == worker &&
                   (std::holds_alternative<Pause>(fault.kind) || std::holds_alternative<Partition>(fault.kind));
        });
    }

    const Scenario& scenario_;
    std::map<LockId, std::optional<CurrentGrant>> current_;
    std::set<WorkerId> refused_;
    std::map<LockId, Token> lastToken_;
    std::set<WorkerId> everGranted_;
    std::set<WorkerId> waited_;
};

/// Follows the rows and asserts that each statement found what was there, and that no fence falls.
class RowReader {
public:
    explicit RowReader(const Scenario& scenario)
        : scenario_(scenario), rows_(scenario.seats.size()), fenced_(effectiveFencing(scenario) != Fencing::Off)
    {
    }

    void read(const Event& event)
    {
        std::visit([&](const auto& details) { take(event, details); }, event.details);
    }

private:
    struct Row {
        std::optional<FanId> holder;
        Token fence{0};
    };

    void take(const Event&, const event::SeatRead& read)
    {
        for (std::size_t s = 0; s < rows_.size(); ++s)
            if (read.raisedTo && (read.anySeat || read.seat == SeatId{static_cast<std::uint8_t>(s)}))
                rows_[s].fence = std::max(rows_[s].fence, *read.raisedTo);
        if (!read.seat) {
            RC_ASSERT(!read.holder && !read.fence);
            return;
        }
        const Row& row = rows_[index(*read.seat)];
        RC_ASSERT(read.holder == row.holder);
        RC_ASSERT(read.fence == (fenced_ ? std::optional(row.fence) : std::nullopt));
        if (read.raisedTo)
            RC_ASSERT(*read.raisedTo == row.fence);
    }
    void take(const Event&, const event::ReadRejected& rejected)
    {
        const auto lower = [](const Row& a, const Row& b) { return a.fence < b.fence; };
        const Row& row =
            rejected.seat ? rows_[index(*rejected.seat)] : *std::min_element(rows_.begin(), rows_.end(), lower);
        RC_ASSERT(rejected.fence == row.fence);
        RC_ASSERT(row.fence > rejected.token);
    }
    void take(const Event&, const event::WriteAccepted& write)
    {
        Row& row = rows_[index(write.seat)];
        RC_ASSERT(write.overwrote == row.holder);
        RC_ASSERT(write.token.has_value() == fenced_);
        if (effectiveConditional(scenario_) || insertsTickets())
            RC_ASSERT(!row.holder.has_value());
        if (write.token) {
            const bool less =
                scenario_.guards.fencing == Fencing::Writes && scenario_.guards.fenceCompare == FenceCompare::Less;
            RC_ASSERT(row.fence < *write.token || (!less && row.fence == *write.token));
            row.fence = *write.token;
        }
        row.holder = write.fan;
    }
    void take(const Event&, const event::WriteRejected& write)
    {
        const Row& row = rows_[index(write.seat)];
        RC_ASSERT(write.token.has_value() == fenced_);
        RC_ASSERT(write.fence == row.fence);
        switch (write.reason) {
        case RejectReason::StaleToken: RC_ASSERT(row.fence >= *write.token); return;
        case RejectReason::NotFree: RC_ASSERT(effectiveConditional(scenario_)); break;
        case RejectReason::DuplicateKey: RC_ASSERT(insertsTickets()); break;
        }
        RC_ASSERT(row.holder.has_value());
    }
    template <class Details>
    void take(const Event&, const Details&)
    {
    }

    bool insertsTickets() const { return scenario_.protection == Protection::UniqueConstraint; }

    const Scenario& scenario_;
    std::vector<Row> rows_;
    bool fenced_;
};

template <class Reader>
void readEveryRun(const char* what, const test::ScenarioLimits& limits)
{
    CHECK(holdsManyTimes(what, kRuns, [&] {
        const auto scenario = *test::scenarios(limits);
        Reader reader(scenario);
        for (const auto& event : traceOf(scenario).events)
            reader.read(event);
    }));
}

template <class Is>
bool hasFault(const Scenario& scenario, Is is)
{
    return std::any_of(scenario.faults.begin(), scenario.faults.end(), is);
}

template <class Is>
void removeFaults(Scenario& scenario, Is is)
{
    std::erase_if(scenario.faults, is);
}

template <class... Kinds>
bool isOneOf(const Fault& fault)
{
    return (std::holds_alternative<Kinds>(fault.kind) || ...);
}

/// Zero rows after a lost answer do not mean "mine": the one guard that sells twice under any protection (semantics.md,
/// "A lost answer"). Where no answer to a write is lost it guesses nothing.
void guessNothing(Scenario& scenario)
{
    const bool loses = hasFault(scenario, [](const Fault& fault) {
        const auto* lost = std::get_if<LoseAnswer>(&fault.kind);
        return lost && lost->to == AnswerTo::Write;
    });
    if (loses && scenario.guards.lostAnswer == LostAnswer::AssumeMine)
        scenario.guards.lostAnswer = *rc::gen::element(LostAnswer::NoRetry, LostAnswer::ReadBack);
}

/// A service that loses its counter hands out a token twice (semantics.md, "Every order of every step").
void keepTheCounter(Scenario& scenario)
{
    if (isRedis(scenario))
        removeFaults(scenario, [](const Fault& fault) {
            const auto* service = std::get_if<ServiceFault>(&fault.kind);
            return service && service->what == ServiceFailure::Restart;
        });
}

/// Nor does a lock without a lease hold where the service itself forgets it.
void keepTheGrants(Scenario& scenario)
{
    if (isRedis(scenario) || scenario.service == Service::PostgresqlAdvisory)
        removeFaults(scenario, isOneOf<ServiceFault>);
}

bool hasOneLockName(const Scenario& scenario)
{
    std::set<LockId> names;
    for (std::size_t w = 0; w < scenario.workers.size(); ++w)
        names.insert(lockOf(scenario, WorkerId{static_cast<std::uint8_t>(w)}));
    return names.size() == 1;
}

bool sellsTwice(const Scenario& scenario)
{
    return judge(scenario, traceOf(scenario)).outcome == Outcome::DoubleSale;
}

/// All for one seat, or all for any. The first worker comes first and freezes at its work, so that many of them sell
/// twice where nothing forbids it.
Scenario withOneLockName()
{
    auto scenario = *test::scenarios({.seats = 3, .faults = 3, .oddNames = false, .otherSteps = false});
    scenario.protection = Protection::Lock;
    const auto seat = scenario.workers.front().seat;
    for (auto& worker : scenario.workers)
        worker.seat = seat;
    const auto halfSeconds = [](int from, int to) {
        return Duration{*rc::gen::resize(100, rc::gen::inRange(from, to + 1)) * 500};
    };
    scenario.lease = halfSeconds(1, 16);
    scenario.workers.front().arrives = Duration{0};
    scenario.faults.push_back({halfSeconds(0, 5), WorkerId{0}, Pause{halfSeconds(1, 24)}});
    return scenario;
}

/// Renewal in a separate process, where it always gets through: no renewal is sent or arrives when the lease is over.
Scenario renewedByAnother()
{
    auto scenario = withOneLockName();
    scenario.service = *rc::gen::element(Service::Redis, Service::Redlock, Service::Etcd, Service::ZooKeeper);
    scenario.guards.renew = Renewal::SeparateProcess;
    // The first one leaves a third of the lease after the grant was learned, and takes its way.
    const Duration interval = *scenario.lease / 3;
    scenario.network.oneWay = std::min(scenario.network.oneWay, (*scenario.lease - interval - Duration{1}) / 2);
    removeFaults(scenario, [](const Fault& fault) {
        const auto* pause = std::get_if<Pause>(&fault.kind);
        const bool machineStops = pause && pause->cause == PauseCause::VmPause;
        const bool serviceJumps = !fault.worker && isOneOf<ClockJump>(fault);
        return machineStops || serviceJumps || isOneOf<Partition, ServiceFault>(fault);
    });
    return scenario;
}

/// Nobody renews for a worker that has not heard of its grant.
bool everyGrantIsLearnedAtOnce(const Scenario& scenario)
{
    const Trace trace = traceOf(scenario);
    return std::all_of(trace.events.begin(), trace.events.end(), [&](const Event& event) {
        return !std::holds_alternative<event::LockGranted>(event.details) || event.learned == kNever ||
               event.learned == event.at + scenario.network.oneWay;
    });
}

} // namespace

TEST(everyGrantEndAndReleaseFitsTheLock)
{
    readEveryRun<LockReader>("tokens count up, one current grant, released or ended by right", {});
    readEveryRun<LockReader>("the same among many workers", {.workers = 12, .seats = 2, .faults = 10});
}

TEST(everyStatementFitsTheRowAndNoFenceFalls)
{
    readEveryRun<RowReader>("statements find what was there; fences never fall", {});
    readEveryRun<RowReader>("the same among many workers", {.workers = 12, .seats = 2, .faults = 10});
}

TEST(readsAndWritesWithTokensAreSafeUnderOneLockName)
{
    CHECK(holdsManyTimes("never twice with tokens on reads and writes", kRuns, [] {
        auto scenario = withOneLockName();
        // Without a token fencing has no effect.
        scenario.service =
            *rc::gen::element(Service::Redis, Service::RedisReplicated, Service::Etcd, Service::ZooKeeper);
        scenario.guards.fencing = Fencing::ReadsAndWrites;
        guessNothing(scenario);
        keepTheCounter(scenario);
        RC_ASSERT(hasOneLockName(scenario));
        RC_ASSERT(!sellsTwice(scenario));
    }));
}

TEST(conditionalIsAlwaysSafe)
{
    CHECK(holdsManyTimes("never twice with AND holder IS NULL, nor under a unique constraint", kRuns,
                         [](Scenario scenario) {
                             const bool alone = scenario.protection == Protection::ConditionalWrite ||
                                                scenario.protection == Protection::UniqueConstraint;
                             if (!alone)
                                 scenario.guards.conditional = true;
                             guessNothing(scenario);
                             RC_ASSERT(!sellsTwice(scenario));
                         }));
}

TEST(lockWithoutALeaseIsSafeUnderOneLockName)
{
    CHECK(holdsManyTimes("never twice without a lease", kRuns, [] {
        auto scenario = withOneLockName();
        if (hasLeases(scenario.service))
            scenario.lease.reset();
        if (scenario.guards.release == Release::Delete)
            scenario.guards.release = Release::CompareAndDelete;
        keepTheGrants(scenario);
        RC_ASSERT(!sellsTwice(scenario));
    }));
}

TEST(renewalThatAlwaysGetsThroughIsSafeUnderOneLockName)
{
    int learned = 0;
    CHECK(holdsManyTimes("never twice while a separate process renews the lease", kRuns, [&] {
        auto scenario = renewedByAnother();
        if (!everyGrantIsLearnedAtOnce(scenario))
            return;
        ++learned;
        RC_ASSERT(!sellsTwice(scenario));
    }));
    CHECK(learned > kRuns / 2);
}

/// Where all workers run on one server its mutex is all that it takes, however long one of them is frozen.
TEST(mutexOfTheOnlyServerIsSafe)
{
    CHECK(holdsManyTimes("never twice on one server", kRuns, [](Scenario scenario) {
        scenario.protection = Protection::LocalMutex;
        for (auto& worker : scenario.workers)
            worker.server = scenario.workers.front().server;
        RC_ASSERT(!sellsTwice(scenario));
    }));
}

/// What is unsafe does sell twice now and then, or the five above would prove nothing.
TEST(theOthersDoSellTwice)
{
    int twice = 0;
    CHECK(holdsManyTimes("", kRuns, [&] {
        auto scenario = withOneLockName();
        scenario.guards.fencing = Fencing::Writes;
        scenario.guards.conditional = false;
        twice += sellsTwice(scenario) ? 1 : 0;
    }));
    CHECK(twice > 50);
}

/// Each of the things that the preconditions above take away does sell twice.
TEST(guessingSellsTwiceUnderAnyProtection)
{
    int twice = 0;
    CHECK(holdsManyTimes("", kRuns, [&](Scenario scenario) {
        scenario.protection = Protection::ConditionalWrite;
        scenario.guards.lostAnswer = LostAnswer::AssumeMine;
        twice += sellsTwice(scenario) ? 1 : 0;
    }));
    CHECK(twice > 0);
}
