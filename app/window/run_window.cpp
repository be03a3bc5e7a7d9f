// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/run_window.h"

#include "app/command_line/answer.h"
#include "app/window/main_window.h"
#include "ui/dialogs/frame_times.h"
#include "ui/session/autosave.h"
#include "ui/text/languages.h"
#include "ui/theme/style.h"

#include <QApplication>
#include <QLoggingCategory>
#include <QSettings>

namespace fenceline::app {

namespace {

/// `QT_LOGGING_RULES=fenceline.start.debug=true` says when the first picture stands; the benchmarks read it.
Q_LOGGING_CATEGORY(startLog, "fenceline.start", QtWarningMsg)

} // namespace

int runWindow(int& argc, char** argv, std::optional<Scenario> scenario, const QString& fileName)
{
    const bool isNamed = scenario.has_value();
    auto opened = ui::openScenario(scenario.value_or(Scenario{}));
    if (!opened) {
        printError(opened.error().message);
        return kWrongUsage;
    }
    const QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("fenceline"));
    QApplication::setApplicationDisplayName(QStringLiteral("Fenceline"));
    QApplication::setApplicationVersion(QStringLiteral(FENCELINE_VERSION));
    QSettings store(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("fenceline"), QStringLiteral("window"));
    Preferences preferences(&store);
    ui::useLanguage(ui::languageFor(preferences.languageInUse()));
    const auto systemTheme = ui::kindFor(QApplication::palette());
    ui::applyLook(preferences.appearance().theme.value_or(systemTheme), preferences.appearance().textScale);

    ui::Autosave autosave(ui::autosaveFolder());
    MainWindow window(std::move(*opened), {systemTheme, preferences, &store, &autosave});
    if (!fileName.isEmpty())
        window.files().follow(fileName);
    else if (!isNamed)
        window.files().bringBack();
    if (const auto* frames = ui::FrameTimes::watch(&window))
        QObject::connect(&window.playback(), &ui::Playback::playheadMoved, frames, &ui::FrameTimes::noteCause);
    QObject::connect(&window, &MainWindow::firstPicture, &window, [] { qCDebug(startLog) << "first picture"; });
    window.show();
    return QApplication::exec();
}

} // namespace fenceline::app
