// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <optional>
#include <vector>

namespace fenceline {

/// A mutex within one server; only servers that workers share have one that matters.
enum class MutexId : std::uint8_t {};

/// Where fencing tokens come from.
enum class Tokens : std::uint8_t {
    None,
    PerLock,  ///< each lock counts its own grants: ideal timing, or a counter in the script that sets the lock
    Revision, ///< etcd: the create revision of the holder's key; every change of any key takes one
    Zxid,     ///< ZooKeeper: the czxid of the holder's node; every session and every change takes one
};

/// What else knows the locks, each of them later than the service itself: a replica, a disk, a snapshot.
enum class CopyId : std::uint8_t {};

/// What becomes of a waiter that the lock service no longer hears of, and how it learns of that.
enum class WaiterEnds : std::uint8_t {
    Never,         ///< it keeps its place
    WithItsCrash,  ///< its connection ends with its process, and nothing else ends it
    AndIsTold,     ///< its session ends; it is told so as soon as it is heard of again
    AndLooks,      ///< its session ends; at its turn it looks for its own key, and finds none
    AndOverlooksIt ///< its session ends; at its turn it believes that it has the lock
};

/// What the rules know of an effect.
struct EffectRule {
    EffectKey key = EffectKey::None;
    bool recordsInProgress = true;
};

/// The part of a scenario that the rules read: who wants what, under which protection and guards. Holds no time;
/// settings that mean nothing under the protection are already switched off.
struct Rules {
    bool locked = true; ///< workers ask for a lock before they read
    Service service = Service::Etcd;
    bool leased = true;
    Tokens tokens = Tokens::PerLock;
    bool polls = false; ///< whoever finds the lock held asks again later
    WaiterEnds waiterEnds = WaiterEnds::Never;
    bool unique = false; ///< the write is an INSERT under a unique constraint
    Token firstToken{1};
    Fencing fencing = Fencing::Off;
    FenceCompare fenceCompare = FenceCompare::Less;
    CheckBeforeWrite check = CheckBeforeWrite::Off;
    Renewal renewal = Renewal::Off;
    RenewalRefused renewalRefused = RenewalRefused::Ignored;
    Release release = Release::CompareAndDelete;
    LostAnswer lostAnswer = LostAnswer::NoRetry;
    bool conditional = false;
    std::size_t replicas = 0;
    std::optional<CopyId> disk;
    std::size_t copies = 0;  ///< the replicas, the disk, then a snapshot for each restore
    std::size_t waitFor = 0; ///< replicas that must have a grant before its holder hears of it

    std::size_t seats = 1;
    std::size_t mutexes = 0;
    std::vector<std::optional<SeatId>> seatOf;   ///< by worker; none: any free seat
    std::vector<FanId> fanOf;                    ///< by worker
    std::vector<std::optional<MutexId>> mutexOf; ///< by worker; empty where there is none to meet at
    std::vector<std::size_t> processOf;          ///< by worker; empty where no lock's value names the process
    std::vector<EffectRule> effects;             ///< of each sale, in order

    std::size_t workers() const { return seatOf.size(); }
    /// Whoever waits has a session that it keeps up.
    bool waitersHaveSessions() const { return waiterEnds >= WaiterEnds::AndIsTold; }
    /// Copies that learn of every change; a snapshot learns of none after it.
    std::size_t followers() const { return replicas + (disk ? 1 : 0); }
    std::size_t locks() const { return locksFor(seats); }
    LockId lockOf(WorkerId worker) const { return lockFor(seatOf[index(worker)], seats); }
};

Rules rulesOf(const Scenario& scenario);

} // namespace fenceline
