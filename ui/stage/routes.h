// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/arrange.h"

namespace fenceline::ui {

/// Draws the messages' ways between the cards and puts what they carry where nothing else is.
/// `workerPlaces`: each worker's card or row.
std::vector<StageMessage> routeMessages(const std::vector<StageMessageFacts>& messages,
                                        const std::vector<std::pair<WorkerId, QRectF>>& workerPlaces,
                                        const Arrangement& arrangement, const StageGeometry& stage,
                                        const TextMeasure& measure);

} // namespace fenceline::ui
