// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/main_window.h"
#include "tests/app/random_keys.h"

#include <QList>
#include <QPointer>
#include <QWindow>

namespace fenceline::test {

/// Somebody who does anything whatever with the window: mouse, wheel, pinch, every key, sizes, modes, looks, languages.
/// The same seed does the same with a window that answers the same.
///
/// What would take the walk out of the window stays shut: the commands that open a file dialog, which waits for a
/// person and may write anywhere, and Quit. The clipboard is open: the offscreen platform has one of its own.
class RandomUser {
public:
    /// The window outlives the user, and is shown.
    RandomUser(app::MainWindow& window, quint32 seed);

    /// The next event, put where the system would put it; it arrives with the event loop's next round.
    void act();
    /// What that was, in words for whoever looks for a fault.
    const QString& deed() const { return m_deed; }
    /// Lets go of mouse and keys and closes what has opened over the window.
    void stop();

private:
    void shutWhatLeadsOut();
    void note(const QString& deed);

    QWindow* target();
    QPoint anywhere(const QWindow& window);
    QPoint onSomething(const QWindow& window);

    void usePointer();
    void press();
    void drag();
    void mouse(QEvent::Type type, Qt::MouseButton button, const QPoint& at);
    void turnWheel();
    void pinch();
    void hover();
    void useKeys();
    void key(QKeyCombination combination);
    void resize();
    void choose();

    app::MainWindow& m_window;
    Dice m_dice;
    QString m_deed;
    QPointer<QWindow> m_under; ///< the window that the pointer is in
    QPoint m_at;               ///< in that window
    Qt::MouseButtons m_buttons;
    int m_time = 0;                ///< of mouse events, in milliseconds
    QList<QKeyCombination> m_plan; ///< keys that belong together, to come one by one
};

} // namespace fenceline::test
