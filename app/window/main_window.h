// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/class_mode.h"
#include "app/window/copies.h"
#include "app/window/edits.h"
#include "app/window/file_desk.h"
#include "app/window/layout_keeper.h"
#include "app/window/look.h"
#include "app/window/panes.h"
#include "app/window/preferences.h"
#include "app/window/sayings.h"
#include "ui/session/playback.h"
#include "ui/session/session.h"

#include <QMainWindow>

namespace fenceline::app {

class Actions;

/// The window: makes the session and the views and connects them, and does nothing else. Views say what the user
/// intends; the session makes it so and publishes one run; every view is handed that run.
///
/// The views are made anew when the language changes; session, playhead and preferences stay.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// What the window is given; the pointers outlive it. The theme and the language of the preferences apply already.
    struct Surroundings {
        ui::Theme::Kind systemTheme; ///< what "as the system" means at first; the window follows when it changes
        Preferences& preferences;
        QSettings* store = nullptr;       ///< for the recent files; null: they are not kept
        ui::Autosave* autosave = nullptr; ///< null: no work is kept in case the program is killed
    };
    MainWindow(ui::Opened opened, const Surroundings& surroundings);

    ui::Session& session() { return m_session; }
    ui::Playback& playback() { return m_playback; }
    FileDesk& files() { return m_files; }
    Sayings& sayings() { return m_sayings; }
    Actions& commands() { return *m_actions; }

signals:
    /// The first picture is painted.
    void firstPicture();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool event(QEvent* event) override;

private:
    void build();
    void rebuild(const Panes::State& state);
    void connectEdits();
    void connectHistory();
    void connectFiles();
    void connectTime();
    void connectLook();
    void connectModes();
    void connectClass();
    void connectDialogs();
    void connectCopies();
    void showFile();
    void showLayout();
    void showRun(const std::shared_ptr<const Run>& run);
    void showMoment();
    void showSteps();

    ui::Session m_session;
    ui::Playback m_playback;
    Preferences& m_preferences;
    Edits m_edits;
    Look m_look;
    ClassMode m_classMode;
    Sayings m_sayings;
    FileDesk m_files;
    Copies m_copies;
    LayoutKeeper m_layoutKeeper;
    Panes* m_panes = nullptr;
    Actions* m_actions = nullptr;
    bool m_painted = false;
    bool m_rebuildPending = false; ///< asked for, not done yet
};

} // namespace fenceline::app
