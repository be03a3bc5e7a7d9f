// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/without_display.h"

#include "app/command_line/input.h"
#include "app/command_line/output.h"
#include "app/draw/picture.h"
#include "core/format/text_timeline.h"

#include <QByteArray>
#include <QDir>
#include <QString>
#include <optional>
#include <string>
#include <utility>

namespace fenceline::app {

namespace {

constexpr const char* kPictureName = "fenceline-timeline.png";

/// Into the first folder that takes it; the file's name.
Answer<std::string> writePicture(const QByteArray& bytes)
{
    Answer<std::string> last = refuse("there is no folder to write a picture to (allowed: one that may be written to)");
    for (const auto& folder : {QDir::currentPath(), QDir::tempPath()}) {
        const auto name = QDir(folder).filePath(QString::fromLatin1(kPictureName)).toStdString();
        const auto written = writeOutput(bytes, name);
        if (written)
            return name;
        last = tl::unexpected<Sentence>(written.error());
    }
    return last;
}

} // namespace

Answer<void> runWithoutDisplay()
{
    auto scenario = loadScenario({});
    if (!scenario)
        return tl::unexpected<Sentence>(scenario.error());
    const auto run = play(std::move(*scenario));
    if (!run)
        return refuse(run.error());
    const auto text =
        "There is no usable display for the window. The lesson's run as text:\n\n" + writeTimelineText(*run);
    if (const auto printed = writeOutput(text, std::nullopt); !printed)
        return printed;
    Picture picture;
    picture.at = run->trace.end();
    const auto bytes = drawPictureOffscreen(*run, picture);
    if (!bytes)
        return tl::unexpected<Sentence>(bytes.error());
    const auto name = writePicture(*bytes);
    if (!name)
        return tl::unexpected<Sentence>(name.error());
    return writeOutput("\nIts timeline as a picture: " + *name + "\n", std::nullopt);
}

} // namespace fenceline::app
