// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/messages.h"

namespace fenceline {

std::optional<Exchange> exchangeOf(const Scenario& scenario, const Trace& trace, EventIndex i)
{
    const Event& event = trace[i];
    if (!event.worker)
        return std::nullopt;
    const auto answered = [](const auto& details) { return isAnswered(details); };
    Exchange exchange{.worker = *event.worker,
                      .answered = std::visit(answered, event.details),
                      .sent = event.sent,
                      .at = event.at,
                      .back = event.at + scenario.network.oneWay,
                      .event = i};
    using Found = std::optional<Exchange>;
    const auto withLock = [&](bool refused) -> Found {
        exchange.party = Party::Lock;
        exchange.id = index(lockOf(scenario, *event.worker));
        exchange.refused = refused;
        return exchange;
    };
    const auto withRow = [&](std::optional<SeatId> seat, bool refused) -> Found {
        exchange.party = Party::Row;
        exchange.id = seat ? index(*seat) : 0;
        exchange.refused = refused;
        return exchange;
    };
    return std::visit(
        Overloaded{
            [&](const event::LockWaiting&) { return withLock(false); },
            [&](const event::LockGranted& granted) {
                exchange.asked = !granted.waited;
                return withLock(false);
            },
            [&](const event::LockReleased&) { return withLock(false); },
            [&](const event::ReleaseIgnored&) { return withLock(true); },
            [&](const event::LeaseChecked& check) { return isAnswered(check) ? withLock(!check.valid) : Found(); },
            [&](const event::SeatRead& read) { return withRow(read.seat, false); },
            [&](const event::ReadRejected& read) { return withRow(read.seat, true); },
            [&](const event::WriteAccepted& write) { return withRow(write.seat, false); },
            [&](const event::WriteRejected& write) { return withRow(write.seat, true); },
            [&](const event::LockRefused&) { return withLock(true); },
            [&](const event::LockRenewed&) { return withLock(false); },
            [&](const event::LockRenewalRefused&) { return withLock(true); },
            [](const OneOf<event::LockRequested, event::LockEnded, event::WriteSent, event::FanConfirmed,
                           event::FanRefused, event::GaveUp, event::Paused, event::Resumed, event::PacketDelayed,
                           event::Crashed, event::Partitioned, event::PartitionHealed, event::AnswerLost,
                           event::ClockJumped, event::ServiceFailedOver, event::ServiceRestarted, event::KeyEvicted,
                           event::EffectSent, event::EffectDeduplicated, event::LockRestored> auto&) { return Found(); },
        },
        event.details);
}

} // namespace fenceline
