// SPDX-License-Identifier: GPL-3.0-or-later
//
// A second opinion on what a run does: slow, plain, and written from semantics.md alone. The engine is
// compared with it; it therefore shares no line with the engine and includes nothing of it.
//
// All times are whole virtual milliseconds since the scenario began; lock services are those of *ideal* timing. Nothing
// here reports an error: a setting outside the contract's limits (a worker number that does not exist, say) is the
// caller's bug.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace reference {

using Milliseconds = std::int64_t;

enum class Protection { none, localMutex, lock, conditionalWrite, uniqueConstraint };
enum class Service { redis, redisReplicated, redlock, etcd, zookeeper, postgresqlAdvisory };
enum class Fencing { off, writes, readsAndWrites };
enum class FenceCompare { less, lessOrEqual };
enum class CheckBeforeWrite { off, ownClock, service };
enum class Renew { off, inProcess, separateProcess };
enum class LostAnswer { noRetry, readBack, assumeMine };
enum class Release { compareAndDelete, blindDelete, none };
// The first three freeze the whole process (the machine's clock runs on, unless it is said to stop); `packet`
// delays one write; the last three are no pauses.
enum class Cause { garbageCollection, swapping, machinePaused, packet, crash, partition, lostAnswer, clockJump };
enum class EffectKind { email, charge };
enum class EffectKey { none, sale, attempt };

inline constexpr int anySeat = -1;
inline constexpr int theService = -1; // as a fault's worker: the clock that jumps is the lock service's

struct Worker {
    std::string name;
    std::string fan;
    Milliseconds arrives = 0;
    int seat = 0;            // index into Setting::seats, or anySeat
    std::string server = ""; // empty: one of its own
    bool operator==(const Worker&) const = default;
};

struct Fault {
    Milliseconds at = 0;
    int worker = 0; // index into Setting::workers
    Cause cause = Cause::garbageCollection;
    Milliseconds length = 0; // of a pause or a partition; of a jump, how far, to the future or to the past
    bool clockStops = false; // of a machine's pause: its clock too
    bool operator==(const Fault&) const = default;
};

// At most one of each kind in a setting.
struct Effect {
    EffectKind kind = EffectKind::email;
    EffectKey key = EffectKey::none;
    bool inProgress = true; // does the provider know a key from the start of the first request, or from its end?
    Milliseconds takes = 0;
    bool operator==(const Effect&) const = default;
};

struct StepOffsets {
    Milliseconds read = 1000;
    Milliseconds check = 2400;
    Milliseconds write = 2500;
    Milliseconds release = 3000;
    bool operator==(const StepOffsets&) const = default;
};

struct Setting {
    Protection protection = Protection::lock;
    Service service = Service::etcd;
    std::optional<Milliseconds> lease = 10000; // nothing: a lock without a lease
    std::int64_t firstToken = 33;
    Fencing fencing = Fencing::off;
    FenceCompare fenceCompare = FenceCompare::less;
    CheckBeforeWrite checkBeforeWrite = CheckBeforeWrite::off;
    Renew renew = Renew::off;
    bool givesUpWhenRenewalIsRefused = false;
    LostAnswer lostAnswer = LostAnswer::noRetry;
    Release release = Release::compareAndDelete;
    bool conditional = false;
    StepOffsets steps;
    Milliseconds oneWay = 0;
    std::string show = "sh_88";
    std::vector<std::string> seats; // in the file's order
    std::vector<Worker> workers;    // in the file's order
    std::vector<Fault> faults;      // in the file's order
    std::vector<Effect> effects;    // in the file's order
    bool operator==(const Setting&) const = default;
};

// The instant at the lock service at which the lock became the worker's.
struct GrantRecord {
    Milliseconds at = 0;
    std::string worker;
    std::optional<std::int64_t> token; // nothing: the service has none
    bool operator==(const GrantRecord&) const = default;
};

// The instant at the lock service. `until` is nothing where it was refused.
struct RenewalRecord {
    Milliseconds at = 0;
    std::string worker;
    bool accepted = false;
    std::optional<Milliseconds> until;
    bool operator==(const RenewalRecord&) const = default;
};

// The current grant's lease ran out.
struct LockEndRecord {
    Milliseconds at = 0;
    std::string worker;
    bool operator==(const LockEndRecord&) const = default;
};

