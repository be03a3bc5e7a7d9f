// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line/answer.h"
#include "core/run/run.h"
#include "ui/theme/theme.h"

#include <QByteArray>
#include <QSize>

namespace fenceline::app {

/// A picture of a run for a file.
struct Picture {
    enum class View { Timeline, Stage };
    enum class Format { Png, Svg, Pdf };
    View view = View::Timeline;
    Format format = Format::Png;
    QSize size{1600, 900};
    ui::Theme::Kind theme = ui::Theme::Kind::Light;
    Instant at; ///< where the playhead stands
};

/// The picture's file. Needs a QGuiApplication; any platform will do.
Answer<QByteArray> drawPicture(const Run& run, const Picture& picture);

/// The same in a process that has no QGuiApplication: makes one that needs no display. Once a process.
Answer<QByteArray> drawPictureOffscreen(const Run& run, const Picture& picture);

} // namespace fenceline::app
