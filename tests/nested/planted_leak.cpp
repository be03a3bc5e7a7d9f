// SPDX-License-Identifier: GPL-3.0-or-later
// Loses the only pointer to an allocation.
#include <cstdlib>

namespace {
void* volatile last;
}

int main()
{
    for (int i = 0; i < 8; ++i)
        last = std::malloc(64);
    last = nullptr;
}
