// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/statements.h"

namespace fenceline {

namespace {

std::string readTicketsSql(bool any)
{
    if (any)
        return "SELECT seat FROM seats WHERE show_id = :show AND NOT EXISTS (SELECT 1 FROM tickets WHERE "
               "tickets.show_id = seats.show_id AND tickets.seat = seats.seat) ORDER BY seats.rowid LIMIT 1";
    return "SELECT tickets.fan AS holder FROM seats LEFT JOIN tickets USING (show_id, seat) WHERE show_id = :show AND "
           "seat = :seat";
}

std::string readSql(const StatementForm& form)
{
    const bool any = form.kind == StatementForm::Kind::ReadAnySeat;
    if (form.tickets)
        return readTicketsSql(any);
    // One statement: a read that raised the fence afterwards would be unsafe again.
    if (form.fencing == Fencing::ReadsAndWrites)
        return std::string("UPDATE seats SET fence = :token WHERE show_id = :show") + (any ? "" : " AND seat = :seat") +
               " AND fence <= :token RETURNING " + (any ? "seat, holder" : "holder");
    const std::string columns = form.fencing == Fencing::Off ? "" : ", fence";
    return any ? "SELECT seat" + columns + " FROM seats WHERE show_id = :show AND holder IS NULL ORDER BY rowid LIMIT 1"
               : "SELECT holder" + columns + " FROM seats WHERE show_id = :show AND seat = :seat";
}

std::string writeSql(const StatementForm& form)
{
    if (form.tickets)
        return "INSERT INTO tickets(show_id, seat, fan) VALUES(:show, :seat, :fan)";
    const bool fenced = form.fencing != Fencing::Off;
    // A read that carries the token has raised the fence to it already.
    const bool orEqual = form.fencing == Fencing::ReadsAndWrites || form.fenceCompare == FenceCompare::LessOrEqual;
    std::string sql = "UPDATE seats SET holder = :fan";
    if (fenced)
        sql += ", fence = :token";
    sql += " WHERE show_id = :show AND seat = :seat";
    if (fenced)
        sql += orEqual ? " AND fence <= :token" : " AND fence < :token";
    if (form.conditional)
        sql += " AND holder IS NULL";
    return sql;
}

} // namespace

StatementForm readForm(const Scenario& scenario, bool anySeat)
{
    return {.kind = anySeat ? StatementForm::Kind::ReadAnySeat : StatementForm::Kind::Read,
            .fencing = effectiveFencing(scenario),
            .tickets = scenario.protection == Protection::UniqueConstraint};
}

StatementForm writeForm(const Scenario& scenario)
{
    return {.kind = StatementForm::Kind::Write,
            .fencing = effectiveFencing(scenario),
            .fenceCompare = scenario.guards.fenceCompare,
            .conditional = effectiveConditional(scenario),
            .tickets = scenario.protection == Protection::UniqueConstraint};
}

std::string sqlOf(const StatementForm& form)
{
    return form.kind == StatementForm::Kind::Write ? writeSql(form) : readSql(form);
}

} // namespace fenceline
