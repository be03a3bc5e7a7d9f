// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFocusEvent>

namespace fenceline::ui {

/// Whether a painted view shows its focus ring: only where the keyboard is in use, so that a click draws none.
class KeyFocus {
public:
    bool isShown() const { return m_shown; }

    void focusIn(const QFocusEvent& event)
    {
        const Qt::FocusReason reason = event.reason();
        if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason)
            m_shown = true;
    }
    /// When the window is active again, the ring is where it was.
    void focusOut(const QFocusEvent& event)
    {
        if (event.reason() != Qt::ActiveWindowFocusReason && event.reason() != Qt::PopupFocusReason)
            m_shown = false;
    }
    void keyUsed(bool hasFocus) { m_shown = hasFocus; }
    void mouseUsed() { m_shown = false; }

private:
    bool m_shown = false;
};

} // namespace fenceline::ui
