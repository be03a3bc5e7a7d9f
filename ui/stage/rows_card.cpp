// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/card_text.h"
#include "ui/stage/cards.h"
#include "ui/text/names.h"
#include "ui/text/text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fenceline::ui {
namespace {

constexpr qreal kPadding = 16;
constexpr qreal kTop = 12;
constexpr qreal kEnd = 10;
constexpr qreal kRowGap = 4;
constexpr qreal kColumnGap = 24;
constexpr qreal kWidestName = 100; ///< longer ones are cut

// Names of the database are no words to translate.
constexpr std::array kColumns{"show_id", "seat", "holder", "fence"};
using Widths = std::array<qreal, kColumns.size()>;
constexpr std::size_t kFence = 3;

/// With a unique constraint there is a row for each sale, and nothing to fence.
bool isOfTickets(const Run& run)
{
    return run.scenario.protection == Protection::UniqueConstraint;
}

QString tableName(const Run& run)
{
    return isOfTickets(run) ? QStringLiteral("tickets") : QStringLiteral("seats");
}

QString columnName(const Run& run, std::size_t column)
{
    return isOfTickets(run) && column == 2 ? QStringLiteral("fan") : QString::fromLatin1(kColumns[column]);
}

qreal holderWidth(const Run& run, const TextMeasure& measure)
{
    qreal widest = measure.width(Text::tr("free", "a seat"), TextStyle::Body, true);
    for (const Worker& worker : run.scenario.workers)
        widest = std::max(widest, measure.width(textOf(worker.fan), TextStyle::Body, true));
    return widest;
}

/// The holder's column has room for the value that was written over, beside the new one.
Widths naturalWidths(const Run& run, const TextMeasure& measure)
{
    Widths widths{};
    for (std::size_t c = 0; c < widths.size(); ++c)
        widths[c] = measure.width(columnName(run, c), TextStyle::Small);
    widths[0] = std::max(widths[0], measure.width(textOf(run.scenario.show), TextStyle::Body));
    for (const std::string& seat : run.scenario.seats)
        widths[1] = std::max(widths[1], measure.width(textOf(seat), TextStyle::Body));
    widths[2] = std::max(widths[2],
                         2 * holderWidth(run, measure) + signAdvance(measure, TextStyle::Body) + 8 * measure.scale());
    widths[0] = std::min(widths[0], kWidestName * measure.scale());
    widths[1] = std::min(widths[1], kWidestName * measure.scale());
    widths[2] = std::min(widths[2], 2 * kWidestName * measure.scale());
    widths[kFence] = isOfTickets(run)
                         ? -kColumnGap * measure.scale()
                         : std::max(widths[kFence], measure.width(QStringLiteral("0000"), TextStyle::Body));
    return widths;
}

qreal total(const Widths& widths, const TextMeasure& measure)
{
    qreal sum = kColumnGap * measure.scale() * (widths.size() - 1);
    for (const qreal width : widths)
        sum += width;
    return sum;
}

/// Where there is little room the show gives way first: it is the same in every row.
Widths fittingWidths(const Run& run, qreal room, const TextMeasure& measure)
{
    Widths widths = naturalWidths(run, measure);
    if (room < total(widths, measure))
        widths[0] = -kColumnGap * measure.scale();
    const qreal spare = room - total(widths, measure);
    if (spare < 0)
        widths[2] = std::max(24 * measure.scale(), widths[2] + spare);
    return widths;
}

qreal rowHeight(const TextMeasure& measure)
{
    return measure.height(TextStyle::Body) + kRowGap * measure.scale();
}

qreal headHeight(const TextMeasure& measure)
{
    return measure.height(TextStyle::CardTitle) + measure.height(TextStyle::Small) + (kTop + 2 + 7) * measure.scale();
}

/// Which rows, where there is no room for all: sold more than once, then sold, then free, in their order within each.
std::vector<const RowFacts*> shown(const std::vector<RowFacts>& rows, std::size_t most)
{
    std::vector<const RowFacts*> order;
    for (const RowFacts& row : rows)
        order.push_back(&row);
    const auto rank = [](const RowFacts* row) { return row->soldAgain() ? 0 : row->fan ? 1 : 2; };
    if (order.size() > most)
        std::stable_sort(order.begin(), order.end(),
                         [&](const RowFacts* a, const RowFacts* b) { return rank(a) < rank(b); });
    order.resize(std::min(order.size(), most));
    std::sort(order.begin(), order.end(), [](const auto* a, const auto* b) { return a->seat < b->seat; });
    return order;
}

void addRow(CardText& text, const RowFacts& row, const QRectF& room, const Widths& widths, const TextMeasure& measure)
{
    const qreal gap = kColumnGap * measure.scale();
    qreal x = room.left();
    if (widths[0] > 0)
        text.cell(textLabel(row.show, TextStyle::Body, {}), x, widths[0]);
    x += widths[0] + gap;
    text.cell(textLabel(row.name, TextStyle::Body, {}), x, widths[1]);
    x += widths[1] + gap;

    Label holder =
        textLabel(row.holder, TextStyle::Body, row.fan ? tintOf(WorkerId(index(*row.fan))) : Tint{Tint::Kind::Quiet},
                  row.fan.has_value());
    if (row.soldAgain()) {
        holder.tint = {Tint::Kind::Wrong};
        holder.sign = Sign::Cross;
    }
    fitInto(holder, widths[2], measure);
    const qreal used = holder.rect.width() + 8 * measure.scale();
    text.cell(holder, x, widths[2]);
    if (!row.overwritten.isEmpty() && widths[2] > used + 12 * measure.scale()) {
        Label before = textLabel(row.overwritten, TextStyle::Body, {Tint::Kind::Quiet});
        before.struck = true;
        text.cell(before, x + used, widths[2] - used);
    }
    x += widths[2] + gap;
    if (widths[kFence] > 0)
        text.cell(textLabel(row.fence, TextStyle::Body, {}), x, widths[kFence]);
    text.next(TextStyle::Body, kRowGap);
}

/// In the verdict's words.
QString soldAgainText(const RowFacts& row)
{
    return row.promised == 2 ? Text::tr("%1 sold twice").arg(row.name)
                             : Text::tr("%1 sold to %n fan(s)", nullptr, row.promised).arg(row.name);
}

/// What the table's heading says at its right end, and the same in fewer words.
std::pair<Label, QString> status(const Run& run, const std::vector<RowFacts>& rows)
{
    const auto again = [](const RowFacts& row) { return row.soldAgain(); };
    const auto count = static_cast<int>(std::count_if(rows.begin(), rows.end(), again));
    if (count == 0) {
        const QString text = isOfTickets(run)   ? Text::tr("one for each seat", "rows of a table of tickets")
                             : rows.size() == 1 ? Text::tr("database row")
                                                : Text::tr("database rows");
        return {textLabel(text, TextStyle::Small, {Tint::Kind::Quiet}), text};
    }
    const QString one = soldAgainText(*std::find_if(rows.begin(), rows.end(), again));
    Label label = textLabel(count == 1 ? one : Text::tr("%n seat(s) sold more than once", nullptr, count),
                            TextStyle::Small, {Tint::Kind::Wrong}, true);
    label.sign = Sign::Cross;
    return {label, count == 1 ? one : Text::tr("%1 sold more than once", "a number of seats").arg(count)};
}

QString spoken(const RowFacts& row, bool tickets)
{
    QString text = tickets
                       ? Text::tr("%1: ticket of %2", "a row of the table").arg(row.name, row.holder)
                       : Text::tr("%1: holder %2, fence %3", "a row of the table").arg(row.name, row.holder, row.fence);
    if (!row.overwritten.isEmpty())
        text = Text::tr("%1, written over %2").arg(text, row.overwritten);
    return row.soldAgain()
               ? Text::tr("%1, %2", "a row of the table, how often it was sold").arg(text, soldAgainText(row))
               : text;
}

} // namespace

