// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fenceline::app {

class Preferences;
class Sayings;

/// Speaks the language that the user has just chosen. Where the environment asks for one at each start, which the
/// choice does not change, that is said.
void useChosenLanguage(const Preferences& preferences, Sayings& sayings);

} // namespace fenceline::app
