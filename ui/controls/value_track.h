// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controls/quantity.h"
#include "ui/theme/edit_phase.h"

#include <QSlider>
#include <utility>
#include <vector>

namespace fenceline::ui {

/// The slider itself, in units of its quantity. Arrow keys move by a twentieth of its range, with Shift by a hundredth,
/// PageUp and PageDown by a tenth, Home and End to its ends (product.md), a notch of the wheel by a hundredth; by one
/// unit at least. The mouse snaps to the round step that a pixel is worth. A value beyond the range widens it, as far
/// as Qt's sliders go: 2^31 - 1 units.
///
/// `edited` tells of what the user does, nothing else; setting a value from outside is silent.
class ValueTrack : public QSlider {
    Q_OBJECT
public:
    /// The quantity must outlive the track.
    ValueTrack(const Quantity& quantity, const ValueRange& range, QWidget* parent = nullptr);

    const Quantity& quantity() const { return m_quantity; }
    /// The keys and what they do, for a list that helps.
    static std::vector<std::pair<QString, QString>> keys();
    void setLeast(qint64 least) { m_range.least = least; }
    /// What is shown. QSlider's own value is where the handle stands.
    void setShown(qint64 value);
    qint64 shown() const { return m_shown; }
    /// As if the user had chosen it; clamped to what is allowed.
    void edit(qint64 value, EditPhase phase);

signals:
    void edited(qint64 value, fenceline::ui::EditPhase phase);

protected:
    void initStyleOption(QStyleOptionSlider* option) const override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void setReach(qint64 to);
    qint64 span() const { return maximum() - minimum(); }
    void editWithin(qint64 value, EditPhase phase);
    QRect handle() const;
    qint64 valueAt(int x) const;
    void finish();
    void finishRow();

    const Quantity& m_quantity;
    ValueRange m_range;
    qint64 m_shown;
    int m_grabOffset = 0; ///< from the handle's middle to where the mouse took it
    int m_wheelAngle = 0; ///< in eighths of a degree, since the last whole notch
    bool m_moving = false;
    bool m_rolling = false; ///< a wheel that does not tell when it stops
    bool m_held = false;
    qint64 m_heldFrom = 0; ///< the value before the mouse took hold; Escape brings it back
};

} // namespace fenceline::ui
