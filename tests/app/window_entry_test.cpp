// SPDX-License-Identifier: GPL-3.0-or-later
// A value that is typed, within the window: what ends the typing, what it changes, and what is taken back.
#include "tests/app/opened_window.h"
#include "ui/controls/controls_panel.h"
#include "ui/controls/duration_slider.h"
#include "ui/controls/value_field.h"

#include <array>
#include <functional>

using namespace fenceline;
using namespace fenceline::ui;

class WindowEntryTest : public QObject, private test::WithWindow {
    Q_OBJECT

private:
    DurationSlider* lease() const { return m_window->find<ControlsPanel>()->lease(); }

private slots:
    void initTestCase() { useLanguage(QStringLiteral("en")); }

    void init() { open(); }

    void cleanup() { m_window.reset(); }

    /// While it is typed in, the keys take back what was typed.
    void aValueFieldLeavesUndoAndRedoToTheWindow()
    {
        auto* field = lease()->field();
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("12"));
        QTest::keySequence(field, QKeySequence::Undo);
        QCOMPARE(field->text(), QStringLiteral("10 s"));
        QTest::keySequence(field, QKeySequence::Redo);
        QCOMPARE(field->text(), QStringLiteral("12"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(session().scenario().lease, Duration{12'000});

        QTest::keySequence(field, QKeySequence::Undo);
        QCOMPARE(session().scenario(), Scenario{});
        QCOMPARE(field->text(), QStringLiteral("10 s"));
        QTest::keySequence(field, QKeySequence::Redo);
        QCOMPARE(session().scenario().lease, Duration{12'000});
        QCOMPARE(field->text(), QStringLiteral("12 s"));
    }

    void aRefusedEntryGoesWithTheNextRun()
    {
        const auto enter = [this](const QString& text) {
            lease()->field()->setFocus();
            lease()->field()->selectAll();
            QTest::keyClicks(lease()->field(), text);
            QTest::keyClick(lease()->field(), Qt::Key_Return);
        };
        const std::array<std::function<void()>, 3> others{[this] { m_window->trigger(app::Action::Reset); },
                                                          [this] { press(QStringLiteral("Fencing tokens")); },
                                                          [this] { press(QStringLiteral("Undo")); }};
        const QString before = lease()->said();
        for (const auto& other : others) {
            enter(QStringLiteral("abc"));
            QVERIFY(lease()->said() != before);
            other();
            QCOMPARE(lease()->field()->text(), QStringLiteral("10 s"));
            QCOMPARE(lease()->said(), before);
        }
    }

    /// As one on anything that takes the focus does.
    void aPressOnAButtonEndsTheTyping()
    {
        auto* field = lease()->field();
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("12"));
        QTest::mouseClick(m_window->get()->windowHandle(), Qt::LeftButton, {},
                          field->mapTo(m_window->get(), QPoint(2, 2)));
        QVERIFY(field->hasFocus());
        const auto* fencing = m_window->button(QStringLiteral("Fencing tokens"));
        QTest::mouseClick(m_window->get()->windowHandle(), Qt::LeftButton, {},
                          fencing->mapTo(m_window->get(), fencing->rect().center()));
        QCOMPARE(session().scenario().lease, Duration{12'000});
        QCOMPARE(session().scenario().guards.fencing, Fencing::Writes);
        QVERIFY(!field->hasFocus());
    }
};

QTEST_MAIN(WindowEntryTest)
#include "window_entry_test.moc"
