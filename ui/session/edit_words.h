// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/session.h"

#include <string_view>

namespace fenceline::ui {

/// The word for an edit in snapshots on disk; never shown to a user.
std::string_view wordFor(Edit edit);
/// The edit of that word. An unknown word, from a later version for example, gives Edit::Reset: the step is kept.
Edit editFrom(std::string_view word);

} // namespace fenceline::ui
