// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/view_state.h"

#include <QAbstractScrollArea>
#include <QCoreApplication>
#include <QEvent>
#include <QScrollBar>
#include <QSplitter>
#include <algorithm>

namespace fenceline::app {
namespace {

/// The children of one class that take part in what is seen.
QList<QWidget*> shownOf(const QWidget& parent, const QByteArray& kind)
{
    auto shown = parent.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
    shown.removeIf([&](const QWidget* child) { return child->isHidden() || child->metaObject()->className() != kind; });
    return shown;
}

} // namespace

ViewState::ViewState(const QWidget& top)
{
    for (const auto* splitter : top.findChildren<QSplitter*>())
        m_splitters.push_back(splitter->saveState());
    for (const auto* area : top.findChildren<QAbstractScrollArea*>())
        m_scrolled.emplace_back(area->horizontalScrollBar()->value(), area->verticalScrollBar()->value());
    m_focus = pathTo(top.window()->focusWidget(), top);
}

void ViewState::restore(QWidget& top) const
{
    top.show();
    const auto splitters = top.findChildren<QSplitter*>();
    for (std::size_t i = 0; i < std::min(m_splitters.size(), std::size_t(splitters.size())); ++i)
        splitters[int(i)]->restoreState(m_splitters[i]);
    // How far something can be scrolled is known when it is laid out.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    const auto areas = top.findChildren<QAbstractScrollArea*>();
    for (std::size_t i = 0; i < std::min(m_scrolled.size(), std::size_t(areas.size())); ++i) {
        areas[int(i)]->horizontalScrollBar()->setValue(m_scrolled[i].x());
        areas[int(i)]->verticalScrollBar()->setValue(m_scrolled[i].y());
    }
    if (QWidget* focused = found(m_focus, top); focused && focused->isVisibleTo(&top))
        focused->setFocus(Qt::OtherFocusReason);
}

ViewState::Path ViewState::pathTo(const QWidget* widget, const QWidget& top)
{
    if (!widget || !top.isAncestorOf(widget))
        return {};
    Path path;
    for (; widget != &top; widget = widget->parentWidget()) {
        const QByteArray kind(widget->metaObject()->className());
        const auto alike = shownOf(*widget->parentWidget(), kind);
        path.emplace_back(kind, int(alike.indexOf(const_cast<QWidget*>(widget))));
    }
    std::reverse(path.begin(), path.end());
    return path;
}

QWidget* ViewState::found(const Path& path, QWidget& top)
{
    if (path.empty())
        return nullptr;
    QWidget* at = &top;
    for (const auto& [kind, place] : path)
        if (at = shownOf(*at, kind).value(place); !at)
            return nullptr;
    return at;
}

} // namespace fenceline::app
