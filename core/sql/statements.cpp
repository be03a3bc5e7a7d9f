// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/statements.h"

namespace fenceline {

namespace {

std::string readSql(const StatementForm& form)
{
    const bool any = form.kind == StatementForm::Kind::ReadAnySeat;
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

StatementForm readForm(const Scenario& scenario, WorkerId worker)
{
    const bool any = !scenario.workers[index(worker)].seat;
    return {.kind = any ? StatementForm::Kind::ReadAnySeat : StatementForm::Kind::Read,
            .fencing = effectiveFencing(scenario)};
}

StatementForm writeForm(const Scenario& scenario)
{
    return {.kind = StatementForm::Kind::Write,
            .fencing = effectiveFencing(scenario),
            .fenceCompare = scenario.guards.fenceCompare,
            .conditional = effectiveConditional(scenario)};
}

std::string sqlOf(const StatementForm& form)
{
    return form.kind == StatementForm::Kind::Write ? writeSql(form) : readSql(form);
}

} // namespace fenceline
