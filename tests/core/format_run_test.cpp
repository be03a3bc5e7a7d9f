// SPDX-License-Identifier: GPL-3.0-or-later
// Runs as JSON, sweeps as CSV and JSON.
#include "core/event/event_names.h"
#include "core/format/json_value.h"
#include "core/format/run_writer.h"
#include "core/format/scenario_reader.h"
#include "core/format/sweep_writer.h"
#include "core/scenario/edit.h"
#include "core/scenario/limits.h"
#include "tests/support/check.h"
#include "tests/support/generators.h"

#include <algorithm>

using namespace fenceline;

namespace {

/// The lines of `text` between the one that is `first` and the one that begins with `last`, without margin and comma.
std::vector<std::string> linesBetween(const std::string& text, std::string_view first, std::string_view last)
{
    std::vector<std::string> lines;
    std::istringstream in(text);
    std::string line;
    while (std::getline(in, line) && line != first) {
    }
    while (std::getline(in, line) && !line.starts_with(last)) {
        line.erase(0, line.find_first_not_of(' '));
        if (line.ends_with(','))
            line.pop_back();
        lines.push_back(line);
    }
    return lines;
}

std::vector<std::string> eventsOf(const std::string& json)
{
    return linesBetween(json, "  \"events\": [", "  ]");
}

bool contains(const std::vector<std::string>& lines, const std::string& line)
{
    return std::find(lines.begin(), lines.end(), line) != lines.end();
}

std::string writtenRun(const Scenario& scenario)
{
    const auto run = play(scenario);
    CHECK(run.has_value());
    return run ? writeRun(*run) : std::string();
}

} // namespace

TEST(everyFieldOfTheLesson)
{
    CHECK_EQ(eventsOf(writtenRun(Scenario{})),
             std::vector<std::string>{
                 R"({"t_ms": 0, "actor": "A", "event": "lock-requested"})",
                 R"({"t_ms": 0, "actor": "A", "event": "lock-granted", "token": 33, "until_ms": 10000})",
                 R"({"t_ms": 1000, "actor": "A", "event": "seat-read", "seat": "C14", "holder": null, "fence": null})",
                 R"({"t_ms": 2500, "actor": "A", "event": "paused", "cause": "gc", "until_ms": 17500})",
                 R"({"t_ms": 4000, "actor": "B", "event": "lock-requested"})",
                 R"({"t_ms": 4000, "actor": "B", "event": "lock-waiting"})",
                 R"({"t_ms": 10000, "actor": "lock", "event": "lock-ended", "worker": "A", "token": 33})",
                 R"({"t_ms": 10000, "actor": "B", "event": "lock-granted", "token": 34, "until_ms": 20000})",
                 R"({"t_ms": 11000, "actor": "B", "event": "seat-read", "seat": "C14", "holder": null, "fence": null})",
                 R"({"t_ms": 12500, "actor": "B", "event": "write-accepted", "seat": "C14", "fan": "fan_b", )"
                 R"("token": null, "rows": 1, "overwrote": null})",
                 R"({"t_ms": 12500, "actor": "B", "event": "fan-confirmed", "fan": "fan_b", "seat": "C14"})",
                 R"({"t_ms": 13000, "actor": "B", "event": "lock-released", "token": 34})",
                 R"({"t_ms": 17500, "actor": "A", "event": "resumed", "cause": "gc"})",
                 R"({"t_ms": 17500, "actor": "A", "event": "write-accepted", "seat": "C14", "fan": "fan_a", )"
                 R"("token": null, "rows": 1, "overwrote": "fan_b"})",
                 R"({"t_ms": 17500, "actor": "A", "event": "fan-confirmed", "fan": "fan_a", "seat": "C14"})",
                 R"({"t_ms": 18000, "actor": "A", "event": "release-ignored", "token": 33})"});
}

