// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/random_user.h"

#include "app/window/actions.h"
#include "core/format/builtin.h"
#include "ui/controls/value_track.h"
#include "ui/stage/stage_view.h"
#include "ui/text/languages.h"
#include "ui/timeline/timeline_view.h"

#include <QAction>
#include <QApplication>
#include <QHelpEvent>
#include <QLoggingCategory>
#include <QNativeGestureEvent>
#include <QPointingDevice>
#include <QTest>
#include <QWheelEvent>
#include <algorithm>
#include <array>

namespace fenceline::test {
namespace {

/// `QT_LOGGING_RULES=fenceline.walk.debug=true` tells each event before it is given, for when one ends in a crash.
Q_LOGGING_CATEGORY(walkLog, "fenceline.walk", QtWarningMsg)

constexpr QSize kSmallest{1280, 720};
constexpr QSize kLargest{3840, 2160};
constexpr int kFar = 60; ///< a step of a drag is at most so long

const std::array kLanguages{QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("en-XA"),
                            QStringLiteral("ar-XB")};

} // namespace

RandomUser::RandomUser(app::MainWindow& window, quint32 seed) : m_window(window), m_dice(seed) {}

/// The window makes its commands anew with its views. Another scenario has a way back of its own.
void RandomUser::shutWhatLeadsOut()
{
    const app::Actions& actions = m_window.commands();
    for (const app::Action each : {app::Action::Open, app::Action::Save, app::Action::SaveAs, app::Action::Quit})
        actions.of(each)->setEnabled(false);
    for (const auto& group : actions.groups())
        for (QAction* action : group.actions)
            if (findBuiltin(action->data().toString().toStdString()))
                action->setEnabled(false);
}

void RandomUser::act()
{
    shutWhatLeadsOut();
    if (!m_under || !m_under->isVisible())
        m_under = m_window.windowHandle();
    const int what = m_dice.below(1000);
    if (!m_plan.isEmpty() && what < 900)
        key(m_plan.takeFirst());
    else if (m_buttons && what < 900)
        drag();
    else if (what < 450)
        usePointer();
    else if (what < 530)
        turnWheel();
    else if (what < 560)
        pinch();
    else if (what < 575)
        hover();
    else if (what < 985)
        useKeys();
    else if (what < 995)
        resize();
    else
        choose();
}

void RandomUser::stop()
{
    if (m_buttons && m_under)
        for (const Qt::MouseButton button : {Qt::LeftButton, Qt::RightButton, Qt::MiddleButton})
            if (m_buttons & button)
                mouse(QEvent::MouseButtonRelease, button, m_at);
    m_plan.clear();
    while (QWidget* popup = QApplication::activePopupWidget())
        popup->close();
}

void RandomUser::note(const QString& deed)
{
    m_deed = deed;
    qCDebug(walkLog).noquote() << deed;
}

/// What is open over the window, mostly; a menu is left by a click beside it.
QWindow* RandomUser::target()
{
    const QWidget* popup = QApplication::activePopupWidget();
    if (popup && popup->windowHandle() && m_dice.chance(85))
        return popup->windowHandle();
    QList<QWindow*> windows{m_window.windowHandle()};
    for (const QWidget* each : QApplication::topLevelWidgets())
        if (each->isVisible() && each->windowType() == Qt::Dialog && each->windowHandle())
            windows << each->windowHandle();
    return m_dice.chance(60) ? windows.last() : windows.first();
}

QPoint RandomUser::anywhere(const QWindow& window)
{
    return {m_dice.below(std::max(1, window.width())), m_dice.below(std::max(1, window.height()))};
}

QPoint RandomUser::onSomething(const QWindow& window)
{
    QWidget* top = nullptr;
    for (QWidget* each : QApplication::topLevelWidgets())
        if (each->windowHandle() == &window)
            top = each;
    if (!top)
        return anywhere(window);
    const bool isMost = m_dice.chance(50); // where most is to be done
    QList<QWidget*> seen;
    for (QWidget* each : top->findChildren<QWidget*>()) {
        const bool isMain = qobject_cast<ui::TimelineView*>(each) || qobject_cast<ui::StageView*>(each) ||
                            qobject_cast<ui::ValueTrack*>(each);
        if (each->window() == top && each->isVisible() && !each->visibleRegion().isEmpty() && (isMain || !isMost))
            seen << each;
    }
    if (seen.isEmpty())
        return anywhere(window);
    const QWidget* widget = m_dice.oneOf(seen);
    const QRect part = widget->visibleRegion().boundingRect();
    return widget->mapTo(top, part.topLeft() + QPoint(m_dice.below(part.width()), m_dice.below(part.height())));
}

void RandomUser::mouse(QEvent::Type type, Qt::MouseButton button, const QPoint& at)
{
    if (type == QEvent::MouseButtonPress)
        m_buttons |= button;
    else if (type == QEvent::MouseButtonRelease)
        m_buttons &= ~Qt::MouseButtons(button);
    m_at = at;
    m_time += m_dice.chance(90) ? 300 : 20; // a press soon after another is a double click
    note(
        QStringLiteral("mouse event %1, button %2, at %3, %4").arg(int(type)).arg(int(button)).arg(at.x()).arg(at.y()));
    qt_handleMouseEvent(m_under, at, m_under->mapToGlobal(at), m_buttons, button, type, randomModifiers(m_dice),
                        m_time);
}

void RandomUser::usePointer()
{
    m_under = target();
    const QPoint at = m_dice.chance(80) ? onSomething(*m_under) : anywhere(*m_under);
    if (m_dice.chance(35))
        return mouse(QEvent::MouseMove, Qt::NoButton, at);
    const int which = m_dice.below(20);
    mouse(QEvent::MouseButtonPress, which == 0 ? Qt::MiddleButton : which <= 2 ? Qt::RightButton : Qt::LeftButton, at);
}

/// Clicks are as common as drags.
void RandomUser::drag()
{
    if (m_dice.chance(25)) {
        const auto held = m_buttons & Qt::LeftButton    ? Qt::LeftButton
                          : m_buttons & Qt::RightButton ? Qt::RightButton
                                                        : Qt::MiddleButton;
        return mouse(QEvent::MouseButtonRelease, held, m_at);
    }
    if (m_dice.chance(10))
        return mouse(QEvent::MouseMove, Qt::NoButton, anywhere(*m_under));
    mouse(QEvent::MouseMove, Qt::NoButton, m_at + QPoint(m_dice.below(2 * kFar) - kFar, m_dice.below(kFar) - kFar / 2));
}

void RandomUser::turnWheel()
{
    m_under = target();
    const QPointF at = onSomething(*m_under);
    const int turn = 40 * (m_dice.below(13) - 6);
    const QPoint angle = m_dice.chance(15) ? QPoint(turn, 0) : QPoint(0, turn);
    const auto modifiers = m_dice.chance(40) ? Qt::ControlModifier : randomModifiers(m_dice);
    note(QStringLiteral("wheel %1 with %2").arg(turn).arg(int(modifiers)));
    QWheelEvent wheel(at, m_under->mapToGlobal(at), {}, angle, m_buttons, modifiers, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(m_under, &wheel);
}

void RandomUser::pinch()
{
    m_under = m_window.windowHandle();
    const QPointF at = onSomething(*m_under);
    const double by = (m_dice.below(100) - 50) / 100.0;
    note(QStringLiteral("pinch %1").arg(by));
    QNativeGestureEvent pinch(Qt::ZoomNativeGesture, QPointingDevice::primaryPointingDevice(), 2, at, at,
                              m_under->mapToGlobal(at), by, {});
    QCoreApplication::sendEvent(m_under, &pinch);
}

/// The pointer has rested.
void RandomUser::hover()
{
    const QPoint at = onSomething(*m_window.windowHandle());
    QWidget* widget = m_window.childAt(at);
    if (!widget)
        return;
    note(QStringLiteral("rest at %1, %2").arg(at.x()).arg(at.y()));
    QHelpEvent help(QEvent::ToolTip, widget->mapFrom(&m_window, at), m_window.mapToGlobal(at));
    QCoreApplication::sendEvent(widget, &help);
}

void RandomUser::key(QKeyCombination combination)
{
    note(QStringLiteral("key %1").arg(QKeySequence(combination).toString()));
    QWindow* window = QGuiApplication::focusWindow();
    for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease})
        qt_handleKeyEvent(window ? window : m_window.windowHandle(), type, combination.key(),
                          combination.keyboardModifiers(), typedBy(combination));
}

void RandomUser::useKeys()
{
    m_plan = randomKeys(m_dice);
    key(m_plan.takeFirst());
}

void RandomUser::resize()
{
    const std::array sizes{kSmallest, QSize(1440, 900), QSize(1920, 1080), kLargest,
                           kSmallest + QSize(m_dice.below(kLargest.width() - kSmallest.width()),
                                             m_dice.below(kLargest.height() - kSmallest.height()))};
    const QSize size = m_dice.oneOf(sizes);
    note(QStringLiteral("resize to %1 × %2").arg(size.width()).arg(size.height()));
    m_window.resize(size);
}

/// A theme, a text size, a mode: whatever the commands have; and a language, also one that is for tests.
void RandomUser::choose()
{
    if (m_dice.chance(25)) {
        const QString code = m_dice.oneOf(kLanguages);
        note(QStringLiteral("speak %1").arg(code));
        ui::useLanguage(code);
        return;
    }
    const QList<QAction*> actions = m_dice.oneOf(m_window.commands().groups()).actions;
    QAction* action = m_dice.oneOf(actions);
    note(QStringLiteral("choose “%1”").arg(action->text()));
    if (action->isEnabled())
        action->trigger();
}

} // namespace fenceline::test
