// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/frame_figures.h"

#include <QElapsedTimer>
#include <QWidget>

namespace fenceline::ui {

/// A developer's overlay in a corner of the window: how long the last frames took, each from its cause to the end of
/// its painting. Frames over 16 ms are logged.
///
/// A frame's cause is the first click, key or turn of the wheel since the frame before, or noteCause(). A frame without
/// one is measured from the beginning of its painting.
class FrameTimes : public QWidget {
    Q_OBJECT
public:
    /// Makes an overlay, which the window owns, if the logging category `fenceline.frames` is on
    /// (QT_LOGGING_RULES="fenceline.frames.debug=true"). Otherwise returns null and watches nothing.
    static FrameTimes* watch(QWidget* window);

    const FrameFigures& figures() const { return m_figures; }
    QString text() const;
    QSize sizeHint() const override;

public slots:
    /// Something other than the user causes the next frame, as the moving playhead does.
    void noteCause();

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    explicit FrameTimes(QWidget* window);
    void listen();
    void paintFrame(QEvent* request);
    void place();

    FrameFigures m_figures;
    QElapsedTimer m_clock;
    QObject* m_input = nullptr; ///< the window as the system knows it
    qint64 m_cause = -1;        ///< on m_clock, in nanoseconds; -1: none
    bool m_painting = false;
    bool m_showing = false; ///< the next frame may be this overlay's own
};

} // namespace fenceline::ui
