// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sqlite3.h>

namespace fenceline::test {

/// SQLite gets no more memory while one of these lives: the one way in which a run can fail to be played.
class SqliteOutOfMemory {
public:
    SqliteOutOfMemory() { sqlite3_hard_heap_limit64(1); }
    ~SqliteOutOfMemory()
    {
        sqlite3_hard_heap_limit64(0);
        sqlite3_soft_heap_limit64(0);
    }
    SqliteOutOfMemory(const SqliteOutOfMemory&) = delete;
    SqliteOutOfMemory& operator=(const SqliteOutOfMemory&) = delete;
};

} // namespace fenceline::test
