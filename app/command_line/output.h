// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line/answer.h"

#include <QByteArrayView>
#include <optional>
#include <string>

namespace fenceline::app {

/// Writes a command's whole output: to standard output where `path` is none or `-`, else to a temporary file beside
/// `path` that is renamed, so that nothing half-written is left. What exists and is no regular file (a device, a pipe)
/// is written to directly; so is what names an open stream (`/dev/stdout`), after what it has already.
Answer<void> writeOutput(QByteArrayView bytes, const std::optional<std::string>& path);

} // namespace fenceline::app
