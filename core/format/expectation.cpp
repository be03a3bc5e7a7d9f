// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/expectation.h"

#include "core/scenario/settings.h"

#include <optional>
#include <variant>

namespace fenceline {

namespace {

/// Fans in the order in which they were told yes, over all seats.
std::vector<std::string> confirmedIn(const Scenario& scenario, const Trace& trace)
{
    std::vector<std::string> fans;
    for (const auto& event : trace.events)
        if (const auto* confirmed = std::get_if<event::FanConfirmed>(&event.details))
            fans.push_back(fanName(scenario, confirmed->fan));
    return fans;
}

std::string list(const std::vector<std::string>& fans)
{
    std::string text;
    for (const auto& fan : fans)
        text.append(text.empty() ? "" : ", ").append(fan);
    return text.empty() ? "nobody" : text;
}

std::string holderText(const std::optional<std::string>& fan)
{
    return fan ? "held by " + *fan : "free";
}

} // namespace

std::vector<std::string> differencesFromExpectation(const Scenario& scenario, const Trace& trace,
                                                    const Verdict& verdict)
{
    std::vector<std::string> differences;
    if (!scenario.expect)
        return differences;
    const auto& expect = *scenario.expect;
    if (expect.outcome && *expect.outcome != verdict.outcome)
        differences.push_back("the outcome is " + std::string(word(verdict.outcome)) + ", expected " +
                              std::string(word(*expect.outcome)));
    if (expect.holders) {
        for (const auto& [seat, expected] : *expect.holders) {
            const auto holder = verdict.seats[index(seat)].holder;
            const auto found = holder ? std::optional(fanName(scenario, *holder)) : std::nullopt;
            if (found != expected)
                differences.push_back("seat " + seatName(scenario, seat) + " is " + holderText(found) + ", expected " +
                                      holderText(expected));
        }
    }
    if (expect.confirmed) {
        const auto confirmed = confirmedIn(scenario, trace);
        if (confirmed != *expect.confirmed)
            differences.push_back("told yes: " + list(confirmed) + "; expected " + list(*expect.confirmed));
    }
    return differences;
}

} // namespace fenceline
