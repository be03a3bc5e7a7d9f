// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/layout_keeper.h"

#include "app/window/class_mode.h"
#include "app/window/panes.h"

#include <QEvent>
#include <utility>

namespace fenceline::app {

LayoutKeeper::LayoutKeeper(QWidget& window, const ClassMode& classMode, Preferences& preferences)
    : m_window(window), m_classMode(classMode), m_preferences(preferences)
{
    window.installEventFilter(this);
}

void LayoutKeeper::watch(const Panes& panes)
{
    m_panes = &panes;
    connect(&panes, &Panes::layoutChanged, this, &LayoutKeeper::keepSoon);
}

/// Once for all that changes together, and when it has come to rest: panes are laid out one after the other.
void LayoutKeeper::keepSoon()
{
    if (!std::exchange(m_isPending, true))
        QMetaObject::invokeMethod(this, &LayoutKeeper::keep, Qt::QueuedConnection);
}

void LayoutKeeper::keep()
{
    m_isPending = false;
    if (!m_panes)
        return;
    WindowLayout layout = m_panes->layoutNow();
    layout.window = m_classMode.isOn() ? m_preferences.layout().window : m_window.saveGeometry();
    m_preferences.setLayout(layout);
}

bool LayoutKeeper::eventFilter(QObject* object, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::WindowStateChange:
    case QEvent::LayoutRequest: keepSoon(); break;
    default: break;
    }
    return QObject::eventFilter(object, event);
}

} // namespace fenceline::app
