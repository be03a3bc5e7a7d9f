// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever bytes a question file holds: it is refused with a sentence of one line, or every question has one right
// answer and every moment is in its run.
#include "core/base/text.h"
#include "core/format/question_reader.h"
#include "core/learn/grading.h"
#include "core/run/run.h"

#include <cstdio>
#include <cstdlib>

using namespace fenceline;

namespace {

void demand(bool condition, const char* what)
{
    if (condition)
        return;
    std::fprintf(stderr, "broken: %s\n", what);
    std::abort();
}

void demandMoment(const RunAtMoment& shown)
{
    const auto run = play(shown.scenario);
    demand(run && find(run->trace, shown.moment), "a moment is in its run");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto questions = readQuestions({reinterpret_cast<const char*>(data), size});
    if (!questions) {
        const auto& error = questions.error();
        demand(error.line >= 1, "an error has a line");
        demand(error.message.find(" (allowed: ") != std::string::npos, "an error says what is allowed");
        demand(!hasControlCharacter(error.message) && !firstInvalidUtf8(error.message), "an error is one line of text");
        return 0;
    }
    for (const auto& question : *questions) {
        const auto& choice = std::get<SingleChoice>(question.task);
        std::size_t right = 0;
        demandMoment(question.run);
        for (std::size_t i = 0; i < choice.answers.size(); ++i) {
            const auto graded = grade(question, Chosen{i});
            right += graded.right ? 1 : 0;
            demand(graded.right != graded.noticed.has_value(), "a wrong answer shows a misconception");
            if (choice.answers[i].proof)
                demandMoment(*choice.answers[i].proof);
        }
        demand(right == 1, "one answer is right");
    }
    return 0;
}
