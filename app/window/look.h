// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/appearance.h"

#include <QObject>

class QEvent;

namespace fenceline::app {

/// Theme and text size of the whole program: what the user chose or, where the choice is left to the system, what the
/// system has, also when it changes while the window is open. In front of a class the room decides instead.
class Look : public QObject {
    Q_OBJECT
public:
    /// `systemTheme` is what "as the system" means at first.
    Look(const Appearance& appearance, ui::Theme::Kind systemTheme, QObject* parent = nullptr);

    const ui::Theme& theme() const;
    double textScale() const;

    void choose(const Appearance& appearance);
    /// This appearance applies instead of the chosen one, until the function is called with none.
    void setOverride(std::optional<Appearance> appearance);
    /// The window's events: a desktop tells of a new palette or theme through them.
    void watch(const QEvent& event);

signals:
    void changed();

private:
    const Appearance& inForce() const { return m_overriding ? *m_overriding : m_chosen; }
    void apply();
    void followSystem();

    Appearance m_chosen;
    std::optional<Appearance> m_overriding;
    ui::Theme::Kind m_systemTheme;
    bool m_systemChanged = false; ///< the system has reported a change that is not handled yet
};

} // namespace fenceline::app
