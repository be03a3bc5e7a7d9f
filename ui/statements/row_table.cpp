// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/statements/row_table.h"

#include "core/scenario/scenario.h"
#include "ui/text/names.h"
#include "ui/text/quantities.h"
#include "ui/theme/style.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <numeric>

namespace fenceline::ui {
namespace {

constexpr std::size_t kMostRows = 6;
constexpr qreal kColumnGap = 20;
constexpr qreal kBesideGap = 8; ///< between the new value and the old one
constexpr qreal kRowGap = 6;
constexpr qreal kWidestShow = 120;
constexpr std::size_t kShow = 0; ///< gives way first: it is the same in every row

bool isOfTickets(const Run& run)
{
    return run.scenario.protection == Protection::UniqueConstraint;
}

/// Of a seat that is not sold there is no ticket.
QString holderText(const Run& run, const RowContent& row)
{
    return row.holder         ? textOf(fanName(run.scenario, *row.holder))
           : isOfTickets(run) ? QStringLiteral("–")
                              : QStringLiteral("NULL");
}

} // namespace

RowTable::RowTable(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("The row before and after"));
    m_measure = TextMeasure(textScaleOf(*this));
    showSteps(nullptr, {});
}

void RowTable::showSteps(std::shared_ptr<const Run> run, std::vector<RowStep> steps)
{
    // the columns are those of the database: their names are no words to translate
    m_rows = {{{QStringLiteral("show_id"), {}},
               {QStringLiteral("seat"), {}},
               {run && isOfTickets(*run) ? QStringLiteral("fan") : QStringLiteral("holder"), {}},
               {run && isOfTickets(*run) ? QString() : QStringLiteral("fence"), {}}}};
    m_more = static_cast<int>(steps.size() - std::min(steps.size(), kMostRows));
    QStringList said;
    const bool fenced = run && effectiveFencing(run->scenario) != Fencing::Off;
    const bool tickets = run && isOfTickets(*run);
    const auto fence = [&](const RowContent& row) {
        return tickets ? QString() : fenced ? tokenText(row.fence) : QStringLiteral("–");
    };
    for (std::size_t i = 0; i < std::min(steps.size(), kMostRows); ++i) {
        const auto& [seat, before, after] = steps[i];
        Row row{{textOf(run->scenario.show), {}},
                {nameOf(run->scenario, seat), {}},
                {holderText(*run, after), {}},
                {fence(after), {}}};
        if (before.holder != after.holder)
            row[2].before = holderText(*run, before);
        if (before.fence != after.fence)
            row[3].before = fence(before);
        said << spoken(row);
        m_rows.push_back(std::move(row));
    }
    setAccessibleDescription(said.join(QLatin1Char(' ')));
    updateGeometry();
    update();
}

QString RowTable::spoken(const Row& row)
{
    const auto value = [](const Cell& cell) {
        return cell.before.isEmpty() ? cell.text
                                     : tr("%1, before %2", "a value, and the old one").arg(cell.text, cell.before);
    };
    if (row[3].text.isEmpty())
        return tr("%1: ticket of %2.", "a row of the table").arg(row[1].text, value(row[2]));
    return tr("%1: holder %2; fence %3.", "a row of the table").arg(row[1].text, value(row[2]), value(row[3]));
}

qreal RowTable::cellWidth(const Cell& cell) const
{
    const bool changed = !cell.before.isEmpty();
    const qreal old = changed ? kBesideGap * m_measure.scale() + m_measure.width(cell.before, TextStyle::Body) : 0;
    return m_measure.width(cell.text, TextStyle::Body, true) + old;
}

