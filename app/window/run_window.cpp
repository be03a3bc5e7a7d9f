// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/run_window.h"

namespace fenceline::app {

int runWindow(int&, char**, std::optional<Scenario>, const QString&)
{
    return 0;
}

} // namespace fenceline::app
