// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/check.h"

#include <utility>
#include <vector>

namespace fenceline::test {

namespace {

struct Program {
    std::vector<std::pair<std::string_view, Body>> tests;
    int failures = 0;
};

/// Tests register while the program starts, in any order of its files; so it is made on first use.
Program& program()
{
    static Program instance;
    return instance;
}

} // namespace

bool add(std::string_view name, Body body)
{
    program().tests.emplace_back(name, body);
    return true;
}

void failed(const char* file, int line, const std::string& what)
{
    ++program().failures;
    std::cerr << file << ':' << line << ": " << what << '\n';
}

int runAll(std::string_view nameContains)
{
    int ran = 0;
    for (const auto& [name, body] : program().tests) {
        if (name.find(nameContains) == std::string_view::npos)
            continue;
        const int before = program().failures;
        body();
        ++ran;
        std::cout << (program().failures == before ? "ok      " : "FAILED  ") << name << '\n';
    }
    std::cout << ran << " tests, " << program().failures << " failed checks\n";
    return ran > 0 && program().failures == 0 ? 0 : 1;
}

} // namespace fenceline::test
