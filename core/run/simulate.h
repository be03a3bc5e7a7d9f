// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/run/timed.h"
#include "core/trace/judge.h"
#include "core/trace/trace.h"

namespace fenceline {

/// Keeps every event.
class TraceRecorder {
public:
    static constexpr bool kKeepsRefusals = true;
    explicit TraceRecorder(Trace& trace) : trace_(trace) { trace_.events.clear(); }

    template <class Details>
    EventIndex record(const EventStamp& stamp, const Details& details)
    {
        Event& event =
            trace_.events.emplace_back(); // made in its place: copying a finished one takes as long as a step
        static_cast<EventStamp&>(event) = stamp;
        event.details.template emplace<Details>(details);
        return EventIndex{static_cast<std::uint32_t>(trace_.events.size() - 1)};
    }
    void learned(EventIndex about, Instant at) { trace_.events[static_cast<std::size_t>(about)].learned = at; }

private:
    Trace& trace_;
};

/// Keeps nothing but what the outcome hangs on.
class OutcomeRecorder {
public:
    static constexpr bool kKeepsRefusals = false;
    explicit OutcomeRecorder(Judge& judge) : judge_(judge) {}

    template <class Details>
    EventIndex record(const EventStamp& stamp, const Details& details)
    {
        judge_.see(stamp, details);
        return {};
    }
    void learned(EventIndex, Instant) {}

private:
    Judge& judge_;
};

/// Runs a scenario with nothing but its outcome in mind, many times over with changed times. Allocates only on the
/// first run. The model may be changed between runs.
class OutcomeSimulator {
public:
    Outcome run(const Model& model);
    /// The last run had too many events, and no outcome.
    bool gaveUp() const { return gaveUp_; }
    /// Of the last run.
    const Judge& judge() const { return judge_; }

private:
    TimedMemory memory_;
    Judge judge_;
    bool gaveUp_ = false;
};

/// Why a run has no end in sight: it has more than kMostEvents events. Names the setting that makes it so.
tl::unexpected<Error> tooManyEvents(const Scenario& scenario);

/// The whole trace; `memory` and the trace's own memory are used again. False where it has too many events.
bool simulate(const Model& model, TimedMemory& memory, Trace& trace);

} // namespace fenceline
