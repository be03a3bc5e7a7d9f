// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <QString>

/// A row of the list of events in words. Private to ui/events.
namespace fenceline::ui {

/// Who does what no worker does: a lease ends.
QString lockActor();
/// The worker; for what the lock does by itself, the lock.
QString actorOf(const Run& run, EventIndex event);
/// What an event is found by that its row need not have: `token 34`, where it is about a token; else empty.
QString tokenWords(const Run& run, EventIndex event);
/// Time, actor and sentence, with this between them.
QString lineOf(const Run& run, EventIndex event, QChar separator);

} // namespace fenceline::ui
