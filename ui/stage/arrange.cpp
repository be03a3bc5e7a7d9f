// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/arrange.h"

#include "ui/stage/lock_facts.h"

#include <algorithm>
#include <cmath>

namespace fenceline::ui {
namespace {

constexpr qreal kMargin = 16;
constexpr qreal kGap = 20;
/// Above and below the workers: room for a message and what it carries.
constexpr qreal kMessageBand = 40;
constexpr qreal kWideBand = 96;
constexpr qreal kTightBand = 29;
constexpr qreal kTightEdge = 10;
constexpr qreal kTightGap = 12;
constexpr qreal kAbreastGap = 64; ///< a message passes through it
/// A larger room spreads the stage only so far; then it stays together in the middle.
constexpr qreal kMostHeight = 560;
constexpr qreal kMostCentre = 560;
constexpr qreal kLoneCentre = 400; ///< beside a single worker
constexpr qreal kMostWidening = 1.3;
constexpr qreal kLeastCard = 148;
constexpr qreal kLeastTable = 460;

class Arranger {
public:
    Arranger(const Run& run, std::size_t locks, QSizeF size, const TextMeasure& measure)
        : m_run(run), m_measure(measure), m_size(size), m_scale(measure.scale()),
          m_workers(run.scenario.workers.size()), m_rowCount(run.scenario.seats.size()), m_locks(locks)
    {
        m_margin = px(size.width() > 800 * m_scale ? 24 : kMargin);
        m_lockSize = locks ? lockCardSize(run, locks, measure) : QSizeF();
        m_rowsSize = rowsCardSize(run, m_rowCount, measure);
        m_rowsLeast = rowsCardSize(run, std::min<std::size_t>(m_rowCount, 3), measure);
        m_rowsLeast.setWidth(rowsCardLeastWidth(run, measure));
    }

    /// `room` decides between forms: a wide one may be lower.
    QSizeF least(QSizeF room) const
    {
        const qreal edge = px(kMargin);
        const qreal middle = std::max(m_rowsLeast.width(), m_lockSize.width());
        const qreal middleHeight = m_lockSize.height() + m_rowsLeast.height() + (m_locks ? px(kMessageBand) : 0);
        if (m_workers <= 2) {
            const QSizeF card = workerCardSize(m_run, Detail::Short, m_measure);
            if (const QSizeF abreast = abreastSize(card); abreast.width() <= room.width())
                return abreast;
            return stackedSize(card);
        }
        if (m_workers <= 8) {
            const auto left = static_cast<qreal>((m_workers + 1) / 2);
            const qreal column = left * workerCardSize(m_run, Detail::Brief, m_measure).height() + (left - 1) * px(10);
            return {2 * edge + 2 * px(kLeastCard) + middle + 2 * px(kGap), 2 * edge + std::max(column, middleHeight)};
        }
        return {2 * edge + px(kLeastTable * 0.7) + middle + px(kGap),
                2 * edge + std::max(workersCardHeight(6, m_measure), middleHeight)};
    }

    Arrangement arrange()
    {
        if (m_workers <= 2) {
            for (const Detail detail : {Detail::Ample, Detail::Full, Detail::Compact})
                if (face(detail))
                    return m_result;
            for (const Detail detail : {Detail::Ample, Detail::Full})
                if (stack(detail))
                    return m_result;
            for (const Detail detail : {Detail::Ample, Detail::Full, Detail::Compact, Detail::Short})
                if (abreast(detail) || (detail >= Detail::Compact && stack(detail)))
                    return m_result;
            return m_result;
        }
        if (m_workers <= 8)
            makeColumns();
        else
            makeTable();
        return m_result;
    }

private:
    qreal px(qreal units) const { return units * m_scale; }
    /// All of the room up to `most`, a part of what lies beyond.
    qreal spread(qreal room, qreal most) const
    {
        return std::min(room, px(most) + std::max(0.0, room - px(most)) * 0.3);
    }
    qreal width() const { return m_size.width(); }
    qreal height() const { return m_size.height(); }

    static QRectF whole(qreal x, qreal y, qreal w, qreal h)
    {
        return {std::round(x), std::round(y), std::round(w), std::round(h)};
    }

