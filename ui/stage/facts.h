// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"
#include "core/trace/state.h"

#include <QString>
#include <optional>
#include <vector>

/// What the stage says at an instant, in words, before anything has a place: what each worker believes beside what is
/// true, who has the lock, what the rows say.
namespace fenceline::ui {

struct Fact {
    QString text;
    QString brief;                            ///< for a small card
    std::optional<bool> right = std::nullopt; ///< whether the worker's belief and the truth agree here
    friend bool operator==(const Fact&, const Fact&) = default;
};

struct WorkerFacts {
    WorkerId worker{};
    QString name;
    QString title; ///< its name with what it is
    QString state;
    bool frozen = false;
    bool crashed = false;
    QString believesTitle;
    std::vector<Fact> believes; ///< at most two
    std::vector<Fact> truth;    ///< at most three, the most telling first
    int interest = 0;           ///< who is shown first where there is no room for all
};

struct LockFacts {
    LockId lock{};
    QString key;  ///< its name at the service
    QString seat; ///< whose lock it is
    QString held;
    QString detail;
    QString waiting;
    QString waitingBrief; ///< where there is no room for the names
    bool waited = false;  ///< somebody waits
    std::optional<WorkerId> holder;
    bool used = false;
};

struct RowFacts {
    SeatId seat{};
    QString show;
    QString name;
    QString holder;      ///< as the row has it
    QString overwritten; ///< the holder before, where a sale was written over; else empty
    QString fence;
    std::optional<FanId> fan;
    int promised = 0;  ///< how many fans were told yes, each counted once
    bool sold = false; ///< and its fan alone was told yes
    bool soldAgain() const { return promised > 1; }
};

/// An effect of every sale, as an actor.
struct EffectFacts {
    std::uint8_t effect{}; ///< its place in the scenario
    QString name;
    QString sent;  ///< how often it went out
    QString again; ///< for whom it went out more than once; empty: for nobody
    QString known; ///< how often its provider knew the key; empty: never
    bool charge = false;
};

struct StageFacts {
    std::vector<WorkerFacts> workers;
    std::vector<LockFacts> locks; ///< those that some worker of the scenario asks for; empty without a lock
    std::vector<RowFacts> rows;
    std::vector<EffectFacts> effects;
};

/// The state of a worker that was granted the lock, goes on with its work and holds the lock no more.
QString lostLockText();

StageFacts factsAt(const Run& run, const StateView& state, Instant at);

/// The longest that a worker's card may have to say, whatever the time: cards do not change their size as time runs.
std::vector<Fact> longestFacts(const Run& run);
/// Of them, what one worker may believe at once.
std::vector<Fact> longestBeliefs(const Run& run);
/// The widest time on the stage, of the first grants at least: later ones are cut if they are still wider.
QString widestTime(const Run& run);

} // namespace fenceline::ui
