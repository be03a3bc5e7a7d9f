// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/stage/arrange.h"
#include "ui/stage/geometry.h"
#include "ui/theme/key_focus.h"

#include <QWidget>
#include <map>
#include <memory>
#include <optional>

class QScrollBar;

namespace fenceline::ui {

/// The actors at one instant: what each believes beside what is true, the lock, the rows, the messages between them.
/// It only shows; nothing on it moves but by the playhead.
///
/// Where its text needs more room than it has, it gets smaller, though not than at 100 %; then the stage scrolls: by
/// wheel, and with the focus by the arrow keys.
class StageView : public QWidget {
    Q_OBJECT
public:
    explicit StageView(QWidget* parent = nullptr);

    void setRun(std::shared_ptr<const Run> run);
    void setPlayhead(Instant at);
    void setTheme(const Theme& theme);
    void setTextScale(qreal scale);
    /// On where text must not get smaller than that; at first off.
    void setTextSizeKept(bool kept);
    /// At this width it needs so much not to scroll.
    int leastHeight(int width);
    /// Off where PageUp and PageDown are wanted for something else; at first on.
    void setPageKeysScroll(bool scroll) { m_pageKeysScroll = scroll; }
    /// Messages on their way are drawn as stills.
    void setReducedMotion(bool reduced);

    const std::shared_ptr<const Run>& run() const { return m_run; }
    Instant playhead() const { return m_playhead; }
    /// As it is painted, before scrolling; made where it is not there yet.
    const StageGeometry& geometryNow();
    /// How far it is scrolled.
    QPoint offset() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

private:
    void dropPlan();
    qreal leastTextScale() const { return m_textSizeKept ? m_textScale : 1; }
    const TextMeasure& measureFor(qreal scale) { return m_measures.try_emplace(scale, scale).first->second; }
    /// Makes it anew and repaints what looks different.
    void replaceGeometry();
    void ensurePlan();
    void placeScrollBars();

    std::shared_ptr<const Run> m_run;
    Instant m_playhead = kStart;
    const Theme* m_theme;
    qreal m_textScale = 1;
    bool m_textSizeKept = false;
    bool m_pageKeysScroll = true;
    Motion m_motion = Motion::Full;
    std::map<qreal, TextMeasure> m_measures; ///< by their scales
    std::optional<StagePlan> m_plan;         ///< of this run at this size
    qreal m_planScale = 1;                   ///< of its text
    std::optional<StageGeometry> m_geometry;
    QScrollBar* m_across;
    QScrollBar* m_down;
    KeyFocus m_keyFocus{this};
};

} // namespace fenceline::ui