    /// Workers left and right, lock above and rows below between them; false where it does not fit.
    bool face(Detail detail)
    {
        const QSizeF natural = workerCardSize(m_run, detail, m_measure);
        const qreal gap = px(kGap);
        const qreal centreLeast = std::max(m_rowsSize.width(), m_lockSize.width()) + 2 * gap;
        const qreal sides = m_workers == 2 ? 2 : 1;
        const qreal free = width() - 2 * m_margin - sides * natural.width() - centreLeast;
        const qreal block = spread(height(), kMostHeight);
        const qreal top = (height() - block) / 2;
        const qreal bandAbove = m_locks ? px(kMessageBand) : 0;
        const qreal bandBelow = px(detail <= Detail::Full ? kWideBand : kMessageBand);
        const qreal needed = 2 * px(kMargin) + bandAbove + natural.height() + bandBelow;
        const qreal middle = 2 * px(kMargin) + m_lockSize.height() + m_rowsLeast.height() + px(kGap);
        if (free < 0 || needed > block || middle > block)
            return false;

        const qreal cardWidth = std::min(natural.width() * kMostWidening, natural.width() + free * 0.2 / sides);
        const qreal centre =
            std::min(width() - 2 * m_margin - sides * cardWidth,
                     std::max(centreLeast, m_workers == 2 ? spread(width() - px(640), kMostCentre) : px(kLoneCentre)));
        const qreal left = (width() - sides * cardWidth - centre) / 2;
        const qreal spare = block - needed;
        const qreal y = top + px(kMargin) + bandAbove + spare * 0.32;
        m_result = {.form = Arrangement::Form::Facing, .detail = detail};
        m_result.workers.push_back(whole(left, y, cardWidth, natural.height()));
        if (m_workers == 2)
            m_result.workers.push_back(whole(left + cardWidth + centre, y, cardWidth, natural.height()));
        const qreal rowsWidth = std::min(centre - 2 * gap, std::max(m_rowsSize.width(), px(320)));
        putMiddle(left + cardWidth + centre / 2, rowsWidth, top, block);
        return true;
    }

    /// The lock at the top of the middle, the rows at its bottom, as many as there is room for.
    void putMiddle(qreal x, qreal rowsWidth, qreal top, qreal block)
    {
        const qreal edge = px(kMargin) + std::max(0.0, (block - px(430)) * 0.15);
        if (m_locks)
            m_result.lock = whole(x - m_lockSize.width() / 2, top + edge, m_lockSize.width(), m_lockSize.height());
        const qreal above = m_locks ? m_result.lock.bottom() + px(kMessageBand) : top + edge;
        const qreal least = m_locks ? std::min(above, top + block - edge - m_rowsLeast.height()) : above;
        const qreal rowsHeight = std::min(m_rowsSize.height(), top + block - edge - least);
        const qreal y = top + block - edge - rowsHeight;
        m_result.rows = whole(x - rowsWidth / 2, y, rowsWidth, rowsHeight);
    }

    /// The same sum for what is needed and for whether it is there: two that round otherwise leave no place at all.
    QSizeF stackedSize(QSizeF card) const
    {
        const qreal across = static_cast<qreal>(m_workers) * card.width() + m_lockSize.width();
        const qreal upper = std::max(card.height(), m_lockSize.height() - px(kTightBand));
        return {std::max(across + 2 * px(kTightGap), m_rowsSize.width()) + 2 * px(kTightEdge),
                px(kTightBand) * (m_locks ? 2 : 1) + upper + m_rowsLeast.height() + 2 * px(kTightEdge)};
    }

    /// The workers in the upper corners, the lock between them, the rows below all.
    bool stack(Detail detail)
    {
        const QSizeF natural = workerCardSize(m_run, detail, m_measure);
        const QSizeF needed = stackedSize(natural);
        if (needed.width() > width() || needed.height() > height())
            return false;
        const qreal edge = px(kTightEdge);
        const auto sides = static_cast<qreal>(m_workers);
        const qreal inner = width() - 2 * edge - sides * natural.width() - 2 * px(kTightGap);
        const qreal spare = height() - needed.height();
        const qreal y = edge + (m_locks ? px(kTightBand) : 0) + spare * 0.25;
        const qreal wide = std::min(workerCardSize(m_run, Detail::Full, m_measure).width(),
                                    natural.width() + (inner - m_lockSize.width()) / sides);
        m_result = {.form = Arrangement::Form::Stacked, .detail = detail};
        m_result.workers.push_back(whole(edge, y, wide, natural.height()));
        if (m_workers == 2)
            m_result.workers.push_back(whole(width() - edge - wide, y, wide, natural.height()));
        const qreal middle = m_workers == 2 ? width() / 2 : edge + wide + (width() - 2 * edge - wide) / 2;
        if (m_locks)
            m_result.lock = whole(middle - m_lockSize.width() / 2, edge, m_lockSize.width(), m_lockSize.height());
        const qreal below = std::max(m_result.lock.bottom(), m_result.workers.front().bottom());
        const qreal rowsHeight = std::min(m_rowsSize.height(), height() - edge - below - px(kTightBand));
        const qreal rowsWidth = std::min(width() - 2 * edge, std::max(m_rowsSize.width(), px(320)));
        m_result.rows = whole((width() - rowsWidth) / 2, height() - edge - rowsHeight, rowsWidth, rowsHeight);
        return true;
    }

