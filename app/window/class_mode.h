// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/look.h"

#include <QObject>

class QWidget;

namespace fenceline::app {

/// The window in front of a class: full screen, the projector's theme, and text that the last row can read at any size
/// of the screen. Afterwards the window is as it was before.
class ClassMode : public QObject {
    Q_OBJECT
public:
    ClassMode(QWidget& window, Look& look);

    bool isOn() const { return m_on; }
    void enter();
    void leave();
    void toggle() { m_on ? leave() : enter(); }

signals:
    void changed(bool on);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    QWidget& m_window;
    Look& m_look;
    Qt::WindowStates m_before;
    bool m_on = false;
};

/// So that the smallest text is a fiftieth of the screen's height (look.md, "Measure").
double classTextScale(int height);

} // namespace fenceline::app
