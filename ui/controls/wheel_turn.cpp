// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/wheel_turn.h"

#include <QWheelEvent>

#include <chrono>

namespace fenceline::ui {
namespace {

constexpr int kNotch = QWheelEvent::DefaultDeltasPerStep;
/// Longer than between two notches of one turn, shorter than it takes to look up at what has come of it.
constexpr std::chrono::milliseconds kAtRest{400};

} // namespace

WheelTurn::WheelTurn(QObject* parent) : QObject(parent)
{
    m_still.setSingleShot(true);
    m_still.setInterval(kAtRest);
    connect(&m_still, &QTimer::timeout, this, &WheelTurn::end);
}

void WheelTurn::take(const QWheelEvent& event)
{
    if (event.phase() == Qt::ScrollBegin)
        end();
    const int angle = event.angleDelta().y();
    const bool turnsBack = (angle < 0 && m_rest > 0) || (angle > 0 && m_rest < 0);
    m_rest = turnsBack ? angle : m_rest + angle;
    if (const int notches = m_rest / kNotch; notches != 0) {
        m_rest -= notches * kNotch;
        emit turned(notches);
    }
    if (event.phase() == Qt::ScrollEnd)
        end();
    else
        m_still.start();
}

void WheelTurn::end()
{
    m_still.stop();
    m_rest = 0;
    emit ended();
}

} // namespace fenceline::ui
