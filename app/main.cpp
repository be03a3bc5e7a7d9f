// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/answer.h"
#include "app/command_line/arguments.h"
#include "app/command_line/command_line.h"
#include "app/command_line/display.h"
#include "app/command_line/standard_streams.h"
#include "app/command_line/without_display.h"
#include "app/window/run_window.h"

#include <QString>
#include <algorithm>
#include <utility>

using namespace fenceline;

namespace {

int finished(const app::Answer<void>& answer)
{
    if (answer)
        return app::kRan;
    app::printError(answer.error());
    return app::kWrongUsage;
}

int openWindow(int& argc, char** argv, app::WindowRequest request)
{
    const app::Display display;
    if (display.isUsable())
        return app::runWindow(argc, argv, std::move(request.scenario), QString::fromStdString(request.file));
    if (request.file.empty())
        return finished(app::runWithoutDisplay());
    return finished(
        app::refuse("there is no usable display for the window (allowed: `fenceline run` and `fenceline draw`, "
                    "which need none)"));
}

} // namespace

int main(int argc, char** argv)
{
    app::prepareStandardStreams();
    const auto arguments = app::readArguments({argv + 1, argv + std::max(argc, 1)});
    if (!arguments)
        return finished(app::refuse(arguments.error()));
    auto request = app::runCommandLine(*arguments);
    if (!request)
        return finished(app::refuse(request.error()));
    if (!*request)
        return app::kRan;
    return openWindow(argc, argv, std::move(**request));
}
