// SPDX-License-Identifier: GPL-3.0-or-later
// The questions that come with the program say what their runs prove, and answers are graded.
#include "core/event/event_names.h"
#include "core/format/builtin_questions.h"
#include "core/format/expectation.h"
#include "core/learn/grading.h"
#include "core/run/run.h"
#include "core/trace/judge.h"
#include "tests/support/check.h"
#include "tests/support/event_lines.h"
#include "tests/support/generators.h"

using namespace fenceline;
using test::traceOf;

namespace {

std::vector<Question> questions()
{
    auto all = builtinQuestions();
    CHECK_EQ(all ? std::string() : all.error().message, std::string());
    return all.value_or(std::vector<Question>{});
}

Question checkYourself()
{
    for (auto& question : questions())
        if (question.id == "check-yourself")
            return question;
    CHECK(!"the lesson's question is among them");
    return {};
}

std::string lineAt(const RunAtMoment& run)
{
    const auto trace = traceOf(run.scenario);
    const auto event = find(trace, run.moment);
    CHECK(event.has_value());
    if (!event)
        return {};
    const auto& found = trace[*event];
    return std::to_string(milliseconds(found.at)) + ' ' + std::string(eventName(found.details));
}

std::string misconceptionOf(const Answer& answer)
{
    return answer.misconception ? answer.misconception->id : "-";
}

} // namespace

/// Freeze at 2.5 s for 45 s: A is back at 47.5 s. B, who waits since 4 s, is granted at the lease's end, 30 s, and
/// reads 1 s and writes 2.5 s later.
TEST(theLessonsQuestionIsAboutThisRun)
{
    const auto run = checkYourself().run;
    CHECK_TRACE(run.scenario, R"(
        0 A lock-requested
        0 A lock-granted 41 until 30000
        1000 A seat-read C14 - fence 0
        2500 A paused gc until 47500
        4000 B lock-requested
        4000 B lock-waiting
        30000 lock lock-ended A 41
        30000 B lock-granted 42 until 60000 sent 4000
        31000 B seat-read C14 - fence 0
        32500 B write-accepted C14 fan_b 42 over -
        32500 B fan-confirmed fan_b C14
        33000 B lock-released 42
        47500 A resumed gc
        47500 A write-rejected C14 fan_a 41 stale-token
        47500 A fan-refused fan_a C14
        48000 A release-ignored 41)");
    CHECK_EQ(lineAt(run), "47500 write-rejected");
    const auto trace = traceOf(run.scenario);
    const auto& refused = std::get<event::WriteRejected>(trace[*find(trace, run.moment)].details);
    CHECK_EQ(number(*refused.token), 41);
    CHECK_EQ(number(refused.fence), 42);
}

TEST(theLessonsQuestionHasOneRightAnswer)
{
    const auto question = checkYourself();
    const auto& answers = answersOf(question);
    CHECK_EQ(answers.size(), std::size_t{4});
    std::vector<std::string> shown;
    for (const auto& answer : answers)
        shown.push_back(misconceptionOf(answer));
    CHECK_EQ(shown, std::vector<std::string>{"first-come", "check-is-enough", "-", "service-stops-holder"});
    for (std::size_t i = 0; i < answers.size(); ++i)
        CHECK_EQ(grade(question, Chosen{i}).right, i == 2);
}

TEST(acceptingTheFirstSellsTwice)
{
    const auto run = *answersOf(checkYourself())[0].proof;
    CHECK_EQ(lineAt(run), "47500 write-accepted");
    const auto trace = traceOf(run.scenario);
    const auto& accepted = std::get<event::WriteAccepted>(trace[*find(trace, run.moment)].details);
    CHECK_EQ(fanName(run.scenario, *accepted.overwrote), "fan_b");
    CHECK_EQ(judge(run.scenario, trace).seats.front().confirmed.size(), std::size_t{2});
}

/// The check is passed at 2.4 s, at the service itself, and the write overwrites B's sale all the same.
TEST(checkingJustBeforeSellsTwice)
{
    const auto run = *answersOf(checkYourself())[1].proof;
    const auto trace = traceOf(run.scenario);
    const auto check = find(trace, {"lease-checked", WorkerId{0}});
    CHECK(check.has_value());
    CHECK_EQ(milliseconds(trace[*check].at), 2400);
    const auto& checked = std::get<event::LeaseChecked>(trace[*check].details);
    CHECK(checked.valid);
    CHECK(checked.by == CheckedBy::Service);
    CHECK_EQ(lineAt(run), "47500 write-accepted");
    CHECK_EQ(word(judge(run.scenario, trace).outcome), "double-sale");
}

/// Between its freezing and its waking nothing happens to A, and the lease ends amid that.
TEST(theServiceDoesNotStopItsHolder)
{
    const auto question = checkYourself();
    const auto run = *answersOf(question)[3].proof;
    CHECK(run.scenario == question.run.scenario);
    CHECK_EQ(lineAt(run), "30000 lock-ended");
    for (const auto& event : traceOf(run.scenario).events)
        if (milliseconds(event.at) > 2500 && milliseconds(event.at) < 47500)
            CHECK(event.worker != WorkerId{0});
}

/// Whatever question is added: its runs come out as their files expect, and every moment is in its run.
TEST(everyRunComesOutAsExpected)
{
    for (const auto& question : questions()) {
        std::vector<RunAtMoment> runs{question.run};
        for (const auto& answer : answersOf(question))
            if (answer.proof)
                runs.push_back(*answer.proof);
        for (const auto& each : runs) {
            const auto run = play(each.scenario);
            CHECK(each.scenario.expect.has_value());
            CHECK_EQ(differencesFromExpectation(run->scenario, run->trace, run->verdict), std::vector<std::string>{});
            CHECK(find(run->trace, each.moment).has_value());
        }
    }
}

TEST(aMomentIsTheFirstOfItsName)
{
    const auto trace = traceOf(Scenario{}); // the lesson: A writes at 17.5 s, B at 12.5 s
    CHECK_EQ(milliseconds(instantOf(trace, {"write-accepted", WorkerId{0}})), 17500);
    CHECK_EQ(milliseconds(instantOf(trace, {"write-accepted", WorkerId{1}})), 12500);
    CHECK_EQ(milliseconds(instantOf(trace, {"lock-ended", std::nullopt})), 10000);
    CHECK(!find(trace, {"lock-ended", WorkerId{0}}));
    CHECK(!find(trace, {"write-rejected", WorkerId{0}}));
    CHECK_EQ(milliseconds(instantOf(trace, {"write-rejected", WorkerId{0}})), 18000); // the end of the run
}

TEST(grades)
{
    const auto question = checkYourself();
    CHECK(grade(question, Chosen{2}) == Grade{true, std::nullopt});
    const auto wrong = grade(question, Chosen{1});
    CHECK(!wrong.right);
    CHECK_EQ(wrong.noticed ? wrong.noticed->text : "", "a check right before the write is enough");
    CHECK(grade(question, Chosen{4}) == Grade{});
}

TEST(scores)
{
    const std::vector<Question> three(3, checkYourself());
    using Responses = std::vector<std::optional<Response>>;
    CHECK(scoreOf(three, Responses{}) == Score{0, 0, 3});
    CHECK(scoreOf(three, Responses{Chosen{2}, std::nullopt, Chosen{0}}) == Score{1, 2, 3});
    CHECK(scoreOf({}, Responses{Chosen{2}}) == Score{});
}
