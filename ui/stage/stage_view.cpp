// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/stage_view.h"

#include "ui/stage/paint.h"
#include "ui/stage/stage_access.h"
#include "ui/text/text.h"
#include "ui/theme/paint.h"
#include "ui/theme/plain_text.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>
#include <QToolTip>
#include <QWheelEvent>
#include <QtMath>
#include <algorithm>
#include <cmath>

namespace fenceline::ui {
namespace {

constexpr qreal kScaleStep = 0.125; ///< by which text gets smaller

QScrollBar* makeScrollBar(Qt::Orientation orientation, const QString& name, QWidget* parent)
{
    auto* bar = new QScrollBar(orientation, parent);
    bar->setFocusPolicy(Qt::NoFocus);
    bar->setAccessibleName(name);
    bar->hide();
    return bar;
}

QRectF withPill(const StageMessage& message, qreal scale)
{
    QRectF box = message.pill;
    for (const QPointF& point : message.curve)
        box |= QRectF(point, QSizeF(1, 1));
    return box.adjusted(-12 * scale, -12 * scale, 12 * scale, 12 * scale);
}

/// What looks different between two stages of one size.
QRegion difference(const StageGeometry& before, const StageGeometry& after)
{
    QRegion region;
    const auto add = [&region](const QRectF& rect) { region |= rect.toAlignedRect().adjusted(-1, -1, 1, 1); };
    for (std::size_t i = 0; i < std::max(before.cards.size(), after.cards.size()); ++i) {
        const bool same = i < before.cards.size() && i < after.cards.size() && before.cards[i] == after.cards[i];
        if (same)
            continue;
        if (i < before.cards.size())
            add(before.cards[i].rect);
        if (i < after.cards.size())
            add(after.cards[i].rect);
    }
    if (before.messages != after.messages) {
        for (const StageMessage& message : before.messages)
            add(withPill(message, before.scale));
        for (const StageMessage& message : after.messages)
            add(withPill(message, after.scale));
    }
    return region;
}

} // namespace

StageView::StageView(QWidget* parent)
    : QWidget(parent), m_theme(&theme(Theme::Kind::Light)),
      m_across(makeScrollBar(Qt::Horizontal, Text::tr("Stage, left to right"), this)),
      m_down(makeScrollBar(Qt::Vertical, Text::tr("Stage, top to bottom"), this))
{
    installStageAccess();
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(Text::tr("Stage"));
    for (QScrollBar* bar : {m_across, m_down})
        connect(bar, &QScrollBar::valueChanged, this, qOverload<>(&QWidget::update));
}

void StageView::setRun(std::shared_ptr<const Run> run)
{
    if (run == m_run)
        return;
    m_run = std::move(run);
    if (m_run)
        m_playhead = std::min(m_playhead, m_run->horizon());
    m_plan.reset();
    replaceGeometry();
}

void StageView::setPlayhead(Instant at)
{
    if (at == m_playhead)
        return;
    m_playhead = at;
    replaceGeometry();
}

void StageView::setTheme(const Theme& theme)
{
    m_theme = &theme;
    update();
}

void StageView::setTextScale(qreal scale)
{
    if (scale == m_textScale)
        return;
    m_textScale = scale;
    m_measures.clear();
    updateGeometry();
    dropPlan();
}

void StageView::setTextSizeKept(bool kept)
{
    if (kept == m_textSizeKept)
        return;
    m_textSizeKept = kept;
    dropPlan();
}

int StageView::leastHeight(int width)
{
    return m_run ? qCeil(planStage(*m_run, QSizeF(width, 0), measureFor(leastTextScale())).size.height()) : 0;
}

void StageView::setReducedMotion(bool reduced)
{
    const Motion motion = reduced ? Motion::Reduced : Motion::Full;
    if (motion == m_motion)
        return;
    m_motion = motion;
    replaceGeometry();
}

void StageView::replaceGeometry()
{
    const auto before = std::exchange(m_geometry, std::nullopt);
    const QPoint offsetBefore = offset();
    const StageGeometry& after = geometryNow();
    if (before && before->size == after.size && before->scale == after.scale && offsetBefore == offset())
        update(difference(*before, after).translated(-offset()));
    else
        update();
}

void StageView::dropPlan()
{
    m_plan.reset();
    m_geometry.reset();
    update();
}

const StageGeometry& StageView::geometryNow()
{
    if (m_geometry)
        return *m_geometry;
    if (!m_run)
        return m_geometry.emplace();
    ensurePlan();
    StageGeometry stage = makeStage(*m_run, m_playhead, *m_plan, measureFor(m_planScale), m_motion);
    return m_geometry.emplace(isRightToLeft() ? mirrored(std::move(stage)) : std::move(stage));
}

void StageView::ensurePlan()
{
    if (m_plan)
        return;
    const auto plan = [this](qreal scale) {
        m_planScale = scale;
        m_plan = planStage(*m_run, size(), measureFor(scale));
    };
    plan(stageScale(size(), m_textScale));
    while (m_plan->size != QSizeF(size()) && m_planScale > leastTextScale())
        plan(std::max(leastTextScale(), m_planScale - kScaleStep));
    placeScrollBars();
}

void StageView::placeScrollBars()
{
    const QSize need = m_plan->size.toSize();
    const int wide = m_down->sizeHint().width();
    const int high = m_across->sizeHint().height();
    const bool down = need.height() > height();
    const bool across = need.width() > width();
    const auto place = [this](QScrollBar* bar, bool shown, int range, int page, const QRect& where) {
        bar->setRange(0, shown ? range : 0);
        bar->setPageStep(page);
        bar->setSingleStep(24);
        bar->setGeometry(QStyle::visualRect(layoutDirection(), rect(), where));
        bar->setVisible(shown);
    };
    place(m_down, down, need.height() - height() + (across ? high : 0), height(),
          {width() - wide, 0, wide, height() - (across ? high : 0)});
    place(m_across, across, need.width() - width() + (down ? wide : 0), width(),
          {0, height() - high, width() - (down ? wide : 0), high});
}

QPoint StageView::offset() const
{
    return {isRightToLeft() ? m_across->maximum() - m_across->value() : m_across->value(), m_down->value()};
}

void StageView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->canvas);
    if (m_run) {
        const StageGeometry& stage = geometryNow();
        painter.translate(-offset());
        paintStage(painter, stage, *m_theme);
        painter.resetTransform();
    }
    if (m_keyFocus.isShown())
        drawFocusRing(painter, QRectF(rect()), measure::kControlRadius, m_theme->ink);
}

