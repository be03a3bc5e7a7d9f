// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edit.h"
#include "ui/session/autosave.h"
#include "ui/session/document.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <iostream>
#include <memory>

using namespace fenceline;
using namespace fenceline::ui;

namespace {

Snapshot withLease(int ms)
{
    Snapshot snapshot;
    snapshot.states = {Scenario{}, edit::lease(Scenario{}, Duration{ms}).value()};
    snapshot.edits = {"lease"};
    snapshot.current = 1;
    snapshot.playhead = kStart + Duration{ms};
    return snapshot;
}

/// Another running window: keeps a snapshot and waits. The test kills it.
int runAnother(const QString& folder, int ms)
{
    Autosave autosave(folder);
    autosave.write(withLease(ms));
    autosave.finish();
    std::cout << "kept" << std::endl;
    std::cin.get();
    return 0;
}

} // namespace

/// What a killed program had comes back; what a living one has does not.
class AutosaveTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    std::unique_ptr<QProcess> startAnother(int ms) const
    {
        auto other = std::make_unique<QProcess>();
        other->start(QCoreApplication::applicationFilePath(),
                     {QStringLiteral("--keep"), m_folder->path(), QString::number(ms)});
        return other->waitForReadyRead() ? std::move(other) : nullptr;
    }
    void killAnother(int ms) const
    {
        const auto other = startAnother(ms);
        QVERIFY(other);
        other->kill();
        QVERIFY(other->waitForFinished());
    }

    QStringList files(const char* pattern) const
    {
        return QDir(m_folder->path()).entryList({QLatin1String(pattern)}, QDir::Files);
    }
    QString path(const char* pattern) const { return m_folder->filePath(files(pattern).value(0)); }

    static void makeOlder(const QString& path)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-60), QFileDevice::FileModificationTime));
    }
    static QByteArray contentOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
    }

    std::optional<Snapshot> orphan() const { return Autosave(m_folder->path()).takeOrphan(); }

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        m_folder = std::make_unique<QTemporaryDir>();
    }

    void whatAKilledProgramHadComesBack()
    {
        killAnother(12'000);
        Autosave autosave(m_folder->path());
        const auto back = autosave.takeOrphan();
        QVERIFY(back.has_value());
        QCOMPARE(*back, withLease(12'000));
        QVERIFY(!orphan()); // it is this window's now
        autosave.write(*back);
        autosave.finish();
        QCOMPARE(files("*.json").size(), 1);
        QCOMPARE(files("*.restoring").size(), 0);
        autosave.clear();
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList());
    }

    void aRunningWindowsIsLeftAlone()
    {
        const auto other = startAnother(12'000);
        QVERIFY(other);
        Autosave autosave(m_folder->path());
        QVERIFY(!autosave.takeOrphan());
        autosave.write(withLease(13'000));
        autosave.finish();
        QCOMPARE(files("*.json").size(), 2);
        autosave.clear();
        QCOMPARE(files("*.json").size(), 1);
        other->kill();
        QVERIFY(other->waitForFinished());
        QCOMPARE(orphan().value(), withLease(12'000));
    }

    void theNewestComesFirstTheOthersWait()
    {
        killAnother(12'000);
        makeOlder(path("*.json"));
        killAnother(13'000);
        Autosave first(m_folder->path());
        QCOMPARE(first.takeOrphan().value(), withLease(13'000));
        Autosave second(m_folder->path());
        QCOMPARE(second.takeOrphan().value(), withLease(12'000));
        QVERIFY(!orphan());
    }

    void aCleanEndLeavesNothing()
    {
        Autosave autosave(m_folder->path());
        autosave.write(withLease(12'000));
        autosave.clear();
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList());
    }

    void aDamagedOneIsSetAside()
    {
        killAnother(12'000);
        QFile damaged(path("*.json"));
        QVERIFY(damaged.resize(damaged.size() / 2));
        const QByteArray rest = contentOf(damaged.fileName());
        killAnother(13'000);
        for (const QString& name : files("*.json"))
            if (m_folder->filePath(name) != damaged.fileName())
                makeOlder(m_folder->filePath(name));
        Autosave autosave(m_folder->path());
        QCOMPARE(autosave.takeOrphan().value(), withLease(13'000));
        QCOMPARE(contentOf(path("*.damaged")), rest);
        QCOMPARE(autosave.takeDamaged(), QStringList{path("*.damaged")});
        QCOMPARE(autosave.takeDamaged(), QStringList()); // each is told of once
        QVERIFY(!orphan());
        QCOMPARE(contentOf(path("*.damaged")), rest);
    }

    /// It is somebody's work, whatever is set aside after it.
    void whatWasSetAsideStays()
    {
        killAnother(12'000);
        const QString whole = path("*.json");
        for (const QByteArray& broken : {QByteArray("one"), QByteArray("two")}) {
            QFile file(whole);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(broken) == 3);
            file.close();
            QVERIFY(!orphan());
        }
        QStringList kept;
        for (const QString& name : files("*.damaged"))
            kept << QString::fromUtf8(contentOf(m_folder->filePath(name)));
        kept.sort();
        QCOMPARE(kept, (QStringList{QStringLiteral("one"), QStringLiteral("two")}));
    }

    /// Of one scenario file, and in the place of what this window has kept itself in the meantime.
    void anOrphanOfOneFileIsFound()
    {
        killAnother(12'000); // of no file
        Snapshot ofFile = withLease(13'000);
        const QString file = m_folder->filePath(QStringLiteral("a.fenceline"));
        ofFile.file = file.toStdString();
        ofFile.saved = Scenario{};
        {
            Autosave killed(m_folder->path());
            killed.write(ofFile);
        }
        Autosave autosave(m_folder->path());
        QVERIFY(!autosave.hasOrphan(m_folder->filePath(QStringLiteral("b.fenceline"))));
        QVERIFY(autosave.hasOrphan(file));
        QCOMPARE(files("*.json").size(), 2); // to look changes nothing
        autosave.write(withLease(14'000));
        QCOMPARE(autosave.takeOrphan(file).value(), ofFile);
        QVERIFY(!autosave.hasOrphan(file));
        QCOMPARE(files("*.json").size(), 1);
        QCOMPARE(orphan().value(), withLease(12'000));
    }

    /// The file has it all: there is nothing to offer.
    void whatWasSavedIsNoOrphanOfItsFile()
    {
        Snapshot saved = withLease(13'000);
        const QString file = m_folder->filePath(QStringLiteral("a.fenceline"));
        saved.file = file.toStdString();
        saved.saved = saved.states.back();
        {
            Autosave killed(m_folder->path());
            killed.write(saved);
        }
        QVERIFY(!Autosave(m_folder->path()).hasOrphan(file));
    }

    /// What ends the program as it is restored would do so at every start.
    void oneThatIsNeverRestoredIsSetAside()
    {
        killAnother(12'000);
        QCOMPARE(orphan().value(), withLease(12'000)); // ended before a write
        QCOMPARE(files("*.restoring").size(), 1);
        QVERIFY(!orphan());
        QCOMPARE(files("*.damaged").size(), 1);
        QVERIFY(!orphan());
    }

    /// The last one counts, and what is on disk is always a whole one.
    void theLastOfManyIsKept()
    {
        Autosave autosave(m_folder->path());
        for (int ms = 1'000; ms < 1'200; ++ms) {
            autosave.write(withLease(ms));
            if (const auto name = files("*.json"); !name.isEmpty()) {
                QFile file(m_folder->filePath(name.front()));
                QVERIFY(file.open(QIODevice::ReadOnly));
                QVERIFY(readSnapshot(file.readAll().toStdString()).has_value());
            }
        }
        autosave.finish();
        QFile file(path("*.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(readSnapshot(file.readAll().toStdString()).value(), withLease(1'199));
    }

    void whatCannotBeKeptIsSaidOnce()
    {
        const QString noFolder = m_folder->filePath(QStringLiteral("a"));
        QVERIFY(QFile(noFolder).open(QIODevice::WriteOnly));
        Autosave autosave(noFolder);
        QSignalSpy failed(&autosave, &Autosave::failed);
        autosave.write(withLease(1));
        autosave.write(withLease(2));
        QCOMPARE(failed.size(), 1);
        QVERIFY(QFile::remove(noFolder));
        autosave.write(withLease(3));
        autosave.finish();
        QCoreApplication::processEvents();
        QCOMPARE(failed.size(), 1);
        QCOMPARE(QDir(noFolder).entryList({QStringLiteral("*.json")}).size(), 1);
    }

    void aDragIsWrittenWhenItEnds()
    {
        Session session{openScenario(Scenario{}).value()};
        QSignalSpy settled(&session, &Session::settled);
        for (const int ms : {11'000, 12'000})
            session.apply(Edit::Lease, edit::lease(session.scenario(), Duration{ms}));
        QCOMPARE(settled.size(), 0);
        session.endDrag();
        session.endDrag();
        QCOMPARE(settled.size(), 1);
        session.apply(Edit::Fencing, edit::fencing(session.scenario(), Fencing::Writes));
        QCOMPARE(settled.size(), 2);
        session.undo();
        QCOMPARE(settled.size(), 3);
        session.reset();
        QCOMPARE(settled.size(), 4);
    }

    /// Scenario, file, what is not saved, and each step back and on.
    void aRestoredSessionGoesOnWhereItWas()
    {
        const QString file = m_folder->filePath(QStringLiteral("a.fenceline.json"));
        Snapshot kept;
        QList<Scenario> states;
        {
            Session session{openScenario(Scenario{}).value()};
            Document document(session);
            QVERIFY(document.saveAs(file).has_value());
            session.apply(Edit::Workers, edit::workers(session.scenario(), 5));
            session.endDrag();
            states << session.scenario();
            session.apply(Edit::Fencing, edit::fencing(session.scenario(), Fencing::Writes));
            states << session.scenario();
            session.undo();
            kept = readSnapshot(writeSnapshot(document.snapshot(kStart + Duration{2'500}))).value();
        }
        Session session{openScenario(Scenario{}).value()};
        Document document(session);
        QSignalSpy changed(&session, &Session::changed);
        QVERIFY(document.restore(kept).has_value());
        QCOMPARE(changed.size(), 1);
        QCOMPARE(milliseconds(kept.playhead), 2'500);
        QCOMPARE(session.scenario(), states[0]);
        QCOMPARE(document.path(), file);
        QCOMPARE(document.onDisk(), OnDisk::Same);
        QVERIFY(document.isModified());
        QCOMPARE(session.redoable(), Edit::Fencing);
        session.redo();
        QCOMPARE(session.scenario(), states[1]);
        session.undo();
        session.undo();
        QCOMPARE(session.scenario(), Scenario{});
        QVERIFY(!document.isModified());
        QVERIFY(!session.undoStack().canUndo());
    }

    /// A file that was written meanwhile is not taken for the one that was opened.
    void aFileChangedSinceIsNoticedAtOnce()
    {
        const QString file = m_folder->filePath(QStringLiteral("a.fenceline.json"));
        Session session{openScenario(Scenario{}).value()};
        Document document(session);
        QVERIFY(document.saveAs(file).has_value());
        const Snapshot kept = document.snapshot(kStart);
        session.apply(Edit::Lease, edit::lease(session.scenario(), Duration{1}));
        QVERIFY(document.saveAs(file).has_value());
        QVERIFY(document.restore(kept).has_value());
        QCOMPARE(document.onDisk(), OnDisk::Changed);
    }

    /// So long an afternoon is kept in part: the hundred steps next to where it stands.
    void manyStepsAreShortened()
    {
        Session session{openScenario(Scenario{}).value()};
        Document document(session);
        for (int ms = 1; ms <= 250; ++ms) {
            session.apply(Edit::Lease, edit::lease(session.scenario(), Duration{ms}));
            session.endDrag();
        }
        const Scenario present = session.scenario();
        QVERIFY(document.restore(document.snapshot(kStart)).has_value());
        QCOMPARE(session.scenario(), present);
        QCOMPARE(session.undoStack().count(), 100);
        session.undo();
        QCOMPARE(session.scenario().lease, Duration{249});
    }
};

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == QLatin1String("--keep"))
        return runAnother(arguments.value(2), arguments.value(3).toInt());
    AutosaveTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "autosave_test.moc"
