// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "core/world/action.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace fenceline {

/// Messages that have been sent and have not arrived, in the order in which they were sent.
class MessagesUnderWay {
public:
    struct Flight {
        Instant due;
        Instant sent;
        ClockReading sentAt; ///< by its worker's clock; an answer carries that of the request
        Message message;
    };

    void clear() { flights_.clear(); }
    const std::vector<Flight>& all() const { return flights_; }
    const Flight& operator[](std::size_t which) const { return flights_[which]; }
    void hold(std::size_t which, Instant until) { flights_[which].due = until; }

    /// What takes no time stands in the place of the message that brought it about.
    void add(const Flight& flight)
    {
        const auto place = takesNoTime(flight.message.kind) ? std::min(arriving_, flights_.size()) : flights_.size();
        flights_.insert(flights_.begin() + static_cast<std::ptrdiff_t>(place), flight);
    }

    /// Its place is kept until it has been dealt with.
    Flight beginArrival(std::size_t which)
    {
        const Flight arrived = flights_[which];
        flights_.erase(flights_.begin() + static_cast<std::ptrdiff_t>(which));
        arriving_ = which;
        return arrived;
    }
    void endArrival() { arriving_ = kNone; }

private:
    static constexpr auto kNone = std::numeric_limits<std::size_t>::max();
    std::vector<Flight> flights_;
    std::size_t arriving_ = kNone; ///< the place of the message that is arriving
};

} // namespace fenceline
