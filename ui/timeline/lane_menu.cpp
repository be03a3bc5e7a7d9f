// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/lane_menu.h"

#include "ui/text/text.h"
#include "ui/theme/plain_text.h"
#include "ui/timeline/lane_hand.h"

#include <QMenu>
#include <algorithm>

namespace fenceline::ui {
namespace {

void addOne(QMenu& menu, LaneHand& hand, const LaneId& lane, const QString& name)
{
    const auto add = [&](const QString& text, auto action) { return menu.addAction(text, &hand, action); };
    const std::vector<LaneId> lanes = hand.lanes();
    const QString text = hand.isCollapsed(lane) ? Text::tr("Expand %1", "a lane") : Text::tr("Collapse %1", "a lane");
    add(text.arg(withEscapedMnemonics(name)), [&hand, lane] { hand.toggle(lane); });
    add(Text::tr("Move up", "a lane"), [&hand, lane] { hand.moveBy(lane, -1); })->setEnabled(lane != lanes.front());
    add(Text::tr("Move down", "a lane"), [&hand, lane] { hand.moveBy(lane, 1); })->setEnabled(lane != lanes.back());
    menu.addSeparator();
}

void addAll(QMenu& menu, LaneHand& hand, LaneKind kind, const QString& collapse, const QString& expand)
{
    const std::vector<LaneId> lanes = hand.lanes();
    if (std::count_if(lanes.begin(), lanes.end(), [kind](const LaneId& lane) { return lane.kind == kind; }) < 2)
        return;
    const bool collapsed = hand.areCollapsed(kind);
    menu.addAction(collapsed ? expand : collapse, &hand,
                   [&hand, kind, collapsed] { hand.collapseAll(kind, !collapsed); });
}

} // namespace

void addLaneActions(QMenu& menu, LaneHand& hand, const std::optional<LaneId>& lane, const QString& name)
{
    if (lane)
        addOne(menu, hand, *lane, name);
    addAll(menu, hand, LaneKind::Worker, Text::tr("Collapse all workers"), Text::tr("Expand all workers"));
    addAll(menu, hand, LaneKind::Lock, Text::tr("Collapse all locks"), Text::tr("Expand all locks"));
    addAll(menu, hand, LaneKind::Seat, Text::tr("Collapse all seats"), Text::tr("Expand all seats"));
    menu.addAction(Text::tr("Standard order"), &hand, [&hand] { hand.setArrangement({}); })
        ->setEnabled(hand.arrangement() != LaneArrangement{});
}

} // namespace fenceline::ui
