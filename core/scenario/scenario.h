// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/time.h"
#include "core/scenario/service_options.h"
#include "core/scenario/settings.h"

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

/// All that a user can set, and nothing else. A default-constructed Scenario is the lesson's run (semantics.md,
/// "The worker's program"). A value: edits make a new one (core/scenario/edit.h), views and schedules only read it.
namespace fenceline {

/// When each step of a worker's program starts, in awake time since it learned of its grant or, without a lock,
/// arrived. A step starts at the later of its offset and the answer to the step before.
struct Steps {
    Duration read{1000};
    Duration check{2400};
    Duration write{2500};
    Duration release{3000};
    friend bool operator==(const Steps&, const Steps&) = default;
};

struct Guards {
    Fencing fencing = Fencing::Off;
    FenceCompare fenceCompare = FenceCompare::Less;
    CheckBeforeWrite checkBeforeWrite = CheckBeforeWrite::Off;
    Renewal renew = Renewal::Off;
    RenewalRefused renewalRefused = RenewalRefused::Ignored;
    Release release = Release::CompareAndDelete;
    bool conditional = false;
    LostAnswer lostAnswer = LostAnswer::NoRetry;
    friend bool operator==(const Guards&, const Guards&) = default;
};

struct Network {
    Duration oneWay{0};
    Duration retry{100}; ///< how often a polling client asks
    friend bool operator==(const Network&, const Network&) = default;
};

struct Worker {
    std::string name;
    std::string fan;
    Duration arrives{0};
    std::optional<SeatId> seat; ///< none: any free seat
    std::string server;
    friend bool operator==(const Worker&, const Worker&) = default;
};

/// An effect of each sale, sent once its fan has been told yes (semantics.md, "Guards": idempotency key).
struct Effect {
    EffectKind what = EffectKind::Email;
    EffectKey key = EffectKey::None;
    /// The provider writes the key down before it begins. Otherwise it knows a key only once it is done, and a second
    /// request that comes in between is carried out too.
    bool recordsInProgress = true;
    Duration takes{0}; ///< from the request to the provider's result
    friend bool operator==(const Effect&, const Effect&) = default;
};

struct Pause {
    Duration length{15000};
    PauseCause cause = PauseCause::GarbageCollection;
    bool clockStops = false; ///< the machine's clock too; for a paused VM alone
    friend bool operator==(const Pause&, const Pause&) = default;
};
struct Crash {
    friend bool operator==(const Crash&, const Crash&) = default;
};

/// The worker cannot reach the lock service, nor it the worker; the database can be reached.
struct Partition {
    Duration length{5000};
    friend bool operator==(const Partition&, const Partition&) = default;
};
/// The answer to the worker's next write, or effect, is lost; what it asked for is done.
struct LoseAnswer {
    AnswerTo to = AnswerTo::Write;
    friend bool operator==(const LoseAnswer&, const LoseAnswer&) = default;
};
/// Of the worker's clock or, without a worker, of the lock service's.
struct ClockJump {
    Duration by{3'600'000}; ///< forward; negative: back
    friend bool operator==(const ClockJump&, const ClockJump&) = default;
};
struct ServiceFault {
    ServiceFailure what = ServiceFailure::Failover;
    std::uint8_t replica = 0;   ///< a failover of Redis: the place of the one that takes over; of fewer, the last
    Duration snapshotAge{5000}; ///< a restore: how old its snapshot is; none is older than the run
    std::int64_t bump = 0;      ///< a restore: by how much the revisions are raised, so that none comes twice
    friend bool operator==(const ServiceFault&, const ServiceFault&) = default;
};

struct Fault {
    Duration at{0};
    std::optional<WorkerId> worker = WorkerId{0}; ///< none: it befalls the lock service
    std::variant<Pause, Crash, Partition, LoseAnswer, ClockJump, ServiceFault> kind;
    friend bool operator==(const Fault&, const Fault&) = default;
};

/// What the author of a scenario says comes out; every part is optional. Fans are named, so that a wrong name shows.
struct Expectation {
    std::optional<Outcome> outcome;
    std::optional<std::vector<std::pair<SeatId, std::optional<std::string>>>> holders; ///< none: the seat stays free
    std::optional<std::vector<std::string>> confirmed; ///< in the order in which they were told yes, over all seats
    friend bool operator==(const Expectation&, const Expectation&) = default;
};

/// The lesson's two workers and its pause.
std::vector<Worker> lessonWorkers();
std::vector<Fault> lessonFaults();

struct Scenario {
    std::string name = "The paused holder";
    std::string summary = "A is frozen between its check and its write.";
    std::optional<std::string> source;
    std::string show = "sh_88";
    std::vector<std::string> seats{"C14"};
    Protection protection = Protection::Lock;
    Service service = Service::Etcd;
    Timing timing = Timing::Ideal;
    RedisOptions redis;
    EtcdOptions etcd;
    std::optional<Duration> lease = Duration{10000}; ///< none: off, the lock is held until it is released
    Token firstToken{33};
    Guards guards;
    Steps steps;
    Network network;
    std::vector<Effect> effects; ///< of each sale, in the order in which a worker sends them
    Arrivals arrivals = Arrivals::Listed;
    std::vector<Worker> workers = lessonWorkers();
    std::vector<Fault> faults = lessonFaults();
    std::optional<Expectation> expect;
    friend bool operator==(const Scenario&, const Scenario&) = default;
};

/// The first worker that serves this worker's fan.
FanId fanOf(const Scenario& scenario, WorkerId worker);
inline const std::string& fanName(const Scenario& scenario, FanId fan)
{
    return scenario.workers[index(fan)].fan;
}
inline const std::string& workerName(const Scenario& s, WorkerId worker)
{
    return s.workers[index(worker)].name;
}
inline const std::string& seatName(const Scenario& scenario, SeatId seat)
{
    return scenario.seats[index(seat)];
}

/// The lock that this worker asks for, where it asks: its seat's, or the one for any seat of the show.
inline LockId lockOf(const Scenario& scenario, WorkerId worker)
{
    return lockFor(scenario.workers[index(worker)].seat, scenario.seats.size());
}
inline std::size_t lockCount(const Scenario& scenario)
{
    return locksFor(scenario.seats.size());
}
/// None: the lock for any seat of the show.
inline std::optional<SeatId> seatOf(const Scenario& scenario, LockId lock)
{
    return index(lock) < scenario.seats.size() ? std::optional(SeatId{static_cast<std::uint8_t>(index(lock))})
                                               : std::nullopt;
}
/// As the lock service knows it: `seat:<show>:<seat>`, or `seats:<show>`.
std::string lockName(const Scenario& scenario, LockId lock);

/// The first fault that pauses or crashes a worker: the one that the lesson's sliders move. None: no such fault.
std::optional<std::size_t> mainFault(const Scenario& scenario);

/// Whether the lock service hands out fencing tokens, and whether its locks end by a lease (semantics.md, "Lock
/// services: ideal and real timing").
bool handsOutTokens(const Scenario& scenario);
bool hasLeases(Service service);
bool isRedis(Service service);
/// The timing that is followed: of a service whose own is not known here it is the ideal one.
Timing effectiveTiming(const Scenario& scenario);
/// Whether its clients ask again and again instead of waiting in a queue.
bool polls(const Scenario& scenario);

/// What fencing, conditional writes, checks and the lease come to under the scenario's protection and service: a
/// setting without meaning there is kept and has no effect (semantics.md, "Guards").
std::optional<Duration> effectiveLease(const Scenario& scenario);
Renewal effectiveRenewal(const Scenario& scenario);
Fencing effectiveFencing(const Scenario& scenario);
bool effectiveConditional(const Scenario& scenario);
CheckBeforeWrite effectiveCheck(const Scenario& scenario);

} // namespace fenceline
