// SPDX-License-Identifier: GPL-3.0-or-later
// Adds beyond the largest int.
#include <cstdio>
#include <limits>

int main(int count, char**)
{
    std::printf("%d\n", std::numeric_limits<int>::max() + count);
}
