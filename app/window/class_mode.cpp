// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/class_mode.h"

#include "ui/theme/theme.h"

#include <QEvent>
#include <QWidget>
#include <algorithm>
#include <cmath>

namespace fenceline::app {
namespace {

constexpr double kLeastShare = 1.0 / 50;

} // namespace

double classTextScale(int height)
{
    return std::max(1.0, std::ceil(height * kLeastShare) / ui::font(ui::TextStyle::Small).pixelSize());
}

ClassMode::ClassMode(QWidget& window, Look& look) : m_window(window), m_look(look)
{
    window.installEventFilter(this);
}

void ClassMode::enter()
{
    if (m_on)
        return;
    m_on = true;
    m_before = m_window.windowState();
    m_window.setWindowState(m_before | Qt::WindowFullScreen);
    m_look.setOverride(Appearance{ui::Theme::Kind::Projector, classTextScale(m_window.height())});
    emit changed(true);
}

void ClassMode::leave()
{
    if (!m_on)
        return;
    m_on = false;
    emit changed(false);
    m_look.setOverride(std::nullopt);
    m_window.setWindowState(m_before);
}

bool ClassMode::eventFilter(QObject* object, QEvent* event)
{
    if (m_on && event->type() == QEvent::Resize)
        m_look.setOverride(Appearance{ui::Theme::Kind::Projector, classTextScale(m_window.height())});
    return QObject::eventFilter(object, event);
}

} // namespace fenceline::app
