// SPDX-License-Identifier: GPL-3.0-or-later
// Question files: what is read from them, and the sentence with its line for each that is wrong.
#include "core/base/text.h"
#include "core/format/question_reader.h"
#include "tests/support/check.h"

#include <vector>

using namespace fenceline;

namespace {

/// A question file, line by line, so that a test can change one of them.
std::vector<std::string> lines()
{
    return {
        R"({"fenceline_quiz": 1,)",                                            // 1
        R"("misconceptions": {"early": "the early bird may write"},)",         // 2
        R"("questions": [)",                                                   // 3
        R"({"id": "one", "kind": "single-choice", "title": "T",)",             // 4
        R"("text": "What?", "why": "So.",)",                                   // 5
        R"("run": {"scenario": {"fenceline": 1},)",                            // 6
        R"("at": {"worker": "A", "event": "write-accepted"}},)",               // 7
        R"("answers": [)",                                                     // 8
        R"({"text": "yes", "right": true, "why": "It is.")",                   // 9
        R"(},)",                                                               // 10
        R"({"text": "no", "misconception": "early", "why": "It is not.")",     // 11
        R"(, "run": {"scenario": {"fenceline": 1,)",                           // 12
        R"("lease": "30s"}, "at": {"worker": "B", "event": "lock-granted"}})", // 13
        R"(}]}]})",                                                            // 14
    };
}

std::string file(const std::vector<std::string>& all)
{
    std::string text;
    for (const auto& line : all)
        text += line + '\n';
    return text;
}

/// The file with another line `number`.
std::string with(int number, const std::string& line)
{
    auto all = lines();
    all[static_cast<std::size_t>(number) - 1] = line;
    return file(all);
}

void checkRefused(const std::string& text, int line, const std::string& says)
{
    const auto result = readQuestions(text);
    CHECK(!result);
    if (result)
        return;
    const auto& error = result.error();
    const bool found = error.message.find(says) != std::string::npos;
    CHECK_EQ(found ? says : error.message, says);
    CHECK_EQ(says + " in line " + std::to_string(error.line), says + " in line " + std::to_string(line));
    CHECK(error.message.find("(allowed: ") != std::string::npos);
    CHECK(!hasControlCharacter(error.message));
}

} // namespace

