// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/base/time.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

/// What a scenario may hold, in one place: files, command line and controls are refused by the same functions, in the
/// same words. `what` begins the sentence: the setting as the user knows it (`"first_token"`, `--pause`, `the lease`).
namespace fenceline::limits {

inline constexpr Duration kShortestLease{1};
inline constexpr Duration kShortestInterval{1};
/// 2^53 - 64 Ki: every token that a run can hand out is then exact in JSON, whoever reads it.
inline constexpr std::int64_t kLargestFirstToken = (std::int64_t{1} << 53) - 65'536;

/// By how much a restore can raise the revisions: from the largest first token on, too, they stay exact.
inline constexpr std::int64_t kLargestBump = 100;

/// A scenario file, in bytes: 1 MiB.
inline constexpr std::size_t kLargestFile = std::size_t{1} << 20U;

/// In characters. Fans and servers have room for a worker's name and what is put before it by default.
inline constexpr std::size_t kLongestName = 64;
inline constexpr std::size_t kLongestDerivedName = 80;
inline constexpr std::size_t kLongestTitle = 200;
inline constexpr std::size_t kLongestText = 4000;

/// What the contract says with the word itself, so that no seat or worker can be called it.
inline constexpr std::string_view kAnySeat = "any";
inline constexpr std::string_view kLockActor = "lock";
inline constexpr std::string_view kServiceActor = "service";

/// 0 to 24 h.
Result<void> checkDuration(Duration value, std::string_view what);
/// 0 to `most`.
Result<void> checkDurationUpTo(Duration most, Duration value, std::string_view what);
/// None (off), or 1 ms to 24 h.
Result<void> checkLease(std::optional<Duration> lease, std::string_view what);
/// 1 ms to 24 h: what may not take no time, as a client that asks again for ever would not come to an end.
Result<void> checkInterval(Duration interval, std::string_view what);
/// 1 (a row's fence starts at 0) to kLargestFirstToken.
Result<void> checkFirstToken(std::int64_t token, std::string_view what);
/// 1 to `most`; for numbers of workers and seats.
Result<void> checkCount(std::int64_t count, std::size_t most, std::string_view what);
/// Not blank, no control characters, at most `longest` characters.
Result<void> checkName(std::string_view name, std::size_t longest, std::string_view what);
Result<void> checkSeatName(std::string_view name, std::string_view what);
Result<void> checkWorkerName(std::string_view name, std::string_view what);
/// A summary or a source: lines are allowed, other control characters are not.
Result<void> checkText(std::string_view text, std::string_view what);

} // namespace fenceline::limits
