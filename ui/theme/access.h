// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QWidget>

namespace fenceline::ui {

/// What a screen reader asks of `Base`, and a value besides.
template <class Base>
class ValueAccess : public Base, public QAccessibleValueInterface {
public:
    using Base::Base;
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ValueInterface)
            return static_cast<QAccessibleValueInterface*>(this);
        return Base::interface_cast(type);
    }
};

/// Makes screen readers see each Widget by an Access, made of a pointer to it; safe to call again.
template <class Widget, class Access>
void installAccess()
{
    static const bool kInstalled = [] {
        QAccessible::installFactory([](const QString& className, QObject* object) -> QAccessibleInterface* {
            const bool ours = className == QLatin1String(Widget::staticMetaObject.className());
            auto* widget = ours ? qobject_cast<Widget*>(object) : nullptr;
            return widget ? new Access(widget) : nullptr;
        });
        return true;
    }();
    Q_UNUSED(kInstalled)
}

} // namespace fenceline::ui
