// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <optional>

namespace fenceline {

/// Whether one seat was promised to two fans. Telling the same fan twice promises nothing new.
/// Source: semantics.md, "Right and wrong" (at most one fan is ever told yes).
class Promised {
public:
    void yes(FanId fan)
    {
        if (!first_)
            first_ = fan;
        else if (*first_ != fan)
            twice_ = true;
    }
    bool once() const { return first_.has_value(); }
    bool twice() const { return twice_; }

private:
    std::optional<FanId> first_;
    bool twice_ = false;
};

} // namespace fenceline
