// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/actions.h"
#include "app/window/main_window.h"
#include "tests/ui/quiet.h"
#include "ui/text/languages.h"
#include "ui/theme/style.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QTest>
#include <algorithm>
#include <memory>
#include <optional>

namespace fenceline::test {

/// What a screen reader calls it.
inline QString spokenName(QWidget* widget)
{
    auto* accessible = QAccessible::queryAccessibleInterface(widget);
    return accessible ? accessible->text(QAccessible::Name) : QString();
}

/// The main window, shown, in the light theme; anything that Qt warns of fails the test.
class OpenedWindow {
public:
    explicit OpenedWindow(const Scenario& scenario = {}, ui::Autosave* autosave = nullptr)
    {
        failOnAnyWarning();
        ui::applyLook(ui::Theme::Kind::Light);
        m_window = std::make_unique<app::MainWindow>(
            ui::openScenario(scenario).value(),
            app::MainWindow::Surroundings{ui::Theme::Kind::Light, m_preferences, nullptr, autosave});
        m_window->show();
        m_exposed = QTest::qWaitForWindowExposed(m_window.get());
    }

    bool isExposed() const { return m_exposed; }
    app::MainWindow* get() const { return m_window.get(); }
    ui::Session& session() const { return m_window->session(); }
    app::Preferences& preferences() { return m_preferences; }
    void trigger(app::Action action) const { m_window->commands().of(action)->trigger(); }

    /// The one that a user sees; of a kind that none is seen of, any.
    template <class Widget>
    Widget* find() const
    {
        const auto all = m_window->findChildren<Widget*>();
        const auto seen = std::find_if(all.begin(), all.end(), [](const Widget* each) { return each->isVisible(); });
        return seen != all.end() ? *seen : all.value(0);
    }

    /// A button as a user names it; shown, so that it can be pressed.
    QAbstractButton* button(const QString& name) const
    {
        for (auto* candidate : m_window->findChildren<QAbstractButton*>())
            if (candidate->isVisible() && (candidate->text() == name || spokenName(candidate) == name))
                return candidate;
        return nullptr;
    }

    void press(const QString& name) const
    {
        auto* found = button(name);
        QVERIFY2(found, qPrintable(name));
        QTest::mouseClick(found, Qt::LeftButton);
    }

private:
    app::Preferences m_preferences{nullptr};
    std::unique_ptr<app::MainWindow> m_window;
    bool m_exposed = false;
};

/// For a test class to derive from: the window while a test runs, and what a test does with it.
class WithWindow {
protected:
    void open()
    {
        m_window.emplace();
        QVERIFY(m_window->isExposed());
    }
    /// With the keyboard.
    void openActive()
    {
        open();
        m_window->get()->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window->get()));
    }

    template <class Widget>
    Widget* find() const
    {
        return m_window->find<Widget>();
    }
    void press(const QString& name) const { m_window->press(name); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(m_window->get()->windowHandle(), key, modifiers);
    }
    ui::Session& session() const { return m_window->session(); }
    ui::Playback& playback() const { return m_window->get()->playback(); }
    qint64 playhead() const { return milliseconds(playback().playhead()); }

    std::optional<OpenedWindow> m_window;
};

} // namespace fenceline::test
