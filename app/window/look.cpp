// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/look.h"

#include "ui/theme/style.h"

#include <QEvent>

namespace fenceline::app {

Look::Look(const Appearance& appearance, ui::Theme::Kind systemTheme, QObject* parent)
    : QObject(parent), m_chosen(appearance), m_systemTheme(systemTheme)
{
}

const ui::Theme& Look::theme() const
{
    return ui::theme(inForce().theme.value_or(m_systemTheme));
}

double Look::textScale() const
{
    return inForce().textScale;
}

void Look::choose(const Appearance& appearance)
{
    m_chosen = appearance;
    if (!m_overriding)
        apply();
}

void Look::setOverride(std::optional<Appearance> appearance)
{
    if (m_overriding == appearance)
        return;
    m_overriding = appearance;
    apply();
}

void Look::apply()
{
    ui::applyLook(theme().kind, textScale());
    emit changed();
}

void Look::watch(const QEvent& event)
{
    if (event.type() == QEvent::ThemeChange)
        m_systemChanged = true;
    if (event.type() == QEvent::ThemeChange || event.type() == QEvent::ApplicationPaletteChange)
        QMetaObject::invokeMethod(this, &Look::followSystem, Qt::QueuedConnection); // not amid Qt's own round
}

/// A desktop either puts its new palette over ours, also where the user has chosen a theme, or only says that its theme
/// is another. Our own palettes bring events too; they find nothing covered and nothing said, so there is no circle.
void Look::followSystem()
{
    if (!m_systemChanged && !ui::isLookCovered())
        return;
    m_systemChanged = false;
    m_systemTheme = ui::uncoverSystemTheme();
    apply();
}

} // namespace fenceline::app
