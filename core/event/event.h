// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/base/time.h"

#include <concepts>
#include <optional>
#include <type_traits>
#include <variant>

/// What can happen in a run: one type for each kind of event, with that kind's own fields, as `run --format json`
/// writes them (interface.md, table of events). Whoever reads events visits the variant. A reader that must say
/// something of every kind has a case for each, so that the compiler finds where a new one is missing.
namespace fenceline {

enum class PauseCause : std::uint8_t { GarbageCollection, Swap, VmPause, Packet };
enum class CheckedBy : std::uint8_t { OwnClock, Service };
enum class RejectReason : std::uint8_t { StaleToken, NotFree, DuplicateKey };
enum class GiveUpReason : std::uint8_t { SeatTaken, StaleToken, LeaseOver, RenewalRefused, NoSeat };

namespace event {

struct LockRequested {};
struct LockWaiting {};
/// The lock is held; the client will ask again.
struct LockRefused {
    /// It had the lock, but too few replicas had it in time (Redis: WAIT). Not part of the contract's JSON.
    bool tooFewReplicas = false;
};
struct LockGranted {
    std::optional<Token> token;
    std::optional<Instant> until; ///< end of the lease by the service; none without a lease
    bool waited = false;          ///< in the lock's queue: then it comes by itself. Not part of the contract's JSON.
    /// What the holder's own clock will show when its lease ends by its own count. Not part of the contract's JSON.
    std::optional<ClockReading> countedTo = std::nullopt;
};
struct LockRenewed {
    Instant until;
    ClockReading countedTo{}; ///< as for a grant
};
/// The grant is no longer current.
struct LockRenewalRefused {};
/// The lease of the grant that was current ended. The actor is the lock.
struct LockEnded {
    WorkerId worker;
    std::optional<Token> token;
};
/// The token is that of the grant that was deleted, which with blind delete need not be the actor's own.
struct LockReleased {
    std::optional<Token> token;
};
struct ReleaseIgnored {
    std::optional<Token> token;
};
/// All three are empty when an any-seat worker found no free seat.
struct SeatRead {
    std::optional<SeatId> seat;
    std::optional<FanId> holder;
    std::optional<Token> fence; ///< the row's fence after the statement; none while fencing has no effect
    /// A read that carries a token raises the fence to it: of the row that it reads or, for any seat, of every row of
    /// the show that has seen no higher one. Not part of the contract's JSON.
    std::optional<Token> raisedTo = std::nullopt;
    bool anySeat = false; ///< looked at every row of the show. Not part of the contract's JSON.
};
struct ReadRejected {
    std::optional<SeatId> seat;
    Token token;
    RejectReason reason;
    Token fence; ///< of the row, for any seat the lowest of all rows. Not part of the contract's JSON.
};
struct LeaseChecked {
    CheckedBy by;
    bool valid;
};
/// Only where the message takes time.
struct WriteSent {
    SeatId seat;
    FanId fan;
    std::optional<Token> token;
};
struct WriteAccepted {
    SeatId seat;
    FanId fan;
    std::optional<Token> token;
    std::optional<FanId> overwrote;
};
struct WriteRejected {
    SeatId seat;
    FanId fan;
    std::optional<Token> token;
    RejectReason reason;
    Token fence; ///< of the row. Not part of the contract's JSON.
    /// Sent once more because its answer was lost: that no row changed may mean that it has been here before. Not part
    /// of the contract's JSON.
    bool retry = false;
};
struct FanConfirmed {
    FanId fan;
    SeatId seat;
};
struct FanRefused {
    FanId fan;
    std::optional<SeatId> seat;
};
struct GaveUp {
    GiveUpReason reason;
};
struct Paused {
    PauseCause cause;
    Instant until;
};
struct Resumed {
    PauseCause cause;
    Duration clockStood{0}; ///< for how long its machine's clock stood still. Not part of the contract's JSON.
};
/// The write is late; it reaches the row at `until`.
struct PacketDelayed {
    SeatId seat;
    Instant until;
};
struct Crashed {};
/// The worker and the lock service cannot reach each other.
struct Partitioned {
    Instant until;
};
struct PartitionHealed {};
/// What was asked for is done; the answer never reaches the worker.
struct AnswerLost {
    SeatId seat;
    std::optional<std::uint8_t> effect; ///< its place in the scenario; none: the answer to a write
};
/// The worker's clock or, without a worker, the lock service's.
struct ClockJumped {
    Duration by;
    /// Its leases end by a clock that cannot be set, so they are where they were. Not part of the contract's JSON.
    bool leasesStay = false;
};
/// Where the service keeps its leases, those that run now end at `until`.
struct ServiceFailedOver {
    std::optional<Instant> until = std::nullopt;
};
struct ServiceRestarted {
    std::optional<Instant> until = std::nullopt;
    std::optional<Instant> snapshot = std::nullopt; ///< it was restored from one of this instant
};
/// What the service kept of its locks still has a grant that had been released or had ended: it is current again.
struct LockRestored {
    WorkerId worker;
    std::optional<Token> token;
    std::optional<Instant> until;
};
/// The service dropped a key to make room. That of a grant is followed by its LockEnded.
struct KeyEvicted {
    WorkerId worker;
    std::optional<Token> token;
};
/// A waiter was not heard of for the whole of its session's time: its key, node or connection is gone, and with it its
/// place in the queue. The actor is the lock.
struct WaiterSessionEnded {
    WorkerId worker;
    std::optional<Token> token; ///< that it would have had
};
/// A waiter's client says that the lock is its own, though its session has ended: it only saw that every key before its
/// own was gone.
struct LockMisreported {
    std::optional<Token> token;
    std::optional<ClockReading> countedTo = std::nullopt; ///< as for a grant
};
/// In the lock's queue, for what its client now takes for a grant.
constexpr bool hasWaited(const LockGranted& grant)
{
    return grant.waited;
}
constexpr bool hasWaited(const LockMisreported&)
{
    return true;
}
/// Out it went, for good.
struct EffectSent {
    std::uint8_t effect; ///< its place in the scenario
    SeatId seat;
    FanId fan;
    Attempt attempt;
};
/// The provider knew the key and gave back its first result.
struct EffectDeduplicated {
    std::uint8_t effect;
    SeatId seat;
    FanId fan;
    Attempt attempt;
};

} // namespace event

/// For kinds that a visitor treats alike, still named one by one: `[](const OneOf<event::Paused, event::Resumed>
/// auto&)`.
template <class Kind, class... Kinds>
concept OneOf = (std::same_as<Kind, Kinds> || ...);

/// Whether an answer about this event goes back to its worker; it has learned of it when that arrives.
template <class Details>
constexpr bool isAnswered(const Details&)
{
    return OneOf<Details, event::LockGranted, event::LockMisreported, event::LockRefused, event::LockRenewed,
                 event::LockRenewalRefused, event::SeatRead, event::ReadRejected, event::WriteAccepted,
                 event::WriteRejected>;
}
/// By its own clock a worker asks nobody.
constexpr bool isAnswered(const event::LeaseChecked& check)
{
    return check.by == CheckedBy::Service;
}

using EventDetails =
    std::variant<event::LockRequested, event::LockWaiting, event::LockGranted, event::LockEnded, event::LockReleased,
                 event::ReleaseIgnored, event::SeatRead, event::ReadRejected, event::LeaseChecked, event::WriteSent,
                 event::WriteAccepted, event::WriteRejected, event::FanConfirmed, event::FanRefused, event::GaveUp,
                 event::Paused, event::Resumed, event::PacketDelayed, event::Crashed, event::LockRefused,
                 event::LockRenewed, event::LockRenewalRefused, event::Partitioned, event::PartitionHealed,
                 event::AnswerLost, event::ClockJumped, event::ServiceFailedOver, event::ServiceRestarted,
                 event::KeyEvicted, event::EffectSent, event::EffectDeduplicated, event::LockRestored,
                 event::WaiterSessionEnded, event::LockMisreported>;

/// Where and when something happened.
///
/// `at` is the instant at the service or the row for what happens there, else the worker's own instant. `sent` is when
/// the request behind it left its worker and `learned` when the answer reached the worker (kNever: not yet, or never).
/// All three are equal where messages take no time.
struct EventStamp {
    Instant at;
    Instant sent;
    Instant learned;
    std::optional<WorkerId> worker; ///< whose step, message or fault it is; none: the lock service's own
};

/// One thing that happened.
struct Event : EventStamp {
    EventDetails details;
};

/// Place of an event in its trace.
enum class EventIndex : std::uint32_t {};

/// For std::visit over an event's details, one lambda a kind.
template <class... Fs>
struct Overloaded : Fs... {
    using Fs::operator()...;
};
template <class... Fs>
Overloaded(Fs...) -> Overloaded<Fs...>;

} // namespace fenceline
