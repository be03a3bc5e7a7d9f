// SPDX-License-Identifier: GPL-3.0-or-later
// The rules without any clock: every order of all enabled actions, breadth first, against the table of semantics.md,
// "Every order of every step". Small and slow on purpose; it shows that enabled() and step() alone carry a search.
#include "core/run/simulate.h"
#include "core/scenario/edit.h"
#include "core/world/enabled.h"
#include "tests/support/check.h"

#include <array>
#include <queue>
#include <set>
#include <string>

using namespace fenceline;

namespace {

/// One state of the search: the world and whose fan was told yes first, and whether another was.
struct Node {
    World world;
    std::optional<FanId> told;
    bool soldTwice = false;
    int steps = 0;
};

/// Delivers every message at once; hears what fans are told.
class Untimed {
public:
    Untimed(const Rules& rules, Node& node) : rules_(rules), node_(node) {}

    template <class Details>
    EventIndex event(std::optional<WorkerId>, const Details& details)
    {
        if constexpr (std::is_same_v<Details, event::FanConfirmed>) {
            node_.soldTwice = node_.soldTwice || (node_.told && *node_.told != details.fan);
            if (!node_.told)
                node_.told = details.fan;
        }
        return {};
    }
    void learned(EventIndex) {}
    std::optional<Instant> start(Timer) { return {}; }
    void cancel(Timer) {}
    void startSession(WorkerId) {}
    void keepSession(WorkerId) {}
    void endSession(WorkerId) {}
    void restartSessions() {}
    std::optional<ResumedLease> resume(Timer, CopyId) { return ResumedLease{}; }
    bool copyLater(CopyId, LockId) { return false; }
    void resynchronize(std::optional<CopyId>) {}
    std::optional<Instant> snapshotTaken() const { return {}; }
    void startWait(Timer) {}
    void cancelWait(GrantId) {}
    bool carryOut(std::size_t, std::uint8_t) { return true; }
    void send(const Message& message) { arrive(rules_, node_.world, message, *this); }

private:
    const Rules& rules_;
    Node& node_;
};

/// Everything in a node but its depth.
class Key {
public:
    void add(std::int64_t value) { text_ += std::to_string(value) + ' '; }
    void add(const std::optional<Grant>& grant)
    {
        add(grant ? static_cast<std::int64_t>(index(grant->id)) : -1);
        if (grant) {
            add(static_cast<std::int64_t>(index(grant->holder)));
            add(grant->token ? number(*grant->token) : -1);
        }
    }
    template <class Id>
    void addId(const std::optional<Id>& id)
    {
        add(id ? static_cast<std::int64_t>(index(*id)) : -1);
    }
    std::string take() { return std::move(text_); }

private:
    std::string text_;
};

std::string keyOf(const Node& node)
{
    Key key;
    key.addId(node.told);
    key.add(static_cast<std::int64_t>(index(node.world.nextGrant)));
    for (const auto& lock : node.world.locks) {
        key.add(lock.current);
        key.add(number(lock.nextToken));
        key.add(static_cast<std::int64_t>(lock.waiting.size()));
        for (const auto& waiter : lock.waiting)
            key.add(static_cast<std::int64_t>(index(waiter.worker)));
    }
    for (const auto& row : node.world.rows) {
        key.addId(row.holder);
        key.add(number(row.fence));
    }
    for (const auto& worker : node.world.workers) {
        key.add(static_cast<std::int64_t>(worker.next));
        key.add(static_cast<std::int64_t>(worker.progress));
        key.add(worker.rereads ? 1 : 0);
        key.add(worker.grant);
        key.addId(worker.seat);
    }
    return key.take();
}

struct Answer {
    int shortest = 0; ///< steps to two sales of one seat; 0: no order leads there
    int blocks = 0;   ///< steps to a state in which somebody waits and nothing is left to happen; 0: none
    int longest = 0;  ///< steps of the longest order that sells no seat twice
};

bool somebodyWaits(const World& world)
{
    for (const auto& lock : world.locks)
        for (const auto& waiter : lock.waiting)
            if (world.workers[index(waiter.worker)].progress != Progress::Crashed)
                return true;
    return false;
}

std::vector<Action> actionsOf(const Rules& rules, const Node& node, int crashes)
{
    std::vector<Action> actions;
    enabled(rules, node.world, [&](const Action& action) { actions.push_back(action); });
    int crashed = 0;
    for (const auto& worker : node.world.workers)
        crashed += worker.progress == Progress::Crashed ? 1 : 0;
    for (std::size_t w = 0; w < node.world.workers.size() && crashed < crashes; ++w)
        if (node.world.workers[w].progress < Progress::Finished)
            actions.push_back(Action::crash(WorkerId{static_cast<std::uint8_t>(w)}));
    return actions;
}

Answer searchEveryOrder(const Scenario& scenario, int crashes)
{
    const Rules rules = rulesOf(scenario);
    Answer answer;
    std::set<std::string> seen;
    std::queue<Node> open;
    Node first;
    first.world.reset(rules);
    open.push(first);
    seen.insert(keyOf(first));
    while (!open.empty()) {
        const Node node = std::move(open.front());
        open.pop();
        answer.longest = node.steps;
        bool anyAct = false;
        for (const auto& action : actionsOf(rules, node, crashes)) {
            anyAct = anyAct || action.kind != Action::Kind::Crash;
            Node next = node;
            ++next.steps;
            Untimed sink(rules, next);
            step(rules, next.world, action, sink);
            if (next.soldTwice) {
                answer.shortest = answer.shortest == 0 ? next.steps : answer.shortest;
                continue;
            }
            if (seen.insert(keyOf(next)).second)
                open.push(std::move(next));
        }
        if (!anyAct && somebodyWaits(node.world) && answer.blocks == 0)
            answer.blocks = node.steps;
    }
    return answer;
}

Scenario lock(const Guards& guards, std::int64_t workers = 2)
{
    Scenario scenario;
    scenario.guards = guards;
    return *edit::workers(scenario, workers);
}

int shortest(const Scenario& scenario, int crashes = 0)
{
    return searchEveryOrder(scenario, crashes).shortest;
}

Scenario protectedBy(Protection protection, std::int64_t workers)
{
    auto scenario = lock({}, workers);
    scenario.protection = protection;
    return scenario;
}

constexpr std::array<std::int64_t, 2> kWorkers{2, 3};

} // namespace

