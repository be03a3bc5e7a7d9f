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
    std::optional<Instant> until;
};

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
        RC_ASSERT(granted.token.has_value());
        const auto lock = lockOf(scenario_, *event.worker);
        const auto last = lastToken_.find(lock);
        RC_ASSERT(*granted.token == (last == lastToken_.end() ? scenario_.firstToken : next(last->second)));
        lastToken_[lock] = *granted.token;
        const auto until = scenario_.lease ? std::optional(event.at + *scenario_.lease) : std::nullopt;
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
        RC_ASSERT(grant->until == event.at);
        grant.reset();
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
        else if (!scenario_.lease)
            RC_ASSERT(checked.valid);
    }
    template <class Details>
    void take(const Event&, const Details&)
    {
    }

    const Scenario& scenario_;
    std::map<LockId, std::optional<CurrentGrant>> current_;
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
        if (effectiveConditional(scenario_))
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
        if (write.reason == RejectReason::StaleToken)
            RC_ASSERT(row.fence >= *write.token);
        else
            RC_ASSERT(row.holder.has_value());
    }
    template <class Details>
    void take(const Event&, const Details&)
    {
    }

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
        scenario.guards.fencing = Fencing::ReadsAndWrites;
        RC_ASSERT(hasOneLockName(scenario));
        RC_ASSERT(!sellsTwice(scenario));
    }));
}

TEST(conditionalIsAlwaysSafe)
{
    CHECK(holdsManyTimes("never twice with AND holder IS NULL", kRuns, [](Scenario scenario) {
        if (scenario.protection != Protection::ConditionalWrite)
            scenario.guards.conditional = true;
        RC_ASSERT(!sellsTwice(scenario));
    }));
}

TEST(lockWithoutALeaseIsSafeUnderOneLockName)
{
    CHECK(holdsManyTimes("never twice without a lease", kRuns, [] {
        auto scenario = withOneLockName();
        scenario.lease.reset();
        if (scenario.guards.release == Release::Delete)
            scenario.guards.release = Release::CompareAndDelete;
        RC_ASSERT(!sellsTwice(scenario));
    }));
}

/// What is unsafe does sell twice now and then, or the three above would prove nothing.
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
