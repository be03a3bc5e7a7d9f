// SPDX-License-Identifier: GPL-3.0-or-later
// Reads behind the end of the one kind of input that the fuzzer has to find.
#include <cstddef>
#include <cstdint>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::vector<std::uint8_t> input(data, data + size);
    const std::uint8_t* const first = input.data();
    if (size == 3 && first[0] == 'b' && first[1] == 'a' && first[2] == 'd')
        return first[size] == 0 ? 0 : -1;
    return 0;
}