TEST(everyKeyIsRead)
{
    const auto questions = readQuestions(file(lines()));
    CHECK_EQ(questions ? std::string() : questions.error().message, std::string());
    CHECK_EQ(questions->size(), std::size_t{1});
    Question expected;
    expected.id = "one";
    expected.title = "T";
    expected.text = "What?";
    expected.why = "So.";
    expected.run = {Scenario{}, {"write-accepted", WorkerId{0}}};
    Scenario longer;
    longer.lease = Duration{30'000};
    expected.task = SingleChoice{{
        {"yes", true, "It is.", std::nullopt, std::nullopt},
        {"no", false, "It is not.", Misconception{"early", "the early bird may write"},
         RunAtMoment{longer, {"lock-granted", WorkerId{1}}}},
    }};
    CHECK(questions->front() == expected);
}

TEST(anAnswersRunIsTheQuestionsUnlessItSaysOtherwise)
{
    auto all = lines();
    all[5] = R"("run": {"scenario": {"fenceline": 1, "first_token": 41},)";
    all[11] = R"(, "run": {)";
    all[12] = R"("at": {"event": "lock-ended"}})";
    const auto questions = readQuestions(file(all));
    CHECK(questions.has_value());
    const auto& question = questions->front();
    const auto& proof = *std::get<SingleChoice>(question.task).answers[1].proof;
    CHECK_EQ(number(proof.scenario.firstToken), 41);
    CHECK(proof.moment == Moment{"lock-ended", std::nullopt});
}

TEST(version)
{
    checkRefused("", 1, "the file is empty (allowed: a question file, at least {\"fenceline_quiz\": 1");
    checkRefused("[]", 1, "the file holds an empty list");
    checkRefused("{}", 1, "the key \"fenceline_quiz\" is missing");
    checkRefused(with(1, R"({"fenceline": 1,)"), 1, "the key \"fenceline_quiz\" is missing");
    checkRefused(with(1, R"({"fenceline_quiz": 2,)"), 1, "version 2 of the format (allowed: 1,");
    checkRefused(with(1, R"({"fenceline_quiz": "1",)"), 1, "\"fenceline_quiz\" is \"1\"");
    checkRefused(with(6, R"("run": {"scenario": {"lease": "10s"},)"), 6, "the key \"fenceline\" is missing");
    checkRefused(with(6, R"("run": {"scenario": {"fenceline": 2},)"), 6,
                 "question 1: \"run\": \"scenario\" is of version 2 of the format");
}

TEST(keys)
{
    checkRefused(with(1, R"({"fenceline_quiz": 1, "title": "x",)"), 1,
                 "unknown key \"title\" (allowed: fenceline_quiz, misconceptions, questions)");
    checkRefused(with(5, R"("text": "What?", "why": "So.", "hint": "x",)"), 5, "question 1: unknown key \"hint\"");
    checkRefused(with(9, R"({"text": "yes", "right": true, "why": "It is.", "score": 2)"), 9,
                 "question 1: answer 1: unknown key \"score\" (allowed: text, right, why, misconception, run)");
    checkRefused(with(12, R"(, "run": {"picture": 1, "scenario": {"fenceline": 1,)"), 12,
                 "question 1: answer 2: \"run\": unknown key \"picture\" (allowed: scenario, at)");
    checkRefused(with(4, R"({"id": "one", "title": "T",)"), 4,
                 "question 1: the key \"kind\" is missing (allowed: single-choice)");
    checkRefused(with(4, R"({"id": "one", "kind": "essay", "title": "T",)"), 4,
                 "question 1: \"kind\" is \"essay\" (allowed: single-choice)");
}

TEST(texts)
{
    checkRefused(with(5, R"("why": "So.",)"), 4, "question 1: the key \"text\" is missing");
    checkRefused(with(5, R"("text": " ", "why": "So.",)"), 5, "question 1: \"text\" is blank");
    checkRefused(with(5, R"("text": "What?",)"), 4, "question 1: the key \"why\" is missing");
    checkRefused(with(4, R"({"kind": "single-choice", "title": "T",)"), 4, "question 1: the key \"id\" is missing");
    checkRefused(with(9, R"({"right": true, "why": "It is.")"), 9, "question 1: answer 1: the key \"text\" is missing");
    checkRefused(with(9, R"({"text": 7, "right": true, "why": "It is.")"), 9, "answer 1: \"text\" is the number 7");
    checkRefused(with(9, R"({"text": "yes", "right": true)"), 9, "answer 1: the key \"why\" is missing");
    checkRefused(with(9, R"({"text": ")" + std::string(201, 'x') + R"(", "right": true, "why": "It is.")"), 9,
                 "\"text\" is 201 characters long (allowed: 1 to 200");
}

TEST(rightAnswers)
{
    checkRefused(with(9, R"({"text": "yes", "misconception": "early", "why": "It is.")"), 8,
                 "question 1: \"answers\" has no right answer (allowed: exactly one");
    checkRefused(with(11, R"({"text": "no", "right": true, "why": "It is not.")"), 8,
                 "question 1: \"answers\" has 2 right answers (allowed: exactly one");
    checkRefused(with(9, R"({"text": "yes", "right": "yes", "why": "It is.")"), 9, "\"right\" is \"yes\"");
    auto one = lines();
    one[9] = "}]}]}";
    one.resize(10);
    checkRefused(file(one), 8, "question 1: \"answers\" is a list (allowed: a list of 2 to 9 answers)");
}

TEST(misconceptions)
{
    checkRefused(with(11, R"({"text": "no", "why": "It is not.")"), 11,
                 "question 1: answer 2: the key \"misconception\" is missing (allowed: early)");
    checkRefused(with(11, R"({"text": "no", "misconception": "late", "why": "It is not.")"), 11,
                 "\"misconception\" is \"late\" (allowed: early)");
    checkRefused(with(9, R"({"text": "yes", "right": true, "misconception": "early", "why": "It is.")"), 9,
                 "\"misconception\" stands with a right answer");
    checkRefused(with(2, R"("misconceptions": ["early"],)"), 2, "\"misconceptions\" is a list");
    checkRefused(with(2, R"("misconceptions": {"early": 1},)"), 2, "\"misconceptions\": \"early\" is the number 1");
    checkRefused(with(2, ""), 11, "(allowed: one of \"misconceptions\", which this file does not have)");
}

TEST(runs)
{
    checkRefused(with(6, R"("run": {)"), 6, "question 1: \"run\": the key \"scenario\" is missing");
    checkRefused(with(13, R"("leese": "30s"}, "at": {"worker": "B", "event": "lock-granted"}})"), 13,
                 "unknown key \"leese\"");
    checkRefused(with(13, R"("lease": "30s"}})"), 12, "answer 2: \"run\": the key \"at\" is missing");
    checkRefused(with(7, R"("at": {"worker": "C", "event": "write-accepted"}},)"), 7,
                 "\"at\": \"worker\" is \"C\" (allowed: a worker of this file: A, B)");
    // the lesson's run refuses no write; what happens to A there, in this order
    checkRefused(with(7, R"("at": {"worker": "A", "event": "write-rejected"}},)"), 7,
                 "\"event\" is \"write-rejected\" (allowed: what happens in the run: lock-requested, lock-granted, "
                 "seat-read, paused, resumed, write-accepted, fan-confirmed, release-ignored)");
    checkRefused(with(7, R"("at": {"event": "write-accepted"}},)"), 7,
                 "(allowed: what happens in the run: lock-ended)");
    checkRefused(with(7, R"("at": {"worker": "A"}},)"), 7, "\"at\": the key \"event\" is missing");
}

TEST(questionsOfOneName)
{
    auto all = lines();
    all.back() = "}]},";
    const auto second = lines();
    all.insert(all.end(), second.begin() + 3, second.end());
    checkRefused(file(all), 15, "two questions are called \"one\" (allowed: each id once)");
}
