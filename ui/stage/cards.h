// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/facts.h"
#include "ui/stage/geometry.h"

/// What a card holds and how large it must be for it. Sizes come from what may be said, not from what is said now, so
/// that nothing jumps as time runs.
namespace fenceline::ui {

/// How much of a worker is shown, from all of it down to its name and state.
enum class Detail : std::uint8_t {
    Ample,   ///< headings, two beliefs, three truths
    Full,    ///< headings, two beliefs, two truths
    Compact, ///< headings, two beliefs, one truth, closer together
    Short,   ///< two beliefs and one truth in few words
    Brief,   ///< one line of belief, one of truth
    Name,
};

QSizeF workerCardSize(const Run& run, Detail detail, const TextMeasure& measure);
StageCard workerCard(const WorkerFacts& facts, const QRectF& rect, Detail detail, const TextMeasure& measure);

QSizeF lockCardSize(const Run& run, std::size_t locks, const TextMeasure& measure);
StageCard lockCard(const Scenario& scenario, const std::vector<LockFacts>& locks, const QRectF& rect,
                   const TextMeasure& measure);

/// How wide the drawing of a service's nodes is, beside its name.
qreal serviceNodesWidth(Service service, const TextMeasure& measure);
/// Draws them at the right end of the card's first line, whose middle is at `y`.
void addServiceNodes(StageCard& card, Service service, qreal right, qreal y, const TextMeasure& measure);
/// In a word or two, on the card; and what the drawing shows, for a screen reader.
QString serviceTitle(Service service);
QString serviceForm(Service service);

/// An effect of the sales: what it is, and how often it went out.
QSizeF effectCardSize(const Run& run, const TextMeasure& measure);
StageCard effectCard(const EffectFacts& facts, const QRectF& rect, const TextMeasure& measure);

/// `rows`: how many are wanted. As many as fit are shown, the telling ones first.
QSizeF rowsCardSize(const Run& run, std::size_t rows, const TextMeasure& measure);
/// Without the column that every row has alike.
qreal rowsCardLeastWidth(const Run& run, const TextMeasure& measure);
StageCard rowsCard(const Run& run, const std::vector<RowFacts>& rows, const QRectF& rect, const TextMeasure& measure);

qreal workersCardWidth(const Run& run, const TextMeasure& measure);
/// Many workers as a table. `places` receives each shown worker's row.
qreal workersCardHeight(std::size_t workers, const TextMeasure& measure);
StageCard workersCard(const std::vector<WorkerFacts>& workers, const QRectF& rect, const TextMeasure& measure,
                      std::vector<std::pair<WorkerId, QRectF>>& places);

} // namespace fenceline::ui
