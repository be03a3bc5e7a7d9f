// SPDX-License-Identifier: GPL-3.0-or-later
// Scenario files that are right: defaults, the echo, the built-in ones; and that no bytes at all bring the reader down.
#include "core/base/text.h"
#include "core/format/builtin.h"
#include "core/format/expectation.h"
#include "core/format/scenario_reader.h"
#include "core/format/scenario_writer.h"
#include "core/run/run.h"
#include "tests/support/check.h"
#include "tests/support/generators.h"

using namespace fenceline;

namespace {

using Fans = std::vector<std::string>;

Scenario read(std::string_view text)
{
    auto result = readScenario(text);
    CHECK_EQ(result ? std::string() : result.error().message, std::string());
    return result.value_or(Scenario{});
}

/// Never a crash; what is refused gets a sentence of one line.
bool readsOrExplains(std::string_view bytes)
{
    const auto result = readScenario(bytes);
    if (result)
        return read(writeScenario(*result)) == *result;
    const auto& error = result.error();
    return !error.message.empty() && error.line >= 1 && !hasControlCharacter(error.message) &&
           !firstInvalidUtf8(error.message) && error.message.find("(allowed: ") != std::string::npos;
}

std::string text(int most)
{
    static const std::vector<std::string> kParts{"a", "Z", " ", "ä", "語", "🎭", "\"", "\\", "'", "/", "1"};
    std::string all = "x";
    for (int i = *rc::gen::inRange(0, most); i > 0; --i)
        all += *rc::gen::elementOf(kParts);
    return all;
}

Expectation someExpectation(const Scenario& scenario)
{
    Expectation expect;
    if (*rc::gen::arbitrary<bool>())
        expect.outcome = *rc::gen::element(Outcome::DoubleSale, Outcome::Blocked, Outcome::OneSale, Outcome::NoSale);
    if (*rc::gen::arbitrary<bool>()) {
        expect.holders.emplace();
        for (std::size_t s = 0; s < scenario.seats.size(); ++s)
            if (*rc::gen::arbitrary<bool>())
                expect.holders->emplace_back(SeatId{static_cast<std::uint8_t>(s)},
                                             *rc::gen::element<std::optional<std::string>>(std::nullopt, "fan_a"));
    }
    if (*rc::gen::arbitrary<bool>())
        expect.confirmed = *rc::gen::arbitrary<bool>() ? Fans{} : Fans{"fan_b", "fan_a"};
    return expect;
}

/// A valid scenario, its texts and expectations drawn as well.
Scenario described(Scenario scenario)
{
    scenario.name = text(30);
    scenario.summary = *rc::gen::element<std::string>("", "one\ntwo\tthree", text(60));
    if (*rc::gen::arbitrary<bool>())
        scenario.source = text(60);
    if (*rc::gen::arbitrary<bool>())
        scenario.expect = someExpectation(scenario);
    return scenario;
}

} // namespace

TEST(theLessonIsTheDefault)
{
    CHECK(read("{\"fenceline\": 1}") == Scenario{});
    CHECK(read("\xef\xbb\xbf{\"fenceline\": 1}\r\n") == Scenario{});
    const auto& first = builtinScenarios().front();
    CHECK_EQ(first.name, "paused-holder");
    auto lesson = read(first.text);
    CHECK(lesson.expect.has_value());
    lesson.expect.reset();
    CHECK(lesson == Scenario{});
}

