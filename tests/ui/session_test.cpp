// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edit.h"
#include "tests/ui/sqlite_out_of_memory.h"
#include "ui/session/playback.h"
#include "ui/session/session.h"

#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>
#include <optional>

using namespace fenceline;
using namespace fenceline::ui;

class SessionTest : public QObject {
    Q_OBJECT

private:
    static Result<Scenario> withLease(const Session& session, int ms)
    {
        return edit::lease(session.scenario(), Duration{ms});
    }

private slots:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void anEditIsPublishedOnceAndCanBeUndone()
    {
        Session session{openScenario(Scenario{}).value()};
        QSignalSpy changed(&session, &Session::changed);
        session.apply(Edit::Lease, withLease(session, 12000));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(session.scenario().lease.value().count(), 12000);
        session.undo();
        QCOMPARE(changed.size(), 2);
        QCOMPARE(session.scenario(), Scenario{});
        session.redo();
        QCOMPARE(changed.size(), 3);
        QCOMPARE(session.scenario().lease.value().count(), 12000);
    }

    void aDragIsOneStep()
    {
        Session session{openScenario(Scenario{}).value()};
        for (int ms = 10100; ms <= 13000; ms += 100)
            session.apply(Edit::Lease, withLease(session, ms));
        session.endDrag();
        QCOMPARE(session.undoStack().count(), 1);
        session.apply(Edit::Lease, withLease(session, 20000));
        QCOMPARE(session.undoStack().count(), 2);
        session.undo();
        QCOMPARE(session.scenario().lease.value().count(), 13000);
        session.undo();
        QCOMPARE(session.scenario(), Scenario{});
    }

    void aDragBackToItsStartVanishes()
    {
        Session session{openScenario(Scenario{}).value()};
        for (const int ms : {11000, 12000, 11000, 10000})
            session.apply(Edit::Lease, withLease(session, ms));
        session.endDrag();
        QCOMPARE(session.undoStack().count(), 0);
        QCOMPARE(session.scenario(), Scenario{});
    }

    void twoChoicesInARowAreTwoSteps()
    {
        Session session{openScenario(Scenario{}).value()};
        for (const auto fencing : {Fencing::Writes, Fencing::ReadsAndWrites}) {
            Scenario edited = session.scenario();
            edited.guards.fencing = fencing;
            session.apply(Edit::Fencing, edited);
        }
        QCOMPARE(session.undoStack().count(), 2);
    }

    void whatIsRefusedChangesNothing()
    {
        Session session{openScenario(Scenario{}).value()};
        QSignalSpy changed(&session, &Session::changed);
        QSignalSpy refused(&session, &Session::refused);
        session.apply(Edit::Lease, withLease(session, 0));
        QCOMPARE(refused.size(), 1);
        QCOMPARE(changed.size(), 0);
        QVERIFY(!session.undoStack().canUndo());
    }

