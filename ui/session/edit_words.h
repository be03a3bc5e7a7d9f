// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/session.h"

#include <string_view>

namespace fenceline::ui {

/// An edit as it stands in what is kept on disk; never a text for a user.
std::string_view wordFor(Edit edit);
/// An unknown word, a later version's say, is a step all the same: it is called a reset.
Edit editFrom(std::string_view word);

} // namespace fenceline::ui
