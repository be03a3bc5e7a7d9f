// SPDX-License-Identifier: GPL-3.0-or-later
//
// Counts checks and prints those that fail, for tests that need no framework: std only, and the same
// under every compiler. One test program is one count.
#pragma once

#include <cstdint>
#include <iostream>
#include <string>

namespace plain_checks {

struct Count {
    std::int64_t checks = 0;
    std::int64_t failures = 0;
};

inline Count& count()
{
    static Count instance;
    return instance;
}

// `detail` is what the failed line is followed by; only the first failures are printed.
inline void expect(bool holds, const std::string& what, const std::string& detail = "")
{
    constexpr int printed = 20;
    ++count().checks;
    if (!holds && ++count().failures <= printed)
        std::cout << "wrong: " << what << "\n" << detail;
}

// Prints the summary; the result is the program's exit status.
inline int finish(const std::string& name)
{
    std::cout << name << ": " << count().checks << " checks, " << count().failures << " wrong\n";
    return count().failures == 0 ? 0 : 1;
}

} // namespace plain_checks