    QSizeF abreastSize(QSizeF card) const
    {
        const qreal across = static_cast<qreal>(m_workers) * (card.width() + px(kAbreastGap)) +
                             std::max(m_rowsLeast.width(), m_lockSize.width());
        const qreal middle = m_lockSize.height() + m_rowsLeast.height() + (m_locks ? px(kTightGap) : 0);
        return {across + 2 * px(kTightEdge), std::max(card.height(), middle) + 2 * px(kTightEdge)};
    }

    /// The workers at both sides, lock and rows between them, nothing above and nothing below.
    bool abreast(Detail detail)
    {
        const QSizeF natural = workerCardSize(m_run, detail, m_measure);
        const QSizeF needed = abreastSize(natural);
        if (needed.width() > width() || needed.height() > height())
            return false;
        const auto sides = static_cast<qreal>(m_workers);
        // the rows have all their columns, before anything else spreads
        const qreal middleLeast = std::max(m_rowsLeast.width(), m_lockSize.width());
        const qreal middle = std::clamp(m_rowsSize.width(), middleLeast, middleLeast + width() - needed.width());
        const qreal free = width() - needed.width() - (middle - middleLeast);
        const qreal wide = std::min(natural.width() * kMostWidening, natural.width() + free * 0.3 / sides);
        const qreal gap = px(kAbreastGap) + (free - (wide - natural.width()) * sides) * 0.25;
        const qreal left = (width() - sides * (wide + gap) - middle) / 2;
        m_result = {.form = Arrangement::Form::Abreast, .detail = detail};
        m_result.workers.push_back(whole(left, (height() - natural.height()) / 2, wide, natural.height()));
        if (m_workers == 2)
            m_result.workers.push_back(
                whole(width() - left - wide, (height() - natural.height()) / 2, wide, natural.height()));
        const qreal x = left + wide + gap + middle / 2;
        const qreal between = m_locks ? px(kTightGap) : 0;
        const qreal rowsHeight =
            std::min(m_rowsSize.height(), height() - 2 * px(kTightEdge) - m_lockSize.height() - between);
        const qreal top = (height() - m_lockSize.height() - between - rowsHeight) / 2;
        if (m_locks)
            m_result.lock = whole(x - m_lockSize.width() / 2, top, m_lockSize.width(), m_lockSize.height());
        m_result.rows = whole(x - middle / 2, top + m_lockSize.height() + between, middle, rowsHeight);
        return true;
    }

    void makeColumns()
    {
        const std::size_t left = (m_workers + 1) / 2;
        const qreal gap = px(10);
        const qreal edge = px(kMargin);
        const qreal each = (height() - 2 * edge - gap * static_cast<qreal>(left - 1)) / static_cast<qreal>(left);
        m_result = {.form = Arrangement::Form::Columns, .detail = Detail::Name};
        for (const Detail detail : {Detail::Ample, Detail::Full, Detail::Compact, Detail::Short, Detail::Brief}) {
            if (workerCardSize(m_run, detail, m_measure).height() <= each) {
                m_result.detail = detail;
                break;
            }
        }
        const QSizeF natural = workerCardSize(m_run, m_result.detail, m_measure);
        const bool narrow = width() < 2 * m_margin + 2 * natural.width() + m_rowsSize.width() + 2 * px(kGap);
        const qreal rowsLeast = narrow ? m_rowsLeast.width() : m_rowsSize.width();
        const qreal centreLeast = std::max(rowsLeast, m_lockSize.width()) + 2 * px(kGap);
        const qreal most = (width() - 2 * m_margin - centreLeast) / 2;
        const qreal cardWidth = std::max(px(kLeastCard), std::min(natural.width(), most));
        const qreal centre = std::min(width() - 2 * m_margin - 2 * cardWidth, px(kMostCentre));
        const qreal cardHeight = std::min(natural.height(), each);
        const qreal step = std::min(cardHeight + px(48), each + gap);
        const qreal x = (width() - 2 * cardWidth - centre) / 2;
        for (std::size_t w = 0; w < m_workers; ++w) {
            const bool isLeft = w < left;
            const auto count = static_cast<qreal>(isLeft ? left : m_workers - left);
            const auto place = static_cast<qreal>(isLeft ? w : w - left);
            const qreal y = (height() - (count - 1) * step - cardHeight) / 2 + place * step;
            m_result.workers.push_back(whole(isLeft ? x : x + cardWidth + centre, y, cardWidth, cardHeight));
        }
        const qreal rowsWidth = std::min(centre - 2 * px(kGap), std::max(m_rowsSize.width(), px(300)));
        const qreal block = spread(height(), kMostHeight);
        putMiddle(width() / 2, rowsWidth, (height() - block) / 2, block);
    }

