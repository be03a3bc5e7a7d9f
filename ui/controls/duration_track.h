// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "ui/controls/edit_phase.h"

#include <QSlider>

namespace fenceline::ui {

/// What a duration may be: what the slider reaches, and what may be typed.
struct DurationRange {
    Duration from{0};
    Duration to{30'000};
    Duration least{0};
    Duration most{kLongestDuration};
};

/// The slider itself, in milliseconds. Arrow keys move by a twentieth of its range, with Shift by a hundredth, PageUp
/// and PageDown by a tenth, Home and End to its ends (product.md). The mouse snaps to the round step that a pixel is
/// worth. A duration beyond the range widens it.
///
/// `edited` tells of what the user does, nothing else; setting a duration from outside is silent.
class DurationTrack : public QSlider {
    Q_OBJECT
public:
    explicit DurationTrack(const DurationRange& range, QWidget* parent = nullptr);

    void setDuration(Duration duration);
    Duration duration() const { return m_duration; }
    /// As if the user had chosen it; clamped to what is allowed.
    void edit(Duration duration, EditPhase phase);

signals:
    void edited(fenceline::Duration duration, fenceline::ui::EditPhase phase);

protected:
    void initStyleOption(QStyleOptionSlider* option) const override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void setReach(Duration to);
    QRect handle() const;
    Duration durationAt(int x) const;
    void finish();

    DurationRange m_range;
    Duration m_duration{0};
    int m_grabOffset = 0; ///< from the handle's middle to where the mouse took it
    bool m_moving = false;
    bool m_held = false;
};

} // namespace fenceline::ui
