// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/file_desk.h"
#include "core/format/scenario_writer.h"
#include "core/scenario/edit.h"
#include "tests/ui/full_disk.h"
#include "tests/ui/quiet.h"
#include "ui/session/recent_files.h"
#include "ui/text/languages.h"

#include <QDir>
#include <QFile>
#include <QMenu>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <cerrno>
#include <cstring>
#include <map>
#include <memory>

using namespace fenceline;
using namespace fenceline::ui;

namespace {

/// A desk with what it works with; what it has said and not taken back, by topic.
struct Desk {
    explicit Desk(const QTemporaryDir& folder, const Scenario& scenario = {})
        : session(openScenario(scenario).value()),
          store(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat),
          autosave(folder.filePath(QStringLiteral("autosave"))), desk(session, playback, sayings, &store, &autosave)
    {
        playback.setRun(session.run());
        QObject::connect(&session, &Session::changed, &playback, &Playback::setRun);
        QObject::connect(&sayings, &app::Sayings::said, &desk, [this](const Message& message) {
            said[message.topic] = message;
            last = message.topic;
        });
        QObject::connect(&sayings, &app::Sayings::retracted, &desk,
                         [this](const QString& topic) { said.erase(topic); });
    }

    void setLease(int ms)
    {
        session.apply(Edit::Lease, edit::lease(session.scenario(), Duration{ms}));
        session.endDrag();
    }
    /// The last thing said that still stands.
    QString text() const { return said.count(last) ? said.at(last).text : QString(); }
    /// As the banner does it: the message goes, then its remedy acts.
    void choose(const char* words)
    {
        const Message message = said.at(last);
        said.erase(last);
        for (const auto& remedy : message.remedies)
            if (remedy.words == QString::fromUtf8(words))
                return remedy.act();
        QFAIL(words);
    }

    Session session;
    Playback playback;
    QSettings store;
    Autosave autosave;
    app::Sayings sayings;
    app::FileDesk desk;
    std::map<QString, Message> said;
    QString last;
};

} // namespace

/// Files as the window's user meets them, up to the dialogs that choose one.
class FileDeskTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Desk> m_desk;

    static Scenario withLease(int ms) { return edit::lease(Scenario{}, Duration{ms}).value(); }
    static QByteArray text(int ms) { return QByteArray::fromStdString(writeScenario(withLease(ms))); }
    QString put(const char* name, const QByteArray& bytes) const
    {
        QFile file(m_folder->filePath(QLatin1String(name)));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
    }
    static QByteArray contentOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
    }
    /// The program ends without a word, as far as files can tell, and starts again.
    void startAgain()
    {
        m_desk.reset();
        m_desk = std::make_unique<Desk>(*m_folder);
        m_desk->desk.bringBack();
    }

    /// With this file named on the command line.
    void startWith(const QString& path, int lease)
    {
        m_desk.reset();
        m_desk = std::make_unique<Desk>(*m_folder, withLease(lease));
        m_desk->desk.follow(path);
    }

