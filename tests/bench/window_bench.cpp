// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"
#include "figures.h"
#include "ui/controls/controls_panel.h"
#include "ui/controls/duration_slider.h"
#include "ui/controls/value_track.h"
#include "ui/stage/stage_view.h"
#include "ui/timeline/timeline_view.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTest>
#include <QTimer>

namespace fenceline::bench {

namespace {

constexpr QSize kFullHd{1920, 1080};
constexpr QSize kUltraHd{3840, 2160};
constexpr int kMoves = 600;
constexpr int kLooks = 40;

/// The window as a user would have it open; painted once before anything is measured.
class OpenWindow {
public:
    explicit OpenWindow(QSize size)
        : m_window(ui::openScenario(Scenario{}).value(),
                   app::MainWindow::Surroundings{ui::Theme::Kind::Light, m_preferences})
    {
        m_window.resize(size);
        m_window.show();
        settle();
    }

    app::MainWindow& window() { return m_window; }
    app::Preferences& preferences() { return m_preferences; }
    template <class Widget>
    Widget* find() const
    {
        const auto all = m_window.findChildren<Widget*>();
        return *std::find_if(all.begin(), all.end(), [](const Widget* each) { return each->isVisible(); });
    }
    static void settle() { QCoreApplication::processEvents(); }

private:
    app::Preferences m_preferences{nullptr};
    app::MainWindow m_window;
};

/// From each mouse event to the painted window, in milliseconds.
std::vector<double> moveAcross(QWidget* widget, int from, int to)
{
    const int y = widget->height() / 2;
    QTest::mousePress(widget, Qt::LeftButton, {}, {from, y});
    OpenWindow::settle();
    std::vector<double> samples;
    for (int i = 0; i < kMoves; ++i) {
        const int span = to - from;
        const int there = i * 13 % (2 * span);
        const QPointF at(from + (there < span ? there : 2 * span - there), y);
        QMouseEvent move(QEvent::MouseMove, at, widget->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
        QElapsedTimer timer;
        timer.start();
        QCoreApplication::sendEvent(widget, &move);
        OpenWindow::settle();
        samples.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    QTest::mouseRelease(widget, Qt::LeftButton, {}, {from, y});
    OpenWindow::settle();
    return samples;
}

/// Drags the lease from one end of its slider to the other and back; fails where the drag changed nothing.
std::vector<double> dragLease(QSize size)
{
    OpenWindow open(size);
    auto* track = open.find<ui::ControlsPanel>()->lease()->track();
    const auto samples = moveAcross(track, 16, track->width() - 16);
    if (open.window().session().undoStack().count() != 1)
        qFatal("the drag is %d undo steps, not one", open.window().session().undoStack().count());
    return samples;
}

std::vector<double> seekTimeline(QSize size)
{
    OpenWindow open(size);
    auto* timeline = open.find<ui::TimelineView>();
    const auto before = open.window().playback().playhead();
    const auto samples = moveAcross(timeline, timeline->width() / 3, timeline->width() - 40);
    if (open.window().playback().playhead() == before)
        qFatal("the playhead did not move");
    return samples;
}

/// Changes text size and theme, one at a time, each until the window is painted anew.
std::vector<double> switchLooks(QSize size)
{
    OpenWindow open(size);
    std::vector<double> samples;
    for (int i = 0; i < kLooks; ++i) {
        app::Appearance appearance;
        appearance.theme = i / 2 % 2 == 0 ? ui::Theme::Kind::Light : ui::Theme::Kind::Dark;
        appearance.textScale = (i + 1) / 2 % 2 == 0 ? 1.0 : 2.0;
        QElapsedTimer timer;
        timer.start();
        open.preferences().setAppearance(appearance);
        OpenWindow::settle();
        samples.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    open.preferences().setAppearance({});
    return samples;
}

/// Plays the lesson over and over, a few dozen pictures each time, and looks at the memory at the end.
double memoryAfterHundredPlays()
{
    OpenWindow open(kFullHd);
    auto& playback = open.window().playback();
    for (int play = 0; play < 100; ++play) {
        playback.toStart();
        for (int picture = 0; picture <= 40; ++picture) {
            playback.seek(kStart + picture * Duration{500});
            OpenWindow::settle();
        }
    }
    return residentMegabytes();
}

double coreShareWhilePlaying()
{
    OpenWindow open(kFullHd);
    constexpr std::chrono::milliseconds kLength{5000};
    QEventLoop loop;
    QTimer::singleShot(kLength, &loop, &QEventLoop::quit);
    QElapsedTimer timer;
    timer.start();
    const double before = processorSeconds();
    open.window().playback().play();
    loop.exec();
    const double share = (processorSeconds() - before) / (static_cast<double>(timer.nsecsElapsed()) / 1e9);
    if (open.window().playback().playhead() == kStart)
        qFatal("nothing was played");
    return share;
}

} // namespace

void measureWindow(QJsonObject& figures)
{
    figures.insert(QStringLiteral("rss_mb"), memoryAfterHundredPlays());
    figures.insert(QStringLiteral("play_1080p_core_share"), coreShareWhilePlaying());
    const auto drag = dragLease(kFullHd);
    figures.insert(QStringLiteral("drag_1080p_p50_ms"), percentile(drag, 0.5));
    figures.insert(QStringLiteral("drag_1080p_p99_ms"), percentile(drag, 0.99));
    const auto large = dragLease(kUltraHd);
    figures.insert(QStringLiteral("drag_4k_p50_ms"), percentile(large, 0.5));
    figures.insert(QStringLiteral("drag_4k_p99_ms"), percentile(large, 0.99));
    figures.insert(QStringLiteral("look_1080p_p50_ms"), percentile(switchLooks(kFullHd), 0.5));
    figures.insert(QStringLiteral("look_4k_p50_ms"), percentile(switchLooks(kUltraHd), 0.5));
    figures.insert(QStringLiteral("seek_1080p_p99_ms"), percentile(seekTimeline(kFullHd), 0.99));
}

} // namespace fenceline::bench
