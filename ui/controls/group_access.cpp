// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/group_access.h"

#include "ui/controls/segmented_choice.h"
#include "ui/controls/verdict_card.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace fenceline::ui {
namespace {

QAccessibleInterface* makeAccess(const QString& className, QObject* object)
{
    const bool isGroup = className == QLatin1String(SegmentedChoice::staticMetaObject.className()) ||
                         className == QLatin1String(VerdictCard::staticMetaObject.className());
    return isGroup ? new QAccessibleWidget(qobject_cast<QWidget*>(object), QAccessible::Grouping) : nullptr;
}

} // namespace

void installGroupAccess()
{
    static const bool kInstalled = [] {
        QAccessible::installFactory(makeAccess);
        return true;
    }();
    Q_UNUSED(kInstalled)
}

} // namespace fenceline::ui
