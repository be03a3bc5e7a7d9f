// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/question_reader.h"

#include "core/base/text.h"
#include "core/format/json_fields.h"
#include "core/format/json_version.h"
#include "core/format/run_moment.h"
#include "core/scenario/limits.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <variant>

namespace fenceline {

namespace {

/// The word of a file for each alternative of Task.
enum class TaskKind : std::uint8_t { SingleChoice };

} // namespace

template <>
struct Words<TaskKind> {
    static constexpr std::array<Word<TaskKind>, 1> all{{{"single-choice", TaskKind::SingleChoice}}};
};

namespace {

using json::Fields;
using json::Problem;
using json::Value;

constexpr std::size_t kMostQuestions = 1000;

/// A text that must be there.
std::string textOf(Fields& fields, std::string_view key, std::size_t longest, Problem& problem)
{
    std::string text;
    if (const auto* value = json::required(fields, key, "text in quotes", problem)) {
        fields.text(key, text);
        if (!problem)
            problem.accept(limits::checkName(text, longest, fields.subject(key)), value->line);
    }
    return text;
}

std::vector<Misconception> readMisconceptions(const Value* value, Problem& problem)
{
    std::vector<Misconception> all;
    if (value == nullptr || problem)
        return all;
    const auto* object = std::get_if<json::Object>(&value->data);
    if (object == nullptr) {
        problem.set("\"misconceptions\" is " + describe(*value) + " (allowed: {\"<name>\": \"<the wrong idea>\", …})",
                    value->line);
        return all;
    }
    for (const auto& [id, line, idea] : *object) {
        problem.accept(limits::checkName(id, limits::kLongestName, "a misconception's name"), line);
        const auto subject = "\"misconceptions\": " + inQuotes(id);
        if (const auto* text = std::get_if<std::string>(&idea.data)) {
            problem.accept(limits::checkName(*text, limits::kLongestTitle, subject), idea.line);
            all.push_back({id, *text});
        } else
            problem.set(subject + " is " + describe(idea) + " (allowed: text in quotes)", idea.line);
    }
    return all;
}

/// What the whole of a question's file gives to its answers.
struct Around {
    const std::vector<Misconception>& misconceptions;
    const RunAtMoment& run;
    std::string where; ///< begins every sentence
};

void readMisconception(Fields& fields, const Around& around, Answer& answer, Problem& problem)
{
    if (problem)
        return;
    const auto* value = fields.find("misconception");
    if (answer.right) {
        if (value != nullptr)
            problem.set(fields.subject("misconception") + " stands with a right answer (allowed: with a wrong one)",
                        value->line);
        return;
    }
    std::string known;
    for (const auto& each : around.misconceptions)
        known.append(known.empty() ? "" : ", ").append(each.id);
    if (known.empty())
        known = "one of \"misconceptions\", which this file does not have";
    if (json::required(fields, "misconception", known, problem) == nullptr)
        return;
    const auto* id = std::get_if<std::string>(&value->data);
    const auto& all = around.misconceptions;
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Misconception& each) { return id && each.id == *id; });
    if (found == all.end())
        fields.refuse(*value, "misconception", known);
    else
        answer.misconception = *found;
}

Answer readAnswer(const Value& value, std::size_t place, const Around& around, Problem& problem)
{
    const auto where = around.where + "answer " + std::to_string(place + 1) + ": ";
    Fields fields(value, where, {"text", "right", "why", "misconception", "run"}, problem);
    Answer answer;
    answer.text = textOf(fields, "text", limits::kLongestTitle, problem);
    fields.flag("right", answer.right);
    answer.why = textOf(fields, "why", limits::kLongestText, problem);
    readMisconception(fields, around, answer, problem);
    if (const auto* run = fields.find("run"); run != nullptr && !problem)
        answer.proof = readRunAtMoment(*run, where + "\"run\": ", &around.run.scenario, problem);
    return answer;
}

SingleChoice readSingleChoice(Fields& fields, const Around& around, Problem& problem)
{
    SingleChoice choice;
    json::required(fields, "answers", "a list of answers", problem);
    const auto* list = fields.list("answers", kFewestAnswers, kMostAnswers, "answers");
    if (list == nullptr)
        return choice;
    for (const auto& item : *list) {
        choice.answers.push_back(readAnswer(item, choice.answers.size(), around, problem));
        if (problem)
            return choice;
    }
    const auto right =
        std::count_if(choice.answers.begin(), choice.answers.end(), [](const Answer& answer) { return answer.right; });
    if (right != 1)
        problem.set(fields.subject("answers") + " has " + (right == 0 ? "no" : std::to_string(right)) + " right " +
                        (right > 1 ? "answers" : "answer") + " (allowed: exactly one with \"right\": true)",
                    fields.find("answers")->line);
    return choice;
}

Question readQuestion(const Value& value, std::size_t place, const std::vector<Misconception>& misconceptions,
                      Problem& problem)
{
    const auto where = "question " + std::to_string(place + 1) + ": ";
    Fields fields(value, where, {"id", "kind", "title", "text", "run", "answers", "why"}, problem);
    Question question;
    question.id = textOf(fields, "id", limits::kLongestName, problem);
    auto kind = TaskKind::SingleChoice;
    json::required(fields, "kind", wordList<TaskKind>(), problem);
    fields.word("kind", kind);
    question.title = textOf(fields, "title", limits::kLongestName, problem);
    question.text = textOf(fields, "text", limits::kLongestText, problem);
    question.why = textOf(fields, "why", limits::kLongestText, problem);
    if (const auto* run = json::required(fields, "run", R"({"scenario": {…}, "at": {…}})", problem))
        question.run = readRunAtMoment(*run, where + "\"run\": ", nullptr, problem);
    if (problem)
        return question;
    const Around around{misconceptions, question.run, where};
    switch (kind) {
    case TaskKind::SingleChoice: question.task = readSingleChoice(fields, around, problem); break;
    }
    return question;
}

std::vector<Question> readAll(const Value& root, Problem& problem)
{
    std::vector<Question> questions;
    json::checkVersion(root, "the file", "fenceline_quiz", kQuizVersion, problem);
    Fields top(root, "", {"fenceline_quiz", "misconceptions", "questions"}, problem);
    const auto misconceptions = readMisconceptions(top.find("misconceptions"), problem);
    json::required(top, "questions", "a list of questions", problem);
    const auto* list = top.list("questions", 1, kMostQuestions, "questions");
    if (list == nullptr)
        return questions;
    for (const auto& item : *list) {
        auto question = readQuestion(item, questions.size(), misconceptions, problem);
        const auto same = std::find_if(questions.begin(), questions.end(),
                                       [&](const Question& other) { return other.id == question.id; });
        if (same != questions.end())
            problem.set("two questions are called " + inQuotes(question.id) + " (allowed: each id once)", item.line);
        if (problem)
            return questions;
        questions.push_back(std::move(question));
    }
    return questions;
}

} // namespace

Result<std::vector<Question>> readQuestions(std::string_view text)
{
    const auto root = json::parse(text, "a question file, at least {\"fenceline_quiz\": 1, \"questions\": […]}");
    if (!root)
        return tl::unexpected<Error>(root.error());
    Problem problem;
    auto questions = readAll(*root, problem);
    if (problem)
        return tl::unexpected<Error>(problem.error());
    return questions;
}

} // namespace fenceline
