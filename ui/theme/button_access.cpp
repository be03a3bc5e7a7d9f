// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/button_access.h"

#include "ui/theme/access.h"
#include "ui/theme/plain_text.h"

#include <QAbstractButton>
#include <QAccessibleWidget>
#include <QCheckBox>
#include <QKeySequence>
#include <QRadioButton>

namespace fenceline::ui {
namespace {

template <QAccessible::Role kRole>
class MarkedButtonAccess : public QAccessibleWidget {
public:
    explicit MarkedButtonAccess(QAbstractButton* button) : QAccessibleWidget(button, kRole), m_button(button)
    {
        addControllingSignal(QStringLiteral("toggled(bool)"));
    }

    QString text(QAccessible::Text kind) const override
    {
        const QString own = QAccessibleWidget::text(kind);
        if (kind == QAccessible::Name && own.isEmpty())
            return withoutMnemonics(m_button->text());
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
    QAbstractButton* m_button;
};

} // namespace

void installButtonAccess()
{
    installAccess<QCheckBox, MarkedButtonAccess<QAccessible::CheckBox>>();
    installAccess<QRadioButton, MarkedButtonAccess<QAccessible::RadioButton>>();
}

} // namespace fenceline::ui
