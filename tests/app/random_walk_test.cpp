// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever somebody does with the window: no crash, no warning, what is shown is what is set, and undo leads back to
// the first byte. A short walk; FENCELINE_WALK_EVENTS=100000 takes the long one, FENCELINE_WALK_SEED=N the one that
// failed.
#include "tests/app/random_walk.h"

#include "app/window/panes.h"
#include "core/format/run_writer.h"
#include "core/format/scenario_writer.h"
#include "tests/app/opened_window.h"
#include "ui/controls/header_bar.h"
#include "ui/session/autosave.h"
#include "ui/timeline/timeline_view.h"

#include <QTemporaryDir>
#include <algorithm>

using namespace fenceline;
using namespace fenceline::ui;
using fenceline::test::OpenedWindow;
using fenceline::test::RandomWalk;

namespace {

constexpr int kEventsBetweenChecks = 250;

int fromEnvironment(const char* name, int otherwise)
{
    bool isNumber = false;
    const int number = qEnvironmentVariableIntValue(name, &isNumber);
    return isNumber ? number : otherwise;
}

} // namespace

class RandomWalkTest : public QObject {
    Q_OBJECT

private:
    /// The run of what is set, played anew, is the one that is shown, with its playhead within.
    static void showsWhatIsSet(const OpenedWindow& window)
    {
        const auto& run = *window.session().run();
        const auto anew = play(window.session().scenario());
        QVERIFY(anew.has_value());
        QCOMPARE(writeRun(run), writeRun(*anew));
        const auto* panes = qobject_cast<app::Panes*>(window.get()->centralWidget());
        QCOMPARE(panes->timeline()->run(), window.session().run());
        const Instant playhead = window.get()->playback().playhead();
        QCOMPARE(panes->timeline()->playhead(), playhead);
        QVERIFY(playhead >= kStart && playhead <= run.horizon());
    }

    /// The parts that ask for more than the smallest screen has, with what is in them; a hidden page of a stack has its
    /// say too.
    static QString largeParts(const OpenedWindow& window)
    {
        QStringList parts;
        for (const auto* part : window.get()->findChildren<QWidget*>())
            if (const QSize least = part->minimumSizeHint(); least.width() > 640)
                parts << QStringLiteral("%1 %2").arg(QLatin1String(part->metaObject()->className())).arg(least.width());
        return parts.join(QStringLiteral(" > "));
    }

    /// Whatever it shows, the window can be as small as it is promised to be. In front of a class its text is as large
    /// as the screen allows, and so is its least size.
    static void fitsTheSmallestScreen(const OpenedWindow& window)
    {
        if (!window.get()->findChild<HeaderBar*>()->isVisible())
            return;
        const QSize least = window.get()->minimumSizeHint();
        QVERIFY2(least.width() <= 1280 && least.height() <= 720,
                 qPrintable(QStringLiteral("%1 × %2 in %3 with text at %4: %5")
                                .arg(least.width())
                                .arg(least.height())
                                .arg(QLocale().bcp47Name())
                                .arg(textScaleOf(*window.get()))
                                .arg(largeParts(window))));
    }

    static double percentile(std::vector<double> frames, double share)
    {
        std::sort(frames.begin(), frames.end());
        return frames.empty() ? 0 : frames[std::size_t(share * double(frames.size() - 1))];
    }

private slots:
    void initTestCase() { useLanguage(QStringLiteral("en")); }

    void leavesNothingBroken()
    {
        const int seed = fromEnvironment("FENCELINE_WALK_SEED", 1);
        const int events = fromEnvironment("FENCELINE_WALK_EVENTS", 3'000);
        const QTemporaryDir folder;
        Autosave autosave(folder.path());
        const OpenedWindow window({}, &autosave);
        QVERIFY(window.isExposed());
        const std::string firstBytes = writeScenario(window.session().scenario());

        RandomWalk walk(*window.get(), quint32(seed));
        walk.run(events, [&window](int event) {
            if (event % kEventsBetweenChecks == 0) {
                showsWhatIsSet(window);
                fitsTheSmallestScreen(window);
            }
            return !QTest::currentTestFailed();
        });
        const int steps = window.session().undoStack().index();
        qInfo("seed %d, %d events, %d steps of undo; frames: p99 %.1f ms, max %.1f ms; longest of our own time %.1f "
              "ms: %s",
              seed, walk.count(), steps, percentile(walk.frames(), 0.99), percentile(walk.frames(), 1),
              walk.longest().cpu, qPrintable(walk.longest().deed));
        if (QTest::currentTestFailed())
            qInfo("the last events:\n%s", qPrintable(walk.deeds().join(QLatin1Char('\n'))));

        QVERIFY(steps > events / 500); // else it went nowhere
        while (window.session().undoable())
            window.session().undo();
        showsWhatIsSet(window);
        QCOMPARE(writeScenario(window.session().scenario()), firstBytes);
    }
};

QTEST_MAIN(RandomWalkTest)
#include "random_walk_test.moc"
