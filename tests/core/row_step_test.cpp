// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/row_step.h"

#include "core/scenario/edit.h"
#include "core/sql/execute.h"
#include "core/sql/seat_database.h"
#include "tests/support/check.h"
#include "tests/support/generators.h"

#include <algorithm>

using namespace fenceline;
using test::traceOf;

namespace {

constexpr FanId kFanA{0};
constexpr FanId kFanB{1};

/// The steps of the last statement of the run.
std::vector<RowStep> lastStep(const Scenario& scenario)
{
    const Trace trace = traceOf(scenario);
    const auto log = executeSql(scenario, trace);
    CHECK(log.has_value());
    return rowStepsOf(scenario, trace, log->statements.back().event);
}

std::vector<SqlRow> read(SeatDatabase& database)
{
    auto rows = database.rows();
    RC_ASSERT(rows.has_value());
    return std::move(*rows);
}

/// Sends the statement of this event anew, with the values that its worker knew.
void send(SeatDatabase& database, const Scenario& scenario, const Event& event, Token token)
{
    const auto& worker = scenario.workers[index(*event.worker)];
    std::optional<SeatId> seat = worker.seat;
    StatementForm form = readForm(scenario, !scenario.workers[index(*event.worker)].seat);
    if (const auto* write = std::get_if<event::WriteAccepted>(&event.details)) {
        form = writeForm(scenario);
        seat = write->seat;
    } else if (const auto* refused = std::get_if<event::WriteRejected>(&event.details)) {
        form = writeForm(scenario);
        seat = refused->seat;
    }
    const std::string_view name = seat ? std::string_view(seatName(scenario, *seat)) : "";
    RC_ASSERT(
        database.execute(form, {.show = scenario.show, .seat = name, .fan = worker.fan, .token = token}).has_value());
}

SqlRow rowOf(const Scenario& scenario, SeatId seat, const RowContent& content)
{
    return {seatName(scenario, seat), content.holder ? std::optional(fanName(scenario, *content.holder)) : std::nullopt,
            number(content.fence)};
}

/// Every row as SQLite has it before and after the statement; rows that are not among the steps stay as they were.
void assertSteps(const Scenario& scenario, const std::vector<RowStep>& steps, const std::vector<SqlRow>& before,
                 const std::vector<SqlRow>& after)
{
    for (std::size_t row = 0; row < before.size(); ++row) {
        const auto step =
            std::find_if(steps.begin(), steps.end(), [&](const RowStep& each) { return index(each.seat) == row; });
        if (step == steps.end()) {
            RC_ASSERT(before[row] == after[row]);
            continue;
        }
        RC_ASSERT(before[row] == rowOf(scenario, step->seat, step->before));
        RC_ASSERT(after[row] == rowOf(scenario, step->seat, step->after));
    }
}

} // namespace

TEST(lessonsOverwrittenRow)
{
    Scenario scenario;
    CHECK(lastStep(scenario) == std::vector<RowStep>({{SeatId{0}, {kFanB, Token{0}}, {kFanA, Token{0}}}}));
    scenario.guards.fencing = Fencing::Writes;
    CHECK(lastStep(scenario) == std::vector<RowStep>({{SeatId{0}, {kFanB, Token{34}}, {kFanB, Token{34}}}}));
}

/// An any-seat read with a token is about every row of the show; one that is refused finds no row at all.
TEST(readsOfAnySeat)
{
    Scenario scenario = *edit::seats(Scenario{}, 2);
    scenario.guards.fencing = Fencing::ReadsAndWrites;
    scenario.faults = {{Duration{500}, WorkerId{0}, Pause{}}};
    for (auto& worker : scenario.workers)
        worker.seat.reset();
    const Trace trace = traceOf(scenario);
    const auto log = executeSql(scenario, trace);
    CHECK(log.has_value());
    const auto& statements = log->statements;
    CHECK(
        rowStepsOf(scenario, trace, statements.front().event) ==
        std::vector<RowStep>({{SeatId{0}, {}, {std::nullopt, Token{34}}}, {SeatId{1}, {}, {std::nullopt, Token{34}}}}));
    CHECK(std::holds_alternative<event::ReadRejected>(trace[statements.back().event].details));
    CHECK(lastStep(scenario).empty());
    CHECK(rowStepsOf(scenario, trace, EventIndex{0}).empty());
}

TEST(stepsAreSqlites)
{
    auto database = SeatDatabase::open();
    CHECK(database.has_value());
    CHECK(rc::check("the rows before and after every statement are SQLite's", [&](const Scenario& scenario) {
        const Trace trace = traceOf(scenario);
        const auto log = executeSql(scenario, trace);
        RC_ASSERT(log.has_value() && database->begin(scenario.show, scenario.seats).has_value());
        std::vector<Token> tokens(scenario.workers.size(), Token{0});
        auto statement = log->statements.begin();
        for (std::size_t i = 0; i < trace.events.size(); ++i) {
            const Event& event = trace.events[i];
            if (const auto* granted = std::get_if<event::LockGranted>(&event.details))
                tokens[index(*event.worker)] = granted->token.value_or(Token{0});
            if (statement == log->statements.end() || index(statement->event) != i)
                continue;
            const auto before = read(*database);
            send(*database, scenario, event, tokens[index(*event.worker)]);
            assertSteps(scenario, rowStepsOf(scenario, trace, statement->event), before, read(*database));
            ++statement;
        }
        RC_ASSERT(statement == log->statements.end());
    }));
}
