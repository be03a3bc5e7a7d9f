// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

/// Names for things by their place in the scenario. An id is valid for one scenario only; a validated scenario holds
/// no id that is out of range.
namespace fenceline {

enum class WorkerId : std::uint8_t {};
enum class SeatId : std::uint8_t {};
/// A lock of the service: one for each seat, in the seats' order, then one for "any seat of the show".
enum class LockId : std::uint8_t {};
/// A fan, named by the first worker that serves it, so that two workers may serve one fan.
enum class FanId : std::uint8_t {};
/// One grant of any lock, counted over the whole run in the order in which the service granted.
enum class GrantId : std::uint32_t {};
/// How often a worker has asked for an effect, this time included.
enum class Attempt : std::uint8_t {};
/// A fencing token; also the highest token that a row has seen (0: none yet).
enum class Token : std::int64_t {};

inline constexpr std::size_t kMostWorkers = 64;
inline constexpr std::size_t kMostSeats = 64;
inline constexpr std::size_t kMostFaults = 256;
inline constexpr std::size_t kMostEffects = 2;
inline constexpr std::size_t kMostReplicas = 4;
/// Of one run (semantics.md, "Lock services"); more than that nobody looks at.
inline constexpr std::size_t kMostEvents = 1'000'000;

template <class Id>
constexpr std::size_t index(Id id)
{
    return static_cast<std::size_t>(id);
}

/// The lock for a seat, or (none) the one for any seat of the show, where a show has so many seats.
constexpr LockId lockFor(std::optional<SeatId> seat, std::size_t seats)
{
    return LockId{static_cast<std::uint8_t>(seat ? index(*seat) : seats)};
}
constexpr std::size_t locksFor(std::size_t seats)
{
    return index(lockFor(std::nullopt, seats)) + 1;
}

constexpr std::int64_t number(Token token)
{
    return static_cast<std::int64_t>(token);
}
constexpr Token next(Token token)
{
    return Token{number(token) + 1};
}

} // namespace fenceline
