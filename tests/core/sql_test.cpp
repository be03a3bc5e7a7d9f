// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/execute.h"
#include "core/sql/seat_database.h"
#include "core/trace/state.h"
#include "tests/support/check.h"
#include "tests/support/generators.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <memory>
#include <thread>

using namespace fenceline;
using test::traceOf;

namespace {

SqlLog executed(const Scenario& scenario, const Trace& trace)
{
    auto log = executeSql(scenario, trace);
    CHECK(log.has_value());
    return log ? std::move(*log) : SqlLog{};
}

/// `UPDATE … -> 1`
std::vector<std::string> statements(const Scenario& scenario)
{
    std::vector<std::string> lines;
    for (const auto& statement : executed(scenario, traceOf(scenario)).statements)
        lines.push_back(statement.text + " -> " + std::to_string(statement.rows));
    return lines;
}

using Lines = std::vector<std::string>;

} // namespace

TEST(lessonsStatements)
{
    Scenario scenario;
    CHECK_EQ(statements(scenario),
             Lines({"SELECT holder FROM seats WHERE show_id = 'sh_88' AND seat = 'C14' -> 1",
                    "SELECT holder FROM seats WHERE show_id = 'sh_88' AND seat = 'C14' -> 1",
                    "UPDATE seats SET holder = 'fan_b' WHERE show_id = 'sh_88' AND seat = 'C14' -> 1",
                    "UPDATE seats SET holder = 'fan_a' WHERE show_id = 'sh_88' AND seat = 'C14' -> 1"}));
    scenario.guards.fencing = Fencing::Writes;
    const auto fenced = statements(scenario);
    CHECK_EQ(fenced.front(),
             std::string("SELECT holder, fence FROM seats WHERE show_id = 'sh_88' AND seat = 'C14' -> 1"));
    CHECK_EQ(fenced.back(), std::string("UPDATE seats SET holder = 'fan_a', fence = 33 WHERE show_id = 'sh_88' "
                                        "AND seat = 'C14' AND fence < 33 -> 0"));
    scenario.guards.fenceCompare = FenceCompare::LessOrEqual;
    scenario.guards.conditional = true;
    CHECK_EQ(statements(scenario).back(),
             std::string("UPDATE seats SET holder = 'fan_a', fence = 33 WHERE show_id = 'sh_88' AND seat = 'C14' "
                         "AND fence <= 33 AND holder IS NULL -> 0"));
}

TEST(readsThatCarryTheToken)
{
    Scenario scenario;
    scenario.guards.fencing = Fencing::ReadsAndWrites;
    scenario.faults = {{Duration{500}, WorkerId{0}, Pause{}}};
    CHECK_EQ(statements(scenario),
             Lines({"UPDATE seats SET fence = 34 WHERE show_id = 'sh_88' AND seat = 'C14' AND fence <= 34 "
                    "RETURNING holder -> 1",
                    "UPDATE seats SET holder = 'fan_b', fence = 34 WHERE show_id = 'sh_88' AND seat = 'C14' "
                    "AND fence <= 34 -> 1",
                    "UPDATE seats SET fence = 33 WHERE show_id = 'sh_88' AND seat = 'C14' AND fence <= 33 "
                    "RETURNING holder -> 0"}));
}

TEST(anySeat)
{
    Scenario scenario;
    scenario.seats = {"C9", "C10", "C11"}; // by name C10 comes first, by the file C9
    scenario.faults.clear();
    for (auto& worker : scenario.workers)
        worker.seat.reset();
    CHECK_EQ(statements(scenario)[2], std::string("SELECT seat FROM seats WHERE show_id = 'sh_88' AND holder IS NULL "
                                                  "ORDER BY rowid LIMIT 1 -> 1"));
    scenario.guards.fencing = Fencing::ReadsAndWrites;
    const auto log = executed(scenario, traceOf(scenario));
    CHECK_EQ(log.statements[0].text, std::string("UPDATE seats SET fence = 33 WHERE show_id = 'sh_88' "
                                                 "AND fence <= 33 RETURNING seat, holder"));
    CHECK_EQ(log.statements[0].rows, 3);
    CHECK_EQ(log.statements[0].found->seat, std::optional<std::string>("C9"));
    CHECK_EQ(log.statements[2].found->seat, std::optional<std::string>("C10"));
    CHECK(log.rows[0] == SqlRow({"C9", "fan_a", 34}));
    CHECK(log.rows[2] == SqlRow({"C11", std::nullopt, 34}));
}

TEST(namesAreValuesNotSql)
{
    Scenario scenario;
    scenario.show = "Hamlet's 'night'";
    scenario.seats = {"C14'; DROP TABLE seats; --"};
    scenario.workers[1].fan = "O'Neill";
    const auto log = executed(scenario, traceOf(scenario));
    CHECK_EQ(log.statements[2].text,
             std::string("UPDATE seats SET holder = 'O''Neill' WHERE show_id = 'Hamlet''s ''night''' "
                         "AND seat = 'C14''; DROP TABLE seats; --'"));
    CHECK_EQ(log.rows[0].seat, scenario.seats[0]);
}

/// What SQLite says does not come from the engine: a trace that lies is contradicted.
TEST(sqliteIsFreeToDisagree)
{
    Scenario scenario;
    scenario.guards.fencing = Fencing::Writes;
    Trace trace = traceOf(scenario);
    for (auto& event : trace.events)
        if (const auto* refused = std::get_if<event::WriteRejected>(&event.details))
            event.details = event::WriteAccepted{refused->seat, refused->fan, refused->token, std::nullopt};
    const auto log = executed(scenario, trace);
    CHECK_EQ(log.statements.back().rows, 0);
    CHECK_EQ(log.rows[0].holder, std::optional<std::string>("fan_b"));
}

