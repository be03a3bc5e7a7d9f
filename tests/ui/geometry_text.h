// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/geometry.h"
#include "ui/timeline/geometry.h"

#include <QString>
#include <QStringList>
#include <QTextStream>

/// Geometry as text, a shape a line, for goldens that a person can read and compare.
namespace fenceline::test {

inline QString place(const QRectF& rect)
{
    return QStringLiteral("%1,%2 %3x%4")
        .arg(rect.x(), 0, 'f', 0)
        .arg(rect.y(), 0, 'f', 0)
        .arg(rect.width(), 0, 'f', 0)
        .arg(rect.height(), 0, 'f', 0);
}

inline QString place(const QPointF& point)
{
    return QStringLiteral("%1,%2").arg(point.x(), 0, 'f', 0).arg(point.y(), 0, 'f', 0);
}

inline QString mark(const ui::Label& label)
{
    QString text;
    if (label.sign)
        text += *label.sign == ui::Sign::Cross  ? QStringLiteral("(x) ")
                : *label.sign == ui::Sign::Tick ? QStringLiteral("(v) ")
                                                : QStringLiteral("(=) ");
    text += label.text;
    return label.struck ? QStringLiteral("~%1~").arg(text) : text;
}

inline QStringList textsOf(const ui::StageCard& card)
{
    QStringList texts;
    for (const ui::Label& label : card.labels)
        texts << mark(label);
    return texts;
}

inline QString toText(const ui::TimelineGeometry& geometry)
{
    QString text;
    QTextStream out(&text);
    out << "axis " << place(QPointF(geometry.axis.left, geometry.axis.right)) << "\n";
    for (const ui::Lane& lane : geometry.lanes)
        out << "lane " << place(lane.rect) << " bar " << place(lane.bar) << " | " << lane.name.text << "\n";
    static const char* const kBars[] = {"frozen", "lease", "false-belief", "seat", "crowd", "cut"};
    for (const ui::Bar& bar : geometry.bars)
        out << kBars[static_cast<int>(bar.kind)] << " " << place(bar.rect) << (bar.sold ? " sold" : "")
            << (bar.twice ? " twice" : "") << "\n";
    static const char* const kLines[] = {"life", "waiting", "cause", "request", "answer"};
    for (const ui::TimelineLine& line : geometry.lines)
        out << kLines[static_cast<int>(line.kind)] << " " << place(line.from) << " to " << place(line.to)
            << (line.refused ? " refused" : "") << "\n";
    static const char* const kMarks[] = {"done", "waits", "polls", "refused", "crashed"};
    for (const ui::TimelineMarker& marker : geometry.markers)
        out << "marker " << place(marker.centre) << " " << kMarks[static_cast<int>(marker.mark.kind)] << " at "
            << milliseconds(marker.mark.at) << "\n";
    static const char* const kSigns[] = {
        "renewed", "renewal-refused", "answer-lost", "clock-jumped", "failed-over", "restarted",
        "evicted", "session-ended",   "lock-back",   "sent",         "sent-again",  "not-sent-again"};
    for (const ui::TimelineSign& sign : geometry.signs)
        out << "sign " << place(sign.rect) << " " << kSigns[static_cast<int>(sign.mark.kind)] << " at "
            << milliseconds(sign.mark.at) << "\n";
    for (const ui::Label& label : geometry.labels)
        out << "label " << place(label.rect) << " | " << mark(label) << "\n";
    for (const ui::RulerTick& tick : geometry.ticks)
        out << "tick " << qRound(tick.x) << " | " << tick.label.text << "\n";
    out << "events";
    for (const qreal x : geometry.eventTicks)
        out << " " << qRound(x);
    out << "\n";
    return text;
}

inline QString toText(const ui::StageGeometry& stage)
{
    QString text;
    QTextStream out(&text);
    for (const ui::StageCard& card : stage.cards) {
        out << "card " << place(card.rect) << " | " << card.name << (card.hatched ? " hatched" : "")
            << (card.outline == ui::StageCard::Outline::Double ? " double" : "") << "\n";
        for (const ui::StageNode& node : card.nodes)
            out << "  node " << place(node.centre) << (node.kind == ui::StageNode::Kind::Leader ? " filled" : "")
                << "\n";
        for (const ui::Label& label : card.labels)
            out << "  " << place(label.rect) << " | " << mark(label) << "\n";
    }
    static const char* const kCourses[] = {"accepted", "refused", "under-way", "still", "cut"};
    for (const ui::StageMessage& message : stage.messages)
        out << "message " << kCourses[static_cast<int>(message.course)] << " " << place(message.curve[0]) << " to "
            << place(message.curve[3]) << " pill " << place(message.pill) << " | " << mark(message.text) << "\n";
    return text;
}

} // namespace fenceline::test
