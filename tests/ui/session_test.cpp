// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edit.h"
#include "ui/session/playback.h"
#include "ui/session/session.h"

#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

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
        Session session{Scenario{}};
        QSignalSpy changed(&session, &Session::changed);
        session.apply(Edit::Lease, QStringLiteral("lease"), withLease(session, 12000));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(session.scenario().lease.value().count(), 12000);
        session.undoStack().undo();
        QCOMPARE(changed.size(), 2);
        QCOMPARE(session.scenario(), Scenario{});
        session.undoStack().redo();
        QCOMPARE(changed.size(), 3);
        QCOMPARE(session.scenario().lease.value().count(), 12000);
    }

    void aDragIsOneStep()
    {
        Session session{Scenario{}};
        for (int ms = 10100; ms <= 13000; ms += 100)
            session.apply(Edit::Lease, QStringLiteral("lease"), withLease(session, ms));
        session.endDrag();
        QCOMPARE(session.undoStack().count(), 1);
        session.apply(Edit::Lease, QStringLiteral("lease"), withLease(session, 20000));
        QCOMPARE(session.undoStack().count(), 2);
        session.undoStack().undo();
        QCOMPARE(session.scenario().lease.value().count(), 13000);
        session.undoStack().undo();
        QCOMPARE(session.scenario(), Scenario{});
    }

    void aDragBackToItsStartVanishes()
    {
        Session session{Scenario{}};
        for (const int ms : {11000, 12000, 11000, 10000})
            session.apply(Edit::Lease, QStringLiteral("lease"), withLease(session, ms));
        session.endDrag();
        QCOMPARE(session.undoStack().count(), 0);
        QCOMPARE(session.scenario(), Scenario{});
    }

    void twoChoicesInARowAreTwoSteps()
    {
        Session session{Scenario{}};
        for (const auto fencing : {Fencing::Writes, Fencing::ReadsAndWrites}) {
            Scenario edited = session.scenario();
            edited.guards.fencing = fencing;
            session.apply(Edit::Fencing, QStringLiteral("fencing"), edited);
        }
        QCOMPARE(session.undoStack().count(), 2);
    }

    void whatIsRefusedChangesNothing()
    {
        Session session{Scenario{}};
        QSignalSpy changed(&session, &Session::changed);
        QSignalSpy refused(&session, &Session::refused);
        session.apply(Edit::Lease, QStringLiteral("lease"), withLease(session, 0));
        QCOMPARE(refused.size(), 1);
        QCOMPARE(changed.size(), 0);
        QVERIFY(!session.undoStack().canUndo());
    }

    void backToTheLessonIsAStepToo()
    {
        Session session{Scenario{}};
        session.apply(Edit::Lease, QStringLiteral("lease"), withLease(session, 12000));
        session.endDrag();
        session.reset(QStringLiteral("reset"));
        QCOMPARE(session.scenario(), Scenario{});
        session.undoStack().undo();
        QCOMPARE(session.scenario().lease.value().count(), 12000);
    }

    void manyEditsAndAsManyUndosGiveTheSameRun()
    {
        Session session{Scenario{}};
        const auto before = session.run();
        QRandomGenerator random(7);
        for (int i = 0; i < 200; ++i) {
            const Duration value{random.bounded(1, 40000)};
            switch (random.bounded(3)) {
            case 0: session.apply(Edit::Lease, {}, edit::lease(session.scenario(), value)); break;
            case 1: session.apply(Edit::PauseLength, {}, edit::pauseLength(session.scenario(), value)); break;
            case 2: session.apply(Edit::FreezeAt, {}, edit::freezeAt(session.scenario(), value)); break;
            }
            if (random.bounded(2) == 0)
                session.endDrag();
        }
        while (session.undoStack().canUndo())
            session.undoStack().undo();
        QCOMPARE(session.scenario(), before->scenario);
        QCOMPARE(session.run()->verdict, before->verdict);
        QCOMPARE(session.run()->sql, before->sql);
    }

    void thePlayheadStepsFromEventToEvent()
    {
        Session session{Scenario{}};
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

    void playingReachesTheEndAndStops()
    {
        Session session{Scenario{}};
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

    void aShorterRunTakesThePlayheadWithIt()
    {
        Session session{Scenario{}};
        Playback playback;
        playback.setRun(session.run());
        session.apply(Edit::PauseLength, {}, edit::pauseLength(session.scenario(), Duration{60'000}));
        playback.setRun(session.run());
        playback.toEnd();
        QVERIFY(playback.playhead() > kStart + Duration{60'000});
        session.undoStack().undo();
        playback.setRun(session.run());
        QCOMPARE(milliseconds(playback.playhead()), 20000);
    }
};

QTEST_GUILESS_MAIN(SessionTest)
#include "session_test.moc"
