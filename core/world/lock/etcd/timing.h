// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/world/clock.h"

/// When an etcd lease ends, on the leader's clock. Ideal timing (semantics.md, "Lock services: ideal and real
/// timing"): on its millisecond, neither rounded to whole seconds nor held back to the leader's next pass.
namespace fenceline::etcd {

constexpr ClockReading leaseEnd(ClockReading granted, Duration lease)
{
    return granted + lease;
}

} // namespace fenceline::etcd