TEST(fieldsOfOtherEvents)
{
    auto scenario =
        *readScenario(R"({"fenceline": 1, "guards": {"fencing": "writes", "check_before_write": "service"}})");
    auto events = eventsOf(writtenRun(scenario));
    CHECK(contains(events, R"({"t_ms": 17500, "actor": "A", "event": "write-rejected", "seat": "C14", "fan": "fan_a", )"
                           R"("token": 33, "rows": 0, "reason": "stale-token"})"));
    CHECK(
        contains(events, R"({"t_ms": 12400, "actor": "B", "event": "lease-checked", "by": "service", "valid": true})"));
    CHECK(contains(events, R"({"t_ms": 17500, "actor": "A", "event": "fan-refused", "fan": "fan_a", "seat": "C14"})"));

    scenario.guards.fencing = Fencing::ReadsAndWrites;
    events = eventsOf(writtenRun(*edit::freezeAt(scenario, Duration{500})));
    CHECK(contains(events, R"({"t_ms": 16000, "actor": "A", "event": "read-rejected", "seat": "C14", "token": 33, )"
                           R"("reason": "stale-token"})"));
    CHECK(contains(events, R"({"t_ms": 16000, "actor": "A", "event": "gave-up", "reason": "stale-token"})"));

    scenario = *readScenario(R"({"fenceline": 1, "protection": "none", "workers": [{"seat": "any"}, {"seat": "any"}],
        "faults": [{"worker": "B", "at": "1s", "crash": true}, {"worker": "A", "cause": "packet", "pause": "3s"}],
        "network": {"one_way": "100ms"}})");
    events = eventsOf(writtenRun(scenario));
    CHECK(contains(events, R"({"t_ms": 1000, "actor": "B", "event": "crashed"})"));
    CHECK(contains(events, R"({"t_ms": 2500, "actor": "A", "event": "write-sent", "seat": "C14", "fan": "fan_a", )"
                           R"("token": null, "rows": null})"));
    CHECK(contains(events,
                   R"({"t_ms": 2500, "actor": "A", "event": "packet-delayed", "seat": "C14", "until_ms": 5600})"));
}

TEST(whenAGrantIsLearned)
{
    const auto scenario = *readScenario(R"({"fenceline": 1, "network": {"one_way": "250ms"}, "lease": "off",
        "faults": [{"worker": "B", "at": "4.1s", "crash": true}]})");
    const auto events = eventsOf(writtenRun(scenario));
    CHECK(contains(events, R"({"t_ms": 250, "actor": "A", "event": "lock-granted", "token": 33, "until_ms": null, )"
                           R"("learned_ms": 500})"));
}

TEST(nothingToRead)
{
    const auto scenario = *readScenario(
        R"({"fenceline": 1, "protection": "none", "workers": [{"seat": "any"}, {"seat": "any"}], "faults": []})");
    const auto events = eventsOf(writtenRun(scenario));
    CHECK(contains(events, R"({"t_ms": 5000, "actor": "B", "event": "seat-read", "seat": null, "holder": null, )"
                           R"("fence": null})"));
    CHECK(contains(events, R"({"t_ms": 5000, "actor": "B", "event": "gave-up", "reason": "no-seat"})"));
    CHECK(contains(events, R"({"t_ms": 5000, "actor": "B", "event": "fan-refused", "fan": "fan_b", "seat": null})"));
}

TEST(theExpectationIsAnswered)
{
    auto scenario = *readScenario(R"({"fenceline": 1, "expect": {"outcome": "double-sale"}})");
    CHECK(writtenRun(scenario).ends_with("  \"expect\": {\"holds\": true, \"differences\": []}\n}\n"));
    scenario.expect->outcome = Outcome::NoSale;
    CHECK(writtenRun(scenario).find("\"differences\": [\"the outcome is double-sale, expected no-sale\"]") !=
          std::string::npos);
    scenario.expect.reset();
    CHECK(writtenRun(scenario).find("expect") == std::string::npos);
}

TEST(sweeps)
{
    const auto cells = sweep(Scenario{}, {Duration{10'000}, Duration{11'000}, Duration{600}},
                             {Duration{0}, Duration{15'000}, Duration{15'000}});
    CHECK(cells.has_value());
    CHECK_EQ(sweepCsv(*cells), "lease_ms,pause_ms,outcome\n10000,0,one-sale\n10000,15000,double-sale\n"
                               "10600,0,one-sale\n10600,15000,double-sale\n");
    CHECK(sweepJson({cells->front()}) == "[\n  {\"lease_ms\": 10000, \"pause_ms\": 0, \"outcome\": \"one-sale\"}\n]\n");
    CHECK(json::parse(sweepJson(*cells)).has_value());
}

TEST(everyRunIsJson)
{
    CHECK(rc::check("a run is JSON, one event a line, the same bytes each time", [](const Scenario& scenario) {
        const auto run = play(scenario);
        RC_ASSERT(run.has_value());
        const auto text = writeRun(*run);
        RC_ASSERT(text.size() > limits::kLargestFile || json::parse(text).has_value()); // which refuses what is larger
        RC_ASSERT(writtenRun(scenario) == text);
        const auto events = eventsOf(text);
        if (events.size() != run->trace.events.size())
            RC_ASSERT(text.find("\"events\": [{") != std::string::npos); // few enough for one line
        for (std::size_t i = 0; i < events.size(); ++i) {
            const auto& event = run->trace.events[i];
            RC_ASSERT(
                events[i].starts_with("{\"t_ms\": " + std::to_string(milliseconds(event.at)) + ", \"actor\": \""));
            RC_ASSERT(events[i].find(std::string(eventName(event.details))) != std::string::npos);
        }
    }));
}
