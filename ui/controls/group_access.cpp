// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/group_access.h"

#include "ui/controls/segmented_choice.h"
#include "ui/controls/verdict_card.h"
#include "ui/theme/access.h"

#include <QAccessibleWidget>

namespace fenceline::ui {
namespace {

class GroupAccess : public QAccessibleWidget {
public:
    explicit GroupAccess(QWidget* group) : QAccessibleWidget(group, QAccessible::Grouping) {}
};

} // namespace

void installGroupAccess()
{
    installAccess<SegmentedChoice, GroupAccess>();
    installAccess<VerdictCard, GroupAccess>();
}

} // namespace fenceline::ui
