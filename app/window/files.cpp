// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files.h"

#include "core/format/builtin.h"
#include "ui/controls/banner.h"
#include "ui/controls/changes_button.h"
#include "ui/session/recent_files.h"
#include "ui/session/scenario_file.h"

#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMimeData>

#include <utility>

namespace fenceline::app {

using namespace ui;

namespace {

// What the banner speaks of, so that a later word takes an earlier one's place.
QString aboutOpening()
{
    return QStringLiteral("opening");
}
QString aboutSaving()
{
    return QStringLiteral("saving");
}
QString aboutLosing()
{
    return QStringLiteral("losing");
}
QString aboutDisk()
{
    return QStringLiteral("disk");
}
QString aboutAutosave()
{
    return QStringLiteral("autosave");
}

QString textOf(const Error& error)
{
    return QString::fromStdString(error.message);
}

/// In the window's middle, and gone when a file is chosen or not.
QFileDialog* makeDialog(QWidget& window, const QString& title)
{
    auto* dialog = new QFileDialog(&window, title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setNameFilters({Files::tr("Scenarios (*.fenceline.json *.json)"), Files::tr("All files (*)")});
    return dialog;
}

/// Names of files may hold what a menu takes for the mark of a key.
QString asItIs(QString text)
{
    return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

} // namespace

Files::Files(QWidget& window, Session& session, Playback& playback, QSettings* store, const QString& autosaveFolder)
    : m_window(window), m_session(session), m_playback(playback), m_store(store), m_document(session)
{
    if (!autosaveFolder.isEmpty())
        m_autosave = std::make_unique<Autosave>(autosaveFolder);
    const auto showTitle = [this] {
        m_window.setWindowTitle(QStringLiteral("%1[*] - Fenceline").arg(name()));
        m_window.setWindowModified(m_document.isModified());
    };
    connect(&m_document, &Document::stateChanged, this, showTitle);
    connect(&m_document, &Document::onDiskChanged, this, &Files::sayOnDisk);
    connect(&m_session, &Session::settled, this, &Files::keep);
    connect(&m_playback, &Playback::playingChanged, this, [this](bool playing) {
        if (!playing && m_session.undoStack().count() > 0)
            keep();
    });
    if (m_autosave)
        connect(m_autosave.get(), &Autosave::failed, this, [this](const Error& error) {
            if (m_banner)
                m_banner->say({Message::Kind::Notice, textOf(error), {}, aboutAutosave()});
        });
    m_window.setAcceptDrops(true);
    m_window.installEventFilter(this);
    showTitle();
}

QString Files::name() const
{
    return m_document.path().isEmpty() ? QString::fromStdString(m_session.scenario().name)
                                       : QFileInfo(m_document.path()).fileName();
}

void Files::speakThrough(Banner* banner)
{
    m_banner = banner;
    sayOnDisk();
}

/// While a slider is dragged nothing else moves, so it waits for the drag's end.
void Files::showChangesOn(ChangesButton* button)
{
    const auto show = [this, button] { button->show(m_document.original(), m_session.scenario()); };
    connect(&m_session, &Session::settled, button, show);
    connect(button, &ChangesButton::backRequested, this, [this](const Difference& difference) {
        m_session.apply(Edit::GiveBack, withBack(m_document.original(), m_session.scenario(), difference));
    });
    connect(button, &ChangesButton::allBackRequested, this,
            [this] { m_session.apply(Edit::GiveBack, m_document.original()); });
    show();
}

void Files::fillWithRecent(QMenu* menu)
{
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        menu->clear();
        for (const QString& path : m_store ? recentFiles(*m_store) : QStringList()) {
            QAction* action = menu->addAction(asItIs(QFileInfo(path).fileName()), this, [this, path] { open(path); });
            action->setToolTip(path.toHtmlEscaped());
        }
        if (menu->isEmpty())
            menu->addAction(tr("No files yet"))->setEnabled(false);
    });
    menu->setToolTipsVisible(true);
}

void Files::fillWithBuiltin(QMenu* menu)
{
    for (const auto& builtin : builtinScenarios()) {
        const auto name = QString::fromUtf8(builtin.name.data(), qsizetype(builtin.name.size()));
        const auto title = QString::fromUtf8(builtin.title.data(), qsizetype(builtin.title.size()));
        menu->addAction(asItIs(title), this, [this, name] { openBuiltin(name); });
    }
}

void Files::bringBack()
{
    const auto kept = m_autosave ? m_autosave->takeOrphan() : std::nullopt;
    if (!kept || !m_document.restore(*kept))
        return;
    m_playback.seek(kept->playhead);
    keep();
    if (m_banner && m_document.isModified())
        m_banner->say({Message::Kind::Notice,
                       tr("What was not saved when the program ended is here again, with its steps to undo."),
                       {},
                       aboutAutosave()});
}

void Files::chooseAndOpen()
{
    askBefore([this] {
        auto* dialog = makeDialog(m_window, tr("Open a scenario"));
        dialog->setFileMode(QFileDialog::ExistingFile);
        dialog->setDirectory(QFileInfo(m_document.suggestedPath()).absolutePath());
        connect(dialog, &QFileDialog::fileSelected, this, &Files::load);
        dialog->open();
    });
}

void Files::open(const QString& path)
{
    askBefore([this, path] { load(path); });
}

void Files::openBuiltin(const QString& name)
{
    askBefore([this, name] { opened(m_document.openBuiltin(name)); });
}

void Files::load(const QString& path)
{
    const auto read = m_document.open(path);
    if (read && m_store)
        addRecentFile(*m_store, path);
    opened(read);
}

void Files::opened(const Result<void>& read)
{
    if (!m_banner)
        return;
    if (read)
        return m_banner->retract(aboutOpening());
    m_banner->say({Message::Kind::Error,
                   textOf(read.error()),
                   {{tr("Open another…"), [this] { chooseAndOpen(); }}},
                   aboutOpening()});
}

void Files::save()
{
    saveThen({});
}

void Files::saveAs()
{
    saveAsThen({});
}

void Files::saveThen(const Then& then)
{
    if (m_document.path().isEmpty())
        return saveAsThen(then);
    const auto written = m_document.save();
    if (!written && m_document.onDisk() == OnDisk::Changed)
        return sayOnDisk();
    saved(written, then);
}

void Files::saveAsThen(const Then& then)
{
    auto* dialog = makeDialog(m_window, tr("Save the scenario"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("fenceline.json"));
    dialog->selectFile(m_document.suggestedPath());
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, then](const QString& path) { saved(m_document.saveAs(path), then); });
    dialog->open();
}

