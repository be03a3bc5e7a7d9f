// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/painted_access.h"

#include <QWidget>

namespace fenceline::ui {
namespace {

/// A part or an item. It holds its place only: what it says is read when it is asked.
class Node : public QAccessibleInterface {
public:
    Node(const PaintedAccess& owner, int part, int item) : m_owner(owner), m_part(part), m_item(item) {}

    int itemIndex() const { return m_item; }
    int partIndex() const { return m_part; }

    bool isValid() const override
    {
        if (!m_owner.isValid() || m_part >= m_owner.parts().partCount())
            return false;
        return m_item < 0 || m_item < m_owner.parts().itemCount(m_part);
    }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override
    {
        return m_item < 0 ? const_cast<PaintedAccess*>(&m_owner) : m_owner.node(m_part, -1);
    }
    int childCount() const override { return m_item < 0 && isValid() ? m_owner.parts().itemCount(m_part) : 0; }
    QAccessibleInterface* child(int index) const override
    {
        return index >= 0 && index < childCount() ? m_owner.node(m_part, index) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override
    {
        const auto* node = dynamic_cast<const Node*>(child);
        return node && m_item < 0 && node->partIndex() == m_part ? node->itemIndex() : -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override
    {
        for (int i = 0; i < childCount(); ++i)
            if (child(i)->rect().contains(x, y))
                return child(i);
        return nullptr;
    }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name && isValid() ? read().name : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect rect = read().rect;
        return {m_owner.painted()->mapToGlobal(rect.topLeft()), rect.size()};
    }
    QAccessible::Role role() const override
    {
        if (m_item >= 0)
            return QAccessible::ListItem;
        return childCount() > 0 ? QAccessible::List : QAccessible::StaticText;
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.readOnly = true;
        state.invalid = !isValid();
        if (state.invalid)
            return state;
        const AccessPart part = read();
        state.offscreen = part.isHidden || !m_owner.painted()->isVisible();
        state.selected = part.isSelected;
        state.expandable = part.isCollapsed.has_value();
        state.collapsed = part.isCollapsed == true;
        state.expanded = part.isCollapsed == false;
        return state;
    }

private:
    AccessPart read() const { return m_item < 0 ? m_owner.parts().part(m_part) : m_owner.parts().item(m_part, m_item); }

    const PaintedAccess& m_owner;
    int m_part;
    int m_item;
};

} // namespace

PaintedAccess::PaintedAccess(QWidget* widget, const PaintedParts& parts, QAccessible::Role role)
    : QAccessibleWidget(widget, role), m_parts(parts)
{
}

PaintedAccess::~PaintedAccess()
{
    for (const auto& [place, id] : m_nodes)
        QAccessible::deleteAccessibleInterface(id);
}

QString PaintedAccess::text(QAccessible::Text kind) const
{
    return kind == QAccessible::Description ? m_parts.summary() : QAccessibleWidget::text(kind);
}

int PaintedAccess::childCount() const
{
    return isValid() ? m_parts.partCount() + static_cast<int>(shownWidgets().size()) : 0;
}

QWidgetList PaintedAccess::shownWidgets() const
{
    if (m_parts.partCount() == 0)
        return {};
    QWidgetList shown = widget()->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
    shown.removeIf([](const QWidget* each) { return each->isWindow() || each->isHidden(); });
    return shown;
}

QAccessibleInterface* PaintedAccess::child(int index) const
{
    if (index < 0 || index >= childCount())
        return nullptr;
    const int parts = m_parts.partCount();
    return index < parts ? node(index, -1) : QAccessible::queryAccessibleInterface(shownWidgets().at(index - parts));
}

QAccessibleInterface* PaintedAccess::childAt(int x, int y) const
{
    for (int i = childCount() - 1; i >= 0; --i) // widgets lie on top
        if (child(i)->rect().contains(x, y))
            return child(i);
    return nullptr;
}

int PaintedAccess::indexOfChild(const QAccessibleInterface* child) const
{
    if (const auto* node = dynamic_cast<const Node*>(child))
        return node->itemIndex() < 0 ? node->partIndex() : -1;
    const auto place = shownWidgets().indexOf(qobject_cast<QWidget*>(child ? child->object() : nullptr));
    return place < 0 ? -1 : m_parts.partCount() + static_cast<int>(place);
}

QAccessibleInterface* PaintedAccess::node(int first, int second) const
{
    const auto [place, isNew] = m_nodes.try_emplace({first, second}, 0);
    if (isNew)
        place->second = QAccessible::registerAccessibleInterface(new Node(*this, first, second));
    return QAccessible::accessibleInterface(place->second);
}

} // namespace fenceline::ui
