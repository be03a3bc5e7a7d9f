// SPDX-License-Identifier: GPL-3.0-or-later
// Sweeps: their cells, their order, and the ranges that they refuse. That the outcomes are right, for the whole of the
// lesson's plane, is engine_reference_test's business.
#include "core/run/sweep.h"

#include "core/run/simulate.h"
#include "core/scenario/edit.h"
#include "tests/support/check.h"
#include "tests/support/generators.h"

using namespace fenceline;

namespace {

Range range(std::int64_t from, std::int64_t to, std::int64_t step)
{
    return {Duration{from}, Duration{to}, Duration{step}};
}

constexpr std::int64_t kDay = 86'400'000;

void checkRefused(Range lease, Range pause, std::string_view about)
{
    const auto cells = sweep(Scenario{}, lease, pause);
    CHECK(!cells);
    if (cells)
        return;
    CHECK_EQ(cells.error().message.substr(0, about.size()), about);
    CHECK(cells.error().message.find("(allowed: ") != std::string::npos);
}

} // namespace

TEST(rangesCountTheirSteps)
{
    CHECK_EQ(range(0, 0, 1).count(), std::size_t{1});
    CHECK_EQ(range(0, 10, 5).count(), std::size_t{3}); // TO lies on a step
    CHECK_EQ(range(0, 9, 5).count(), std::size_t{2});
    CHECK_EQ(range(0, 4, 5).count(), std::size_t{1});
    CHECK_EQ(range(3, 13, 5).at(2), Duration{13});
    CHECK_EQ(range(2000, 30'000, 500).count() * range(0, 40'000, 250).count(), std::size_t{9177});
}

TEST(leaseOuterPauseInner)
{
    const auto cells = sweep(Scenario{}, range(9000, 10'000, 1000), range(8000, 9001, 500));
    CHECK(cells.has_value());
    const std::vector<SweepCell> expected{
        {Duration{9000}, Duration{8000}, Outcome::DoubleSale}, {Duration{9000}, Duration{8500}, Outcome::DoubleSale},
        {Duration{9000}, Duration{9000}, Outcome::DoubleSale}, {Duration{10'000}, Duration{8000}, Outcome::OneSale},
        {Duration{10'000}, Duration{8500}, Outcome::OneSale},  {Duration{10'000}, Duration{9000}, Outcome::DoubleSale}};
    CHECK(*cells == expected);
}

/// The boundary of the lesson's plane to the millisecond: twice where the pause is over lease - 1.5 s.
TEST(boundaryToTheMillisecond)
{
    const auto cells = sweep(Scenario{}, range(10'000, 10'003, 1), range(8499, 8504, 1));
    CHECK(cells.has_value());
    for (const auto& cell : *cells)
        CHECK_EQ(cell.outcome == Outcome::DoubleSale, cell.pause > cell.lease - Duration{1500});
}

TEST(everyCellIsARunOfItsOwn)
{
    CHECK(rc::check("a cell is the run with that lease and that pause", [](const Scenario& scenario) {
        // One of a millisecond, renewed in each, makes runs that are longer than those of all other cells together.
        const std::int64_t shortest = scenario.guards.renew == Renewal::Off ? 1 : 250;
        const auto cells = sweep(scenario, range(shortest, 9250, 1500), range(0, 9000, 1800));
        RC_ASSERT(cells.has_value());
        RC_ASSERT(cells->size() == 7U * 6U);
        for (const auto& cell : *cells) {
            const auto edited = edit::lease(edit::pauseLength(scenario, cell.pause).value(), cell.lease).value();
            RC_ASSERT(cell.outcome == judge(edited, test::traceOf(edited)).outcome);
        }
    }));
}

/// The lesson has its pause; a scenario without one gets it, and a crash becomes one.
TEST(sweepsThePauseThatTheCommandLineWouldEdit)
{
    auto bare = Scenario{};
    bare.faults.clear();
    auto crashed = edit::crash(Scenario{});
    const auto expected = sweep(Scenario{}, range(5000, 15'000, 2500), range(0, 20'000, 2500));
    CHECK(*sweep(bare, range(5000, 15'000, 2500), range(0, 20'000, 2500)) == *expected);
    CHECK(*sweep(crashed, range(5000, 15'000, 2500), range(0, 20'000, 2500)) == *expected);
}

TEST(leasesThatWereOffAreSweptToo)
{
    Scenario off;
    off.lease.reset();
    const auto cells = sweep(off, range(10'000, 10'000, 1), range(15'000, 15'000, 1));
    CHECK(cells.has_value());
    CHECK_EQ(cells->front().outcome, Outcome::DoubleSale);
}

TEST(whatIsRefused)
{
    const Range good = range(1000, 2000, 1000);
    checkRefused(range(1000, 2000, 0), good, "the range of the lease has no step");
    checkRefused(range(1000, 2000, -1), good, "the range of the lease has no step");
    checkRefused(good, range(0, 1, 0), "the range of the pause has no step");
    checkRefused(range(2000, 1999, 1), good, "the range of the lease starts after it ends");
    checkRefused(good, range(1, 0, 1), "the range of the pause starts after it ends");
    checkRefused(range(0, 1000, 500), good, "the lease is 0s");
    checkRefused(range(1, kDay + 1, kDay), good, "the lease is 86400001ms");
    checkRefused(good, range(-1, 1000, 500), "the pause is -1ms");
    checkRefused(good, range(0, kDay + 1, kDay + 1), "the pause is 86400001ms");
    checkRefused(range(1, kDay, 1), range(0, kDay, 1), "the sweep has too many cells");
    checkRefused(range(1, 10'001, 1), range(0, 999, 1), "the sweep has too many cells");
    constexpr auto least = std::numeric_limits<std::int64_t>::min();
    constexpr auto most = std::numeric_limits<std::int64_t>::max();
    checkRefused(range(least, most, 1), good, "the lease is ");
    checkRefused(good, range(least, most, most), "the pause is ");
}

TEST(aRangeOfOneDay)
{
    const auto cells = sweep(Scenario{}, range(kDay, kDay, 5), range(0, kDay, kDay));
    CHECK(cells.has_value());
    CHECK_EQ(cells->size(), std::size_t{2});
}
