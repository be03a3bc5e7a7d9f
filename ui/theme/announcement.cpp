// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/announcement.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace fenceline::ui {
namespace {

QAccessibleInterface* makeAccess(const QString& className, QObject* object)
{
    const bool ours = className == QLatin1String(Announcement::staticMetaObject.className());
    return ours ? new QAccessibleWidget(qobject_cast<QWidget*>(object), QAccessible::Notification) : nullptr;
}

void installAccess()
{
    static const bool kInstalled = [] {
        QAccessible::installFactory(makeAccess);
        return true;
    }();
    Q_UNUSED(kInstalled)
}

} // namespace

Announcement::Announcement(QWidget* parent) : QWidget(parent)
{
    installAccess();
    setAttribute(Qt::WA_TransparentForMouseEvents);
    resize(0, 0);
}

void Announcement::say(const QString& sentence)
{
    setAccessibleName(sentence);
    QAccessibleEvent comes(this, QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&comes);
}

} // namespace fenceline::ui
