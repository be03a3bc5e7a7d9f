// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/statements/statement_words.h"

#include "ui/text/names.h"
#include "ui/text/quantities.h"
#include "ui/text/text.h"

namespace fenceline::ui {
namespace {

bool isWrite(const Event& event)
{
    return std::holds_alternative<event::WriteAccepted>(event.details) ||
           std::holds_alternative<event::WriteRejected>(event.details);
}

/// Why a statement found no row; empty where the trace does not tell.
QString reasonOf(const Run& run, const Event& event)
{
    if (const auto* write = std::get_if<event::WriteRejected>(&event.details)) {
        if (write->reason == RejectReason::DuplicateKey)
            return Text::tr("%1 has a ticket already", "why an INSERT adds no row")
                .arg(nameOf(run.scenario, write->seat));
        if (write->reason == RejectReason::NotFree)
            return Text::tr("%1 is not free", "why a write changes no row").arg(nameOf(run.scenario, write->seat));
        return write->token ? staleText(*write->token, write->fence) : QString();
    }
    if (const auto* read = std::get_if<event::ReadRejected>(&event.details))
        return staleText(read->token, read->fence);
    if (const auto* read = std::get_if<event::SeatRead>(&event.details); read && !read->seat)
        return Text::tr("no seat is free", "why a read returns no row");
    return {};
}

} // namespace

StatementResult resultOf(const Run& run, const SqlStatement& statement)
{
    const QString rows = rowsText(statement.rows);
    if (statement.rows > 0)
        return {Sign::Tick, {}, rows};
    const bool refused = !std::holds_alternative<event::SeatRead>(run.trace[statement.event].details);
    return refused ? StatementResult{Sign::Cross, {Tint::Kind::Wrong}, rows}
                   : StatementResult{Sign::Ring, {Tint::Kind::Quiet}, rows};
}

StatementResult fullResultOf(const Run& run, const SqlStatement& statement)
{
    const Event& event = run.trace[statement.event];
    StatementResult result = resultOf(run, statement);
    result.text = isWrite(event) ? Text::tr("%n row(s) changed", "by a statement", statement.rows)
                                 : Text::tr("%n row(s) returned", "by a statement", statement.rows);
    const QString reason = statement.rows == 0 ? reasonOf(run, event) : QString();
    if (!reason.isEmpty())
        result.text = Text::tr("%1: %2", "how many rows, and why none").arg(result.text, reason);
    return result;
}

} // namespace fenceline::ui
