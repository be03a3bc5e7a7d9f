// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Lives in ui/theme, for every view.
#include "ui/theme/text_label.h"
