// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <QString>

/// What happens in a run, said in short sentences: present tense, cause, then effect (look.md, "Words"). Every kind of
/// event has its sentence; a new kind does not compile without one.
namespace fenceline::ui {

/// What one event means where it stands: what its worker does, then what comes of it.
QString sentence(const Run& run, EventIndex event);

/// Which of the things that happen to one worker at one instant is the one to tell of: the heaviest.
int weightOf(const Event& event);

/// What has just happened at `at`: the events of the last instant that is not later, in two sentences at most, the most
/// telling ones. Costs a binary search and the events of that one instant;
/// a few sentences look back for who held what before.
QString captionAt(const Run& run, Instant at);

} // namespace fenceline::ui
