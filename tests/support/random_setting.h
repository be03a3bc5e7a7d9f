// SPDX-License-Identifier: GPL-3.0-or-later
//
// Settings for comparisons and properties, drawn from a seed: the same seed gives the same setting on
// every machine. Times are multiples of a coarse unit more often than not, so that several things fall
// on one instant and the order at that instant is put to the test.
#pragma once

#include "reference_model.h"

#include <cstdint>

namespace reference {

// Which guards and faults are drawn beside those of the lesson.
struct RandomTopics {
    bool protections = true; // the mutex of a server, with servers that are shared, and the unique constraint
    bool services = true;    // with and without tokens and leases
    bool renewal = true;
    bool partitions = true;
    bool clocks = true; // that jump, or stop with their machine
    bool lostAnswers = true;
    bool effects = true;
};

inline constexpr RandomTopics lessonsTopics{false, false, false, false, false, false, false};

// What a caller does not want drawn is left at its plain value.
struct RandomSettingLimits {
    int workers = 5;
    int seats = 3;
    int faults = 4;
    Milliseconds unit = 500; // of the coarse times; the lesson's offsets are multiples of 100
    bool crashes = true;
    bool messagesTakeTime = true; // one_way above 0 in one setting of three
    bool otherOffsets = true;     // step offsets that are not the lesson's, in one setting of four
    RandomTopics topics;
};

Setting randomSetting(std::uint64_t seed, const RandomSettingLimits& limits = {});

} // namespace reference
