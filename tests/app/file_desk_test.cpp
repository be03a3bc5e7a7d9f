// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files.h"
#include "core/format/scenario_writer.h"
#include "core/scenario/edit.h"
#include "tests/ui/quiet.h"
#include "ui/controls/banner.h"
#include "ui/controls/changes_button.h"
#include "ui/session/recent_files.h"
#include "ui/text/languages.h"
#include "ui/theme/style.h"

#include <QAccessible>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QUrl>
#include <QVBoxLayout>

#include <memory>

using namespace fenceline;
using namespace fenceline::ui;

namespace {

/// As much of the window as files know.
struct Window {
    explicit Window(const QTemporaryDir& folder)
        : store(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat),
          files(widget, session, playback, &store, folder.filePath(QStringLiteral("autosave")))
    {
        auto* rows = new QVBoxLayout(&widget);
        rows->addWidget(banner);
        rows->addWidget(changes);
        playback.setRun(session.run());
        QObject::connect(&session, &Session::changed, &playback, &Playback::setRun);
        files.speakThrough(banner);
        files.showChangesOn(changes);
        widget.show();
    }

    void setLease(int ms)
    {
        session.apply(Edit::Lease, edit::lease(session.scenario(), Duration{ms}));
        session.endDrag();
    }
    QString said() const
    {
        return banner->isVisible() ? QAccessible::queryAccessibleInterface(banner)->text(QAccessible::Name) : QString();
    }
    void press(const char* words) const
    {
        for (auto* button : banner->findChildren<QPushButton*>())
            if (button->isVisible() && button->text() == QString::fromUtf8(words))
                return QTest::mouseClick(button, Qt::LeftButton);
        QFAIL(words);
    }
    void choose(const QString& path) const
    {
        auto* dialog = widget.findChild<QFileDialog*>();
        QVERIFY(dialog);
        dialog->selectFile(path);
        static_cast<QDialog*>(dialog)->accept();
        QTRY_VERIFY(!widget.findChild<QFileDialog*>());
    }
    bool drop(const QString& path)
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        enter.ignore();
        QCoreApplication::sendEvent(&widget, &enter);
        if (!enter.isAccepted())
            return false;
        QDropEvent event({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&widget, &event);
        return event.isAccepted();
    }

    QWidget widget;
    Banner* banner = new Banner;
    ChangesButton* changes = new ChangesButton;
    Session session{openScenario(Scenario{}).value()};
    Playback playback;
    QSettings store;
    app::Files files;
};

} // namespace

/// The window's files, through its banner.
class FilesTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Window> m_window;

    static Scenario withLease(int ms) { return edit::lease(Scenario{}, Duration{ms}).value(); }
    QString put(const char* name, const QByteArray& bytes) const
    {
        QFile file(m_folder->filePath(QLatin1String(name)));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName() : QString();
    }
    QString put(const char* name, int ms) const
    {
        return put(name, QByteArray::fromStdString(writeScenario(withLease(ms))));
    }
    static QByteArray contentOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
    }

