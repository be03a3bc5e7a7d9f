// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/key_groups.h"

#include "app/window/actions.h"
#include "ui/controls/transport_bar.h"
#include "ui/controls/value_track.h"
#include "ui/dialogs/command.h"
#include "ui/present/class_bar.h"
#include "ui/quiz/quiz_view.h"
#include "ui/theme/splitter.h"
#include "ui/timeline/timeline_keys.h"

#include <QAction>

namespace fenceline::app {

std::vector<ui::KeyGroup> keyGroups(const Actions& actions)
{
    std::vector<ui::KeyGroup> groups;
    for (const auto& [title, group] : actions.groups()) {
        ui::KeyGroup keys{title, {}};
        for (const QAction* action : group)
            if (!action->shortcut().isEmpty())
                keys.keys.emplace_back(ui::keyText(action->shortcut()), ui::withoutDots(action->text()));
        if (!keys.keys.empty())
            groups.push_back(keys);
    }
    groups.push_back({Actions::tr("Playing"), ui::TransportBar::keys()});
    groups.push_back({Actions::tr("On the timeline"), ui::timelineKeys()});
    groups.push_back({Actions::tr("On a slider"), ui::ValueTrack::keys()});
    groups.push_back({Actions::tr("On the border between two parts"), ui::Splitter::keys()});
    groups.push_back({Actions::tr("In front of a class"), ui::ClassBar::keys()});
    groups.push_back({Actions::tr("In the quiz"), ui::QuizView::keys()});
    return groups;
}

} // namespace fenceline::app
