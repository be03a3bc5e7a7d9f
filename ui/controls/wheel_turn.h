// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

class QWheelEvent;

namespace fenceline::ui {

/// Makes whole notches of a wheel's events, of which a touchpad sends many small ones, and tells where a turn of it
/// ends: where the device says so or, with a wheel that cannot, when it has been at rest for a moment.
class WheelTurn : public QObject {
    Q_OBJECT
public:
    explicit WheelTurn(QObject* parent = nullptr);

    void take(const QWheelEvent& event);

signals:
    void turned(int notches); ///< that are complete now; upwards is positive
    void ended();

private:
    void end();

    int m_rest = 0; ///< of a notch, in eighths of a degree
    QTimer m_still;
};

} // namespace fenceline::ui