void Files::saved(const Result<void>& written, const Then& then)
{
    if (!written) {
        if (m_banner)
            m_banner->say({Message::Kind::Error,
                           textOf(written.error()),
                           {{tr("Save as…"), [this, then] { saveAsThen(then); }}},
                           aboutSaving()});
        return;
    }
    if (m_banner)
        m_banner->retract(aboutSaving());
    if (m_store)
        addRecentFile(*m_store, m_document.path());
    keep();
    if (then)
        then();
}

bool Files::wouldLose() const
{
    return m_document.isEdited() || m_document.onDisk() == OnDisk::Vanished;
}

void Files::askBefore(const Then& then)
{
    if (!wouldLose() || !m_banner)
        return then();
    m_banner->say({Message::Kind::Question,
                   tr("“%1” has changes that are not saved.").arg(name()),
                   {{tr("Save"), [this, then] { saveThen(then); }}, {tr("Discard"), then}},
                   aboutLosing()});
}

bool Files::mayClose()
{
    if (wouldLose() && m_banner && !m_closeAgreed) {
        askBefore([this] {
            m_closeAgreed = true;
            emit closeAgreed();
        });
        return false;
    }
    if (m_autosave)
        m_autosave->clear();
    return true;
}

void Files::sayOnDisk()
{
    if (!m_banner)
        return;
    Message message{Message::Kind::Notice, {}, {}, aboutDisk()};
    switch (m_document.onDisk()) {
    case OnDisk::Same: return m_banner->retract(aboutDisk());
    case OnDisk::Changed:
        message.text =
            m_document.isEdited()
                ? tr("Another program has changed “%1”. To load it drops what is not saved here.").arg(name())
                : tr("Another program has changed “%1”.").arg(name());
        message.remedies = {{tr("Load it"), [this] { load(m_document.path()); }},
                            {tr("Keep what is here"), [this] { m_document.keepOurs(); }}};
        break;
    case OnDisk::Vanished:
        message.text = tr("“%1” is no longer there. What is open stays; to save it makes the file again.").arg(name());
        message.remedies = {{tr("Save"), [this] { save(); }}};
        break;
    }
    m_banner->say(message);
}

void Files::keep()
{
    if (m_autosave)
        m_autosave->write(m_document.snapshot(m_playback.playhead()));
}

bool Files::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::DragEnter || event->type() == QEvent::Drop) {
        auto* drop = static_cast<QDropEvent*>(event);
        if (const auto path = droppedFile(*drop->mimeData())) {
            drop->acceptProposedAction();
            if (event->type() == QEvent::Drop)
                open(*path);
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace fenceline::app
