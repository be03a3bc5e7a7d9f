// SPDX-License-Identifier: GPL-3.0-or-later
//
// The rows with their guards, and the effects that a winning write has.
#include "reference_run.h"

namespace reference::detail {

// "UPDATE seats SET fence = :token WHERE ... AND fence <= :token RETURNING holder"; without tokens on reads a
// plain SELECT. False: zero rows.
bool Run::raiseFence(Row& row, int w) const
{
    if (!readsCarryToken())
        return true;
    if (row.fence > process(w).grant.token)
        return false;
    row.fence = process(w).grant.token;
    return true;
}

// One statement, for one row or (any seat) for every row of the show.
void Run::readArrives(int w)
{
    const bool any = worker(w).seat == anySeat;
    std::vector<int> returned;
    for (int seat = 0; seat < static_cast<int>(rows.size()); ++seat)
        if ((any || worker(w).seat == seat) && raiseFence(row(seat), w))
            returned.push_back(seat);
    int chosen = nobody;
    for (auto seat = returned.rbegin(); seat != returned.rend(); ++seat)
        if (row(*seat).holder.empty())
            chosen = *seat; // "the first free seat in the file's order"
    // "zero rows (the row exists) means a stale token"
    const bool stale = returned.empty();
    std::string seen = any ? "" : seatName(worker(w).seat);
    if (any && chosen != nobody)
        seen = seatName(chosen);
    result.reads.push_back({now, worker(w).name, seen, stale});
    const std::string taken = any ? "no-seat" : "seat-taken";
    const std::string noneBecause = stale ? "stale-token" : taken;
    fromDatabase(w, [this, w, chosen, noneBecause] { learnRead(w, chosen, noneBecause); });
}

void Run::writeArrives(int w, bool answerIsLost)
{
    const int seat = process(w).seat;
    const std::string reason = writeRefused(w);
    if (reason.empty()) {
        row(seat).holder = worker(w).fan;
        if (writesCarryToken())
            row(seat).fence = process(w).grant.token;
    }
    result.writes.push_back({now, worker(w).name, seatName(seat), reason.empty(), reason});
    fromDatabase(w, [this, w, reason, answerIsLost] {
        if (answerIsLost)
            loseAnswer(w);
        else
            learnWrite(w, reason);
    });
}

// "the first that applies"; empty: the write is accepted.
std::string Run::writeRefused(int w)
{
    const Row& target = row(process(w).seat);
    // "one row per (show, seat) in tickets; the second INSERT is refused"
    if (s.protection == Protection::uniqueConstraint)
        return target.holder.empty() ? "" : "duplicate-key";
    if (writesCarryToken() && !fenceLetsPass(target.fence, process(w).grant.token))
        return "stale-token";
    return writesAreConditional() && !target.holder.empty() ? "not-free" : "";
}

bool Run::writesCarryToken() const
{
    return s.protection == Protection::lock && s.fencing != Fencing::off && hasTokens();
}
bool Run::readsCarryToken() const
{
    return writesCarryToken() && s.fencing == Fencing::readsAndWrites;
}
bool Run::writesAreConditional() const
{
    return s.protection == Protection::conditionalWrite || s.conditional;
}

bool Run::fenceLetsPass(std::int64_t fence, std::int64_t token) const
{
    // With tokens on reads "the write then tests fence <= :token", whatever the comparison chosen.
    const bool equalPasses = readsCarryToken() || s.fenceCompare == FenceCompare::lessOrEqual;
    return equalPasses ? fence <= token : fence < token;
}

// ---- Effects: "the provider keeps the first result per key and replays it"

void Run::sendEffects(int w)
{
    ++process(w).confirmations;
    for (const Effect& effect : s.effects) {
        const std::string name = effect.kind == EffectKind::email ? "email" : "charge";
        const std::optional<std::string> key = keyOf(effect, w);
        const bool sent = !key || !isKnown(effect, *key);
        if (key)
            knownKeys.try_emplace({effect.kind, *key}, now);
        if (sent)
            countSent(name, w);
        result.effects.push_back({now, name, sent, key});
    }
}

std::optional<std::string> Run::keyOf(const Effect& effect, int w) const
{
    switch (effect.key) {
    case EffectKey::none: break;
    case EffectKey::sale: return "sale:" + s.show + ":" + seatName(process(w).seat) + ":" + worker(w).fan;
    case EffectKey::attempt: return "attempt:" + worker(w).name + ":" + std::to_string(process(w).confirmations);
    }
    return std::nullopt;
}

// While the first request is in progress its key is known only with an in-progress record.
bool Run::isKnown(const Effect& effect, const std::string& key) const
{
    const auto first = knownKeys.find({effect.kind, key});
    return first != knownKeys.end() && (effect.inProgress || now >= first->second + effect.takes);
}

void Run::countSent(const std::string& effect, int w)
{
    const std::string& seat = seatName(process(w).seat);
    for (EffectOutcome& sale : result.effectsSent) {
        if (sale.effect == effect && sale.seat == seat && sale.fan == worker(w).fan) {
            ++sale.sent;
            return;
        }
    }
    result.effectsSent.push_back({effect, seat, worker(w).fan, 1});
}

} // namespace reference::detail
