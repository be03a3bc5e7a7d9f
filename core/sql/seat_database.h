// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/sql/statements.h"
#include "core/trace/statement.h"

#include <memory>
#include <string_view>
#include <utility>
#include <vector>

struct sqlite3;
struct sqlite3_stmt;

namespace fenceline {

/// Of the SQLite that executes the statements: `3.40.1`.
std::string_view sqliteVersion();

/// What a statement carries; its form says which of them it uses.
struct StatementValues {
    std::string_view show;
    std::string_view seat;
    std::string_view fan;
    Token token{0};
};

/// SQLite's answer to one statement.
struct SqlAnswer {
    std::string text;            ///< the statement as executed, with its values
    int rows = 0;                ///< changed by a write, returned by a read; 0 where a constraint refused it
    std::vector<SqlFound> found; ///< what a read returned, in SQLite's order
};

/// The tables of seats and tickets in an SQLite of its own, in memory. Opened once and used for many runs: each run is
/// a transaction that is rolled back, so that nothing of it is left for the next; statements stay prepared. Not for two
/// threads at once. Every error is SQLite's own (out of memory), as a value.
class SeatDatabase {
public:
    static Result<SeatDatabase> open();

    /// Starts a run: one free row a seat, in order. What an earlier run left is dropped.
    Result<void> begin(std::string_view show, const std::vector<std::string>& seats);
    Result<SqlAnswer> execute(const StatementForm& form, const StatementValues& values);
    /// The rows as they are now, in the order in which they were given.
    Result<std::vector<SqlRow>> rows();

private:
    struct Close {
        void operator()(sqlite3* connection) const;
    };
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };
    using Statement = std::unique_ptr<sqlite3_stmt, Finalize>;

    explicit SeatDatabase(std::unique_ptr<sqlite3, Close> connection) : connection_(std::move(connection)) {}
    Result<Statement> prepare(std::string_view sql) const;
    Result<sqlite3_stmt*> prepared(const StatementForm& form);
    Result<void> run(const char* sql) const;
    tl::unexpected<Error> failed() const;

    std::unique_ptr<sqlite3, Close> connection_; ///< outlives its statements: members die in reverse order
    Statement insert_;
    Statement readBack_;
    std::vector<std::pair<StatementForm, Statement>> prepared_;
};

} // namespace fenceline
