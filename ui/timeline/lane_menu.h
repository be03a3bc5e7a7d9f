// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

class QMenu;

namespace fenceline::ui {

class LaneHand;
struct LaneId;

/// What can be done with the lanes: with the one that the menu was asked for, and with all.
void addLaneActions(QMenu& menu, LaneHand& hand, const std::optional<LaneId>& lane, const QString& name);

} // namespace fenceline::ui
