// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fenceline::app {

/// Whether a window can be opened here. QApplication aborts where it cannot, so this looks first: a platform chosen by
/// QT_QPA_PLATFORM that needs no display server counts, else an X or Wayland server must answer.
///
/// Keep it while the window is open: an X server without other clients resets itself when its last one leaves, and
/// would take the window's own connection with it if that came a moment later.
class Display {
public:
    Display();
    ~Display();
    Display(const Display&) = delete;
    Display& operator=(const Display&) = delete;

    bool isUsable() const { return usable_; }

private:
    bool xServerAnswers();

    void* xConnection_ = nullptr;
    void (*xDisconnect_)(void*) = nullptr;
    bool usable_ = false;
};

} // namespace fenceline::app
