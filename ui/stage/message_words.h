// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"
#include "core/trace/messages.h"

#include <QString>

namespace fenceline::ui {

/// What the message behind this event carries and, once it is answered, how: `UPDATE … 1 row`, `33 < 34 · 0 rows`.
QString messageText(const Run& run, EventIndex event, bool answered);

/// Who sends it to whom, for screen readers.
QString cutText(Instant until);
QString spokenCut(const Run& run, WorkerId worker, Instant until);
QString spokenMessage(const Run& run, const Exchange& exchange, bool toWorker, bool underWay, const QString& text);

} // namespace fenceline::ui
