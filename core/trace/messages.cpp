// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trace/messages.h"

#include <algorithm>
#include <iterator>

namespace fenceline {

namespace {

/// Until when an answer is held that the lock service gives with this event; kStart: it is not.
Instant heldUntil(const std::vector<CutOff>& cutOffs, EventIndex event)
{
    const auto later =
        std::partition_point(cutOffs.begin(), cutOffs.end(), [&](const CutOff& cutOff) { return cutOff.from < event; });
    if (later == cutOffs.begin() || std::prev(later)->to < event)
        return kStart;
    return std::prev(later)->until;
}

/// A worker may crash long after its last one.
void closeLast(std::vector<CutOff>& cutOffs, EventIndex at)
{
    cutOffs.back().to = std::min(cutOffs.back().to, at);
}

} // namespace

CutOffs cutOffsOf(const Scenario& scenario, const Trace& trace)
{
    CutOffs cutOffs(scenario.workers.size());
    for (std::size_t i = 0; i < trace.events.size(); ++i) {
        const Event& event = trace.events[i];
        const EventIndex place{static_cast<std::uint32_t>(i)};
        const bool ends = std::holds_alternative<event::PartitionHealed>(event.details) ||
                          std::holds_alternative<event::Crashed>(event.details);
        if (const auto* partitioned = std::get_if<event::Partitioned>(&event.details))
            cutOffs[index(*event.worker)].push_back({.from = place, .until = partitioned->until});
        else if (ends && !cutOffs[index(*event.worker)].empty())
            closeLast(cutOffs[index(*event.worker)], place);
    }
    return cutOffs;
}

std::optional<Exchange> exchangeOf(const Scenario& scenario, const Trace& trace, const CutOffs& cutOffs, EventIndex i)
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
        exchange.back = std::max(exchange.back, heldUntil(cutOffs[index(*event.worker)], i));
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
            [&](const event::LockMisreported&) {
                exchange.asked = false;
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
                           event::EffectSent, event::EffectDeduplicated, event::LockRestored,
                           event::WaiterSessionEnded> auto&) { return Found(); },
        },
        event.details);
}

} // namespace fenceline