// The instant at the lock service. `freed` is false for a release that was ignored.
struct ReleaseRecord {
    Milliseconds at = 0;
    std::string worker;
    bool freed = false;
    bool operator==(const ReleaseRecord&) const = default;
};

// The instant at the row. `seat` is empty where any seat was asked for and none is free; `rejected`: a stale token.
struct ReadRecord {
    Milliseconds at = 0;
    std::string worker;
    std::string seat;
    bool rejected = false;
    bool operator==(const ReadRecord&) const = default;
};

// By the own clock the worker's instant, by the service that at the service.
struct CheckRecord {
    Milliseconds at = 0;
    std::string worker;
    bool valid = false;
    bool operator==(const CheckRecord&) const = default;
};

// The instant at the row. `reason` is empty for an accepted write, else `stale-token`, `not-free` or `duplicate-key`.
struct WriteRecord {
    Milliseconds at = 0;
    std::string worker;
    std::string seat;
    bool accepted = false;
    std::string reason;
    bool operator==(const WriteRecord&) const = default;
};

// The worker's instant. `reason` as the interface names it.
struct GaveUpRecord {
    Milliseconds at = 0;
    std::string worker;
    std::string reason;
    bool operator==(const GaveUpRecord&) const = default;
};

// The instant at which the answer would have reached the worker.
struct LostAnswerRecord {
    Milliseconds at = 0;
    std::string worker;
    std::string seat;
    bool operator==(const LostAnswerRecord&) const = default;
};

// The worker's instant.
struct TellingRecord {
    Milliseconds at = 0;
    std::string worker;
    bool yes = false;
    bool operator==(const TellingRecord&) const = default;
};

struct EffectRecord {
    Milliseconds at = 0;
    std::string effect;
    bool sent = false; // false: deduplicated
    std::optional<std::string> key;
    bool operator==(const EffectRecord&) const = default;
};

// What a fault does to its worker (or `lock`), in the interface's words: "paused gc until 17500".
struct FaultRecord {
    Milliseconds at = 0;
    std::string actor;
    std::string what;
    bool operator==(const FaultRecord&) const = default;
};

// A grant or a renewal that was accepted, and what its holder's own clock shows when its lease ends by its own count.
struct CountRecord {
    Milliseconds at = 0;
    std::string worker;
    std::optional<Milliseconds> to;
    bool operator==(const CountRecord&) const = default;
};

struct SeatOutcome {
    std::string seat;
    std::string holder;                 // empty: free
    std::optional<std::int64_t> fence;  // nothing: fencing is off or has no effect
    std::vector<std::string> confirmed; // fans, in the order in which they were told yes
    bool operator==(const SeatOutcome&) const = default;
};

// How often one sale's effect went out.
struct EffectOutcome {
    std::string effect;
    std::string seat;
    std::string fan;
    int sent = 0;
    bool operator==(const EffectOutcome&) const = default;
};

struct RunOutcome {
    std::string outcome; // double-sale, duplicate-effect, blocked, sold-untold, one-sale or no-sale
    std::vector<SeatOutcome> seats;
    std::vector<EffectOutcome> effectsSent; // in the order in which each was first sent
    std::vector<std::string> blocked;       // workers, in the file's order
    std::vector<GrantRecord> grants;
    std::vector<std::optional<Milliseconds>> grantedUntil; // of each grant, as it was granted
    std::vector<std::optional<Milliseconds>> grantLearned; // by its worker; nothing: never
    std::vector<CountRecord> counts;
    std::vector<RenewalRecord> renewals;
    std::vector<LockEndRecord> lockEnds;
    std::vector<ReleaseRecord> releases;
    std::vector<ReadRecord> reads;
    std::vector<CheckRecord> checks;
    std::vector<WriteRecord> writes;
    std::vector<GaveUpRecord> gaveUp;
    std::vector<LostAnswerRecord> answersLost;
    std::vector<TellingRecord> told;
    std::vector<EffectRecord> effects;
    std::vector<FaultRecord> faults;
    bool operator==(const RunOutcome&) const = default;
};

// The lesson's run: A and B, seat C14, A paused at 2.5 s for 15 s.
Setting lessonSetting();

// The whole run, from 0 until nothing is left to happen.
RunOutcome run(const Setting& setting);

// Everything in an outcome in one line a field, for the message of a failed comparison.
std::string describe(const RunOutcome& outcome);

} // namespace reference
