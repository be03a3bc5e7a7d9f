// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/learn/question.h"

#include <string_view>
#include <vector>

namespace fenceline {

/// The version of the question format that this program reads.
inline constexpr int kQuizVersion = 1;

/// Reads a question file:
///
///     {"fenceline_quiz": 1,
///      "misconceptions": {"first-come": "whoever had the lock first may write"},
///      "questions": [{"id": "…", "kind": "single-choice", "title": "…", "text": "…", "why": "…",
///                     "run": {"scenario": {"fenceline": 1, …}, "at": {"worker": "A", "event": "write-rejected"}},
///                     "answers": [{"text": "…", "right": true, "why": "…"},
///                                 {"text": "…", "misconception": "first-come", "why": "…", "run": {"at": …}}]}]}
///
/// `kind` decides which other keys a question has. A scenario is what a scenario file holds; an answer's run without
/// one is the question's own. `at` without a worker names an event that is the lock's own. A right answer has no
/// misconception, every other one of the file's.
///
/// What is wrong comes back with its line and what is allowed, also a moment that does not happen in its run.
Result<std::vector<Question>> readQuestions(std::string_view text);

} // namespace fenceline
