// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessibleWidget>
#include <QRect>
#include <QString>
#include <map>
#include <optional>
#include <utility>

/// What a painted widget tells a screen reader: parts, each with its items, from the geometry that is painted; after
/// them the widgets that lie in it and are shown.
namespace fenceline::ui {

struct AccessPart {
    QString name;
    QRect rect;            ///< in the widget
    bool isHidden = false; ///< scrolled out of sight
    bool isSelected = false;
    std::optional<bool> isCollapsed = std::nullopt; ///< a part that can be
};

/// Implemented by a widget that is painted as a whole. Asked anew each time, and only for what somebody reads.
class PaintedParts {
public:
    virtual ~PaintedParts() = default;
    /// Where one is, what is set, what has happened, what can be done; in short sentences.
    virtual QString summary() const = 0;
    virtual int partCount() const = 0;
    virtual AccessPart part(int index) const = 0;
    virtual int itemCount(int part) const = 0;
    virtual AccessPart item(int part, int index) const = 0;
};

class PaintedAccess : public QAccessibleWidget {
public:
    PaintedAccess(QWidget* widget, const PaintedParts& parts, QAccessible::Role role);
    ~PaintedAccess() override;

    QString text(QAccessible::Text kind) const override;
    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;

    const PaintedParts& parts() const { return m_parts; }
    QWidget* painted() const { return widget(); }
    /// Part `first`, or its item `second`; -1: the part itself.
    QAccessibleInterface* node(int first, int second) const;

private:
    QWidgetList shownWidgets() const;

    const PaintedParts& m_parts;
    mutable std::map<std::pair<int, int>, QAccessible::Id> m_nodes;
};

} // namespace fenceline::ui