namespace {

/// The rows that the engine's event stands for.
int rowsOf(const StateView& before, const Event& event)
{
    if (std::holds_alternative<event::WriteAccepted>(event.details))
        return 1;
    const auto* read = std::get_if<event::SeatRead>(&event.details);
    if (!read)
        return 0;
    if (read->anySeat && read->raisedTo)
        return static_cast<int>(std::count_if(before.rows.begin(), before.rows.end(),
                                              [&](const RowView& row) { return row.fence <= *read->raisedTo; }));
    return read->seat ? 1 : 0;
}

void assertFound(const Scenario& scenario, const Event& event, const SqlStatement& statement)
{
    const auto* read = std::get_if<event::SeatRead>(&event.details);
    RC_ASSERT(statement.found.has_value() == (read && read->seat));
    if (!statement.found)
        return;
    RC_ASSERT(statement.found->holder ==
              (read->holder ? std::optional(fanName(scenario, *read->holder)) : std::nullopt));
    if (statement.found->seat)
        RC_ASSERT(*statement.found->seat == seatName(scenario, *read->seat));
    if (statement.found->fence)
        RC_ASSERT(*statement.found->fence == number(*read->fence));
}

void assertSame(const Scenario& scenario, const Trace& trace, const SqlLog& log)
{
    std::size_t next = 0;
    Trace before;
    for (std::size_t i = 0; i < trace.events.size(); before.events.push_back(trace.events[i++])) {
        const auto& details = trace.events[i].details;
        const bool reachesTheRow = std::holds_alternative<event::SeatRead>(details) ||
                                   std::holds_alternative<event::ReadRejected>(details) ||
                                   std::holds_alternative<event::WriteAccepted>(details) ||
                                   std::holds_alternative<event::WriteRejected>(details);
        if (!reachesTheRow)
            continue;
        RC_ASSERT(next < log.statements.size());
        const auto& statement = log.statements[next++];
        RC_ASSERT(index(statement.event) == i);
        RC_ASSERT(statement.at == trace.events[i].at);
        RC_ASSERT(statement.rows == rowsOf(stateAt(scenario, before, before.end()), trace.events[i]));
        assertFound(scenario, trace.events[i], statement);
    }
    RC_ASSERT(next == log.statements.size());
    const auto end = stateAt(scenario, trace, trace.end());
    RC_ASSERT(log.rows.size() == end.rows.size());
    for (std::size_t s = 0; s < end.rows.size(); ++s) {
        const auto& row = end.rows[s];
        RC_ASSERT(log.rows[s].seat == scenario.seats[s]);
        RC_ASSERT(log.rows[s].holder == (row.holder ? std::optional(fanName(scenario, *row.holder)) : std::nullopt));
        RC_ASSERT(log.rows[s].fence == number(row.fence));
    }
}

} // namespace

TEST(sqliteEqualsTheEngine)
{
    CHECK(rc::check("rows changed, rows read and the final rows are those of the engine", [](const Scenario& scenario) {
        const Trace trace = traceOf(scenario);
        const auto log = executeSql(scenario, trace);
        RC_ASSERT(log.has_value());
        assertSame(scenario, trace, *log);
    }));
}

TEST(aDatabaseThatIsKeptForgetsEachRun)
{
    auto kept = SeatDatabase::open();
    CHECK(kept.has_value());
    CHECK(rc::check("a kept database answers as a fresh one", [&](const Scenario& scenario) {
        const Trace trace = traceOf(scenario);
        const auto onKept = executeSql(*kept, scenario, trace);
        const auto fresh = executeSql(scenario, trace);
        RC_ASSERT(onKept.has_value() && fresh.has_value());
        RC_ASSERT(*onKept == *fresh);
    }));
}

/// Longer than SQLite takes. Were it bound as NULL, the log would tell of another statement than the worker's.
TEST(aValueThatCannotBeBoundIsAnError)
{
    constexpr std::size_t kTooLong = 1'000'000'001;
    const std::unique_ptr<char, void (*)(void*)> bytes(static_cast<char*>(std::calloc(kTooLong, 1)), std::free);
    const std::string_view tooLong(bytes.get(), kTooLong);
    auto database = SeatDatabase::open();
    CHECK(bytes != nullptr && database.has_value());
    const std::vector<std::string> seats{"C14"};
    CHECK(database->begin("sh_88", seats).has_value());
    const StatementForm write = writeForm(Scenario{});
    const auto failed = database->execute(write, {.show = "sh_88", .seat = tooLong, .fan = "fan_a"});
    CHECK(!failed && failed.error().message.find("SQLite failed: ") == 0);
    CHECK(!database->begin(tooLong, seats));

    CHECK(database->begin("sh_88", seats).has_value());
    const auto written = database->execute(write, {.show = "sh_88", .seat = "C14", .fan = "fan_a"});
    CHECK(written && written->rows == 1);
}

TEST(twoThreadsEachWithItsOwn)
{
    const Scenario scenario;
    const Trace trace = traceOf(scenario);
    const auto expected = executed(scenario, trace);
    bool same[2]{};
    const auto work = [&](bool& result) {
        for (int i = 0; i < 50; ++i) {
            const auto log = executeSql(scenario, trace);
            result = log && *log == expected;
        }
    };
    std::thread one(work, std::ref(same[0]));
    std::thread two(work, std::ref(same[1]));
    one.join();
    two.join();
    CHECK(same[0] && same[1]);
}
