// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/event/event.h"
#include "core/format/text_clock.h"
#include "core/scenario/scenario.h"
#include "core/trace/verdict.h"

#include <string>
#include <vector>

/// The short English of `run --format text`. Private to core/format; the window's sentences live in ui/text.
namespace fenceline {

/// What one event is, without its time and actor: `is granted the lock, token 33, lease until 10 s`.
std::string eventSentence(const Scenario& scenario, const Event& event, const TextClock& clock);

/// The whole verdict: what became of every seat and who is left waiting.
std::string verdictSentence(const Scenario& scenario, const Verdict& verdict);

/// A sentence for each setting that was changed and has no effect under the present protection.
std::vector<std::string> settingsWithoutEffect(const Scenario& scenario);

} // namespace fenceline
