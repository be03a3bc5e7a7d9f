// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFocusEvent>
#include <QWidget>

namespace fenceline::ui {

/// Whether a painted view shows its focus ring: only where the keyboard is in use, so that a click draws none. The ring
/// runs around all of `painted`, which is painted anew when it comes or goes.
class KeyFocus {
public:
    explicit KeyFocus(QWidget* painted) : m_painted(painted) {}

    bool isShown() const { return m_shown; }

    void focusIn(const QFocusEvent& event)
    {
        const Qt::FocusReason reason = event.reason();
        if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason)
            show(true);
    }
    /// When the window is active again, the ring is where it was.
    void focusOut(const QFocusEvent& event)
    {
        if (event.reason() != Qt::ActiveWindowFocusReason && event.reason() != Qt::PopupFocusReason)
            show(false);
    }
    void keyUsed(bool hasFocus) { show(hasFocus); }
    void mouseUsed() { show(false); }

private:
    void show(bool shown)
    {
        if (shown == m_shown)
            return;
        m_shown = shown;
        m_painted->update();
    }

    QWidget* m_painted;
    bool m_shown = false;
};

} // namespace fenceline::ui
