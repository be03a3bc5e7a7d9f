// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/file_desk.h"
#include "core/format/scenario_writer.h"
#include "core/scenario/edit.h"
#include "tests/ui/quiet.h"
#include "ui/text/languages.h"

#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <map>
#include <memory>

namespace fenceline::test {

/// A desk with what it works with; what it has said and not taken back, by topic.
struct Desk {
    explicit Desk(const QTemporaryDir& folder, const Scenario& scenario = {})
        : session(ui::openScenario(scenario).value()),
          store(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat),
          autosave(folder.filePath(QStringLiteral("autosave"))), desk(session, playback, sayings, &store, &autosave)
    {
        playback.setRun(session.run());
        QObject::connect(&session, &ui::Session::changed, &playback, &ui::Playback::setRun);
        QObject::connect(&sayings, &app::Sayings::said, &desk, [this](const ui::Message& message) {
            said[message.topic] = message;
            last = message.topic;
        });
        QObject::connect(&sayings, &app::Sayings::retracted, &desk,
                         [this](const QString& topic) { said.erase(topic); });
    }

    void setLease(int ms)
    {
        session.apply(ui::Edit::Lease, edit::lease(session.scenario(), Duration{ms}));
        session.endDrag();
    }
    /// The last thing said that still stands.
    QString text() const { return said.count(last) ? said.at(last).text : QString(); }
    /// As the banner does it: the message goes, then its remedy acts.
    void choose(const char* words)
    {
        const ui::Message message = said.at(last);
        said.erase(last);
        for (const auto& remedy : message.remedies)
            if (remedy.words == QString::fromUtf8(words))
                return remedy.act();
        QFAIL(words);
    }

    ui::Session session;
    ui::Playback playback;
    QSettings store;
    ui::Autosave autosave;
    app::Sayings sayings;
    app::FileDesk desk;
    std::map<QString, ui::Message> said;
    QString last;
};

/// For a test class to derive from: the desk while a test runs, and the files on it.
class WithDesk {
protected:
    void open()
    {
        ui::useLanguage(QStringLiteral("en"));
        failOnAnyWarning();
        m_folder = std::make_unique<QTemporaryDir>();
        m_desk = std::make_unique<Desk>(*m_folder);
    }
    void close()
    {
        m_desk.reset();
        m_folder.reset();
    }

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

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Desk> m_desk;
};

} // namespace fenceline::test
