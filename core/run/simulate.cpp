// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/simulate.h"

namespace fenceline {

Outcome OutcomeSimulator::run(const Model& model)
{
    judge_.reset(model.rules.seats, model.rules.workers());
    OutcomeRecorder recorder(judge_);
    TimedRun(model, memory_, recorder).run();
    return judge_.outcome();
}

void simulate(const Model& model, TimedMemory& memory, Trace& trace)
{
    TraceRecorder recorder(trace);
    TimedRun(model, memory, recorder).run();
}

} // namespace fenceline
