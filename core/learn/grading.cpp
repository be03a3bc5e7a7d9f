// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/grading.h"

#include "core/event/event.h"

#include <algorithm>

namespace fenceline {

const std::vector<Answer>& answersOf(const Question& question)
{
    return std::visit(
        Overloaded{[](const SingleChoice& choice) -> const std::vector<Answer>& { return choice.answers; }},
        question.task);
}

std::size_t chosenIn(const Response& response)
{
    return std::visit(Overloaded{[](const Chosen& chosen) { return chosen.answer; }}, response);
}

Grade grade(const Question& question, const Response& response)
{
    return std::visit(
        Overloaded{
            [](const SingleChoice& choice, const Chosen& chosen) -> Grade {
                if (chosen.answer >= choice.answers.size())
                    return {};
                const auto& answer = choice.answers[chosen.answer];
                return {answer.right, answer.misconception};
            },
        },
        question.task, response);
}

Score scoreOf(std::span<const Question> questions, std::span<const std::optional<Response>> responses)
{
    Score score{.asked = questions.size()};
    for (std::size_t i = 0; i < std::min(questions.size(), responses.size()); ++i) {
        if (!responses[i])
            continue;
        ++score.answered;
        score.right += grade(questions[i], *responses[i]).right ? 1 : 0;
    }
    return score;
}

} // namespace fenceline
