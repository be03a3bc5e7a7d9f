// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/document.h"

#include "core/format/builtin.h"
#include "core/format/scenario_reader.h"
#include "ui/session/edit_words.h"
#include "ui/session/scenario_file.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <utility>

namespace fenceline::ui {
namespace {

/// Kept of the way back, and of the way on: a long day's would make each autosave a long one too.
constexpr int kMostSteps = 100;

/// None where no built-in scenario is called so.
std::optional<Scenario> builtinTitled(const std::string& title)
{
    for (const auto& builtin : builtinScenarios())
        if (builtin.title == title)
            return readScenario(builtin.text).value();
    return std::nullopt;
}

History historyOf(const Scenario& opened)
{
    return {opened, {opened}, {}, 0};
}

struct Content {
    QByteArray bytes;
    Scenario scenario;
};

Result<Content> contentOf(const QString& path)
{
    const auto bytes = readBytes(path);
    if (!bytes)
        return tl::unexpected(bytes.error());
    const auto scenario = scenarioFrom(*bytes, path);
    if (!scenario)
        return tl::unexpected(scenario.error());
    return Content{*bytes, *scenario};
}

std::optional<Scenario> valueOf(const Result<Scenario>& scenario)
{
    return scenario ? std::optional(*scenario) : std::nullopt;
}

} // namespace

Document::Document(Session& session, QObject* parent) : QObject(parent), m_session(session)
{
    m_file.saved = session.scenario();
    findOriginal();
    connect(&m_session, &Session::changed, this, [this] {
        findOriginal();
        showState();
    });
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &Document::look);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &Document::look);
}

bool Document::isModified() const
{
    return m_file.onDisk != OnDisk::Same || isEdited();
}

QString Document::suggestedPath() const
{
    const QString folder = path().isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
                                            : QFileInfo(path()).absolutePath();
    return QDir(QDir(folder).exists() ? folder : QDir::homePath()).filePath(fileNameFor(m_session.scenario()));
}

void Document::follow(const QString& path)
{
    m_file = {QFileInfo(path).absoluteFilePath(), std::nullopt, m_session.scenario(), OnDisk::Same};
    if (const auto bytes = readBytes(m_file.path); bytes && valueOf(scenarioFrom(*bytes, path)) == m_file.saved)
        m_file.bytes = *bytes;
    watch();
    look();
    showState();
}

Result<void> Document::open(const QString& path)
{
    const auto content = contentOf(path);
    if (!content)
        return tl::unexpected(content.error());
    return replace(historyOf(content->scenario),
                   {QFileInfo(path).absoluteFilePath(), content->bytes, content->scenario, OnDisk::Same});
}

Result<void> Document::openBuiltin(const QString& name)
{
    const auto* builtin = findBuiltin(name.toStdString());
    if (!builtin)
        return fail(tr("There is no built-in scenario “%1”.").arg(name).toStdString());
    const auto scenario = readScenario(builtin->text);
    if (!scenario)
        return tl::unexpected(scenario.error());
    return replace(historyOf(*scenario), {{}, std::nullopt, *scenario, OnDisk::Same});
}

Result<void> Document::save()
{
    look();
    if (m_file.path.isEmpty())
        return fail(tr("The scenario has no file yet: save it under a name.").toStdString());
    if (m_file.onDisk == OnDisk::Changed)
        return fail(tr("Another program has changed %1. Load what it wrote, or keep what is here and save it.")
                        .arg(QDir::toNativeSeparators(m_file.path))
                        .toStdString());
    return saveAs(m_file.path);
}

Result<void> Document::saveAs(const QString& path)
{
    const QByteArray bytes = bytesOf(m_session.scenario());
    if (auto written = writeBytes(bytes, path); !written)
        return written;
    m_file = {QFileInfo(path).absoluteFilePath(), bytes, m_session.scenario(), m_file.onDisk};
    watch();
    setOnDisk(OnDisk::Same);
    showState();
    return {};
}

