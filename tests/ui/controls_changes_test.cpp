// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edit.h"
#include "tests/ui/quiet.h"
#include "ui/controls/changes_button.h"
#include "ui/text/difference_text.h"
#include "ui/text/languages.h"
#include "ui/theme/style.h"

#include <QAccessible>
#include <QMenu>
#include <QSignalSpy>

using namespace fenceline;
using namespace fenceline::ui;

/// What has been changed is said in words, and each change has its way back.
class ControlsChangesTest : public QObject {
    Q_OBJECT

private:
    static Scenario withLease(int ms) { return edit::lease(Scenario{}, Duration{ms}).value(); }

    static QStringList entries(const QMenu& menu)
    {
        QStringList texts;
        for (const QAction* action : menu.actions())
            if (!action->isSeparator())
                texts << action->text();
        return texts;
    }

    using Edited = std::function<void(Scenario&)>;

    static void row(const char* name, const char* sentence, const char* wayBack, const Edited& change)
    {
        QTest::newRow(name) << change << QString::fromUtf8(sentence) << QString::fromUtf8(wayBack);
    }

    static void addColumns()
    {
        QTest::addColumn<Edited>("change");
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QString>("wayBack");
    }

    static void checkSentence()
    {
        QFETCH(Edited, change);
        Scenario now;
        change(now);
        const auto found = differences(Scenario{}, now);
        QCOMPARE(found.size(), std::size_t{1});
        const auto text = differenceText(Scenario{}, now, found.front());
        QTEST(text.sentence, "sentence");
        QTEST(text.wayBack, "wayBack");
    }

private slots:
    void initTestCase()
    {
        useLanguage(QStringLiteral("en"));
        applyLook(Theme::Kind::Light);
    }
    void init() { test::failOnAnyWarning(); }

