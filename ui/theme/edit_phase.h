// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fenceline::ui {

/// Where in a gesture an edit stands, so that one gesture becomes one step of undo. A drag or a held key is `Moving` as
/// often as its value changes, then `Finished` once, with the last value again; a typed value or a click is a `Step` of
/// its own. A wheel tells nobody when it stops: each `Notch` is settled at once and belongs to the one before it, until
/// `Finished` says that something else begins. `Finished` never comes without a `Moving` or a `Notch` before it.
enum class EditPhase { Moving, Notch, Finished, Step };

} // namespace fenceline::ui
