// SPDX-License-Identifier: GPL-3.0-or-later
// The window with no mouse: Tab and keys alone set the pause, bring the change of the verdict and read every event.
#include "tests/app/opened_window.h"
#include "ui/controls/caption_label.h"
#include "ui/controls/transport_bar.h"
#include "ui/controls/verdict_card.h"
#include "ui/stage/stage_view.h"
#include "ui/theme/announcement.h"
#include "ui/timeline/timeline_view.h"

#include <QSet>
#include <QTabBar>
#include <utility>

using namespace fenceline;
using namespace fenceline::ui;
using fenceline::test::spokenName;

class KeyboardTest : public QObject, private test::WithWindow {
    Q_OBJECT

private:
    QWidget* focus() const { return QApplication::focusWidget(); }
    void type(const char* text) const
    {
        for (; *text; ++text)
            QTest::keyClick(m_window->get()->windowHandle(), *text);
    }
    QString verdict() const { return spokenName(m_window->find<VerdictCard>()); }
    QString caption() const { return spokenName(m_window->find<CaptionLabel>()); }
    /// What was said last for this part of the window.
    template <class Part>
    QString announced() const
    {
        return spokenName(m_window->find<Part>()->template findChild<Announcement*>());
    }

    /// Along the order of Tab to what a screen reader calls so; each stop on the way has a name.
    void tabTo(const QString& name) const
    {
        QSet<QWidget*> seen;
        while (!focus() || spokenName(focus()) != name) {
            key(Qt::Key_Tab);
            QVERIFY2(focus() && !spokenName(focus()).isEmpty(), qPrintable(name));
            QVERIFY2(!seen.contains(focus()), qPrintable(name));
            seen << focus();
        }
    }

private slots:
    void initTestCase() { useLanguage(QStringLiteral("en")); }

    void init() { openActive(); }

    void cleanup() { m_window.reset(); }

    /// Lease 10 s, B waits, A freezes at 2.5 s: sold twice from a pause of 8.5 s on (the closed form of the rules).
    void setsThePauseAndHearsWhatComesOfIt()
    {
        tabTo(QStringLiteral("Pause length, exact value"));
        type("8");
        key(Qt::Key_Return);
        QVERIFY2(verdict().startsWith(QStringLiteral("One sale: fan A.")), qPrintable(verdict()));
        QCOMPARE(announced<VerdictCard>(), verdict());
        tabTo(QStringLiteral("Pause length"));
        for (int i = 0; i < 3; ++i)
            key(Qt::Key_Right, Qt::ShiftModifier); // a hundredth of 30 s each
        QVERIFY2(verdict().startsWith(QStringLiteral("Seat C14 sold twice.")), qPrintable(verdict()));
        QCOMPARE(announced<VerdictCard>(), verdict());
    }

    /// Fencing on writes holds for a pause beyond the lease and leaves the strip before it; on reads too it holds.
    void turnsFencingOnAndHearsWhatItDoes()
    {
        tabTo(QStringLiteral("Fencing tokens"));
        key(Qt::Key_Space);
        QVERIFY2(announced<VerdictCard>().startsWith(QStringLiteral("One sale: fan B.")), qPrintable(verdict()));
        tabTo(QStringLiteral("Writes"));
        tabTo(QStringLiteral("Pause length, exact value"));
        type("9");
        key(Qt::Key_Return);
        QVERIFY2(announced<VerdictCard>().startsWith(QStringLiteral("Seat C14 sold twice.")), qPrintable(verdict()));
        tabTo(QStringLiteral("Writes"));
        key(Qt::Key_Right);
        QVERIFY2(announced<VerdictCard>().startsWith(QStringLiteral("One sale: fan B.")), qPrintable(verdict()));
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY2(announced<VerdictCard>().startsWith(QStringLiteral("Seat C14 sold twice.")), qPrintable(verdict()));
    }