void StageView::resizeEvent(QResizeEvent*)
{
    dropPlan();
}

void StageView::wheelEvent(QWheelEvent* event)
{
    geometryNow();
    const bool across = std::abs(event->angleDelta().x()) > std::abs(event->angleDelta().y());
    QScrollBar* bar = across ? m_across : m_down;
    if (bar->isVisible())
        QCoreApplication::sendEvent(bar, event);
    else
        event->ignore();
}

void StageView::keyPressEvent(QKeyEvent* event)
{
    geometryNow();
    const auto scroll = [&](QScrollBar* bar, QAbstractSlider::SliderAction action) {
        if (bar->maximum() > 0 && event->modifiers() == Qt::NoModifier)
            bar->triggerAction(action);
        else
            QWidget::keyPressEvent(event);
    };
    const auto page = [&](QAbstractSlider::SliderAction action) {
        if (m_pageKeysScroll)
            scroll(m_down, action);
        else
            QWidget::keyPressEvent(event);
    };
    constexpr auto kBack = QAbstractSlider::SliderSingleStepSub;
    constexpr auto kFurther = QAbstractSlider::SliderSingleStepAdd;
    switch (event->key()) {
    case Qt::Key_Left: scroll(m_across, isRightToLeft() ? kFurther : kBack); return;
    case Qt::Key_Right: scroll(m_across, isRightToLeft() ? kBack : kFurther); return;
    case Qt::Key_Up: scroll(m_down, kBack); return;
    case Qt::Key_Down: scroll(m_down, kFurther); return;
    case Qt::Key_PageUp: page(QAbstractSlider::SliderPageStepSub); return;
    case Qt::Key_PageDown: page(QAbstractSlider::SliderPageStepAdd); return;
    default: QWidget::keyPressEvent(event);
    }
}

void StageView::focusInEvent(QFocusEvent* event)
{
    m_keyFocus.focusIn(*event);
}

void StageView::focusOutEvent(QFocusEvent* event)
{
    m_keyFocus.focusOut(*event);
}

bool StageView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !m_run)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QPointF point = help->pos() + offset();
    for (const StageCard& card : geometryNow().cards) {
        if (!card.rect.contains(point))
            continue;
        QToolTip::showText(help->globalPos(), plainToolTip(card.facts.mid(0, 12).join(QLatin1Char('\n')), card.name),
                           this, card.rect.translated(-offset()).toAlignedRect());
        return true;
    }
    QToolTip::hideText();
    return true;
}

QSize StageView::sizeHint() const
{
    return (QSizeF(850, 428) * m_textScale).toSize();
}

QSize StageView::minimumSizeHint() const
{
    return {320, 160}; // at any text size: it scrolls
}

} // namespace fenceline::ui
