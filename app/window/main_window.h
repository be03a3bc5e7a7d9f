// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/edits.h"
#include "ui/controls/appearance.h"
#include "ui/session/playback.h"
#include "ui/theme/theme.h"

#include <QMainWindow>

namespace fenceline::ui {
class ControlsPanel;
class HeaderBar;
class SideColumn;
class StageView;
class TimelineView;
class TransportBar;
} // namespace fenceline::ui

namespace fenceline::app {

/// The window: makes the views and the session and connects them, and does nothing else. Views say what the user
/// intends; the session makes it so and publishes one run; every view is handed that run.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// `systemTheme` is what "as the system" means at first; the window follows when the system changes.
    MainWindow(ui::Opened opened, ui::Theme::Kind systemTheme);

    ui::Session& session() { return m_session; }
    ui::Playback& playback() { return m_playback; }

signals:
    /// After the first picture is painted.
    void firstPicture();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    void arrange();
    void connectEdits();
    void connectHistory();
    void connectTime();
    void connectLook();
    void showLook();
    void followSystem();
    void showRun(const std::shared_ptr<const Run>& run);
    void showMoment();

    ui::Session m_session;
    Edits m_edits;
    ui::Playback m_playback;
    ui::HeaderBar* m_header;
    ui::StageView* m_stage;
    ui::TimelineView* m_timeline;
    ui::SideColumn* m_side;
    ui::TransportBar* m_transport;
    ui::Theme::Kind m_systemTheme;
    bool m_painted = false;
    bool m_systemChanged = false; ///< said by the system, not yet looked into
};

} // namespace fenceline::app
