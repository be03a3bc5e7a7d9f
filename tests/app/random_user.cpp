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

constexpr std::array kModifiers{Qt::KeyboardModifier::NoModifier,      Qt::KeyboardModifier::NoModifier,
                                Qt::KeyboardModifier::NoModifier,      Qt::KeyboardModifier::ShiftModifier,
                                Qt::KeyboardModifier::ControlModifier, Qt::KeyboardModifier::AltModifier};

constexpr std::array kMoving{Qt::Key_Left, Qt::Key_Right,  Qt::Key_Up,       Qt::Key_Down, Qt::Key_Home,
                             Qt::Key_End,  Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Tab,  Qt::Key_Backtab};

constexpr std::array kOthers{Qt::Key_Space,  Qt::Key_Return, Qt::Key_Enter,  Qt::Key_Escape, Qt::Key_Backspace,
                             Qt::Key_Delete, Qt::Key_Comma,  Qt::Key_Period, Qt::Key_Plus,   Qt::Key_Minus,
                             Qt::Key_0,      Qt::Key_1,      Qt::Key_2,      Qt::Key_3,      Qt::Key_4,
                             Qt::Key_9,      Qt::Key_E,      Qt::Key_C,      Qt::Key_H,      Qt::Key_B,
                             Qt::Key_S,      Qt::Key_F1,     Qt::Key_F5,     Qt::Key_Menu,   Qt::Key_F10};

const std::array kCommands{
    QKeyCombination(Qt::CTRL, Qt::Key_Z),
    QKeyCombination(Qt::CTRL, Qt::Key_Z),
    QKeyCombination(Qt::CTRL, Qt::Key_Y),
    QKeyCombination(Qt::CTRL | Qt::SHIFT, Qt::Key_Z),
    QKeyCombination(Qt::CTRL, Qt::Key_1),
    QKeyCombination(Qt::CTRL, Qt::Key_2),
    QKeyCombination(Qt::CTRL, Qt::Key_K),
    QKeyCombination(Qt::CTRL, Qt::Key_F),
    QKeyCombination(Qt::CTRL, Qt::Key_A),
    QKeyCombination(Qt::CTRL, Qt::Key_C),
    QKeyCombination(Qt::CTRL, Qt::Key_V),
    QKeyCombination(Qt::CTRL, Qt::Key_X),
    QKeyCombination(Qt::CTRL, Qt::Key_O),
    QKeyCombination(Qt::CTRL, Qt::Key_S),
    QKeyCombination(Qt::CTRL, Qt::Key_Q),
    QKeyCombination(Qt::CTRL, Qt::Key_Backspace),
    QKeyCombination(Qt::CTRL, Qt::Key_Tab),
    QKeyCombination(Qt::CTRL | Qt::SHIFT, Qt::Key_S),
    QKeyCombination(Qt::SHIFT, Qt::Key_F10),
    QKeyCombination(Qt::CTRL | Qt::SHIFT, Qt::Key_P),
    QKeyCombination(Qt::CTRL | Qt::SHIFT, Qt::Key_V),
};

const std::array kSought{
    QStringLiteral("lease"),   QStringLiteral("pause"),   QStringLiteral("workers"), QStringLiteral("seats"),
    QStringLiteral("fencing"), QStringLiteral("release"), QStringLiteral("cause"),   QStringLiteral("dark"),
    QStringLiteral("text"),    QStringLiteral("gap"),     QStringLiteral("quiz"),    QStringLiteral("deu"),
    QStringLiteral("check"),   QStringLiteral("about"),   QStringLiteral("xyzzy"),   QStringLiteral("standard"),
    QStringLiteral("protect"), QStringLiteral("motion"),  QStringLiteral("crash"),   QStringLiteral("conditional"),
};

const std::array kValues{
    QStringLiteral("12 s"),   QStringLiteral("0"),   QStringLiteral("8.5"),  QStringLiteral("64"),
    QStringLiteral("350 ms"), QStringLiteral("1"),   QStringLiteral("2"),    QStringLiteral("3"),
    QStringLiteral("-1"),     QStringLiteral("99x"), QStringLiteral("24 h"), QStringLiteral("5,5 s"),
};

const std::array kLanguages{QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("en-XA"),
                            QStringLiteral("ar-XB")};

