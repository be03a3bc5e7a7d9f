// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/execute.h"

#include "core/sql/seat_database.h"

#include <array>

namespace fenceline {

namespace {

/// Sends what the workers sent. What each statement says follows from the settings and from what its worker knew: its
/// token, its fan, the seat that it goes for. Whether the engine let it pass is not looked at.
class Execution {
public:
    Execution(SeatDatabase& database, const Scenario& scenario) : database_(database), scenario_(scenario) {}

    Result<SqlLog> run(const Trace& trace)
    {
        if (auto ok = database_.begin(scenario_.show, scenario_.seats); !ok)
            return tl::unexpected(ok.error());
        for (std::size_t i = 0; i < trace.events.size(); ++i)
            if (auto ok = take(trace.events[i], EventIndex{static_cast<std::uint32_t>(i)}); !ok)
                return tl::unexpected(ok.error());
        auto rows = database_.rows();
        if (!rows)
            return tl::unexpected(rows.error());
        log_.rows = std::move(*rows);
        return std::move(log_);
    }

private:
    Result<void> take(const Event& event, EventIndex at)
    {
        using Done = Result<void>;
        return std::visit(
            Overloaded{
                [&](const event::LockGranted& granted) {
                    tokens_[index(*event.worker)] = granted.token.value_or(Token{0});
                    return Done();
                },
                [&](const event::SeatRead& read) {
                    return send(readForm(scenario_, read.anySeat), event, read.anySeat ? std::nullopt : read.seat, at);
                },
                [&](const event::ReadRejected& read) {
                    return send(readForm(scenario_, !read.seat), event, read.seat, at);
                },
                [&](const OneOf<event::WriteAccepted, event::WriteRejected> auto& write) {
                    return send(writeForm(scenario_), event, write.seat, at);
                },
                [](const OneOf<event::LockRequested, event::LockWaiting, event::LockEnded, event::LockReleased,
                               event::ReleaseIgnored, event::LeaseChecked, event::WriteSent, event::FanConfirmed,
                               event::FanRefused, event::GaveUp, event::Paused, event::Resumed, event::PacketDelayed,
                               event::Crashed, event::LockRefused, event::LockRenewed, event::LockRenewalRefused,
                               event::Partitioned, event::PartitionHealed, event::AnswerLost, event::ClockJumped,
                               event::ServiceFailedOver, event::ServiceRestarted, event::KeyEvicted, event::EffectSent,
                               event::EffectDeduplicated, event::LockRestored, event::WaiterSessionEnded,
                               event::LockMisreported> auto&) { return Done(); },
            },
            event.details);
    }

    Result<void> send(const StatementForm& form, const Event& event, std::optional<SeatId> seat, EventIndex at)
    {
        const auto worker = index(*event.worker);
        auto answer = database_.execute(form, {.show = scenario_.show,
                                               .seat = seat ? std::string_view(seatName(scenario_, *seat)) : "",
                                               .fan = scenario_.workers[worker].fan,
                                               .token = tokens_[worker]});
        if (!answer)
            return tl::unexpected(answer.error());
        log_.statements.push_back({.at = event.at,
                                   .worker = *event.worker,
                                   .text = std::move(answer->text),
                                   .rows = answer->rows,
                                   .event = at,
                                   .found = goesBy(form, answer->found)});
        return {};
    }

    /// The row that the worker goes by: the one that it asked for, or the first free one in the file's order.
    std::optional<SqlFound> goesBy(const StatementForm& form, std::vector<SqlFound>& found) const
    {
        if (form.kind == StatementForm::Kind::ReadAnySeat) {
            for (const auto& name : scenario_.seats)
                for (auto& row : found)
                    if (row.seat == name && !row.holder)
                        return std::move(row);
            return std::nullopt;
        }
        return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
    }

    SeatDatabase& database_;
    const Scenario& scenario_;
    std::array<Token, kMostWorkers> tokens_{};
    SqlLog log_;
};

} // namespace

Result<SqlLog> executeSql(SeatDatabase& database, const Scenario& scenario, const Trace& trace)
{
    return Execution(database, scenario).run(trace);
}

Result<SqlLog> executeSql(const Scenario& scenario, const Trace& trace)
{
    auto database = SeatDatabase::open();
    if (!database)
        return tl::unexpected(database.error());
    return executeSql(*database, scenario, trace);
}

} // namespace fenceline