/// As wide as what they show; where there is no room the show goes, then the widest are cut.
std::vector<qreal> RowTable::columnWidths(qreal room) const
{
    std::vector<qreal> widths(m_rows.front().size());
    for (const Row& row : m_rows)
        for (std::size_t column = 0; column < widths.size(); ++column)
            widths[column] = std::max(widths[column], cellWidth(row[column]));
    widths[kShow] = std::min(widths[kShow], kWidestShow * m_measure.scale());
    const qreal gap = kColumnGap * m_measure.scale();
    const auto total = [&] { return std::accumulate(widths.begin(), widths.end(), gap * qreal(widths.size() - 1)); };
    if (total() > room)
        widths[kShow] = -gap;
    while (total() > room) {
        const auto widest = std::max_element(widths.begin(), widths.end());
        const qreal least = 40 * m_measure.scale();
        if (*widest <= least)
            break;
        *widest = std::max(least, *widest - std::max(8.0, (total() - room) / 2));
    }
    return widths;
}

qreal RowTable::rowHeight() const
{
    return m_measure.height(TextStyle::Body) + kRowGap * m_measure.scale();
}

QSize RowTable::sizeHint() const
{
    if (m_rows.size() < 2)
        return {0, 0};
    const auto widths = columnWidths(100'000);
    const qreal width = std::accumulate(widths.begin(), widths.end(), kColumnGap * m_measure.scale() * 3);
    const auto lines = static_cast<qreal>(m_rows.size()) + (m_more > 0 ? 1 : 0);
    return {int(std::ceil(width)), int(std::ceil(lines * rowHeight())) + 2};
}

QSize RowTable::minimumSizeHint() const
{
    return {scaledFor(*this, 120), sizeHint().height()};
}

void RowTable::paintRow(LabelPainter& painter, const Row& row, const std::vector<qreal>& widths, qreal y,
                        bool isHead) const
{
    const auto draw = [&](Label label, qreal from, qreal room) {
        fitInto(label, room, m_measure);
        const qreal left = layoutDirection() == Qt::RightToLeft ? width() - from - label.rect.width() : from;
        label.rect.moveTopLeft({std::round(left), std::round(y + (rowHeight() - label.rect.height()) / 2)});
        painter.draw(label);
        return label.rect.width();
    };
    const TextStyle style = isHead ? TextStyle::Small : TextStyle::Body;
    qreal x = 0;
    for (std::size_t column = 0; column < row.size(); ++column) {
        const qreal room = widths[column];
        const auto& [text, before] = row[column];
        const bool changed = !before.isEmpty();
        if (room > 0) {
            const qreal mostNew =
                changed ? std::max(room * 0.5, room - kBesideGap * m_measure.scale() - m_measure.width(before, style))
                        : room;
            const Tint tint{isHead ? Tint::Kind::Quiet : Tint::Kind::Ink};
            const qreal used = draw({.text = text, .style = style, .tint = tint, .bold = changed}, x, mostNew) +
                               kBesideGap * m_measure.scale();
            if (changed && room > used)
                draw({.text = before, .style = style, .tint = {Tint::Kind::Quiet}, .struck = true}, x + used,
                     room - used);
        }
        x += room + kColumnGap * m_measure.scale();
    }
}

void RowTable::paintEvent(QPaintEvent*)
{
    if (m_rows.size() < 2)
        return;
    QPainter painter(this);
    const Theme& theme = themeOf(*this);
    LabelPainter labels(painter, theme, m_measure.scale());
    const auto widths = columnWidths(width());
    qreal y = 0;
    for (std::size_t row = 0; row < m_rows.size(); ++row, y += rowHeight()) {
        paintRow(labels, m_rows[row], widths, y, row == 0);
        if (row == 0)
            painter.fillRect(QRectF(0, std::floor(rowHeight()) - 1, width(), 1), theme.hairline);
    }
    if (m_more > 0)
        paintRow(labels, {{{}, {}}, {tr("and %Ln more", "rows", int(m_more)), {}}},
                 {-kColumnGap * m_measure.scale(), qreal(width())}, y, true);
}

void RowTable::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::StyleChange)
        return;
    m_measure = TextMeasure(textScaleOf(*this));
    updateGeometry();
}

} // namespace fenceline::ui