private slots:
    void initTestCase() { useLanguage(QStringLiteral("en")); }
    void init()
    {
        test::failOnAnyWarning();
        m_folder = std::make_unique<QTemporaryDir>();
        m_desk = std::make_unique<Desk>(*m_folder);
    }
    void cleanup()
    {
        m_desk.reset();
        m_folder.reset();
    }

    void aWrongFileIsSaidWithItsPlaceUntilOneIsRight()
    {
        const QString path = put("wrong.json", "{\"fenceline\": 1,\n\"lease\": 3}");
        m_desk->desk.open(path);
        QVERIFY(m_desk->text().startsWith(path + QStringLiteral(":2: \"lease\" is the number 3")));
        QCOMPARE(m_desk->session.scenario(), Scenario{});
        QVERIFY(recentFiles(m_desk->store).isEmpty());
        m_desk->desk.open(put("right.json", text(12'000)));
        QCOMPARE(m_desk->session.scenario(), withLease(12'000));
        QVERIFY(m_desk->said.empty());
    }

    void whatIsNotSavedIsAskedAboutBeforeTheEnd()
    {
        const QString path = put("a.json", text(12'000));
        m_desk->desk.open(path);
        m_desk->setLease(13'000);
        QSignalSpy confirmed(&m_desk->desk, &app::FileDesk::closeConfirmed);
        QVERIFY(!m_desk->desk.mayClose());
        QVERIFY(m_desk->said.at(m_desk->last).kind == Message::Kind::Question);
        QCOMPARE(confirmed.size(), 0);
        m_desk->choose("Save");
        QCOMPARE(confirmed.size(), 1);
        QCOMPARE(contentOf(path), text(13'000));
        QVERIFY(m_desk->desk.mayClose());
    }

    void whatIsGivenUpDoesNotComeBack()
    {
        m_desk->setLease(13'000);
        QVERIFY(!m_desk->desk.mayClose());
        m_desk->choose("Do not save");
        QVERIFY(m_desk->desk.mayClose());
        startAgain();
        QCOMPARE(m_desk->session.scenario(), Scenario{});
        QVERIFY(m_desk->said.empty());
    }

    void anotherFileIsOpenedAfterAnAnswer()
    {
        m_desk->setLease(13'000);
        const QString path = put("a.json", text(12'000));
        m_desk->desk.open(path);
        QCOMPARE(m_desk->session.scenario(), withLease(13'000));
        m_desk->choose("Do not save");
        QCOMPARE(m_desk->session.scenario(), withLease(12'000));
        QCOMPARE(recentFiles(m_desk->store), QStringList{path});
    }

    /// A folder stands where the file was: nothing is lost, and the window stays.
    void whatCannotBeSavedIsSaid()
    {
        const QString path = put("a.json", text(12'000));
        m_desk->desk.open(path);
        m_desk->setLease(13'000);
        QVERIFY(QFile::remove(path) && QDir().mkdir(path));
        QSignalSpy confirmed(&m_desk->desk, &app::FileDesk::closeConfirmed);
        QVERIFY(!m_desk->desk.mayClose());
        m_desk->choose("Save");
        QVERIFY2(m_desk->text().startsWith(path + QStringLiteral(" cannot be written: it is a folder.")),
                 qPrintable(m_desk->text()));
        QCOMPARE(confirmed.size(), 0);
        m_desk->desk.saveAs(m_folder->filePath(QStringLiteral("b.json")));
        QVERIFY(m_desk->said.empty());
        QVERIFY(!m_desk->desk.document().isModified());
        QCOMPARE(contentOf(m_folder->filePath(QStringLiteral("b.json"))), text(13'000));
    }

    void whatOthersWriteIsTakenOrNot()
    {
        const QString path = put("a.json", text(12'000));
        m_desk->desk.open(path);
        put("a.json", text(20'000));
        QTRY_COMPARE(m_desk->text(), QStringLiteral("Another program has changed a.json."));
        QVERIFY(m_desk->desk.mayClose()); // it is all on disk
        m_desk->choose("Show what it wrote");
        QCOMPARE(m_desk->session.scenario(), withLease(20'000));

        m_desk->setLease(13'000);
        m_desk->session.undo(); // what was taken is a step
        QCOMPARE(m_desk->session.scenario().lease, std::optional(Duration{20'000}));
        m_desk->session.undo();
        QCOMPARE(m_desk->session.scenario(), withLease(12'000));
        m_desk->setLease(13'000);

        put("a.json", "no scenario");
        QTRY_VERIFY(m_desk->text().contains(QStringLiteral("Another program")));
        m_desk->choose("Show what it wrote");
        QVERIFY(!m_desk->text().contains(QStringLiteral("Another program")));
        QCOMPARE(m_desk->session.scenario(), withLease(13'000));
        put("a.json", text(21'000)); // a second time, after the first was told
        QTRY_VERIFY(m_desk->text().contains(QStringLiteral("Another program")));
        QCOMPARE(m_desk->said.size(), 1u);
        m_desk->said.clear();
        m_desk->desk.save(nullptr);
        QCOMPARE(contentOf(path), text(21'000));
        m_desk->choose("Keep what is here");
        m_desk->desk.save(nullptr);
        QCOMPARE(contentOf(path), text(13'000));
        QVERIFY(m_desk->said.empty());

        QVERIFY(QFile::remove(path));
        QTRY_VERIFY(m_desk->text().contains(QStringLiteral("no longer there")));
        QVERIFY(!m_desk->desk.mayClose());
        m_desk->said.erase(m_desk->last);
        m_desk->desk.save(nullptr);
        QCOMPARE(contentOf(path), text(13'000));
    }

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

    void whatWasSaidIsSaidAgainInAnotherLanguage()
    {
        m_desk->setLease(13'000);
        QVERIFY(!m_desk->desk.mayClose());
        useLanguage(QStringLiteral("de"));
        m_desk->sayings.sayAgain({m_desk->last});
        useLanguage(QStringLiteral("en"));
        QCOMPARE(m_desk->text(), QStringLiteral("Die Änderungen an diesem Szenario sind nicht gespeichert."));
        QSignalSpy confirmed(&m_desk->desk, &app::FileDesk::closeConfirmed);
        m_desk->choose("Nicht speichern");
        QCOMPARE(confirmed.size(), 1);
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

    void recentFilesAreOffered()
    {
        QMenu menu;
        m_desk->desk.fillRecent(menu);
        QVERIFY(!menu.actions().front()->isEnabled());
        m_desk->desk.open(put("R&D.json", text(12'000)));
        m_desk->desk.open(put("b.json", text(13'000)));
        m_desk->desk.fillRecent(menu);
        QCOMPARE(menu.actions().at(1)->text(), QStringLiteral("R&&D.json"));
        menu.actions().at(1)->trigger();
        QCOMPARE(m_desk->session.scenario(), withLease(12'000));
    }
};

QTEST_MAIN(FileDeskTest)
#include "file_desk_test.moc"