    /// From the top to the bottom: the picture, the border below it, the tabs, what is in them.
    void tabGoesAsTheEyeDoes()
    {
        tabTo(QStringLiteral("Stage"));
        QStringList stops;
        for (int i = 0; i < 3; ++i) {
            key(Qt::Key_Tab);
            stops << spokenName(focus());
        }
        QCOMPARE(stops, (QStringList{QStringLiteral("Height of the stage"), QStringLiteral("Timeline"),
                                     QStringLiteral("Timeline")}));
        QVERIFY(qobject_cast<TimelineView*>(focus()));
        key(Qt::Key_Tab, Qt::ShiftModifier);
        QVERIFY(qobject_cast<QTabBar*>(focus()));
        key(Qt::Key_Tab, Qt::ShiftModifier);
        const int before = m_window->find<StageView>()->height();
        key(Qt::Key_Down);
        QCOMPARE(m_window->find<StageView>()->height(), before + 16);
    }

    /// The lesson's instants, from its table.
    void stepsThroughAllEventsAndReadsEach()
    {
        const QList<std::pair<qint64, const char*>> instants{
            {1'000, "A reads"},     {2'500, "A is frozen"},
            {4'000, "B asks"},      {10'000, "B, waiting, is granted 34"},
            {11'000, "B reads"},    {12'500, "B writes"},
            {13'000, "B releases"}, {17'500, "A wakes and writes"},
            {18'000, "A releases"}};
        QVERIFY(caption().startsWith(QStringLiteral("A asks for the lock and is granted token 33")));
        for (const auto& [ms, words] : instants) {
            key(Qt::Key_Period);
            QCOMPARE(milliseconds(m_window->get()->playback().playhead()), ms);
            QVERIFY2(caption().contains(QLatin1String(words)), qPrintable(caption()));
            QVERIFY2(announced<TransportBar>().endsWith(caption()), qPrintable(announced<TransportBar>()));
            QVERIFY(announced<TransportBar>().startsWith(QString::number(double(ms) / 1000, 'f', 1)));
        }
        key(Qt::Key_Comma);
        QCOMPARE(milliseconds(m_window->get()->playback().playhead()), 17'500);
        QVERIFY(announced<TransportBar>().contains(QStringLiteral("A wakes and writes")));
    }

    /// A sentence while it plays would be spoken over by the next; where it comes to rest one is said.
    void saysNothingWhileItPlays()
    {
        key(Qt::Key_Period);
        const QString before = announced<TransportBar>();
        key(Qt::Key_Space);
        QVERIFY(m_window->get()->playback().isPlaying());
        m_window->get()->playback().seek(kStart + Duration{12'500});
        QVERIFY(caption().contains(QStringLiteral("B writes")));
        QCOMPARE(announced<TransportBar>(), before);
        key(Qt::Key_Space);
        QVERIFY(!m_window->get()->playback().isPlaying());
        QVERIFY(announced<TransportBar>().contains(QStringLiteral("B writes")));
    }

    /// Qt's own mark without a click.
    void aScreenReadersPressIsAClick()
    {
        auto* fencing = QAccessible::queryAccessibleInterface(m_window->button(QStringLiteral("Fencing tokens")));
        QVERIFY(fencing->actionInterface()->actionNames().contains(QAccessibleActionInterface::toggleAction()));
        QVERIFY(!fencing->state().checked);
        fencing->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
        QVERIFY(fencing->state().checked);
        QCOMPARE(m_window->session().scenario().guards.fencing, Fencing::Writes);
        auto* both = QAccessible::queryAccessibleInterface(m_window->button(QStringLiteral("Reads and writes")));
        QCOMPARE(both->role(), QAccessible::RadioButton);
        both->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
        QCOMPARE(m_window->session().scenario().guards.fencing, Fencing::ReadsAndWrites);
    }
};

QTEST_MAIN(KeyboardTest)
#include "keyboard_test.moc"
