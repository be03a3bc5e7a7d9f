// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/announcement.h"

#include "ui/theme/access.h"

#include <QAccessibleWidget>

namespace fenceline::ui {
namespace {

class AnnouncementAccess : public QAccessibleWidget {
public:
    explicit AnnouncementAccess(Announcement* announcement) : QAccessibleWidget(announcement, QAccessible::Notification)
    {
    }
};

} // namespace

Announcement::Announcement(QWidget* parent) : QWidget(parent)
{
    installAccess<Announcement, AnnouncementAccess>();
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