    void whatCannotBePlayedChangesNothing()
    {
        Session session{openScenario(Scenario{}).value()};
        session.apply(Edit::Lease, withLease(session, 12'000));
        session.endDrag();
        const auto before = session.run();
        QSignalSpy changed(&session, &Session::changed);
        QSignalSpy failed(&session, &Session::failed);
        std::optional<test::SqliteOutOfMemory> outOfMemory(std::in_place);

        session.apply(Edit::Lease, withLease(session, 13'000));
        session.reset();
        session.undo();
        QCOMPARE(failed.size(), 3);
        QCOMPARE(failed[0][0].value<Error>().message, std::string("SQLite failed: out of memory"));
        QCOMPARE(changed.size(), 0);
        QCOMPARE(session.run(), before);
        QCOMPARE(session.undoStack().count(), 1);
        QCOMPARE(session.undoStack().index(), 1);

        outOfMemory.reset();
        session.undo();
        QCOMPARE(session.scenario(), Scenario{});
        outOfMemory.emplace();
        session.redo();
        QCOMPARE(failed.size(), 4);
        QCOMPARE(session.undoStack().index(), 0);
        QCOMPARE(session.scenario(), Scenario{});

        outOfMemory.reset();
        session.redo();
        QCOMPARE(session.scenario(), before->scenario);
        QCOMPARE(session.run()->sql, before->sql);
        QCOMPARE(changed.size(), 2);
    }

    void noSessionBeginsWithoutARun()
    {
        const test::SqliteOutOfMemory outOfMemory;
        const auto opened = openScenario(Scenario{});
        QVERIFY(!opened.has_value());
        QVERIFY(opened.error().message.starts_with("SQLite failed"));
    }

    void thereIsNothingToUndoAtFirst()
    {
        Session session{openScenario(Scenario{}).value()};
        QSignalSpy changed(&session, &Session::changed);
        session.undo();
        session.redo();
        QCOMPARE(changed.size(), 0);
        QCOMPARE(session.scenario(), Scenario{});
    }

    /// What a drag leaves out on its way is there again on its way back.
    void aDragIsMadeFromWhereItBegan()
    {
        Session session{openScenario(Scenario{}).value()};
        const auto drag = [&](int workers) {
            session.apply(Edit::Workers, edit::workers(session.base(Edit::Workers), workers));
        };
        Scenario odd = session.scenario();
        odd.workers[1].name = "Bertha";
        odd.faults[0].worker = WorkerId{1};
        session.apply(Edit::Reset, odd);
        drag(3);
        drag(1);
        QVERIFY(session.scenario().faults.empty());
        QCOMPARE(session.base(Edit::Workers), odd);
        QCOMPARE(session.base(Edit::Lease), session.scenario());
        drag(2);
        QCOMPARE(session.scenario(), odd);
        QCOMPARE(session.undoStack().count(), 1);
        drag(1);
        session.endDrag();
        QCOMPARE(session.base(Edit::Workers), session.scenario());
    }

    void backToTheLessonIsAStepToo()
    {
        Session session{openScenario(Scenario{}).value()};
        session.apply(Edit::Lease, withLease(session, 12000));
        session.endDrag();
        session.reset();
        QCOMPARE(session.scenario(), Scenario{});
        session.undo();
        QCOMPARE(session.scenario().lease.value().count(), 12000);
    }

    void manyEditsAndAsManyUndosGiveTheSameRun()
    {
        Session session{openScenario(Scenario{}).value()};
        const auto before = session.run();
        QRandomGenerator random(7);
        for (int i = 0; i < 200; ++i) {
            const Duration value{random.bounded(1, 40000)};
            switch (random.bounded(3)) {
            case 0: session.apply(Edit::Lease, edit::lease(session.scenario(), value)); break;
            case 1: session.apply(Edit::PauseLength, edit::pauseLength(session.scenario(), value)); break;
            case 2: session.apply(Edit::FreezeAt, edit::freezeAt(session.scenario(), value)); break;
            }
            if (random.bounded(2) == 0)
                session.endDrag();
        }
        while (session.undoStack().canUndo())
            session.undo();
        QCOMPARE(session.scenario(), before->scenario);
        QCOMPARE(session.run()->verdict, before->verdict);
        QCOMPARE(session.run()->sql, before->sql);
    }

    void thePlayheadStepsFromEventToEvent()
    {
        Session session{openScenario(Scenario{}).value()};
        Playback playback;
        playback.setRun(session.run());
        QList<qint64> visited;
        connect(&playback, &Playback::playheadMoved, this, [&](Instant at) { visited << milliseconds(at); });
        for (int i = 0; i < 11; ++i)
            playback.toNextEvent();
        QCOMPARE(visited, (QList<qint64>{1000, 2500, 4000, 10000, 11000, 12500, 13000, 17500, 18000, 20000}));
        visited.clear();
        for (int i = 0; i < 3; ++i)
            playback.toPreviousEvent();
        QCOMPARE(visited, (QList<qint64>{18000, 17500, 13000}));
        playback.toStart();
        QCOMPARE(playback.playhead(), kStart);
        playback.toEnd();
        QCOMPARE(milliseconds(playback.playhead()), 20000);
    }

    void withoutARunThereIsNothingToPlay()
    {
        Playback playback;
        playback.setRun(nullptr);
        playback.toNextEvent();
        playback.toPreviousEvent();
        playback.toEnd();
        playback.setReducedMotion(true);
        playback.play();
        playback.advance(std::chrono::seconds(1));
        QCOMPARE(playback.playhead(), kStart);
        QVERIFY(!playback.isPlaying());
    }

    void playingReachesTheEndAndStops()
    {
        Session session{openScenario(Scenario{}).value()};
        Playback playback;
        playback.setRun(session.run());
        playback.setSpeed(8);
        playback.seek(kStart + Duration{19'000});
        QSignalSpy playing(&playback, &Playback::playingChanged);
        playback.play();
        QVERIFY(playback.isPlaying());
        QTRY_VERIFY(!playback.isPlaying());
        QCOMPARE(playing.size(), 2);
        QCOMPARE(milliseconds(playback.playhead()), 20000);
        playback.play();
        QVERIFY(playback.playhead() < kStart + Duration{5000});
        playback.pause();
    }

    /// Each still is the last event that has happened by then; nothing moves in between.
    void withReducedMotionThePlayheadWaitsAtEachEvent()
    {
        Session session{openScenario(Scenario{}).value()};
        Playback playback;
        playback.setRun(session.run());
        playback.setReducedMotion(true);
        playback.setSpeed(2);
        QList<qint64> visited;
        connect(&playback, &Playback::playheadMoved, this, [&](Instant at) { visited << milliseconds(at); });
        for (int played = 32; played < 20'000; played += 32) {
            playback.advance(std::chrono::milliseconds{16});
            qint64 last = 0;
            for (const Event& event : session.run()->trace.events)
                if (milliseconds(event.at) <= played)
                    last = milliseconds(event.at);
            QCOMPARE(milliseconds(playback.playhead()), last);
        }
        playback.advance(std::chrono::milliseconds{16});
        QCOMPARE(visited, (QList<qint64>{1000, 2500, 4000, 10000, 11000, 12500, 13000, 17500, 18000, 20000}));
    }

    void timePlayedWithinAStillIsKept()
    {
        Session session{openScenario(Scenario{}).value()};
        Playback playback;
        playback.setRun(session.run());
        playback.setReducedMotion(true);
        playback.seek(kStart + Duration{3'000});
        playback.advance(std::chrono::milliseconds{600});
        QCOMPARE(milliseconds(playback.playhead()), 3000);
        playback.setRun(session.run());
        playback.advance(std::chrono::milliseconds{400});
        QCOMPARE(milliseconds(playback.playhead()), 4000);
        playback.advance(std::chrono::milliseconds{600});
        playback.setReducedMotion(false);
        playback.advance(std::chrono::milliseconds{50});
        QCOMPARE(milliseconds(playback.playhead()), 4650);
        playback.setReducedMotion(true);
        playback.advance(std::chrono::milliseconds{5'000});
        playback.seek(kStart + Duration{4'650});
        playback.advance(std::chrono::milliseconds{5'000});
        QCOMPARE(milliseconds(playback.playhead()), 4650);
    }

    void aShorterRunTakesThePlayheadWithIt()
    {
        Session session{openScenario(Scenario{}).value()};
        Playback playback;
        playback.setRun(session.run());
        session.apply(Edit::PauseLength, edit::pauseLength(session.scenario(), Duration{60'000}));
        playback.setRun(session.run());
        playback.toEnd();
        QVERIFY(playback.playhead() > kStart + Duration{60'000});
        session.undo();
        playback.setRun(session.run());
        QCOMPARE(milliseconds(playback.playhead()), 20000);
    }
};

QTEST_GUILESS_MAIN(SessionTest)
#include "session_test.moc"
