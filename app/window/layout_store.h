// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/timeline_layout.h"
#include "ui/session/latest_writer.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

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

/// Keeps the layout on disk. It changes with every pixel of a drag, so it is written on another thread.
class LayoutStore {
public:
    /// In the file of this store, which is one of INI format.
    explicit LayoutStore(const QSettings& store);

    /// Values that make no sense are ignored.
    WindowLayout read() const;
    /// Returns at once; the destructor waits until the last one is on disk.
    void write(const WindowLayout& layout) { m_writer.write(layout); }

private:
    QString m_file;
    ui::LatestWriter<WindowLayout> m_writer;
};

} // namespace fenceline::app
