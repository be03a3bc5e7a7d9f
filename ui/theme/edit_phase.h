// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fenceline::ui {

/// Where in a gesture an edit stands, so that one gesture becomes one step of undo. A drag or a held key is `Moving` as
/// often as its value changes, then `Finished` once, with the last value again; a typed value or a click is a `Step` of
/// its own. `Finished` never comes without a `Moving` before it.
enum class EditPhase { Moving, Finished, Step };

} // namespace fenceline::ui
