// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"
#include "ui/theme/sign.h"
#include "ui/theme/tint.h"

#include <QString>

/// What came of a statement, in words with their sign. Private to ui/statements.
namespace fenceline::ui {

struct StatementResult {
    Sign sign = Sign::Tick;
    Tint tint;
    QString text;
};

/// In a word: `1 row`.
StatementResult resultOf(const Run& run, const SqlStatement& statement);
/// In full: what it changed or returned and, where it did nothing, why not.
StatementResult fullResultOf(const Run& run, const SqlStatement& statement);

} // namespace fenceline::ui
