// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/builtin.h"
#include "core/format/scenario_writer.h"
#include "core/scenario/edit.h"
#include "tests/ui/full_disk.h"
#include "tests/ui/sqlite_out_of_memory.h"
#include "ui/session/document.h"
#include "ui/session/edit_words.h"
#include "ui/session/recent_files.h"
#include "ui/session/scenario_file.h"

#include <QDir>
#include <QFile>
#include <QMimeData>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include <memory>

using namespace fenceline;
using namespace fenceline::ui;

/// A session's file: read, written, watched.
class DocumentTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<Document> m_document;

    QString pathOf(const char* name) const { return m_folder->filePath(QLatin1String(name)); }

    static void put(const QString& path, const QByteArray& bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    static QByteArray contentOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
    }
    static QByteArray text(const Scenario& scenario) { return QByteArray::fromStdString(writeScenario(scenario)); }
    static Scenario withLease(int ms) { return edit::lease(Scenario{}, Duration{ms}).value(); }
    void setLease(int ms) { m_session->apply(Edit::Lease, edit::lease(m_session->scenario(), Duration{ms})); }
    static QString said(const Result<void>& result)
    {
        return result ? QStringLiteral("(no error)") : QString::fromStdString(result.error().message);
    }

    /// A file of the lesson with another lease, opened.
    QString openFile(int ms)
    {
        const QString path = pathOf("a.fenceline.json");
        put(path, text(withLease(ms)));
        return m_document->open(path) ? path : QString();
    }

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        m_folder = std::make_unique<QTemporaryDir>();
        m_session = std::make_unique<Session>(openScenario(Scenario{}).value());
        m_document = std::make_unique<Document>(*m_session);
    }
    void cleanup()
    {
        m_document.reset();
        m_session.reset();
        m_folder.reset();
    }

    void everyEditHasAWordOfItsOwn()
    {
        for (int edit = int(Edit::Lease); edit <= int(Edit::Revert); ++edit)
            QCOMPARE(int(fromWord<Edit>(word(Edit(edit))).value()), edit);

        setLease(11'000);
        Snapshot later = m_document->snapshot(kStart);
        later.edits = {"of a later version"};
        QVERIFY(m_document->restore(later));
        QCOMPARE(int(m_session->undoable().value()), int(Edit::Reset));
    }

    void openingReplacesAllAndIsPublishedOnce()
    {
        setLease(11'000);
        QVERIFY(m_document->isModified());
        QSignalSpy changed(m_session.get(), &Session::changed);
        const QString path = openFile(12'000);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(m_session->scenario(), withLease(12'000));
        QCOMPARE(m_session->undoStack().count(), 0);
        QCOMPARE(m_document->path(), path);
        QVERIFY(!m_document->isModified());
        setLease(13'000);
        m_session->reset();
        QCOMPARE(m_session->scenario(), withLease(12'000));
    }

    void aWrongFileChangesNothingAndSaysWhere()
    {
        setLease(11'000);
        const auto before = m_session->run();
        QSignalSpy state(m_document.get(), &Document::stateChanged);
        const QString path = pathOf("wrong.json");
        put(path, "{\"fenceline\": 1,\n \"lease\": \"-1s\"}\n");
        const auto opened = m_document->open(path);
        QVERIFY(said(opened).startsWith(path + QStringLiteral(":2: \"lease\"")));
        QVERIFY(said(opened).contains(QStringLiteral("(allowed: ")));
        QCOMPARE(opened.error().line, 2);
        QCOMPARE(said(m_document->open(pathOf("none.json"))),
                 pathOf("none.json") +
                     QStringLiteral(" cannot be read: there is no such file. What is open stays as it is."));
        QVERIFY(said(m_document->open(m_folder->path())).contains(QStringLiteral("it is a folder")));
        QVERIFY(said(m_document->open(QStringLiteral("/dev/null"))).contains(QStringLiteral("no ordinary file")));
        QVERIFY(!m_document->openBuiltin(QStringLiteral("none")));
        put(path, QByteArray(3'000'000, ' '));
        QVERIFY(!m_document->open(path));
        QCOMPARE(m_session->run(), before);
        QCOMPARE(m_session->undoStack().count(), 1);
        QVERIFY(m_document->path().isEmpty());
        QCOMPARE(state.size(), 0);
    }

    void whatCannotBePlayedLeavesTheFileBefore()
    {
        const QString path = openFile(12'000);
        const test::SqliteOutOfMemory outOfMemory;
        put(pathOf("b.json"), text(withLease(13'000)));
        QVERIFY(!m_document->open(pathOf("b.json")));
        QCOMPARE(m_document->path(), path);
        QVERIFY(!m_document->isModified());
    }

    void whatIsSavedIsReadAgain()
    {
        for (const auto& builtin : builtinScenarios()) {
            QVERIFY(m_document->openBuiltin(QString::fromUtf8(builtin.name.data(), qsizetype(builtin.name.size())))
                        .has_value());
            QVERIFY(m_document->path().isEmpty());
            setLease(12'345);
            const Scenario edited = m_session->scenario();
            const QString path = pathOf("saved.fenceline.json");
            QVERIFY(m_document->saveAs(path).has_value());
            QCOMPARE(contentOf(path), text(edited));
            QVERIFY(!m_document->isModified());
            m_session->undo();
            QVERIFY(m_document->isModified());
            QVERIFY(m_document->open(path).has_value());
            QCOMPARE(m_session->scenario(), edited);
        }
    }

    void savingFollowsTheFile()
    {
        QVERIFY(said(m_document->save()).contains(QStringLiteral("no file yet")));
        const QString path = openFile(12'000);
        setLease(13'000);
        QSignalSpy state(m_document.get(), &Document::stateChanged);
        QVERIFY(m_document->save().has_value());
        QCOMPARE(state.size(), 1);
        QCOMPARE(contentOf(path), text(withLease(13'000)));
        QCOMPARE(m_session->undoStack().count(), 1);
        QVERIFY(m_document->saveAs(pathOf("b.json")).has_value());
        QCOMPARE(m_document->path(), pathOf("b.json"));
        QCOMPARE(m_document->suggestedPath(), pathOf("the-paused-holder.fenceline.json"));
    }

    /// A full disk, and folders that are none: what was there stays.
    void whatCannotBeWrittenLosesNothing()
    {
        const QString path = openFile(12'000);
        setLease(13'000);
        Result<void> full;
        {
            const test::FullDisk disk;
            full = m_document->save();
        }
        QVERIFY2(said(full).startsWith(path + QStringLiteral(" cannot be written: ")), qPrintable(said(full)));
        QVERIFY(
            said(full).endsWith(QStringLiteral("Nothing is lost: save it in another folder or under another name.")));
        QVERIFY(!m_document->saveAs(path + QStringLiteral("/c.json")));
        QVERIFY(!m_document->saveAs(QStringLiteral("/proc/c.json")));
        QVERIFY(!m_document->saveAs(m_folder->path()));
        QCOMPARE(contentOf(path), text(withLease(12'000)));
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files).size(), 1);
        QCOMPARE(m_document->path(), path);
        QVERIFY(m_document->isModified());
        QCOMPARE(m_session->scenario(), withLease(13'000));
    }

    void whatOthersWriteIsNoticed_data()
    {
        QTest::addColumn<bool>("byRename");
        QTest::newRow("in place") << false;
        QTest::newRow("by another file put there") << true;
    }
    void whatOthersWriteIsNoticed()
    {
        QFETCH(bool, byRename);
        const QString path = openFile(12'000);
        QSignalSpy onDisk(m_document.get(), &Document::onDiskChanged);
        const auto write = [&](int ms) {
            const QString beside = pathOf("beside");
            put(byRename ? beside : path, text(withLease(ms)));
            if (byRename)
                QCOMPARE(std::rename(qPrintable(beside), qPrintable(path)), 0);
        };
        write(20'000);
        QTRY_COMPARE(m_document->onDisk(), OnDisk::Changed);
        QVERIFY(m_document->isModified());
        QVERIFY(said(m_document->save()).contains(QStringLiteral("Another program has changed")));
        QCOMPARE(contentOf(path), text(withLease(20'000)));
        QVERIFY(m_document->open(path).has_value());
        QCOMPARE(m_document->onDisk(), OnDisk::Same);
        QCOMPARE(m_session->scenario(), withLease(20'000));

        write(21'000); // a second time: the watch is still there
        QTRY_COMPARE(m_document->onDisk(), OnDisk::Changed);
        m_document->keepOurs();
        QCOMPARE(m_document->onDisk(), OnDisk::Same);
        QVERIFY(m_document->isModified());
        QVERIFY(m_document->save().has_value());
        QCOMPARE(contentOf(path), text(withLease(20'000)));
        QVERIFY(!m_document->isModified());
    }

    void whatIsGoneIsSaidAndCanBeSavedAgain()
    {
        const QString path = openFile(12'000);
        QVERIFY(QFile::remove(path));
        QTRY_COMPARE(m_document->onDisk(), OnDisk::Vanished);
        QVERIFY(m_document->isModified());
        put(path, text(withLease(12'000)));
        QTRY_COMPARE(m_document->onDisk(), OnDisk::Same);
        QVERIFY(QFile::remove(path));
        QTRY_COMPARE(m_document->onDisk(), OnDisk::Vanished);
        QVERIFY(m_document->save().has_value());
        QCOMPARE(m_document->onDisk(), OnDisk::Same);
        QCOMPARE(contentOf(path), text(withLease(12'000)));
    }

    /// The last event that is waited for comes after those of our own writing.
    void ourOwnSavesAreNotNews()
    {
        const QString path = openFile(12'000);
        QSignalSpy onDisk(m_document.get(), &Document::onDiskChanged);
        for (int ms = 13'000; ms < 16'000; ms += 1'000) {
            setLease(ms);
            QVERIFY(m_document->save().has_value());
        }
        put(path, "another");
        QTRY_COMPARE(m_document->onDisk(), OnDisk::Changed);
        QCOMPARE(onDisk.size(), 1);
    }

    void differencesAreToldFromTheBuiltInScenarioOfThatName()
    {
        openFile(12'000);
        QCOMPARE(m_document->original(), Scenario{});
        Scenario other = withLease(14'000);
        other.name = "An incident";
        put(pathOf("b.json"), text(other));
        QVERIFY(m_document->open(pathOf("b.json")).has_value());
        QCOMPARE(m_document->original(), other);
        setLease(15'000);
        QCOMPARE(m_document->original(), other);
        Scenario question = withLease(30'000);
        question.name = "A question";
        m_session->apply(Edit::Replace, question);
        QCOMPARE(m_document->original(), question);
        m_session->undo();
        QCOMPARE(m_document->original(), other);
    }

    void theCommandLinesFileIsFollowed()
    {
        const QString path = pathOf("a.json");
        put(path, text(Scenario{}));
        m_document->follow(path);
        QCOMPARE(m_document->path(), path);
        QCOMPARE(m_document->onDisk(), OnDisk::Same);
        QVERIFY(!m_document->isModified());
        put(path, text(withLease(1'000)));
        m_document->follow(path); // written between its reading and this
        QCOMPARE(m_document->onDisk(), OnDisk::Changed);
    }

    void oneScenarioFileCanBeDropped()
    {
        const auto dropped = [](const QList<QUrl>& urls) {
            QMimeData data;
            data.setUrls(urls);
            return droppedFile(data).value_or(QStringLiteral("(none)"));
        };
        const QUrl file = QUrl::fromLocalFile(QStringLiteral("/a/b.fenceline.json"));
        const QString none = QStringLiteral("(none)");
        QCOMPARE(dropped({file}), QStringLiteral("/a/b.fenceline.json"));
        QCOMPARE(dropped({file, file}), none);
        QCOMPARE(dropped({QUrl::fromLocalFile(QStringLiteral("/a/b.txt"))}), none);
        QCOMPARE(dropped({QUrl(QStringLiteral("https://example.org/b.json"))}), none);
        QCOMPARE(dropped({}), none);
    }

    void theLatestFilesComeFirst()
    {
        QSettings store(pathOf("settings.ini"), QSettings::IniFormat);
        QStringList expected;
        for (int i = 0; i < 12; ++i) {
            const QString path = m_folder->filePath(QString::number(i));
            put(path, {});
            addRecentFile(store, path);
            expected.prepend(path);
        }
        QCOMPARE(recentFiles(store), expected.mid(0, 10));
        addRecentFile(store, expected[3]);
        expected.move(3, 0);
        QCOMPARE(recentFiles(store), expected.mid(0, 10));
        QVERIFY(QFile::remove(expected[0]));
        QCOMPARE(recentFiles(store), expected.mid(1, 9));
        forgetRecentFiles(store);
        QCOMPARE(recentFiles(store), QStringList());
    }
};

QTEST_GUILESS_MAIN(DocumentTest)
#include "document_test.moc"
