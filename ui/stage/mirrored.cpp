// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/geometry.h"

namespace fenceline::ui {
namespace {

void mirrorLabel(Label& label, qreal width)
{
    label.rect.moveLeft(width - label.rect.right());
}

void mirrorCard(StageCard& card, qreal width)
{
    card.rect.moveLeft(width - card.rect.right());
    card.titleBar.moveLeft(width - card.titleBar.right());
    for (Label& label : card.labels)
        mirrorLabel(label, width);
    for (QLineF& rule : card.rules)
        rule = QLineF(width - rule.x2(), rule.y2(), width - rule.x1(), rule.y1());
    for (auto& [centre, worker] : card.markers)
        centre.setX(width - centre.x());
    for (StageNode& node : card.nodes)
        node.centre.setX(width - node.centre.x());
    for (QLineF& wire : card.wires)
        wire = QLineF(width - wire.x2(), wire.y2(), width - wire.x1(), wire.y1());
    for (QRectF* box : {&card.around, &card.signBox})
        if (!box->isEmpty())
            box->moveLeft(width - box->right());
}

} // namespace

StageGeometry mirrored(StageGeometry stage)
{
    const qreal width = stage.size.width();
    for (StageCard& card : stage.cards)
        mirrorCard(card, width);
    for (StageMessage& message : stage.messages) {
        for (QPointF& point : message.curve)
            point.setX(width - point.x());
        message.pill.moveLeft(width - message.pill.right());
        mirrorLabel(message.text, width);
    }
    return stage;
}

} // namespace fenceline::ui
