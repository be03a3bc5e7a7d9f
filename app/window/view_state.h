// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QPoint>
#include <utility>
#include <vector>

class QWidget;

namespace fenceline::app {

/// Where a user has left the widgets of a tree: how far each is scrolled, where the handles stand, where the keyboard
/// is. For restoring them in a tree that was made anew, for example in another language.
class ViewState {
public:
    explicit ViewState(const QWidget& top);
    /// Shows and lays out the tree. Ignores widgets that are not there any more.
    void restore(QWidget& top) const;

private:
    /// The way from the top to a widget: at each step the class, and the place among the visible siblings of that
    /// class.
    using Path = std::vector<std::pair<QByteArray, int>>;

    static Path pathTo(const QWidget* widget, const QWidget& top);
    static QWidget* found(const Path& path, QWidget& top);

    std::vector<QByteArray> m_splitters;
    std::vector<QPoint> m_scrolled;
    Path m_focus;
};

} // namespace fenceline::app