QKeyCombination keyFor(QChar letter)
{
    return QKeyCombination(letter.isUpper() ? Qt::ShiftModifier : Qt::NoModifier, Qt::Key(letter.toUpper().unicode()));
}

/// What such a key types.
QString typedBy(QKeyCombination combination)
{
    const auto modifiers = combination.keyboardModifiers();
    if (combination.key() >= 0x80 || (modifiers & ~Qt::ShiftModifier))
        return {};
    const QChar letter = QChar(char16_t(combination.key()));
    return modifiers & Qt::ShiftModifier ? QString(letter) : QString(letter.toLower());
}

} // namespace

RandomUser::RandomUser(app::MainWindow& window, quint32 seed) : m_window(window), m_random(seed) {}

/// The window makes its commands anew with its views. Another scenario has a way back of its own.
void RandomUser::shutWhatLeadsOut()
{
    for (const auto& group : m_window.commands().groups())
        for (QAction* action : group.actions)
            if (findBuiltin(action->data().toString().toStdString()))
                action->setEnabled(false);
    for (const app::Action each : {app::Action::Open, app::Action::Save, app::Action::SaveAs, app::Action::Quit})
        m_window.commands().of(each)->setEnabled(false);
}

void RandomUser::act()
{
    shutWhatLeadsOut();
    if (!m_under || !m_under->isVisible())
        m_under = m_window.windowHandle();
    const int what = below(1000);
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
        useKey();
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
    if (popup && popup->windowHandle() && chance(85))
        return popup->windowHandle();
    QList<QWindow*> windows{m_window.windowHandle()};
    for (const QWidget* each : QApplication::topLevelWidgets())
        if (each->isVisible() && each->windowType() == Qt::Dialog && each->windowHandle())
            windows << each->windowHandle();
    return chance(60) ? windows.last() : windows.first();
}

QPoint RandomUser::anywhere(const QWindow& window)
{
    return {below(std::max(1, window.width())), below(std::max(1, window.height()))};
}

QPoint RandomUser::onSomething(const QWindow& window)
{
    QWidget* top = nullptr;
    for (QWidget* each : QApplication::topLevelWidgets())
        if (each->windowHandle() == &window)
            top = each;
    if (!top)
        return anywhere(window);
    const bool isMost = chance(50); // where most is to be done
    QList<QWidget*> seen;
    for (QWidget* each : top->findChildren<QWidget*>()) {
        const bool isMain = qobject_cast<ui::TimelineView*>(each) || qobject_cast<ui::StageView*>(each) ||
                            qobject_cast<ui::ValueTrack*>(each);
        if (each->window() == top && each->isVisible() && !each->visibleRegion().isEmpty() && (isMain || !isMost))
            seen << each;
    }
    if (seen.isEmpty())
        return anywhere(window);
    const QWidget* widget = oneOf(seen);
    const QRect part = widget->visibleRegion().boundingRect();
    return widget->mapTo(top, part.topLeft() + QPoint(below(part.width()), below(part.height())));
}

void RandomUser::mouse(QEvent::Type type, Qt::MouseButton button, const QPoint& at)
{
    if (type == QEvent::MouseButtonPress)
        m_buttons |= button;
    else if (type == QEvent::MouseButtonRelease)
        m_buttons &= ~Qt::MouseButtons(button);
    m_at = at;
    m_time += chance(90) ? 300 : 20; // a press soon after another is a double click
    note(
        QStringLiteral("mouse event %1, button %2, at %3, %4").arg(int(type)).arg(int(button)).arg(at.x()).arg(at.y()));
    qt_handleMouseEvent(m_under, at, m_under->mapToGlobal(at), m_buttons, button, type, oneOf(kModifiers), m_time);
}

void RandomUser::usePointer()
{
    m_under = target();
    const QPoint at = chance(80) ? onSomething(*m_under) : anywhere(*m_under);
    if (chance(35))
        return mouse(QEvent::MouseMove, Qt::NoButton, at);
    const int which = below(20);
    mouse(QEvent::MouseButtonPress, which == 0 ? Qt::MiddleButton : which <= 2 ? Qt::RightButton : Qt::LeftButton, at);
}

