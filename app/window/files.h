// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/autosave.h"
#include "ui/session/document.h"
#include "ui/session/playback.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>

class QMenu;
class QSettings;
class QWidget;

namespace fenceline::ui {
class Banner;
class ChangesButton;
} // namespace fenceline::ui

namespace fenceline::app {

/// The scenario's file as the window's user meets it: opened, saved, dropped, asked about before anything is lost,
/// brought back after a kill. It speaks through the window's banner; a dialog only chooses a file.
class Files : public QObject {
    Q_OBJECT
public:
    /// The recent files are kept in `store`, and what outlives a kill in `autosaveFolder`; null and empty: nowhere. All
    /// that is given outlives this. A file that is dropped on the window is opened.
    Files(QWidget& window, ui::Session& session, ui::Playback& playback, QSettings* store,
          const QString& autosaveFolder);

    ui::Document& document() { return m_document; }

    /// The parts of the window to work with; given again when they are made anew.
    void speakThrough(ui::Banner* banner);
    void showChangesOn(ui::ChangesButton* button);
    void fillWithRecent(QMenu* menu);
    void fillWithBuiltin(QMenu* menu);

    /// What a program that was killed had. For a start without a file of its own.
    void bringBack();

    void chooseAndOpen();
    void open(const QString& path);
    void openBuiltin(const QString& name);
    void save();
    void saveAs();

    /// Whether the window may close now. If not, it has been asked about; mayClose() is true after closeAgreed().
    bool mayClose();

signals:
    void closeAgreed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using Then = std::function<void()>;

    /// With what is open there would go something that stands nowhere else.
    bool wouldLose() const;
    void askBefore(const Then& then);
    void load(const QString& path);
    void saveThen(const Then& then);
    void saveAsThen(const Then& then);
    void saved(const Result<void>& written, const Then& then);
    void opened(const Result<void>& read);
    void sayOnDisk();
    void keep();
    QString name() const;

    QWidget& m_window;
    ui::Session& m_session;
    ui::Playback& m_playback;
    QSettings* m_store;
    ui::Document m_document;
    std::unique_ptr<ui::Autosave> m_autosave; ///< null: none
    QPointer<ui::Banner> m_banner;
    bool m_closeAgreed = false;
};

} // namespace fenceline::app
