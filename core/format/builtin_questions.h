// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/learn/question.h"

#include <span>
#include <string_view>
#include <vector>

namespace fenceline {

/// The files of resources/quiz, by name, as they were when the program was built.
std::span<const std::string_view> builtinQuestionFiles();

/// All questions that come with the program. A test holds that they can be read.
Result<std::vector<Question>> builtinQuestions();

} // namespace fenceline
