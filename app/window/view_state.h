// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QPoint>
#include <utility>
#include <vector>

class QWidget;

namespace fenceline::app {

/// Where a user has left the widgets of a tree: how far each is scrolled, where the handles stand, where the keyboard
/// is. For a tree that was made anew in the same way, in another language say.
class ViewState {
public:
    explicit ViewState(const QWidget& top);
    /// The tree is shown and laid out by this. What is not there any more is left as it is.
    void restore(QWidget& top) const;

private:
    /// From the top down: the class, and which of the siblings of that class that are not hidden.
    using Path = std::vector<std::pair<QByteArray, int>>;

    static Path pathTo(const QWidget* widget, const QWidget& top);
    static QWidget* found(const Path& path, QWidget& top);

    std::vector<QByteArray> m_splitters;
    std::vector<QPoint> m_scrolled;
    Path m_focus;
};

} // namespace fenceline::app
