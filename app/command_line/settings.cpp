// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line/settings.h"

#include "core/base/duration_text.h"
#include "core/base/text.h"
#include "core/scenario/edit.h"
#include "core/scenario/limits.h"

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <system_error>
#include <utility>

namespace fenceline::app {

namespace {

using Edited = Result<Scenario>;

struct Setting {
    std::string name;
    std::string value;
    std::string help;
    Edited (*apply)(Scenario, const std::string&);
};

tl::unexpected<Error> wrongWord(const std::string& text, const std::string& allowed)
{
    return fail(inQuotes(text) + " is not known (allowed: " + allowed + ")");
}

/// `target` is a part of `scenario`.
template <class Enum>
Edited setWord(Scenario& scenario, Enum& target, const std::string& text)
{
    const auto meaning = fromWord<Enum>(text);
    if (!meaning)
        return wrongWord(text, wordList<Enum>());
    target = *meaning;
    return std::move(scenario);
}

Result<std::int64_t> parseWhole(const std::string& text, std::int64_t most)
{
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool number = !text.empty() && end == text.data() + text.size() && error != std::errc::invalid_argument;
    if (number && error == std::errc() && value >= 1 && value <= most)
        return value;
    return fail(inQuotes(text) + (number ? " is out of range" : " is no whole number") + " (allowed: 1 to " +
                std::to_string(most) + ")");
}

Edited setLease(Scenario scenario, const std::string& text)
{
    if (text == "off")
        return edit::lease(std::move(scenario), std::nullopt);
    return parseDuration(text).and_then([&](Duration lease) { return edit::lease(std::move(scenario), lease); });
}

Edited setCause(Scenario scenario, const std::string& text)
{
    if (text == "crash")
        return edit::crash(std::move(scenario));
    if (const auto cause = fromWord<PauseCause>(text))
        return edit::pauseCause(std::move(scenario), *cause);
    return wrongWord(text, wordList<PauseCause>() + ", crash");
}

Edited setCheck(Scenario scenario, const std::string& text)
{
    const auto check = text == "on" ? CheckBeforeWrite::OwnClock : fromWord<CheckBeforeWrite>(text);
    if (!check)
        return wrongWord(text, "off, on, own-clock, service");
    scenario.guards.checkBeforeWrite = *check;
    return scenario;
}

Edited setConditional(Scenario scenario, const std::string& text)
{
    if (text != "off" && text != "on")
        return wrongWord(text, "off, on");
    scenario.guards.conditional = text == "on";
    return scenario;
}

/// A setting whose value is an edit's duration or whole number.
template <auto edit>
Edited setDuration(Scenario scenario, const std::string& text)
{
    return parseDuration(text).and_then([&](Duration value) { return edit(std::move(scenario), value); });
}
template <auto edit, std::int64_t most>
Edited setWhole(Scenario scenario, const std::string& text)
{
    return parseWhole(text, most).and_then([&](std::int64_t value) { return edit(std::move(scenario), value); });
}

/// In the order in which they are applied; the help shows them in the same order.
const std::vector<Setting>& settings()
{
    using S = Scenario;
    using Text = std::string;
    static const std::vector<Setting> all{
        {"workers", "N", "1 to 64: keep the first N of FILE, append more, each 4 s after the one before",
         setWhole<edit::workers, kMostWorkers>},
        {"seats", "N", "1 to 64: keep the first N of FILE, append more: C15, C16, ...",
         setWhole<edit::seats, kMostSeats>},
        {"lease", "TIME|off", "how long the lock is granted for", setLease},
        {"pause", "TIME", "length of the first pause or crash; makes it a pause", setDuration<edit::pauseLength>},
        {"freeze-at", "TIME", "when that pause or crash begins", setDuration<edit::freezeAt>},
        {"cause", wordList<PauseCause>() + ", crash", "its cause; crash wins over --pause", setCause},
        {"protection", wordList<Protection>(), "what protects the seat",
         [](S s, const Text& t) { return setWord(s, s.protection, t); }},
        {"service", wordList<Service>(), "the lock service",
         [](S s, const Text& t) { return setWord(s, s.service, t); }},
        {"timing", wordList<Timing>(), "how exactly its own timing is followed",
         [](S s, const Text& t) { return setWord(s, s.timing, t); }},
        {"fencing", wordList<Fencing>(), "which statements carry the token",
         [](S s, const Text& t) { return setWord(s, s.guards.fencing, t); }},
        {"fence-compare", wordList<FenceCompare>(), "how a write compares the row's fence with its token",
         [](S s, const Text& t) { return setWord(s, s.guards.fenceCompare, t); }},
        {"check-before-write", "off, on, own-clock, service", "ask whether the lease still runs (on = own-clock)",
         setCheck},
        {"renew", wordList<Renewal>(), "renewal of the lease",
         [](S s, const Text& t) { return setWord(s, s.guards.renew, t); }},
        {"release", wordList<Release>(), "how the lock is released",
         [](S s, const Text& t) { return setWord(s, s.guards.release, t); }},
        {"conditional", "off, on", "add AND holder IS NULL to every UPDATE", setConditional},
        {"lost-answer", wordList<LostAnswer>(), "what a worker does without an answer",
         [](S s, const Text& t) { return setWord(s, s.guards.lostAnswer, t); }},
        {"one-way", "TIME", "how long a message takes", setDuration<edit::oneWay>},
        {"first-token", "N", "the first fencing token", setWhole<edit::firstToken, limits::kLargestFirstToken>},
    };
    return all;
}

} // namespace

std::vector<Option> settingOptions()
{
    std::vector<Option> options;
    for (const auto& setting : settings())
        options.push_back({setting.name, setting.value, setting.help});
    return options;
}

Answer<Scenario> applySettings(Scenario scenario, const Arguments& arguments)
{
    for (const auto& setting : settings()) {
        const auto text = arguments.value(setting.name);
        if (!text)
            continue;
        auto edited = setting.apply(std::move(scenario), *text);
        if (!edited)
            return refuse(dashed(setting.name) + ": " + edited.error().message);
        scenario = std::move(*edited);
    }
    return scenario;
}

} // namespace fenceline::app