TEST(everyExampleOfTheContract)
{
    const auto scenario = read(R"({
      "fenceline": 1,
      "name": "The paused holder",
      "summary": "A is frozen between its check and its write.",
      "source": "optional: where it really happened",
      "show": "sh_88", "seats": ["C14"],
      "protection": "lock", "service": "etcd", "timing": "ideal",
      "lease": "10s", "first_token": 33,
      "guards": {"fencing": "off", "fence_compare": "less", "check_before_write": "off", "renew": "off",
                 "renewal_refused": "ignored", "release": "compare-and-delete", "conditional": false,
                 "lost_answer": "no-retry"},
      "steps": {"read": "1s", "check": "2.4s", "write": "2.5s", "release": "3s"},
      "network": {"one_way": "0s", "retry": "100ms"},
      "effects": [],
      "workers": [{"name": "A", "fan": "fan_a", "arrives": "0s", "seat": "C14"},
                  {"name": "B", "fan": "fan_b", "arrives": "4s", "seat": "C14"}],
      "faults": [{"at": "2.5s", "worker": "A", "pause": "15s", "cause": "gc"}],
      "expect": {"outcome": "double-sale", "holders": {"C14": "fan_a"}, "confirmed": ["fan_b", "fan_a"]}
    })");
    auto lesson = scenario;
    lesson.source.reset();
    lesson.expect.reset();
    CHECK(lesson == Scenario{});
    CHECK_EQ(*scenario.source, "optional: where it really happened");
    CHECK(*scenario.expect->outcome == Outcome::DoubleSale);
}

