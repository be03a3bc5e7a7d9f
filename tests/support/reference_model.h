// SPDX-License-Identifier: GPL-3.0-or-later
//
// A second opinion on what a run does: slow, plain, and written from semantics.md alone. The engine is
// compared with it; it therefore shares no line with the engine and includes nothing of it.
//
// All times are whole virtual milliseconds since the scenario began. Nothing here reports an error: a
// setting outside the contract's limits (a worker number that does not exist, say) is the caller's bug.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace reference {

using Milliseconds = std::int64_t;

enum class Protection { none, lock, conditionalWrite };
enum class Fencing { off, writes, readsAndWrites };
enum class FenceCompare { less, lessOrEqual };
enum class CheckBeforeWrite { off, ownClock, service };
enum class Release { compareAndDelete, blindDelete, none };
// The first three freeze the whole process (the machine's clock runs on); `packet` delays one write.
enum class Cause { garbageCollection, swapping, machinePaused, packet, crash };

inline constexpr int anySeat = -1;

struct Worker {
    std::string name;
    std::string fan;
    Milliseconds arrives = 0;
    int seat = 0; // index into Setting::seats, or anySeat
};

struct Fault {
    Milliseconds at = 0;
    int worker = 0; // index into Setting::workers
    Cause cause = Cause::garbageCollection;
    Milliseconds length = 0; // of no meaning for a crash
};

struct StepOffsets {
    Milliseconds read = 1000;
    Milliseconds check = 2400;
    Milliseconds write = 2500;
    Milliseconds release = 3000;
};

struct Setting {
    Protection protection = Protection::lock;
    std::optional<Milliseconds> lease = 10000; // nothing: a lock without a lease
    std::int64_t firstToken = 33;
    Fencing fencing = Fencing::off;
    FenceCompare fenceCompare = FenceCompare::less;
    CheckBeforeWrite checkBeforeWrite = CheckBeforeWrite::off;
    Release release = Release::compareAndDelete;
    bool conditional = false;
    StepOffsets steps;
    Milliseconds oneWay = 0;
    std::string show = "sh_88";
    std::vector<std::string> seats; // in the file's order
    std::vector<Worker> workers;    // in the file's order
    std::vector<Fault> faults;      // in the file's order
};

// The instant at the lock service at which the lock became the worker's.
struct GrantRecord {
    Milliseconds at = 0;
    std::string worker;
    std::int64_t token = 0;
    bool operator==(const GrantRecord&) const = default;
};

// The instant at the row. `reason` is empty for an accepted write, else `stale-token` or `not-free`.
struct WriteRecord {
    Milliseconds at = 0;
    std::string worker;
    std::string seat;
    bool accepted = false;
    std::string reason;
    bool operator==(const WriteRecord&) const = default;
};

// The worker's instant.
struct TellingRecord {
    Milliseconds at = 0;
    std::string worker;
    bool yes = false;
    bool operator==(const TellingRecord&) const = default;
};

struct SeatOutcome {
    std::string seat;
    std::string holder;                 // empty: free
    std::optional<std::int64_t> fence;  // nothing: fencing is off or has no effect
    std::vector<std::string> confirmed; // fans, in the order in which they were told yes
    bool operator==(const SeatOutcome&) const = default;
};

struct RunOutcome {
    std::string outcome; // double-sale, blocked, sold-untold, one-sale or no-sale
    std::vector<SeatOutcome> seats;
    std::vector<std::string> blocked; // workers, in the file's order
    std::vector<GrantRecord> grants;
    std::vector<WriteRecord> writes;
    std::vector<TellingRecord> told;
    bool operator==(const RunOutcome&) const = default;
};

// The lesson's run: A and B, seat C14, A paused at 2.5 s for 15 s.
Setting lessonSetting();

// The whole run, from 0 until nothing is left to happen.
RunOutcome run(const Setting& setting);

// Everything in an outcome in one line a field, for the message of a failed comparison.
std::string describe(const RunOutcome& outcome);

} // namespace reference
