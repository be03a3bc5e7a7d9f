// SPDX-License-Identifier: GPL-3.0-or-later
// What `run --format text` prints.
#include "core/base/text.h"
#include "core/base/text_width.h"
#include "core/format/builtin.h"
#include "core/format/scenario_reader.h"
#include "core/format/text_clock.h"
#include "core/format/text_sentences.h"
#include "core/format/text_timeline.h"
#include "core/scenario/edit.h"
#include "tests/support/check.h"
#include "tests/support/generators.h"

#include <algorithm>
#include <sstream>

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

/// The whole text.
Lines linesOf(std::string_view file)
{
    std::istringstream in(writeTimelineText(played(file)));
    Lines lines;
    for (std::string line; std::getline(in, line);)
        lines.push_back(line);
    return lines;
}

std::string repeated(std::string_view text, int times)
{
    std::string all;
    for (int i = 0; i < times; ++i)
        all += text;
    return all;
}

bool contains(const Lines& lines, const std::string& line)
{
    return std::find(lines.begin(), lines.end(), line) != lines.end();
}

Lines withoutEffect(std::string_view file)
{
    return settingsWithoutEffect(played(file).scenario);
}

} // namespace

TEST(theLessonInCharacters)
{
    const auto text = writeTimelineText(played("{\"fenceline\": 1}"));
    CHECK_EQ(text.substr(0, text.find("\n\nR reads")),
             R"(The paused holder (protection lock, etcd, lease 10 s, fencing off)

           0s      2s       4s       6s       8s       10s     12s      14s      16s      18s    20s
           |       |        |        |        |        |       |        |        |        |        |
A          g───R──────▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒W─l
  believes                                             !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!
B                           a··························g───R──────W─L
lock C14   [33 A======================================][34 B=======]
seat C14   ·······················································[fan_b===============][fan_a======)");
    CHECK(text.find("  17.500 s  A     writes seat C14 to fan_a: 1 row, over fan_b\n") != std::string::npos);
}

TEST(oneClockForAText)
{
    const TextClock seconds(kStart + Duration{599'999});
    CHECK_EQ(seconds.inColumn(kStart + Duration{17'500}), "  17.500 s");
    CHECK_EQ(seconds.inColumn(kStart + Duration{599'999}), " 599.999 s");
    CHECK_EQ(seconds.inSentence(kStart), "0 s");
    CHECK_EQ(seconds.inSentence(kStart + Duration{17'500}), "17.5 s");
    CHECK_EQ(seconds.inSentence(kStart + Duration{1}), "0.001 s");
    CHECK_EQ(seconds.onRuler(kStart + Duration{120'000}, Duration{60'000}), "120s");
    CHECK_EQ(seconds.onRuler(kStart + Duration{1000}, Duration{200}), "1.0s");
    CHECK_EQ(seconds.onRuler(kStart, Duration{5}), "0.000s");
    const TextClock hours(kStart + kLongestDuration + Duration{2500});
    CHECK_EQ(hours.inColumn(kStart + Duration{17'500}), " 0:00:17.500");
    CHECK_EQ(hours.inColumn(kStart + kLongestDuration), "24:00:00.000");
    CHECK_EQ(hours.inSentence(kStart + Duration{3'723'500}), "1:02:03.5");
    CHECK_EQ(hours.onRuler(kStart + Duration{5'400'000}, Duration{1'800'000}), "1:30:00");
    CHECK_EQ(TextClock(kStart + Duration{600'000}).inSentence(kStart), "0:00:00");
    CHECK_EQ(TextClock(kStart + 64 * kLongestDuration).inColumn(kStart), "   0:00:00.000");
}

TEST(durationsAreSpoken)
{
    CHECK_EQ(spokenDuration(Duration{0}), "0 s");
    CHECK_EQ(spokenDuration(Duration{1}), "1 ms");
    CHECK_EQ(spokenDuration(Duration{2500}), "2.5 s");
    CHECK_EQ(spokenDuration(Duration{60'000}), "60 s");
    CHECK_EQ(spokenDuration(Duration{599'999}), "599.999 s");
    CHECK_EQ(spokenDuration(Duration{600'000}), "10 min");
    CHECK_EQ(spokenDuration(Duration{5'400'000}), "90 min");
    CHECK_EQ(spokenDuration(Duration{5'400'001}), "5400.001 s");
    CHECK_EQ(spokenDuration(kLongestDuration), "24 h");
}

TEST(aDayInCharacters)
{
    const auto lines = linesOf(R"({"fenceline": 1, "lease": "1440min", "faults": [{"crash": true}]})");
    CHECK_EQ(lines[0], "The paused holder (protection lock, etcd, lease 24 h, fencing off)");
    CHECK_EQ(lines[2], "         0:00:00   3:00:00    6:00:00   9:00:00    12:00:00  15:00:00   18:00:00   21:00:00 "
                       "24:00:00");
    CHECK(contains(lines, " 0:00:00.000  A     is granted the lock, token 33, lease until 24:00:00"));
    CHECK(contains(lines, "24:00:02.500  B     writes seat C14 to fan_b: 1 row"));
    // A lease that nobody waits for makes a short run no longer, but its end is written as the rest is.
    const auto leased = linesOf(R"({"fenceline": 1, "lease": "1440min", "workers": [{}], "faults": []})");
    CHECK(leased[2].starts_with("         0:00:00"));
    CHECK(contains(leased, " 0:00:00.000  A     is granted the lock, token 33, lease until 24:00:00"));
}

TEST(aMillisecondInCharacters)
{
    const auto lines = linesOf(R"({"fenceline": 1, "workers": [{}], "faults": [], "steps":
        {"read": "0s", "check": "0s", "write": "1ms", "release": "1ms"}})");
    CHECK_EQ(lines[2],
             "         0.000s                                       0.001s                                  0.002s");
    CHECK_EQ(lines[4], "A        R────────────────────────────────────────────W");
    CHECK(contains(lines, "   0.001 s  A     writes seat C14 to fan_a: 1 row"));
    const auto nothing =
        linesOf(R"({"fenceline": 1, "protection": "none", "workers": [{}], "faults": [{"at": "0s", "crash": true}]})");
    CHECK_EQ(nothing[4], "A        X");
}

TEST(namesThatAreWide)
{
    const auto lines = linesOf(R"({"fenceline": 1, "seats": ["座席１４"], "workers": [{"name": "労働者"},
        {"name": "Zoe\u0308"}, {"name": "👩"}, {"name": "abc\u202edef"}], "faults": []})");
    const std::vector<std::string> begins{"労働者        g", "Zoe\u0308             ", "👩           ", "abcdef       ",
                                          "lock 座席１４ [33 労働者"};
    for (std::size_t i = 0; i < begins.size(); ++i)
        CHECK_EQ(lines[4 + i].substr(0, begins[i].size()), begins[i]);
    CHECK(contains(lines, "   0.000 s  労働者  asks for the lock"));
    CHECK(contains(lines, "   4.000 s  Zoe\u0308     asks for the lock"));
    CHECK(contains(lines, "   8.000 s  👩      asks for the lock"));
    CHECK(contains(lines, "  12.000 s  abcdef  asks for the lock"));
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
        if (*rc::gen::inRange(0, 4) == 0)
            scenario.workers.front().fan =
                *rc::gen::element(repeated("語", 80), repeated("e\u0301", 40), repeated("🎭 ", 40));
        if (*rc::gen::inRange(0, 4) == 0)
            scenario.seats.front() = *rc::gen::element(repeated("語", 64), repeated("e\u0301", 32), repeated("🎭", 64));
        const auto run = play(scenario);
        RC_ASSERT(run.has_value());
        const auto text = writeTimelineText(*run);
        RC_ASSERT(!firstInvalidUtf8(text));
        std::istringstream in(text);
        for (std::string line; std::getline(in, line);) {
            RC_ASSERT(!hasControlCharacter(line));
            RC_ASSERT(columnCount(line) <= 100U);
        }
    }));
}
