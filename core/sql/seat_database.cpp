// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sql/seat_database.h"

#include <algorithm>
#include <initializer_list>
#include <sqlite3.h>

namespace fenceline {

namespace {

constexpr const char* kTable = "CREATE TABLE seats(show_id TEXT NOT NULL, seat TEXT NOT NULL, holder TEXT, "
                               "fence INTEGER NOT NULL DEFAULT 0, UNIQUE(show_id, seat)); "
                               "CREATE INDEX free_seats ON seats(show_id) WHERE holder IS NULL; "
                               "CREATE TABLE tickets(show_id TEXT NOT NULL, seat TEXT NOT NULL, fan TEXT NOT NULL, "
                               "UNIQUE(show_id, seat))";

/// SQLite's status; a parameter that the statement does not have is none of its business. The text must live until the
/// statement is reset.
int bindText(sqlite3_stmt* statement, const char* parameter, std::string_view text)
{
    const int place = sqlite3_bind_parameter_index(statement, parameter);
    if (place == 0)
        return SQLITE_OK;
    return sqlite3_bind_text64(statement, place, text.data(), text.size(), SQLITE_STATIC, SQLITE_UTF8);
}

int bindToken(sqlite3_stmt* statement, Token token)
{
    const int place = sqlite3_bind_parameter_index(statement, ":token");
    return place == 0 ? SQLITE_OK : sqlite3_bind_int64(statement, place, number(token));
}

bool allOk(std::initializer_list<int> statuses)
{
    return std::all_of(statuses.begin(), statuses.end(), [](int status) { return status == SQLITE_OK; });
}

std::optional<std::string> textOf(sqlite3_stmt* statement, int column)
{
    if (sqlite3_column_type(statement, column) == SQLITE_NULL)
        return std::nullopt;
    const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(statement, column));
    return std::string(bytes, static_cast<std::size_t>(sqlite3_column_bytes(statement, column)));
}

SqlFound foundIn(sqlite3_stmt* statement)
{
    SqlFound found;
    for (int column = 0; column < sqlite3_column_count(statement); ++column) {
        const std::string_view name = sqlite3_column_name(statement, column);
        if (name == "seat")
            found.seat = textOf(statement, column);
        if (name == "holder")
            found.holder = textOf(statement, column);
        if (name == "fence")
            found.fence = sqlite3_column_int64(statement, column);
    }
    return found;
}

/// Lets go of the values that were bound, also when a statement fails.
struct ResetAtEnd {
    sqlite3_stmt* statement;
    ~ResetAtEnd()
    {
        sqlite3_reset(statement);
        sqlite3_clear_bindings(statement);
    }
};

} // namespace

void SeatDatabase::Close::operator()(sqlite3* connection) const
{
    sqlite3_close_v2(connection);
}
void SeatDatabase::Finalize::operator()(sqlite3_stmt* statement) const
{
    sqlite3_finalize(statement);
}

tl::unexpected<Error> SeatDatabase::failed() const
{
    return fail(std::string("SQLite failed: ") + sqlite3_errmsg(connection_.get()));
}

std::string_view sqliteVersion()
{
    return sqlite3_libversion();
}

Result<SeatDatabase> SeatDatabase::open()
{
    sqlite3* opened = nullptr;
    const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
    const int status = sqlite3_open_v2(":memory:", &opened, flags, nullptr);
    SeatDatabase database{std::unique_ptr<sqlite3, Close>(opened)};
    if (status != SQLITE_OK)
        return database.failed();
    if (auto ok = database.run(kTable); !ok)
        return tl::unexpected(ok.error());
    auto insert = database.prepare("INSERT INTO seats(show_id, seat) VALUES(:show, :seat)");
    auto readBack = database.prepare("SELECT seat, coalesce(holder, fan), fence FROM seats "
                                     "LEFT JOIN tickets USING (show_id, seat) ORDER BY seats.rowid");
    if (!insert || !readBack)
        return database.failed();
    database.insert_ = std::move(*insert);
    database.readBack_ = std::move(*readBack);
    return database;
}

Result<void> SeatDatabase::run(const char* sql) const
{
    if (sqlite3_exec(connection_.get(), sql, nullptr, nullptr, nullptr) != SQLITE_OK)
        return failed();
    return {};
}

Result<SeatDatabase::Statement> SeatDatabase::prepare(std::string_view sql) const
{
    sqlite3_stmt* statement = nullptr;
    const int status = sqlite3_prepare_v3(connection_.get(), sql.data(), static_cast<int>(sql.size()),
                                          SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
    if (status != SQLITE_OK)
        return failed();
    return Statement(statement);
}

Result<sqlite3_stmt*> SeatDatabase::prepared(const StatementForm& form)
{
    const auto known = std::find_if(prepared_.begin(), prepared_.end(), [&](const auto& p) { return p.first == form; });
    if (known != prepared_.end())
        return known->second.get();
    auto statement = prepare(sqlOf(form));
    if (!statement)
        return tl::unexpected(statement.error());
    prepared_.emplace_back(form, std::move(*statement));
    return prepared_.back().second.get();
}

Result<void> SeatDatabase::begin(std::string_view show, const std::vector<std::string>& seats)
{
    if (!sqlite3_get_autocommit(connection_.get()))
        if (auto ok = run("ROLLBACK"); !ok)
            return ok;
    if (auto ok = run("BEGIN"); !ok)
        return ok;
    for (const auto& seat : seats) {
        const ResetAtEnd reset{insert_.get()};
        if (!allOk({bindText(insert_.get(), ":show", show), bindText(insert_.get(), ":seat", seat)}))
            return failed();
        if (sqlite3_step(insert_.get()) != SQLITE_DONE)
            return failed();
    }
    return {};
}

Result<SqlAnswer> SeatDatabase::execute(const StatementForm& form, const StatementValues& values)
{
    const auto found = prepared(form);
    if (!found)
        return tl::unexpected(found.error());
    sqlite3_stmt* statement = *found;
    const ResetAtEnd reset{statement};
    if (!allOk({bindText(statement, ":show", values.show), bindText(statement, ":seat", values.seat),
                bindText(statement, ":fan", values.fan), bindToken(statement, values.token)}))
        return failed();

    SqlAnswer answer;
    const std::unique_ptr<char, void (*)(void*)> text(sqlite3_expanded_sql(statement), sqlite3_free);
    if (!text)
        return fail("SQLite failed: a statement is too long to be shown");
    answer.text = text.get();
    int status = sqlite3_step(statement);
    for (; status == SQLITE_ROW; status = sqlite3_step(statement))
        answer.found.push_back(foundIn(statement));
    // A second ticket for a seat is an answer, not a failure.
    if (status == SQLITE_CONSTRAINT)
        return answer;
    if (status != SQLITE_DONE)
        return failed();
    answer.rows = form.kind == StatementForm::Kind::Write ? sqlite3_changes(connection_.get())
                                                          : static_cast<int>(answer.found.size());
    return answer;
}

Result<std::vector<SqlRow>> SeatDatabase::rows()
{
    std::vector<SqlRow> rows;
    const ResetAtEnd reset{readBack_.get()};
    int status = sqlite3_step(readBack_.get());
    for (; status == SQLITE_ROW; status = sqlite3_step(readBack_.get()))
        rows.push_back(
            {*textOf(readBack_.get(), 0), textOf(readBack_.get(), 1), sqlite3_column_int64(readBack_.get(), 2)});
    if (status != SQLITE_DONE)
        return failed();
    return rows;
}

} // namespace fenceline
