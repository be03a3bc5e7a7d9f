// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/event/event_names.h"

namespace fenceline {

namespace {

constexpr Overloaded kName{
    [](const event::LockRequested&) { return "lock-requested"; },
    [](const event::LockWaiting&) { return "lock-waiting"; },
    [](const event::LockGranted&) { return "lock-granted"; },
    [](const event::LockEnded&) { return "lock-ended"; },
    [](const event::LockReleased&) { return "lock-released"; },
    [](const event::ReleaseIgnored&) { return "release-ignored"; },
    [](const event::SeatRead&) { return "seat-read"; },
    [](const event::ReadRejected&) { return "read-rejected"; },
    [](const event::LeaseChecked&) { return "lease-checked"; },
    [](const event::WriteSent&) { return "write-sent"; },
    [](const event::WriteAccepted&) { return "write-accepted"; },
    [](const event::WriteRejected&) { return "write-rejected"; },
    [](const event::FanConfirmed&) { return "fan-confirmed"; },
    [](const event::FanRefused&) { return "fan-refused"; },
    [](const event::GaveUp&) { return "gave-up"; },
    [](const event::Paused&) { return "paused"; },
    [](const event::Resumed&) { return "resumed"; },
    [](const event::PacketDelayed&) { return "packet-delayed"; },
    [](const event::Crashed&) { return "crashed"; },
    [](const event::LockRefused&) { return "lock-refused"; },
    [](const event::LockRenewed&) { return "lock-renewed"; },
    [](const event::LockRenewalRefused&) { return "lock-renewal-refused"; },
    [](const event::Partitioned&) { return "partitioned"; },
    [](const event::PartitionHealed&) { return "partition-healed"; },
    [](const event::AnswerLost&) { return "answer-lost"; },
    [](const event::ClockJumped&) { return "clock-jumped"; },
    [](const event::ServiceFailedOver&) { return "service-failed-over"; },
    [](const event::ServiceRestarted&) { return "service-restarted"; },
    [](const event::KeyEvicted&) { return "key-evicted"; },
    [](const event::LockRestored&) { return "lock-restored"; },
    [](const event::WaiterSessionEnded&) { return "waiter-session-ended"; },
    [](const event::LockMisreported&) { return "lock-misreported"; },
    [](const event::EffectSent&) { return "effect-sent"; },
    [](const event::EffectDeduplicated&) { return "effect-deduplicated"; },
};

} // namespace

std::string_view eventName(const EventDetails& details)
{
    return std::visit(kName, details);
}

std::optional<std::uint8_t> effectOf(const EventDetails& details)
{
    if (const auto* sent = std::get_if<event::EffectSent>(&details))
        return sent->effect;
    if (const auto* known = std::get_if<event::EffectDeduplicated>(&details))
        return known->effect;
    return std::nullopt;
}

std::string_view reasonName(RejectReason reason)
{
    switch (reason) {
    case RejectReason::StaleToken: return "stale-token";
    case RejectReason::NotFree: return "not-free";
    case RejectReason::DuplicateKey: return "duplicate-key";
    }
    return {};
}

std::string_view reasonName(GiveUpReason reason)
{
    switch (reason) {
    case GiveUpReason::SeatTaken: return "seat-taken";
    case GiveUpReason::StaleToken: return "stale-token";
    case GiveUpReason::LeaseOver: return "lease-over";
    case GiveUpReason::RenewalRefused: return "renewal-refused";
    case GiveUpReason::NoSeat: return "no-seat";
    }
    return {};
}

std::string_view checkedByName(CheckedBy by)
{
    return by == CheckedBy::OwnClock ? "own-clock" : "service";
}

} // namespace fenceline
