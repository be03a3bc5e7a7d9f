// SPDX-License-Identifier: GPL-3.0-or-later
// Reads behind the end of an allocation.
#include <vector>

int main(int count, char**)
{
    const std::vector<int> values(std::size_t(count), 0);
    const int* const first = values.data();
    return first[count];
}