/// Clicks are as common as drags.
void RandomUser::drag()
{
    if (chance(25)) {
        const auto held = m_buttons & Qt::LeftButton    ? Qt::LeftButton
                          : m_buttons & Qt::RightButton ? Qt::RightButton
                                                        : Qt::MiddleButton;
        return mouse(QEvent::MouseButtonRelease, held, m_at);
    }
    if (chance(10))
        return mouse(QEvent::MouseMove, Qt::NoButton, anywhere(*m_under));
    mouse(QEvent::MouseMove, Qt::NoButton, m_at + QPoint(below(2 * kFar) - kFar, below(kFar) - kFar / 2));
}

void RandomUser::turnWheel()
{
    m_under = target();
    const QPointF at = onSomething(*m_under);
    const int turn = 40 * (below(13) - 6);
    const QPoint angle = chance(15) ? QPoint(turn, 0) : QPoint(0, turn);
    const auto modifiers = chance(40) ? Qt::ControlModifier : oneOf(kModifiers);
    note(QStringLiteral("wheel %1 with %2").arg(turn).arg(int(modifiers)));
    QWheelEvent wheel(at, m_under->mapToGlobal(at), {}, angle, m_buttons, modifiers, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(m_under, &wheel);
}

void RandomUser::pinch()
{
    m_under = m_window.windowHandle();
    const QPointF at = onSomething(*m_under);
    const double by = (below(100) - 50) / 100.0;
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

void RandomUser::useKey()
{
    const int what = below(100);
    if (what < 35)
        key(QKeyCombination(oneOf(kModifiers), oneOf(kMoving)));
    else if (what < 65)
        key(QKeyCombination(chance(20) ? Qt::ShiftModifier : Qt::NoModifier, oneOf(kOthers)));
    else if (what < 80)
        key(oneOf(kCommands));
    else if (what < 85)
        key(QKeyCombination(oneOf(kModifiers), Qt::Key(Qt::Key_A + below(26))));
    else
        planKeys();
}

void RandomUser::planText(const QString& text)
{
    for (const QChar letter : text)
        m_plan << keyFor(letter);
}

/// What only comes about with several keys in a row; the first of them at once.
void RandomUser::planKeys()
{
    switch (below(3)) {
    case 0: // a command by its name, and its value
        m_plan << QKeyCombination(Qt::CTRL, Qt::Key_K);
        planText(oneOf(kSought));
        for (int down = below(4); down > 0; --down)
            m_plan << QKeyCombination(Qt::Key_Down);
        m_plan << QKeyCombination(Qt::Key_Return);
        planText(oneOf(kValues));
        m_plan << QKeyCombination(chance(70) ? Qt::Key_Return : Qt::Key_Escape);
        break;
    case 1: // a grip
        m_plan << QKeyCombination(Qt::Key_E);
        for (int steps = below(12); steps > 0; --steps)
            m_plan << QKeyCombination(oneOf(std::array{Qt::Key_Left, Qt::Key_Right, Qt::Key_Right}));
        break;
    default: // a value in a field
        m_plan << QKeyCombination(Qt::Key_Tab);
        planText(oneOf(kValues));
        m_plan << QKeyCombination(Qt::Key_Return);
    }
    key(m_plan.takeFirst());
}

void RandomUser::resize()
{
    const std::array sizes{
        kSmallest, QSize(1440, 900), QSize(1920, 1080), kLargest,
        kSmallest + QSize(below(kLargest.width() - kSmallest.width()), below(kLargest.height() - kSmallest.height()))};
    const QSize size = oneOf(sizes);
    note(QStringLiteral("resize to %1 × %2").arg(size.width()).arg(size.height()));
    m_window.resize(size);
}

/// A theme, a text size, a mode: whatever the commands have; and a language, also one that is for tests.
void RandomUser::choose()
{
    if (chance(25)) {
        const QString code = oneOf(kLanguages);
        note(QStringLiteral("speak %1").arg(code));
        ui::useLanguage(code);
        return;
    }
    const QList<QAction*> actions = oneOf(m_window.commands().groups()).actions;
    QAction* action = oneOf(actions);
    note(QStringLiteral("choose “%1”").arg(action->text()));
    if (action->isEnabled())
        action->trigger();
}

} // namespace fenceline::test
