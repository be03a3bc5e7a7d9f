// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/keys_dialog.h"

#include <vector>

namespace fenceline::app {

class Actions;

/// Every key that the window knows, for the list of keys.
std::vector<ui::KeyGroup> keyGroups(const Actions& actions);

} // namespace fenceline::app
