// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/edits.h"
#include "app/window/look.h"
#include "app/window/preferences.h"
#include "ui/session/playback.h"
#include "ui/session/session.h"

#include <QMainWindow>

class QSettings;

namespace fenceline::app {

class Actions;
class Panes;

/// The window: makes the session and the views and connects them, and does nothing else. Views say what the user
/// intends; the session makes it so and publishes one run; every view is handed that run.
///
/// The views are made anew when the language changes; session, playhead and preferences stay.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// `systemTheme` is what "as the system" means at first; the window follows when the system changes. Preferences
    /// are kept in `store`, which outlives the window; without one they are forgotten with it.
    MainWindow(ui::Opened opened, ui::Theme::Kind systemTheme, QSettings* store = nullptr);

    ui::Session& session() { return m_session; }
    ui::Playback& playback() { return m_playback; }
    Preferences& preferences() { return m_preferences; }
    Actions& actions() { return *m_actions; }

signals:
    /// After the first picture is painted.
    void firstPicture();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    bool event(QEvent* event) override;

private:
    void build();
    void rebuild();
    void connectEdits();
    void connectHistory();
    void connectTime();
    void connectLook();
    void showLayout();
    void showRun(const std::shared_ptr<const Run>& run);
    void showMoment();
    void showSteps();

    ui::Session m_session;
    ui::Playback m_playback;
    Preferences m_preferences;
    Edits m_edits;
    Look m_look;
    Panes* m_panes = nullptr;
    Actions* m_actions = nullptr;
    bool m_painted = false;
    bool m_rebuilding = false; ///< asked for, not done yet
};

} // namespace fenceline::app
