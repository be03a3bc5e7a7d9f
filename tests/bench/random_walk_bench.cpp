// SPDX-License-Identifier: GPL-3.0-or-later
#include "figures.h"
#include "tests/app/random_walk.h"

#include <QTemporaryDir>

namespace fenceline::bench {

namespace {

constexpr quint32 kSeed = 1;
constexpr int kEvents = 10'000;

} // namespace

/// Any event at any size in any look, from the event to the painted window; random_walk_test.cpp takes the same walk.
void measureRandomWalk(QJsonObject& figures)
{
    const QTemporaryDir folder;
    ui::Autosave autosave(folder.path());
    app::Preferences preferences(nullptr);
    app::MainWindow window(ui::openScenario(Scenario{}).value(),
                           app::MainWindow::Surroundings{ui::Theme::Kind::Light, preferences, nullptr, &autosave});
    window.show();
    test::RandomWalk walk(window, kSeed);
    walk.run(kEvents, [](int) { return true; });
    figures.insert(QStringLiteral("random_walk_p99_frame_ms"), percentile(walk.frames(), 0.99));
    figures.insert(QStringLiteral("random_walk_max_frame_ms"), percentile(walk.frames(), 1));
    figures.insert(QStringLiteral("random_walk_max_frame_cpu_ms"), walk.longest().cpu);
}

} // namespace fenceline::bench
