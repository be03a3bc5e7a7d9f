// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/text_clock.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <variant>

namespace fenceline {

namespace {

constexpr Duration kLong = std::chrono::minutes{10};
constexpr int kFinest = 3;

std::string twoDigits(std::int64_t value)
{
    return (value < 10 ? "0" : "") + std::to_string(value);
}

/// `.500`; empty for no decimals.
std::string fraction(std::int64_t ms, int decimals)
{
    auto text = std::to_string(1000 + ms % 1000).replace(0, 1, ".");
    text.resize(decimals == 0 ? 0 : static_cast<std::size_t>(decimals) + 1);
    return text;
}

int decimalsOf(std::int64_t ms)
{
    int decimals = kFinest;
    for (auto rest = ms; decimals > 0 && rest % 10 == 0; rest /= 10)
        --decimals;
    return decimals;
}

std::string secondsText(std::int64_t ms, int decimals)
{
    return std::to_string(ms / 1000) + fraction(ms, decimals);
}

std::string hoursText(std::int64_t ms, int decimals)
{
    const auto seconds = ms / 1000;
    return std::to_string(seconds / 3600) + ":" + twoDigits(seconds / 60 % 60) + ":" + twoDigits(seconds % 60) +
           fraction(ms, decimals);
}

/// The later of the two that is a time at all.
Instant later(Instant one, Instant other)
{
    return other == kNever ? one : std::max(one, other);
}

/// What an event names beside its own time.
Instant namedIn(const Event& event)
{
    const auto learned = later(event.at, event.learned);
    if (const auto* granted = std::get_if<event::LockGranted>(&event.details))
        return later(learned, granted->until.value_or(kNever));
    if (const auto* paused = std::get_if<event::Paused>(&event.details))
        return later(learned, paused->until);
    if (const auto* delayed = std::get_if<event::PacketDelayed>(&event.details))
        return later(learned, delayed->until);
    return learned;
}

} // namespace

TextClock::TextClock(Instant latest) : hours_(latest - kStart >= kLong), width_(10)
{
    width_ = std::max(width_, inColumn(latest).size());
}

std::string TextClock::inColumn(Instant at) const
{
    const auto ms = milliseconds(at);
    auto text = hours_ ? hoursText(ms, kFinest) : secondsText(ms, kFinest) + " s";
    return text.insert(0, width_ - std::min(width_, text.size()), ' ');
}

std::string TextClock::inSentence(Instant at) const
{
    const auto ms = milliseconds(at);
    return hours_ ? hoursText(ms, decimalsOf(ms)) : secondsText(ms, decimalsOf(ms)) + " s";
}

std::string TextClock::onRuler(Instant at, Duration step) const
{
    const auto ms = milliseconds(at);
    const auto decimals = decimalsOf(milliseconds(step));
    return hours_ ? hoursText(ms, decimals) : secondsText(ms, decimals) + "s";
}

TextClock clockOf(const Run& run)
{
    auto latest = run.trace.end();
    for (const auto& event : run.trace.events)
        latest = std::max(latest, namedIn(event));
    return TextClock(latest);
}

std::string spokenDuration(Duration duration)
{
    constexpr std::int64_t second = 1000;
    constexpr std::int64_t minute = 60 * second;
    constexpr std::int64_t hour = 60 * minute;
    const auto ms = milliseconds(duration);
    if (ms > 0 && ms < second)
        return std::to_string(ms) + " ms";
    if (duration >= kLong && ms % hour == 0)
        return std::to_string(ms / hour) + " h";
    if (duration >= kLong && ms % minute == 0)
        return std::to_string(ms / minute) + " min";
    return secondsText(ms, decimalsOf(ms)) + " s";
}

} // namespace fenceline
