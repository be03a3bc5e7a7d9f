// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/opened_desk.h"
#include "ui/session/recent_files.h"

#include <QMenu>
#include <QSignalSpy>

using namespace fenceline;
using namespace fenceline::ui;

/// Files as the window's user meets them, up to the dialogs that choose one.
class FileDeskTest : public QObject, private test::WithDesk {
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }

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
