// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edit.h"
#include "tests/ui/quiet.h"
#include "ui/controls/changes_button.h"
#include "ui/text/difference_text.h"
#include "ui/text/text.h"
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

private slots:
    void initTestCase()
    {
        installTranslations(*QCoreApplication::instance());
        applyLook(Theme::Kind::Light);
    }
    void init() { test::failOnAnyWarning(); }

    void eachChangeIsASentence_data()
    {
        QTest::addColumn<std::function<void(Scenario&)>>("change");
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QString>("wayBack");
        using Edited = std::function<void(Scenario&)>;
        const auto row = [](const char* name, const Edited& change, const char* sentence, const char* wayBack) {
            QTest::newRow(name) << change << QString::fromUtf8(sentence) << QString::fromUtf8(wayBack);
        };
        row(
            "lease", [](Scenario& s) { s.lease = Duration{12'000}; }, "lease 12 s instead of 10 s",
            "Back to lease 10 s");
        row(
            "no lease", [](Scenario& s) { s.lease.reset(); }, "lease off instead of 10 s", "Back to lease 10 s");
        row(
            "fencing", [](Scenario& s) { s.guards.fencing = Fencing::Writes; }, "fencing: writes instead of off",
            "Back to fencing: off");
        row(
            "check", [](Scenario& s) { s.guards.checkBeforeWrite = CheckBeforeWrite::OwnClock; },
            "check before writing: by its own clock instead of off", "Back to check before writing: off");
        row(
            "conditional", [](Scenario& s) { s.guards.conditional = true; }, "conditional write: on instead of off",
            "Back to conditional write: off");
        row(
            "protection", [](Scenario& s) { s.protection = Protection::None; }, "protection: none instead of a lock",
            "Back to protection: a lock");
        row(
            "token", [](Scenario& s) { s.firstToken = Token{1'000'000}; }, "first token 1000000 instead of 33",
            "Back to first token 33");
        row(
            "step", [](Scenario& s) { s.steps.write = Duration{4'000}; }, "write at 4 s instead of 2.5 s",
            "Back to write at 2.5 s");
        row(
            "pause", [](Scenario& s) { s = *edit::pauseLength(s, Duration{9'000}); }, "pause of A 9 s instead of 15 s",
            "Back to pause of A 15 s");
        row(
            "start", [](Scenario& s) { s = *edit::freezeAt(s, Duration{250}); },
            "start of A's pause 250 ms instead of 2.5 s", "Back to start of A's pause 2.5 s");
        row(
            "cause", [](Scenario& s) { s = edit::pauseCause(s, PauseCause::Swap); },
            "cause of A's pause: swapping instead of garbage collection",
            "Back to cause of A's pause: garbage collection");
        row(
            "crash", [](Scenario& s) { s = edit::crash(s); }, "what stops A: a crash instead of a pause of 15 s",
            "Back to what stops A: a pause of 15 s");
        row(
            "no fault", [](Scenario& s) { s.faults.clear(); }, "A's pause of 15 s at 2.5 s removed",
            "Bring back A's pause of 15 s at 2.5 s");
        row(
            "a fault",
            [](Scenario& s) {
                s.faults.push_back({Duration{3'000}, WorkerId{1}, Crash{}});
            },
            "B's crash at 3 s added", "Remove B's crash at 3 s");
        row(
            "a worker", [](Scenario& s) { s = *edit::workers(s, 3); }, "worker C added", "Remove worker C");
        row(
            "workers", [](Scenario& s) { s = *edit::workers(s, 5); }, "3 workers added", "Remove 3 workers");
        row(
            "no B", [](Scenario& s) { s = *edit::workers(s, 1); }, "worker B removed", "Bring worker B back");
        row(
            "a seat", [](Scenario& s) { s = *edit::seats(s, 2); }, "seat C15 added", "Remove seat C15");
        row(
            "seats", [](Scenario& s) { s = *edit::seats(s, 9); }, "8 seats added", "Remove 8 seats");
        row(
            "arrival", [](Scenario& s) { s.workers[1].arrives = Duration{5'000}; }, "arrival of B 5 s instead of 4 s",
            "Back to arrival of B 4 s");
        row(
            "any seat", [](Scenario& s) { s.workers[1].seat.reset(); }, "seat of B: any instead of C14",
            "Back to seat of B: C14");
        row(
            "rush", [](Scenario& s) { s.arrivals = Arrivals::Rush; }, "arrivals: in a rush instead of as listed",
            "Back to arrivals: as listed");
        row(
            "summary", [](Scenario& s) { s.summary.clear(); }, "another summary", "Back to the summary as it was");
    }
    void eachChangeIsASentence()
    {
        QFETCH(std::function<void(Scenario&)>, change);
        Scenario now;
        change(now);
        const auto found = differences(Scenario{}, now);
        QCOMPARE(found.size(), std::size_t{1});
        const auto text = differenceText(Scenario{}, now, found.front());
        QTEST(text.sentence, "sentence");
        QTEST(text.wayBack, "wayBack");
    }

    void theButtonIsThereWhileSomethingIsChanged()
    {
        QWidget window;
        ChangesButton button(&window);
        window.show();
        QVERIFY(!button.isVisible());
        button.show(Scenario{}, withLease(12'000));
        QVERIFY(button.isVisible());
        button.show(Scenario{}, Scenario{});
        QVERIFY(!button.isVisible());
    }

    void oneChangeIsSaidWholeWhereThereIsRoom()
    {
        ChangesButton button;
        button.show(Scenario{}, withLease(12'000));
        button.resize(button.sizeHint());
        QCOMPARE(button.text(), QStringLiteral("lease 12 s instead of 10 s"));
        button.resize(button.minimumSizeHint());
        QCOMPARE(button.text(), QStringLiteral("1 change"));
        QCOMPARE(QAccessible::queryAccessibleInterface(&button)->text(QAccessible::Name),
                 QStringLiteral("lease 12 s instead of 10 s"));
        auto two = withLease(12'000);
        two.guards.fencing = Fencing::Writes;
        button.show(Scenario{}, two);
        button.resize(800, button.height());
        QCOMPARE(button.text(), QStringLiteral("2 changes"));
    }

    void theMenuHasAWayBackForEach()
    {
        auto now = withLease(12'000);
        now.workers[1].fan = "R&D";
        ChangesButton button;
        button.show(Scenario{}, now);
        QSignalSpy back(&button, &ChangesButton::backRequested);
        QSignalSpy allBack(&button, &ChangesButton::allBackRequested);
        emit button.menu()->aboutToShow();
        QCOMPARE(entries(*button.menu()),
                 (QStringList{QStringLiteral("Back to lease 10 s\tnow 12 s"),
                              QStringLiteral("Back to fan of B: fan_b\tnow R&&D"), QStringLiteral("All back")}));
        button.menu()->actions().front()->trigger();
        QCOMPARE(back.size(), 1);
        const auto chosen = back[0][0].value<Difference>();
        QCOMPARE(withBack(Scenario{}, now, chosen).value().lease, Scenario{}.lease);
        button.menu()->actions().back()->trigger();
        QCOMPARE(allBack.size(), 1);
    }
};

QTEST_MAIN(ControlsChangesTest)
#include "controls_changes_test.moc"
