// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/world/action.h"
#include "core/world/world.h"

#include <algorithm>
#include <cassert>

/// The seat rows: what one statement finds and changes. Each function is one atomic statement of the database
/// (core/sql/statements.h holds the same ones as SQL; a test runs both and compares).
/// Source: semantics.md, "Guards" (fencing, conditional, unique constraint) and "The opening story" (any seat).
namespace fenceline::row {

/// The token that fencing goes by: of the grant that its worker knew of. The rules have no fencing where there is none.
inline Token tokenOf(const Message& request)
{
    assert(request.grant && request.grant->token);
    return *request.grant->token;
}

/// The token that a statement carries; none where fencing is off or has no effect.
inline std::optional<Token> carried(const Rules& rules, const Message& request)
{
    return rules.fencing == Fencing::Off ? std::nullopt : std::optional{tokenOf(request)};
}

/// The fence as events show it.
inline std::optional<Token> shownFence(const Rules& rules, const Row& row)
{
    return rules.fencing == Fencing::Off ? std::nullopt : std::optional{row.fence};
}

/// Reads with `UPDATE … SET fence = :token WHERE … AND fence <= :token RETURNING holder`: false where it finds no row.
inline bool raiseFence(Row& row, Token token)
{
    if (row.fence > token)
        return false;
    row.fence = token;
    return true;
}

template <class Sink>
void answerRead(const Message& request, std::optional<SeatId> seat, std::optional<FanId> holder, EventIndex about,
                Sink& sink)
{
    sink.send({.kind = Message::Kind::RowRead,
               .worker = request.worker,
               .seat = seat,
               .holder = holder,
               .good = seat && !holder,
               .about = about});
}

template <class Sink>
void rejectRead(const Message& request, Token token, Token fence, Sink& sink)
{
    const auto about =
        sink.event(request.worker, event::ReadRejected{request.seat, token, RejectReason::StaleToken, fence});
    sink.send({.kind = Message::Kind::RowRead,
               .worker = request.worker,
               .seat = request.seat,
               .good = false,
               .rejected = RejectReason::StaleToken,
               .about = about});
}

/// One statement over all rows of the show: raises every fence that it may, then takes the first free seat among the
/// rows that it found.
template <class Sink>
void readAny(const Rules& rules, World& world, const Message& request, Sink& sink)
{
    const bool fenced = rules.fencing == Fencing::ReadsAndWrites;
    std::optional<SeatId> chosen;
    bool found = false;
    for (std::size_t s = 0; s < world.rows.size(); ++s) {
        Row& row = world.rows[s];
        if (fenced && !raiseFence(row, tokenOf(request)))
            continue;
        found = true;
        if (!chosen && !row.holder)
            chosen = SeatId{static_cast<std::uint8_t>(s)};
    }
    if (!found) {
        const auto lower = [](const Row& a, const Row& b) { return a.fence < b.fence; };
        const Token lowest = std::min_element(world.rows.begin(), world.rows.end(), lower)->fence;
        rejectRead(request, tokenOf(request), lowest, sink);
        return;
    }
    const auto fence = chosen ? shownFence(rules, world.rows[index(*chosen)]) : std::nullopt;
    const auto raisedTo = fenced ? std::optional{tokenOf(request)} : std::nullopt;
    const auto about = sink.event(request.worker, event::SeatRead{chosen, std::nullopt, fence, raisedTo, true});
    answerRead(request, chosen, std::nullopt, about, sink);
}

template <class Sink>
void read(const Rules& rules, World& world, const Message& request, Sink& sink)
{
    if (!request.seat) {
        readAny(rules, world, request, sink);
        return;
    }
    Row& row = world.rows[index(*request.seat)];
    const bool fenced = rules.fencing == Fencing::ReadsAndWrites;
    if (fenced && !raiseFence(row, tokenOf(request))) {
        rejectRead(request, tokenOf(request), row.fence, sink);
        return;
    }
    const auto raisedTo = fenced ? std::optional{tokenOf(request)} : std::nullopt;
    const auto about =
        sink.event(request.worker, event::SeatRead{request.seat, row.holder, shownFence(rules, row), raisedTo});
    answerRead(request, request.seat, row.holder, about, sink);
}

/// With tokens on reads the write tests `<=`: its own read has already raised the fence to its token.
inline bool fenceAllows(const Rules& rules, const Row& row, Token token)
{
    const bool orEqual = rules.fencing == Fencing::ReadsAndWrites || rules.fenceCompare == FenceCompare::LessOrEqual;
    return orEqual ? row.fence <= token : row.fence < token;
}

template <class Sink>
void write(const Rules& rules, World& world, const Message& request, Sink& sink)
{
    assert(request.seat); // an any-seat worker that has found none writes nothing
    Row& row = world.rows[index(*request.seat)];
    const FanId fan = rules.fanOf[index(request.worker)];
    const auto token = carried(rules, request);
    std::optional<RejectReason> rejected;
    if (token && !fenceAllows(rules, row, *token))
        rejected = RejectReason::StaleToken;
    else if (rules.conditional && row.holder)
        rejected = RejectReason::NotFree;
    else if (rules.unique && row.holder)
        rejected = RejectReason::DuplicateKey;

    EventIndex about{};
    if (rejected) {
        about = sink.event(request.worker,
                           event::WriteRejected{*request.seat, fan, token, *rejected, row.fence, request.retry});
    } else {
        const auto overwrote = row.holder;
        row.holder = fan;
        if (token)
            row.fence = *token;
        about = sink.event(request.worker, event::WriteAccepted{*request.seat, fan, token, overwrote});
    }
    sink.send({.kind = Message::Kind::RowWritten,
               .worker = request.worker,
               .seat = request.seat,
               .good = !rejected,
               .rejected = rejected,
               .about = about});
}

} // namespace fenceline::row