    void makeTable()
    {
        const qreal edge = px(kMargin);
        const qreal gap = px(32);
        const qreal room = width() - 2 * m_margin;
        const qreal rowsWidth = room < px(kLeastTable) + gap + m_rowsSize.width() ? rowsCardLeastWidth(m_run, m_measure)
                                                                                  : m_rowsSize.width();
        const qreal rightLeast = std::max(rowsWidth, m_lockSize.width());
        const qreal tableWidth = std::clamp(room - gap - rightLeast, std::min(room * 0.5, px(kLeastTable)),
                                            std::max(px(kLeastTable), workersCardWidth(m_run, m_measure)));
        const qreal rightWidth = std::min(room - gap - tableWidth, std::max(rightLeast, px(320)));
        const qreal across = tableWidth + rightWidth + std::min(room - tableWidth - rightWidth, px(160));
        const qreal x = (width() - across) / 2;
        const qreal tableHeight = std::min(height() - 2 * edge, workersCardHeight(m_workers, m_measure));
        m_result = {.form = Arrangement::Form::Table, .detail = Detail::Name};
        m_result.workers.push_back(whole(x, (height() - tableHeight) / 2, tableWidth, tableHeight));
        const qreal block = std::min(height(), std::max(px(kMostHeight), tableHeight + 2 * edge));
        putMiddle(x + across - rightWidth / 2, rightWidth, (height() - block) / 2, block);
        if (m_result.lock.width() > rightWidth)
            m_result.lock.setWidth(rightWidth);
    }

    const Run& m_run;
    const TextMeasure& m_measure;
    QSizeF m_size;
    qreal m_scale;
    std::size_t m_workers;
    std::size_t m_rowCount;
    std::size_t m_locks;
    qreal m_margin = 0;
    QSizeF m_lockSize;
    QSizeF m_rowsSize;
    QSizeF m_rowsLeast;
    Arrangement m_result;
};

/// What the cards of the effects take below all others.
qreal effectBand(const Run& run, const TextMeasure& measure)
{
    return run.scenario.effects.empty() ? 0 : effectCardSize(run, measure).height() + kTightEdge * measure.scale();
}

std::vector<QRectF> placeEffects(const Run& run, QSizeF size, const TextMeasure& measure)
{
    const auto count = static_cast<qreal>(run.scenario.effects.size());
    std::vector<QRectF> places;
    if (run.scenario.effects.empty())
        return places;
    const qreal gap = kTightGap * measure.scale();
    const QSizeF natural = effectCardSize(run, measure);
    const qreal width = std::floor(
        std::min(natural.width(), (size.width() - 2 * kTightEdge * measure.scale() - (count - 1) * gap) / count));
    const qreal left = std::round((size.width() - count * width - (count - 1) * gap) / 2);
    const qreal top = size.height() - natural.height() - kTightEdge * measure.scale();
    for (std::size_t i = 0; i < run.scenario.effects.size(); ++i)
        places.push_back({left + static_cast<qreal>(i) * (width + gap), std::round(top), width, natural.height()});
    return places;
}

} // namespace

StagePlan planStage(const Run& run, QSizeF room, const TextMeasure& measure)
{
    const std::size_t locks = askedLocks(run.scenario).size();
    const qreal band = effectBand(run, measure);
    const QSizeF above = room - QSizeF(0, band);
    const QSizeF size = above.expandedTo(Arranger(run, locks, QSizeF(), measure).least(above));
    StagePlan plan{size + QSizeF(0, band), Arranger(run, locks, size, measure).arrange(), reachOf(run)};
    plan.place.effects = placeEffects(run, plan.size, measure);
    return plan;
}

} // namespace fenceline::ui
