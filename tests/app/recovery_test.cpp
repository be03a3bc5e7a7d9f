// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/opened_desk.h"
#include "tests/ui/full_disk.h"

#include <QDir>
#include <cerrno>
#include <cstring>

using namespace fenceline;
using namespace fenceline::ui;

/// What becomes of work when the program is killed.
class RecoveryTest : public QObject, private test::WithDesk {
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }

    void whatAKilledProgramHadIsHereAgain()
    {
        const QString path = put("a.json", text(12'000));
        m_desk->desk.open(path);
        m_desk->setLease(13'000);
        m_desk->playback.seek(kStart + Duration{2'500});
        m_desk->setLease(14'000);
        for (int start = 0; start < 2; ++start) { // the second time nothing was done in between
            startAgain();
            QVERIFY(m_desk->text().contains(QStringLiteral("here again")));
            QCOMPARE(m_desk->session.scenario(), withLease(14'000));
            QCOMPARE(milliseconds(m_desk->playback.playhead()), 2'500);
            QCOMPARE(m_desk->desk.document().path(), path);
            m_desk->autosave.finish();
        }
        m_desk->session.undo();
        m_desk->session.undo();
        QCOMPARE(m_desk->session.scenario(), withLease(12'000));
        QVERIFY(!m_desk->desk.document().isModified());
    }

    /// The file is opened as it is; what was done to it is offered, and not lost if nobody takes it.
    void whatAKilledProgramHadIsOfferedBesideItsFile()
    {
        const QString path = put("a.json", text(12'000));
        m_desk->desk.open(path);
        m_desk->setLease(13'000);
        for (int start = 0; start < 2; ++start) {
            startWith(path, 12'000);
            QCOMPARE(m_desk->session.scenario(), withLease(12'000));
            QCOMPARE(
                m_desk->text(),
                QStringLiteral("The program was ended while a.json had changes that were not saved. They are kept."));
            QVERIFY(m_desk->desk.mayClose());
        }
        m_desk->setLease(20'000); // and what is done meanwhile is asked about
        m_desk->choose("Bring them back");
        QVERIFY(m_desk->text().contains(QStringLiteral("not saved")));
        m_desk->choose("Do not save");
        QCOMPARE(m_desk->session.scenario(), withLease(13'000));
        QCOMPARE(m_desk->desk.document().path(), path);
        QVERIFY(m_desk->desk.document().isModified());
        m_desk->session.undo();
        QCOMPARE(m_desk->session.scenario(), withLease(12'000));
        startWith(put("b.json", text(14'000)), 14'000);
        QVERIFY(m_desk->said.empty()); // another file's
    }

    void whatCannotBeBroughtBackIsSaidAndStays()
    {
        m_desk->setLease(13'000);
        m_desk->autosave.finish();
        const QDir kept(m_folder->filePath(QStringLiteral("autosave")));
        const QString whole = kept.filePath(kept.entryList({QStringLiteral("*.json")}).value(0));
        QVERIFY(QFile(whole).resize(100));
        const QByteArray rest = contentOf(whole);
        startAgain();
        QCOMPARE(m_desk->session.scenario(), Scenario{});
        const QString aside = kept.filePath(kept.entryList({QStringLiteral("*.damaged")}).value(0));
        QCOMPARE(
            m_desk->text(),
            QStringLiteral("What was kept of an earlier session cannot be read. It is still there: %1.").arg(aside));
        QVERIFY(m_desk->said.at(m_desk->last).kind == Message::Kind::Error);
        QCOMPARE(contentOf(aside), rest);
        startAgain();
        QVERIFY(m_desk->said.empty());
    }

    /// On a full disk too what is kept is spoken of, and is there when there is room again.
    void whatIsKeptOnAFullDiskIsSaidAndComesBack()
    {
        m_desk->setLease(13'000);
        m_desk->autosave.finish();
        const QString folder = m_folder->filePath(QStringLiteral("autosave"));
        {
            const test::FullDisk disk;
            startAgain();
            QCOMPARE(m_desk->session.scenario(), Scenario{});
            QCOMPARE(m_desk->text(),
                     QStringLiteral("What was kept of an earlier session cannot be brought back while the folder %1 "
                                    "cannot be written to. It is still there at the next start.")
                         .arg(folder));
            m_desk->setLease(14'000);
            QCOMPARE(m_desk->text(), QStringLiteral("Your work cannot be kept for the case that the program is ended "
                                                    "(the folder %1 cannot be written to). Save it to a file.")
                                         .arg(folder));
        }
        startAgain();
        QCOMPARE(m_desk->session.scenario(), withLease(13'000));
    }

    void aDiskThatFillsUpIsSaidWithItsReason()
    {
        m_desk->setLease(13'000);
        m_desk->autosave.finish();
        {
            const test::FullDisk disk;
            m_desk->setLease(14'000);
            m_desk->autosave.finish();
        }
        QCoreApplication::processEvents();
        QCOMPARE(m_desk->text(), QStringLiteral("Your work cannot be kept for the case that the program is ended (%1). "
                                                "Save it to a file.")
                                     .arg(QString::fromLocal8Bit(std::strerror(EFBIG))));
    }

    /// What was brought back is not given up by a slip, however long its message has stood.
    void theLessonIsNotBegunOverUnsavedWork()
    {
        m_desk->setLease(13'000);
        startAgain();
        m_desk->setLease(14'000);
        m_desk->choose("Begin with the lesson");
        QCOMPARE(m_desk->session.scenario(), withLease(14'000));
        QVERIFY(m_desk->text().contains(QStringLiteral("not saved")));
        m_desk->choose("Do not save");
        QCOMPARE(m_desk->session.scenario().lease, std::optional(Duration{10'000}));
        QVERIFY(m_desk->said.empty());
    }

    void whereThePlayingStoppedIsKeptToo()
    {
        m_desk->setLease(13'000);
        m_desk->playback.play();
        m_desk->playback.seek(kStart + Duration{2'500});
        m_desk->playback.pause();
        startAgain();
        QVERIFY(m_desk->playback.playhead() >= kStart + Duration{2'500});
    }

    /// Nothing was done: there is nothing to bring back.
    void playingAloneIsNoWork()
    {
        m_desk->playback.play();
        m_desk->playback.pause();
        startAgain();
        QVERIFY(m_desk->said.empty());
    }

    /// Saved, then killed: nobody else has changed the file.
    void aSavedFileIsNoStrangersAfterAKill()
    {
        m_desk->desk.open(put("a.json", text(12'000)));
        m_desk->setLease(13'000);
        m_desk->desk.save(nullptr);
        startAgain();
        QCOMPARE(m_desk->desk.document().onDisk(), OnDisk::Same);
        QVERIFY(!m_desk->desk.document().isModified());
        QCOMPARE(m_desk->session.undoable(), Edit::Lease);
    }
};

QTEST_MAIN(RecoveryTest)
#include "recovery_test.moc"