    void eachSettingIsASentence_data()
    {
        addColumns();
        row("lease", "lease 12 s instead of 10 s", "Back to lease 10 s",
            [](Scenario& s) { s.lease = Duration{12'000}; });
        row("no lease", "lease off instead of 10 s", "Back to lease 10 s", [](Scenario& s) { s.lease.reset(); });
        row("fencing", "fencing: writes instead of off", "Back to fencing: off",
            [](Scenario& s) { s.guards.fencing = Fencing::Writes; });
        row("check", "check before writing: by its own clock instead of off", "Back to check before writing: off",
            [](Scenario& s) { s.guards.checkBeforeWrite = CheckBeforeWrite::OwnClock; });
        row("conditional", "conditional write: on instead of off", "Back to conditional write: off",
            [](Scenario& s) { s.guards.conditional = true; });
        row("protection", "protection: none instead of a lock", "Back to protection: a lock",
            [](Scenario& s) { s.protection = Protection::None; });
        row("token", "first token 1000000 instead of 33", "Back to first token 33",
            [](Scenario& s) { s.firstToken = Token{1'000'000}; });
        row("read", "read after 2 s instead of 1 s", "Read after 1 s again",
            [](Scenario& s) { s.steps.read = Duration{2'000}; });
        row("write", "write after 4 s instead of 2.5 s", "Write after 2.5 s again",
            [](Scenario& s) { s.steps.write = Duration{4'000}; });
        row("way", "a message takes 200 ms instead of 0 s", "Let a message take 0 s again",
            [](Scenario& s) { s.network.oneWay = Duration{200}; });
        row("retry", "retry every 2 s instead of every 100 ms", "Retry every 100 ms again",
            [](Scenario& s) { s.network.retry = Duration{2'000}; });
    }
    void eachSettingIsASentence() { checkSentence(); }

    void whoAndWhatStopsThemAreSentencesToo_data()
    {
        addColumns();
        row("pause", "A pauses for 9 s instead of 15 s", "Let A pause for 15 s again",
            [](Scenario& s) { s = *edit::pauseLength(s, Duration{9'000}); });
        row("start", "A pauses at 250 ms instead of 2.5 s", "Let A pause at 2.5 s again",
            [](Scenario& s) { s = *edit::freezeAt(s, Duration{250}); });
        row("cause", "cause of A's pause: swapping instead of garbage collection",
            "Back to cause of A's pause: garbage collection",
            [](Scenario& s) { s = edit::pauseCause(s, PauseCause::Swap); });
        row("crash", "what stops A: a crash instead of a pause of 15 s", "Back to what stops A: a pause of 15 s",
            [](Scenario& s) { s = edit::crash(s); });
        row("no fault", "A's pause of 15 s at 2.5 s removed", "Bring back A's pause of 15 s at 2.5 s",
            [](Scenario& s) { s.faults.clear(); });
        row("a fault", "B's crash at 3 s added", "Remove B's crash at 3 s", [](Scenario& s) {
            s.faults.push_back({Duration{3'000}, WorkerId{1}, Crash{}});
        });
        row("a worker", "worker C added", "Remove worker C", [](Scenario& s) { s = *edit::workers(s, 3); });
        row("workers", "3 workers added", "Remove 3 workers", [](Scenario& s) { s = *edit::workers(s, 5); });
        row("no B", "worker B removed", "Bring worker B back", [](Scenario& s) { s = *edit::workers(s, 1); });
        row("a seat", "seat C15 added", "Remove seat C15", [](Scenario& s) { s = *edit::seats(s, 2); });
        row("seats", "8 seats added", "Remove 8 seats", [](Scenario& s) { s = *edit::seats(s, 9); });
        row("arrival", "B arrives at 5 s instead of 4 s", "Let B arrive at 4 s again",
            [](Scenario& s) { s.workers[1].arrives = Duration{5'000}; });
        row("any seat", "seat of B: any instead of C14", "Back to seat of B: C14",
            [](Scenario& s) { s.workers[1].seat.reset(); });
        row("rush", "arrivals: in a rush instead of as listed", "Back to arrivals: as listed",
            [](Scenario& s) { s.arrivals = Arrivals::Rush; });
        row("summary", "another summary", "Back to the summary as it was", [](Scenario& s) { s.summary.clear(); });
    }
    void whoAndWhatStopsThemAreSentencesToo() { checkSentence(); }

    void germanIsAWholeSentenceToo_data()
    {
        addColumns();
        row("lease", "Lease 12 s statt 10 s", "Lease wieder 10 s", [](Scenario& s) { s.lease = Duration{12'000}; });
        row("step", "Schreiben nach 4 s statt nach 2,5 s", "Wieder nach 2,5 s schreiben",
            [](Scenario& s) { s.steps.write = Duration{4'000}; });
        row("arrival", "B kommt bei 5 s statt bei 4 s an", "B wieder bei 4 s ankommen lassen",
            [](Scenario& s) { s.workers[1].arrives = Duration{5'000}; });
        row("pause", "A pausiert 9 s statt 15 s", "A wieder 15 s pausieren lassen",
            [](Scenario& s) { s = *edit::pauseLength(s, Duration{9'000}); });
        row("protection", "Schutz: keiner (vorher: eine Sperre)", "Zurück zu „Schutz: eine Sperre“",
            [](Scenario& s) { s.protection = Protection::None; });
        row("no fault", "15 s Pause von A bei 2,5 s entfernt", "15 s Pause von A bei 2,5 s zurückholen",
            [](Scenario& s) { s.faults.clear(); });
    }
    void germanIsAWholeSentenceToo()
    {
        useLanguage(QStringLiteral("de"));
        checkSentence();
        useLanguage(QStringLiteral("en"));
    }

    void aCrashIsASentenceToo()
    {
        const Scenario built = edit::crash(Scenario{});
        const Scenario now = *edit::freezeAt(built, Duration{3'000});
        const auto found = differences(built, now);
        QCOMPARE(found.size(), std::size_t{1});
        const auto text = differenceText(built, now, found.front());
        QCOMPARE(text.sentence, QStringLiteral("A crashes at 3 s instead of 2.5 s"));
        QCOMPARE(text.wayBack, QStringLiteral("Let A crash at 2.5 s again"));
    }

    void theButtonIsThereWhileSomethingIsChanged()
    {
        QWidget window;
        ChangesButton button(&window);
        window.show();
        QVERIFY(!button.isVisible());
        button.showChanges(Scenario{}, withLease(12'000));
        QVERIFY(button.isVisible());
        button.showChanges(Scenario{}, Scenario{});
        QVERIFY(!button.isVisible());
    }

    void oneChangeIsSaidWholeWhereThereIsRoom()
    {
        ChangesButton button;
        button.showChanges(Scenario{}, withLease(12'000));
        button.resize(button.sizeHint());
        QCOMPARE(button.text(), QStringLiteral("lease 12 s instead of 10 s"));
        button.resize(button.minimumSizeHint());
        QCOMPARE(button.text(), QStringLiteral("1 change"));
        QCOMPARE(QAccessible::queryAccessibleInterface(&button)->text(QAccessible::Name),
                 QStringLiteral("lease 12 s instead of 10 s"));
        auto two = withLease(12'000);
        two.guards.fencing = Fencing::Writes;
        button.showChanges(Scenario{}, two);
        button.resize(800, button.height());
        QCOMPARE(button.text(), QStringLiteral("2 changes"));
    }

    void theMenuHasAWayBackForEach()
    {
        auto now = withLease(12'000);
        now.workers[1].fan = "R&D";
        ChangesButton button;
        button.showChanges(Scenario{}, now);
        QSignalSpy back(&button, &ChangesButton::revertRequested);
        QSignalSpy allBack(&button, &ChangesButton::revertAllRequested);
        emit button.menu()->aboutToShow();
        QCOMPARE(entries(*button.menu()),
                 (QStringList{QStringLiteral("Back to lease 10 s\tnow 12 s"),
                              QStringLiteral("Back to fan of B: fan_b\tnow R&&D"), QStringLiteral("All back")}));
        button.menu()->actions().front()->trigger();
        QCOMPARE(back.size(), 1);
        const auto chosen = back[0][0].value<Difference>();
        QCOMPARE(reverted(now, Scenario{}, chosen).value().lease, Scenario{}.lease);
        button.menu()->actions().back()->trigger();
        QCOMPARE(allBack.size(), 1);
    }
};

QTEST_MAIN(ControlsChangesTest)
#include "controls_changes_test.moc"
