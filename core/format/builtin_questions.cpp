// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/builtin_questions.h"

#include "core/format/question_reader.h"

#include <iterator>

namespace fenceline {

Result<std::vector<Question>> builtinQuestions()
{
    std::vector<Question> all;
    for (const auto text : builtinQuestionFiles()) {
        auto questions = readQuestions(text);
        if (!questions)
            return questions;
        all.insert(all.end(), std::make_move_iterator(questions->begin()), std::make_move_iterator(questions->end()));
    }
    return all;
}

} // namespace fenceline
