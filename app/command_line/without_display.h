// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line/answer.h"

namespace fenceline::app {

/// What the program does instead of opening its window where there is no usable display: says so, prints the lesson's
/// run as text, writes its timeline as a picture into the current folder, else the temporary one, and names the file.
Answer<void> runWithoutDisplay();

} // namespace fenceline::app