private slots:
    void initTestCase()
    {
        useLanguage(QStringLiteral("en"));
        applyLook(Theme::Kind::Light);
    }
    void init()
    {
        test::failOnAnyWarning();
        m_folder = std::make_unique<QTemporaryDir>();
        m_window = std::make_unique<Window>(*m_folder);
    }
    void cleanup()
    {
        m_window.reset();
        m_folder.reset();
    }

    void aWrongFileIsSaidWithItsPlace()
    {
        const QString path = put("wrong.json", "{\"fenceline\": 1,\n\"lease\": 3}");
        m_window->files.open(path);
        QVERIFY(m_window->said().startsWith(path + QStringLiteral(":2: \"lease\" is the number 3")));
        QCOMPARE(m_window->session.scenario(), Scenario{});
        QVERIFY(recentFiles(m_window->store).isEmpty());
        m_window->press("Open another…");
        m_window->choose(put("right.json", 12'000));
        QCOMPARE(m_window->session.scenario(), withLease(12'000));
        QCOMPARE(m_window->said(), QString());
        QVERIFY(m_window->widget.windowTitle().startsWith(QStringLiteral("right.json")));
    }

    void whatIsNotSavedIsAskedAbout()
    {
        const QString path = put("a.json", 12'000);
        m_window->files.open(path);
        QVERIFY(m_window->files.mayClose());
        m_window->setLease(13'000);
        QVERIFY(m_window->widget.isWindowModified());
        QSignalSpy agreed(&m_window->files, &app::Files::closeAgreed);
        QVERIFY(!m_window->files.mayClose());
        QCOMPARE(m_window->said(), QStringLiteral("“a.json” has changes that are not saved."));
        QVERIFY(m_window->banner->dismiss());
        QCOMPARE(agreed.size(), 0);
        QVERIFY(!m_window->files.mayClose());
        m_window->press("Save");
        QCOMPARE(agreed.size(), 1);
        QVERIFY(m_window->files.mayClose());
        QCOMPARE(contentOf(path), QByteArray::fromStdString(writeScenario(withLease(13'000))));
    }

    void whatIsGivenUpIsGone()
    {
        m_window->setLease(13'000);
        QVERIFY(!m_window->files.mayClose());
        m_window->press("Discard");
        QVERIFY(m_window->files.mayClose());
        m_window.reset();
        m_window = std::make_unique<Window>(*m_folder);
        m_window->files.bringBack();
        QCOMPARE(m_window->session.scenario(), Scenario{});
    }

    void anotherFileIsOpenedOnlyAfterAnAnswer()
    {
        m_window->setLease(13'000);
        const QString path = put("a.json", 12'000);
        QVERIFY(m_window->drop(path));
        QCOMPARE(m_window->session.scenario(), withLease(13'000));
        m_window->press("Save");
        const QString saved = m_folder->filePath(QStringLiteral("mine"));
        m_window->choose(saved);
        QCOMPARE(contentOf(saved + QStringLiteral(".fenceline.json")),
                 QByteArray::fromStdString(writeScenario(withLease(13'000))));
        QCOMPARE(m_window->session.scenario(), withLease(12'000));
        QCOMPARE(recentFiles(m_window->store), (QStringList{path, saved + QStringLiteral(".fenceline.json")}));
        QVERIFY(!m_window->drop(m_folder->filePath(QStringLiteral("a.txt"))));
    }

    /// A folder stands where the file was.
    void whatCannotBeSavedIsSaidAndSavedElsewhere()
    {
        const QString path = put("a.json", 12'000);
        m_window->files.open(path);
        m_window->setLease(13'000);
        QVERIFY(QFile::remove(path) && QDir().mkdir(path));
        m_window->files.save();
        QVERIFY(m_window->said().startsWith(path + QStringLiteral(" cannot be written: it is a folder.")));
        m_window->press("Save as…");
        m_window->choose(m_folder->filePath(QStringLiteral("b.json")));
        QCOMPARE(m_window->said(), QString());
        QVERIFY(!m_window->widget.isWindowModified());
        QCOMPARE(m_window->session.scenario(), withLease(13'000));
    }

    void whatOthersWriteIsLoadedOrNot()
    {
        const QString path = put("a.json", 12'000);
        m_window->files.open(path);
        put("a.json", 20'000);
        QTRY_COMPARE(m_window->said(), QStringLiteral("Another program has changed “a.json”."));
        m_window->press("Load it");
        QCOMPARE(m_window->session.scenario(), withLease(20'000));
        m_window->setLease(13'000);
        put("a.json", 21'000);
        QTRY_VERIFY(m_window->said().contains(QStringLiteral("drops what is not saved here")));
        m_window->banner->dismiss();
        m_window->files.save();
        QVERIFY(m_window->said().contains(QStringLiteral("drops what is not saved here")));
        m_window->press("Keep what is here");
        m_window->files.save();
        QCOMPARE(m_window->said(), QString());
        QCOMPARE(contentOf(path), QByteArray::fromStdString(writeScenario(withLease(13'000))));
        QVERIFY(QFile::remove(path));
        QTRY_VERIFY(m_window->said().contains(QStringLiteral("no longer there")));
        m_window->press("Save");
        QCOMPARE(m_window->said(), QString());
        QVERIFY(QFile::exists(path));
    }

    /// As another window would find it whose program had been killed: its lock is gone, its file is there.
    void whatAKilledProgramHadIsHereAgain()
    {
        const QString path = put("a.json", 12'000);
        m_window->files.open(path);
        m_window->setLease(13'000);
        m_window->playback.seek(kStart + Duration{2'500});
        m_window->setLease(14'000);
        m_window.reset();
        m_window = std::make_unique<Window>(*m_folder);
        m_window->files.bringBack();
        QVERIFY(m_window->said().startsWith(QStringLiteral("What was not saved when the program ended is here again")));
        QCOMPARE(m_window->session.scenario(), withLease(14'000));
        QCOMPARE(milliseconds(m_window->playback.playhead()), 2'500);
        QCOMPARE(m_window->files.document().path(), path);
        m_window->session.undo();
        m_window->session.undo();
        QCOMPARE(m_window->session.scenario(), withLease(12'000));
        QVERIFY(!m_window->widget.isWindowModified());
    }

    void eachChangeHasItsWayBack()
    {
        m_window->files.openBuiltin(QStringLiteral("paused-holder"));
        QVERIFY(!m_window->changes->isVisible());
        m_window->setLease(12'000);
        QVERIFY(m_window->changes->isVisible());
        emit m_window->changes->menu()->aboutToShow();
        m_window->changes->menu()->actions().front()->trigger();
        QCOMPARE(m_window->session.scenario().lease, Scenario{}.lease);
        QVERIFY(!m_window->changes->isVisible());
        QCOMPARE(m_window->session.undoable(), Edit::GiveBack);
    }

    void menusOfferFilesAndScenarios()
    {
        QMenu recent;
        m_window->files.fillWithRecent(&recent);
        emit recent.aboutToShow();
        QVERIFY(!recent.actions().front()->isEnabled());
        m_window->files.open(put("R&D.json", 12'000));
        emit recent.aboutToShow();
        QCOMPARE(recent.actions().size(), 1);
        QCOMPARE(recent.actions().front()->text(), QStringLiteral("R&&D.json"));
        QMenu builtin;
        m_window->files.fillWithBuiltin(&builtin);
        QCOMPARE(builtin.actions().front()->text(), QStringLiteral("The paused holder"));
        builtin.actions().front()->trigger();
        QVERIFY(m_window->files.document().path().isEmpty());
        QVERIFY(m_window->widget.windowTitle().startsWith(QStringLiteral("The paused holder")));
    }
};

QTEST_MAIN(FilesTest)
#include "files_test.moc"