TEST(defaultsOfWorkersAndFaults)
{
    const auto scenario = read(R"({"fenceline": 1, "seats": ["R1", "R2"],
        "workers": [{}, {"name": "Zoë", "arrives": "6s"}, {"seat": "any", "server": "twelve"}],
        "faults": [{"worker": "Zoë"}, {"crash": true, "at": "1min"}]})");
    CHECK(scenario.workers == std::vector<Worker>{{"A", "fan_a", Duration{0}, SeatId{0}, "server-A"},
                                                  {"Zoë", "fan_zoë", Duration{6000}, SeatId{0}, "server-Zoë"},
                                                  {"C", "fan_c", Duration{10'000}, std::nullopt, "twelve"}});
    CHECK(scenario.faults ==
          std::vector<Fault>{{Duration{2500}, WorkerId{1}, Pause{}}, {Duration{60'000}, WorkerId{0}, Crash{}}});
    // Without a word on faults the first worker has the lesson's pause; an empty list means none.
    CHECK(read(R"({"fenceline": 1, "workers": [{"name": "X"}]})").faults == lessonFaults());
    CHECK(read(R"({"fenceline": 1, "faults": []})").faults.empty());
    CHECK(!read(R"({"fenceline": 1, "lease": "off"})").lease);
}

TEST(rushRecomputesArrivals)
{
    const auto scenario = read(R"({"fenceline": 1, "arrivals": "rush",
        "workers": [{"arrives": "9s"}, {"arrives": "9s"}, {"arrives": "9s"}]})");
    CHECK(scenario.workers[0].arrives == Duration{0});
    CHECK(scenario.workers[1].arrives == Duration{6600});
    CHECK(scenario.workers[2].arrives == Duration{19'800});
}

TEST(limitsAreReached)
{
    const std::string longest(64, 'n');
    auto scenario = read("{\"fenceline\": 1, \"lease\": \"1440min\", \"first_token\": 9007199254675456, \"workers\": "
                         "[{\"name\": \"" +
                         longest + "\", \"arrives\": \"86400s\"}, {}]}");
    CHECK(scenario.lease == kLongestDuration);
    CHECK(scenario.workers[1].arrives == kLongestDuration);
    CHECK(read(writeScenario(scenario)) == scenario);
    std::string faults = "{}";
    for (int i = 1; i < 256; ++i)
        faults += ",{}";
    CHECK_EQ(read("{\"fenceline\": 1, \"faults\": [" + faults + "]}").faults.size(), std::size_t{256});
}

TEST(theEchoOfTheLesson)
{
    CHECK_EQ(writeScenario(Scenario{}), R"({
  "fenceline": 1,
  "name": "The paused holder",
  "summary": "A is frozen between its check and its write.",
  "show": "sh_88",
  "seats": ["C14"],
  "protection": "lock",
  "service": "etcd",
  "timing": "ideal",
  "lease": "10s",
  "first_token": 33,
  "guards": {"fencing": "off", "fence_compare": "less", "check_before_write": "off", "renew": "off", )"
                                        R"("renewal_refused": "ignored", "release": "compare-and-delete", )"
                                        R"("conditional": false, "lost_answer": "no-retry"},
  "steps": {"read": "1s", "check": "2400ms", "write": "2500ms", "release": "3s"},
  "network": {"one_way": "0s", "retry": "100ms"},
  "effects": [],
  "arrivals": "listed",
  "workers": [
    {"name": "A", "fan": "fan_a", "arrives": "0s", "seat": "C14", "server": "server-A"},
    {"name": "B", "fan": "fan_b", "arrives": "4s", "seat": "C14", "server": "server-B"}
  ],
  "faults": [{"at": "2500ms", "worker": "A", "pause": "15s", "cause": "gc"}]
}
)");
}

TEST(everyBuiltinComesOutAsItSays)
{
    for (const auto& builtin : builtinScenarios()) {
        const auto scenario = read(builtin.text);
        CHECK_EQ(scenario.name, builtin.title);
        CHECK(scenario.expect.has_value());
        const auto run = play(scenario);
        CHECK(run.has_value());
        if (run)
            CHECK_EQ(differencesFromExpectation(run->scenario, run->trace, run->verdict), std::vector<std::string>{});
        CHECK(findBuiltin(builtin.name) == &builtin);
    }
    CHECK(findBuiltin("nobody") == nullptr);
    CHECK(findBuiltin("") == nullptr);
}

TEST(differencesAreSentences)
{
    auto run = play(read(R"({"fenceline": 1, "seats": ["C14", "C15"], "expect":
        {"outcome": "one-sale", "holders": {"C14": "fan_b", "C15": "fan_x"}, "confirmed": []}})"));
    CHECK(run.has_value());
    if (run)
        CHECK_EQ(differencesFromExpectation(run->scenario, run->trace, run->verdict),
                 std::vector<std::string>{"the outcome is double-sale, expected one-sale",
                                          "seat C14 is held by fan_a, expected held by fan_b",
                                          "seat C15 is free, expected held by fan_x",
                                          "told yes: fan_b, fan_a; expected nobody"});
}

TEST(theEchoReadsBack)
{
    CHECK(rc::check("a written scenario reads back equal, and is written the same again", [](const Scenario& drawn) {
        const auto scenario = described(drawn);
        const auto written = writeScenario(scenario);
        const auto again = readScenario(written);
        RC_ASSERT(again.has_value());
        RC_ASSERT(*again == scenario);
        RC_ASSERT(writeScenario(*again) == written);
    }));
}

TEST(anyBytesAreReadOrExplained)
{
    CHECK(rc::check("random bytes", [](const std::string& bytes) { RC_ASSERT(readsOrExplains(bytes)); }));
    CHECK(rc::check("random words of JSON", [] {
        static const std::vector<std::string> kWords{
            "{",  "}",         "[",         "]",  ",",    ":",          "\"",          "1",
            "-",  "\"10s\"",   "\"seats\"", "\n", "null", "true",       "\\u00",       "e9",
            ".5", "\"lease\"", "\"A\"",     "/*", "\xc3", "\"faults\"", "\"workers\"", "{\"fenceline\": 1,"};
        std::string bytes = *rc::gen::element<std::string>("", "{\"fenceline\": 1, ");
        for (int i = *rc::gen::inRange(0, 40); i > 0; --i)
            bytes += *rc::gen::elementOf(kWords);
        RC_ASSERT(readsOrExplains(bytes));
    }));
    CHECK(rc::check("a file with some bytes changed, dropped or doubled", [](const Scenario& scenario) {
        auto bytes = *rc::gen::element(writeScenario(scenario), std::string(builtinScenarios().front().text));
        for (int i = *rc::gen::inRange(1, 5); i > 0; --i) {
            const auto at = *rc::gen::inRange<std::size_t>(0, bytes.size());
            const auto length = *rc::gen::inRange<std::size_t>(0, 20);
            switch (*rc::gen::inRange(0, 3)) {
            case 0: bytes[at] = *rc::gen::arbitrary<char>(); break;
            case 1: bytes.erase(at, length); break;
            default: bytes.insert(at, bytes.substr(*rc::gen::inRange<std::size_t>(0, bytes.size()), length));
            }
            if (bytes.empty())
                break;
        }
        RC_ASSERT(readsOrExplains(bytes));
    }));
}