void Document::keepOurs()
{
    if (const auto bytes = readBytes(m_file.path)) {
        m_file.bytes = *bytes;
        m_file.saved = valueOf(scenarioFrom(*bytes, m_file.path));
    }
    look();
    showState();
}

Result<void> Document::takeTheirs()
{
    const auto content = contentOf(m_file.path);
    if (!content)
        return tl::unexpected(content.error());
    m_file.bytes = content->bytes;
    m_file.saved = content->scenario;
    m_session.apply(Edit::Replace, content->scenario);
    m_session.endDrag();
    look();
    showState();
    return {};
}

Snapshot Document::snapshot(Instant playhead) const
{
    History history = m_session.history(kMostSteps);
    Snapshot snapshot{std::move(history.opened),
                      m_file.saved,
                      m_file.path.toStdString(),
                      playhead,
                      std::move(history.states),
                      {},
                      history.current};
    for (const Edit edit : history.edits)
        snapshot.edits.emplace_back(word(edit));
    return snapshot;
}

/// The file may have been written since. It is as it was known if it means what it did, or what is here now: saved just
/// before the end.
Result<void> Document::restore(const Snapshot& snapshot)
{
    History history{snapshot.opened, snapshot.states, {}, snapshot.current};
    for (const std::string& kept : snapshot.edits) // a step that another version had a word for is a step all the same
        history.edits.push_back(fromWord<Edit>(kept).value_or(Edit::Reset));
    File file{QString::fromStdString(snapshot.file), std::nullopt, snapshot.saved, OnDisk::Same};
    if (const auto bytes = readBytes(file.path)) {
        const auto found = valueOf(scenarioFrom(*bytes, file.path));
        if (found && (found == file.saved || found == history.states.at(history.current))) {
            file.bytes = *bytes;
            file.saved = found;
        }
    }
    return replace(history, std::move(file));
}

/// The file comes first, so that whoever hears of the session's change finds both as they are; back if it fails.
Result<void> Document::replace(const History& history, File file)
{
    std::swap(m_file, file);
    if (auto restored = m_session.restore(history); !restored) {
        std::swap(m_file, file);
        return restored;
    }
    watch();
    if (file.onDisk != OnDisk::Same)
        emit onDiskChanged(OnDisk::Same);
    look();
    sayState();
    return {};
}

/// The file, and its folder: many programs put a new file in the old one's place.
void Document::watch()
{
    if (const auto watched = m_watcher.files() + m_watcher.directories(); !watched.isEmpty())
        m_watcher.removePaths(watched);
    if (m_file.path.isEmpty())
        return;
    const QFileInfo info(m_file.path);
    if (info.isFile())
        m_watcher.addPath(m_file.path);
    if (info.dir().exists())
        m_watcher.addPath(info.absolutePath());
}

void Document::look()
{
    if (m_file.path.isEmpty())
        return;
    const auto bytes = readBytes(m_file.path);
    if (bytes && !m_watcher.files().contains(m_file.path))
        m_watcher.addPath(m_file.path);
    if (!bytes)
        setOnDisk(OnDisk::Vanished);
    else if (*bytes == m_file.bytes)
        setOnDisk(OnDisk::Same);
    else
        setOnDisk(OnDisk::Changed, *bytes);
}

void Document::setOnDisk(OnDisk now, const QByteArray& theirs)
{
    if (m_file.onDisk == now && m_file.theirs == theirs)
        return;
    m_file.onDisk = now;
    m_file.theirs = theirs;
    emit onDiskChanged(now);
    showState();
}

void Document::showState()
{
    if (m_pathSaid != m_file.path || m_modifiedSaid != isModified())
        sayState();
}

void Document::sayState()
{
    m_pathSaid = m_file.path;
    m_modifiedSaid = isModified();
    emit stateChanged();
}

/// The expectation is kept from the file: it is its author's statement about the run, not a setting that was changed.
void Document::findOriginal()
{
    const Scenario& beginning = m_session.beginning();
    if (beginning == m_beginning)
        return;
    m_beginning = beginning;
    m_original = builtinTitled(beginning.name).value_or(beginning);
    m_original.expect = beginning.expect;
}

} // namespace fenceline::ui
