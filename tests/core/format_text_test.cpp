// SPDX-License-Identifier: GPL-3.0-or-later
// What `run --format text` prints.
#include "core/base/text.h"
#include "core/format/builtin.h"
#include "core/format/scenario_reader.h"
#include "core/format/text_sentences.h"
#include "core/format/text_timeline.h"
#include "core/scenario/edit.h"
#include "tests/support/check.h"
#include "tests/support/generators.h"

using namespace fenceline;

namespace {

Run played(std::string_view file)
{
    auto run = readScenario(file).and_then([](Scenario scenario) { return play(std::move(scenario)); });
    CHECK_EQ(run ? std::string() : run.error().message, std::string());
    return run ? std::move(*run) : Run{};
}

std::string verdictOf(std::string_view file)
{
    const auto run = played(file);
    return verdictSentence(run.scenario, run.verdict);
}

using Lines = std::vector<std::string>;

Lines withoutEffect(std::string_view file)
{
    return settingsWithoutEffect(played(file).scenario);
}

} // namespace

TEST(theLessonInCharacters)
{
    const auto text = writeTimelineText(played("{\"fenceline\": 1}"));
    CHECK_EQ(text.substr(0, text.find("\n\nR reads")), R"(The paused holder (protection lock, lease 10s, fencing off)

           0s      2s       4s       6s       8s       10s     12s      14s      16s      18s
           |       |        |        |        |        |       |        |        |        |        |
A          g───R──────▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒W─l
  believes                                             !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!
B                           a··························g───R──────W─L
lock C14   [33 A======================================][34 B=======]
seat C14   ·······················································[fan_b===============][fan_a======)");
    CHECK(text.find("  17.500 s  A     writes seat C14 to fan_a: 1 row, over fan_b\n") != std::string::npos);
}

TEST(verdicts)
{
    CHECK_EQ(verdictOf(R"({"fenceline": 1})"),
             "Double sale: seat C14 is sold twice (fan_b and fan_a were told yes; the row holds fan_a).");
    CHECK_EQ(verdictOf(R"({"fenceline": 1, "guards": {"fencing": "writes"}})"),
             "One sale: seat C14 is sold once, to fan_b.");
    CHECK_EQ(verdictOf(R"({"fenceline": 1, "lease": "off", "workers": [{}, {}, {}], "faults": [{"crash": true}]})"),
             "Blocked: B and C wait for the lock for ever; seat C14 is not sold.");
    CHECK_EQ(verdictOf(R"({"fenceline": 1, "lease": "off", "faults": [{"at": "2.6s", "crash": true}]})"),
             "Blocked: B waits for the lock for ever; seat C14 is sold once, to fan_a.");
    CHECK_EQ(verdictOf(R"({"fenceline": 1, "workers": [{}], "network": {"one_way": "100ms"},
                           "faults": [{"at": "2.75s", "crash": true}]})"),
             "Sold, but not told: seat C14 is sold to fan_a, who was never told yes.");
    CHECK_EQ(verdictOf(R"({"fenceline": 1, "seats": ["X", "Y"], "workers": [{}], "faults": [{"crash": true}]})"),
             "No sale: seats X and Y are not sold.");
    CHECK_EQ(verdictOf(R"({"fenceline": 1, "seats": ["X", "Y", "Z"], "workers": [{}, {"seat": "Y"}], "faults": []})"),
             "No seat is sold twice: sold once are X (fan_a) and Y (fan_b); seat Z is not sold.");
    CHECK_EQ(verdictOf(builtinScenarios()[1].text),
             "Double sale: seat C14 is sold 3 times (fan_a, fan_b and fan_c were told yes; the row holds fan_c); seat "
             "C15 is sold twice (fan_d and fan_e were told yes; the row holds fan_e); sold once are C16 (fan_f), C17 "
             "(fan_g) and C18 (fan_h).");
}

TEST(settingsThatHaveNoEffect)
{
    CHECK_EQ(withoutEffect(R"({"fenceline": 1})"), Lines{});
    CHECK_EQ(withoutEffect(R"({"fenceline": 1, "guards": {"fencing": "writes", "fence_compare": "less-or-equal",
                               "check_before_write": "own-clock", "release": "none", "conditional": true}})"),
             Lines{});
    CHECK_EQ(
        withoutEffect(R"({"fenceline": 1, "protection": "none", "lease": "off", "first_token": 5, "guards": {"fencing":
                               "writes", "fence_compare": "less-or-equal", "check_before_write": "own-clock", "release":
                               "none", "conditional": true}})"),
        Lines{"--lease off has no effect: there is no lock with --protection none.",
              "--first-token 5 has no effect: there is no lock with --protection none.",
              "--fencing writes has no effect: there is no lock with --protection none.",
              "--fence-compare less-or-equal has no effect: there is no lock with --protection none.",
              "--check-before-write own-clock has no effect: there is no lock with --protection none.",
              "--release none has no effect: there is no lock with --protection none."});
    CHECK_EQ(withoutEffect(R"({"fenceline": 1, "protection": "conditional-write", "guards": {"conditional": true}})"),
             Lines{"--conditional on has no effect: every write is conditional with --protection conditional-write."});
    CHECK_EQ(withoutEffect(R"({"fenceline": 1, "guards": {"fence_compare": "less-or-equal"}})"),
             Lines{"--fence-compare less-or-equal has no effect: no write carries a token with --fencing off."});
    CHECK_EQ(withoutEffect(R"({"fenceline": 1, "guards": {"fencing": "reads-and-writes",
                               "fence_compare": "less-or-equal"}})"),
             Lines{"--fence-compare less-or-equal has no effect: with --fencing reads-and-writes a write always "
                   "compares by <=."});
}

TEST(itFitsTheWidth)
{
    CHECK(rc::check("at most 100 columns, UTF-8, no control characters but new lines", [](const Scenario& drawn) {
        auto scenario = drawn;
        if (*rc::gen::inRange(0, 4) == 0)
            scenario.workers.front().arrives = kLongestDuration;
        if (*rc::gen::inRange(0, 4) == 0)
            scenario.workers.back().name = std::string(64, 'n');
        const auto run = play(scenario);
        RC_ASSERT(run.has_value());
        const auto text = writeTimelineText(*run);
        RC_ASSERT(!firstInvalidUtf8(text));
        std::istringstream in(text);
        for (std::string line; std::getline(in, line);) {
            RC_ASSERT(!hasControlCharacter(line));
            RC_ASSERT(characterCount(line) <= 100U);
        }
    }));
}
