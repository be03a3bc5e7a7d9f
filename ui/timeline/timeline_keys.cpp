// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/timeline_keys.h"

#include "ui/text/text.h"

namespace fenceline::ui {

std::vector<std::pair<QString, QString>> timelineKeys()
{
    return {
        {Text::tr("Left, Right"), Text::tr("Go to the event before or after")},
        {Text::tr("Shift+Left, Shift+Right"), Text::tr("Go back or on by a tenth of a second")},
        {Text::tr("Home, End"), Text::tr("Go to the start or to the end of the run")},
        {Text::tr("Up, Down"), Text::tr("Go to the lane above or below")},
        {Text::tr("Alt+Up, Alt+Down"), Text::tr("Move this lane up or down")},
        {Text::tr("C"), Text::tr("Collapse this lane to a thin row, or expand it")},
        {Text::tr("Shift+C"), Text::tr("Collapse or expand all lanes of its kind")},
        {Text::tr("Menu, Shift+F10"), Text::tr("What else can be done with the lanes")},
        {Text::tr("Page Up, Page Down"), Text::tr("Scroll the lanes")},
        {Text::tr("Enter"), Text::tr("Select what lies under the playhead in this lane, then the next there")},
        {Text::tr("Escape"), Text::tr("Let go of what is held, then of what is selected, then of the lane")},
        {Text::tr("E, Shift+E"), Text::tr("Take hold of the next thing that can be moved, or the one before; Left and "
                                          "Right move it by a tenth of a second, with Shift by 10 ms")},
        {Text::tr("+, \u2212"), Text::tr("Show less or more time around the playhead")},
        {Text::tr("0"), Text::tr("Show all of the run")},
        {Text::tr("Ctrl+Left, Ctrl+Right"), Text::tr("Move along the part of the run that is shown")},
    };
}

} // namespace fenceline::ui
