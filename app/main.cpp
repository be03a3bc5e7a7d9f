// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/command_line.h"
#include "app/command_line/display.h"
#include "app/command_line/without_display.h"
#include "app/window/run_window.h"

#include <QFile>
#include <csignal>

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
    // A reader that has gone is an output that cannot be written, with a sentence and an exit status of its own.
    std::signal(SIGPIPE, SIG_IGN);
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments.append(QFile::decodeName(argv[i]));
    auto request = app::runCommandLine(arguments);
    if (!request)
        return finished(app::refuse(request.error()));
    if (!*request)
        return app::kRan;
    return openWindow(argc, argv, std::move(**request));
}
