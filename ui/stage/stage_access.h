// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fenceline::ui {

/// Makes screen readers see a StageView's cards, each with its facts as text, and the messages; safe to call again.
void installStageAccess();

} // namespace fenceline::ui