TEST(noProtectionIsUnsafeInFourSteps)
{
    for (const auto workers : kWorkers)
        CHECK_EQ(shortest(protectedBy(Protection::None, workers)), 4);
}

TEST(leaseAloneIsUnsafeInSevenSteps)
{
    for (const auto workers : kWorkers)
        CHECK_EQ(shortest(lock({}, workers)), 7);
}

TEST(checkBeforeWriteOnlyMakesItLonger)
{
    for (const auto by : {CheckBeforeWrite::OwnClock, CheckBeforeWrite::Service})
        for (const auto workers : kWorkers) {
            CHECK_EQ(shortest(lock({.checkBeforeWrite = by}, workers)), 9);
            CHECK_EQ(shortest(lock({.fencing = Fencing::Writes, .checkBeforeWrite = by}, workers)), 9);
        }
}

TEST(fencingOnWritesIsUnsafeInSevenSteps)
{
    for (const auto compare : {FenceCompare::Less, FenceCompare::LessOrEqual})
        for (const auto workers : kWorkers)
            CHECK_EQ(shortest(lock({.fencing = Fencing::Writes, .fenceCompare = compare}, workers)), 7);
}

TEST(safeInEveryOrderWithAndWithoutCrashes)
{
    for (const int crashes : {0, 1})
        for (const auto workers : kWorkers) {
            CHECK_EQ(shortest(lock({.fencing = Fencing::ReadsAndWrites}, workers), crashes), 0);
            CHECK_EQ(shortest(lock({.fencing = Fencing::Writes, .conditional = true}, workers), crashes), 0);
            CHECK_EQ(shortest(lock({.conditional = true}, workers), crashes), 0);
            CHECK_EQ(shortest(protectedBy(Protection::ConditionalWrite, workers), crashes), 0);
        }
}

TEST(lockWithoutALeaseIsSafeAndBlocks)
{
    for (const auto workers : kWorkers) {
        auto scenario = lock({}, workers);
        scenario.lease.reset();
        CHECK_EQ(shortest(scenario, 1), 0);
        CHECK_EQ(searchEveryOrder(scenario, 0).blocks, 0);
        // ask A, crash A, ask B; one more for each further worker
        CHECK_EQ(searchEveryOrder(scenario, 1).blocks, static_cast<int>(workers) + 1);
    }
    CHECK_EQ(searchEveryOrder(lock({}), 1).blocks, 0);
}

/// Nothing but a read and a write of each; a release of nothing would be an action too many.
TEST(withoutALockAProgramIsTwoActions)
{
    CHECK_EQ(searchEveryOrder(protectedBy(Protection::ConditionalWrite, 1), 0).longest, 2);
    CHECK_EQ(searchEveryOrder(protectedBy(Protection::ConditionalWrite, 3), 0).longest, 6);
    auto none = lock({}, 1);
    none.lease.reset();
    CHECK_EQ(searchEveryOrder(none, 0).longest, 4); // ask, read, write, release
}

/// Who deletes what is not its own lets a third in; who deletes nothing leaves the lock to its lease.
TEST(releaseDecidesTooWhoComesIn)
{
    auto blind = lock({.release = Release::Delete}, 3);
    CHECK_EQ(shortest(blind), 7);
    auto none = lock({.release = Release::None});
    none.lease.reset();
    CHECK(searchEveryOrder(none, 0).blocks > 0);
}
