// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/row_step.h"

#include "core/trace/fence.h"

namespace fenceline {

namespace {

using Rows = std::vector<RowContent>;

void raise(Rows& rows, const std::optional<FenceRise>& rise)
{
    raiseFences(rise, rows.size(), [&](std::size_t row) -> Token& { return rows[row].fence; });
}

void happen(Rows& rows, const Event& event)
{
    if (const auto* read = std::get_if<event::SeatRead>(&event.details)) {
        raise(rows, fenceRise(*read));
    } else if (const auto* write = std::get_if<event::WriteAccepted>(&event.details)) {
        rows[index(write->seat)].holder = write->fan;
        raise(rows, fenceRise(*write));
    }
}

std::optional<SeatId> seatOf(const Event& event)
{
    return std::visit(
        Overloaded{
            [](const OneOf<event::SeatRead, event::ReadRejected, event::WriteAccepted, event::WriteRejected> auto&
                   statement) -> std::optional<SeatId> { return statement.seat; },
            [](const OneOf<event::LockRequested, event::LockWaiting, event::LockGranted, event::LockEnded,
                           event::LockReleased, event::ReleaseIgnored, event::LeaseChecked, event::WriteSent,
                           event::FanConfirmed, event::FanRefused, event::GaveUp, event::Paused, event::Resumed,
                           event::PacketDelayed, event::Crashed, event::LockRefused, event::LockRenewed,
                           event::LockRenewalRefused, event::Partitioned, event::PartitionHealed, event::AnswerLost,
                           event::ClockJumped, event::ServiceFailedOver, event::ServiceRestarted, event::KeyEvicted,
                           event::EffectSent, event::EffectDeduplicated, event::LockRestored, event::WaiterSessionEnded,
                           event::LockMisreported> auto&) -> std::optional<SeatId> { return std::nullopt; },
        },
        event.details);
}

} // namespace

std::vector<RowStep> rowStepsOf(const Scenario& scenario, const Trace& trace, EventIndex event)
{
    Rows rows(scenario.seats.size());
    for (std::size_t i = 0; i < index(event); ++i)
        happen(rows, trace.events[i]);
    const Rows before = rows;
    happen(rows, trace[event]);

    const auto seat = seatOf(trace[event]);
    std::vector<RowStep> steps;
    for (std::size_t row = 0; row < rows.size(); ++row)
        if (before[row] != rows[row] || (seat && index(*seat) == row))
            steps.push_back({SeatId{static_cast<std::uint8_t>(row)}, before[row], rows[row]});
    return steps;
}

} // namespace fenceline
