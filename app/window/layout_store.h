// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/timeline_layout.h"

#include <QByteArray>
#include <QMutex>
#include <QString>
#include <QStringList>
#include <QThreadPool>

#include <optional>

class QSettings;

namespace fenceline::app {

/// Where the window's parts stand. A member that is empty or none stands for the standard layout.
struct WindowLayout {
    QByteArray window;   ///< place and size on the screen, as QWidget::saveGeometry gives them
    QByteArray splitter; ///< as QSplitter::saveState gives it
    int tab = 0;
    QStringList openGroups; ///< of the controls that most users do without
    TimelineLayout timeline;
    friend bool operator==(const WindowLayout&, const WindowLayout&) = default;
};

/// Keeps the layout on disk. It changes with every pixel of a drag, so it is written on another thread, where the
/// latest one takes the place of those that were not written yet.
class LayoutStore {
public:
    /// In the file of this store, which is one of INI format.
    explicit LayoutStore(const QSettings& store);
    /// Waits until the last one is on disk.
    ~LayoutStore();

    /// Values that make no sense are ignored.
    WindowLayout read() const;
    /// Returns at once.
    void write(const WindowLayout& layout);

private:
    void writePending();

    QString m_file;
    QMutex m_mutex; ///< guards the two after it
    std::optional<WindowLayout> m_pending;
    bool m_isWriting = false;
    QThreadPool m_thread; ///< one; last, so that it is the first to go
};

} // namespace fenceline::app
