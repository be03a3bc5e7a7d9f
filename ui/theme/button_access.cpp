// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/button_access.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAccessibleWidget>
#include <QKeySequence>

namespace fenceline::ui {
namespace {

class MarkedButtonAccess : public QAccessibleWidget {
public:
    MarkedButtonAccess(QAbstractButton* button, QAccessible::Role role)
        : QAccessibleWidget(button, role), m_button(button)
    {
        addControllingSignal(QStringLiteral("toggled(bool)"));
    }

    QString text(QAccessible::Text kind) const override
    {
        const QString own = QAccessibleWidget::text(kind);
        if (kind == QAccessible::Name && own.isEmpty())
            return withoutMnemonic(m_button->text());
        if (kind == QAccessible::Accelerator && own.isEmpty())
            return m_button->shortcut().toString(QKeySequence::NativeText);
        return own;
    }
    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.checkable = true;
        state.checked = m_button->isChecked();
        state.pressed = m_button->isDown();
        return state;
    }
    QStringList actionNames() const override
    {
        QStringList names;
        if (m_button->isEnabled())
            names << toggleAction();
        return names << QAccessibleWidget::actionNames();
    }
    void doAction(const QString& name) override
    {
        if (name != toggleAction())
            QAccessibleWidget::doAction(name);
        else
            m_button->click();
    }

private:
    static QString withoutMnemonic(QString text)
    {
        for (qsizetype i = text.indexOf(QLatin1Char('&')); i >= 0; i = text.indexOf(QLatin1Char('&'), i + 1))
            text.remove(i, 1); // of two, the second stays
        return text;
    }

    QAbstractButton* m_button;
};

QAccessibleInterface* makeAccess(const QString& className, QObject* object)
{
    if (className == QLatin1String("QCheckBox"))
        return new MarkedButtonAccess(static_cast<QAbstractButton*>(object), QAccessible::CheckBox);
    if (className == QLatin1String("QRadioButton"))
        return new MarkedButtonAccess(static_cast<QAbstractButton*>(object), QAccessible::RadioButton);
    return nullptr;
}

} // namespace

void installButtonAccess()
{
    static const bool kInstalled = [] {
        QAccessible::installFactory(makeAccess);
        return true;
    }();
    Q_UNUSED(kInstalled)
}

} // namespace fenceline::ui
