// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/simulate.h"

#include "core/base/duration_text.h"

#include <string>

namespace fenceline {

Outcome OutcomeSimulator::run(const Model& model)
{
    judge_.reset(model.rules.seats, model.rules.workers());
    OutcomeRecorder recorder(judge_);
    TimedRun run(model, memory_, recorder);
    run.run();
    gaveUp_ = run.hasTooManyEvents();
    return judge_.outcome();
}

tl::unexpected<Error> tooManyEvents(const Scenario& scenario)
{
    const auto most = std::to_string(kMostEvents);
    if (scenario.service == Service::RedisReplicated && scenario.redis.wait.count > 0)
        return fail("with \"wait_timeout\" " + durationText(scenario.redis.wait.timeout) + " the run has more than " +
                    most + " events (allowed: one that is longer than the replicas' lag, or a longer \"retry\")");
    if (polls(scenario))
        return fail("with \"retry\" " + durationText(scenario.network.retry) + " the run has more than " + most +
                    " events (allowed: a longer \"retry\" in \"network\")");
    return fail("with the lease " + (scenario.lease ? durationText(*scenario.lease) : "off") +
                " and its renewals the run " + "has more than " + most +
                " events (allowed: a longer lease, or none that is renewed)");
}

bool simulate(const Model& model, TimedMemory& memory, Trace& trace)
{
    TraceRecorder recorder(trace);
    TimedRun run(model, memory, recorder);
    run.run();
    return !run.hasTooManyEvents();
}

} // namespace fenceline