qreal rowsCardLeastWidth(const Run& run, const TextMeasure& measure)
{
    Widths widths = naturalWidths(run, measure);
    widths[0] = -kColumnGap * measure.scale();
    return std::ceil(total(widths, measure) + 2 * kPadding * measure.scale());
}

QSizeF rowsCardSize(const Run& run, std::size_t rows, const TextMeasure& measure)
{
    const qreal width = total(naturalWidths(run, measure), measure) + 2 * kPadding * measure.scale();
    const qreal height = headHeight(measure) + static_cast<qreal>(rows) * rowHeight(measure) + kEnd * measure.scale();
    return {std::ceil(width), std::ceil(height)};
}

StageCard rowsCard(const Run& run, const std::vector<RowFacts>& rows, const QRectF& rect, const TextMeasure& measure)
{
    StageCard card{.kind = StageCard::Kind::Rows, .rect = rect};
    card.name = Text::tr("Table %1", "a database table").arg(tableName(run));
    const qreal scale = measure.scale();
    const QRectF room = rect.adjusted(kPadding * scale, kTop * scale, -kPadding * scale, 0);
    const Widths widths = fittingWidths(run, room.width(), measure);

    CardText text(card, room, measure);
    const auto [said, brief] = status(run, rows);
    text.ends(textLabel(tableName(run), TextStyle::CardTitle, {}), said, brief);
    text.next(TextStyle::CardTitle, 2);
    qreal x = room.left();
    for (std::size_t c = 0; c < widths.size(); ++c) {
        if (widths[c] > 0)
            text.cell(textLabel(columnName(run, c), TextStyle::Small, {Tint::Kind::Quiet}), x, widths[c]);
        x += widths[c] + kColumnGap * scale;
    }
    text.next(TextStyle::Small, 2);
    text.rule();
    text.skip(4);

    const qreal free = rect.bottom() - kEnd * scale * 0.6 - text.y();
    auto most = static_cast<std::size_t>(std::max(1.0, std::floor(free / rowHeight(measure))));
    if (most < rows.size())
        most = std::max<std::size_t>(1, most - 1);
    for (const RowFacts* row : shown(rows, most))
        addRow(text, *row, room, widths, measure);
    if (most < rows.size())
        text.line(textLabel(Text::tr("and %1 more").arg(rows.size() - most), TextStyle::Small, {Tint::Kind::Quiet}));

    const bool again = std::any_of(rows.begin(), rows.end(), [](const auto& row) { return row.soldAgain(); });
    const bool sold = std::any_of(rows.begin(), rows.end(), [](const auto& row) { return row.sold; });
    card.tint = again ? Tint{Tint::Kind::Wrong} : sold ? Tint{Tint::Kind::Right} : Tint{};
    card.outline = again ? StageCard::Outline::Double : StageCard::Outline::Single;
    for (const RowFacts& row : rows)
        card.facts << spoken(row, isOfTickets(run));
    return card;
}

} // namespace fenceline::ui
