// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fenceline::app {

/// To be called first. Whatever becomes of standard output, a reader that has gone, a closed descriptor, a limit on the
/// size of files, then shows as an output that cannot be written, with a sentence and an exit status of its own. A
/// stream that the program was started without is not taken by the next file that it opens.
void prepareStandardStreams();

} // namespace fenceline::app
