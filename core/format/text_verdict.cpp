// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/text_sentences.h"

#include "core/base/duration_text.h"
#include "core/scenario/settings.h"

#include <algorithm>

namespace fenceline {

namespace {

/// `a`, `a and b`, `a, b and c`.
std::string listed(const std::vector<std::string>& items)
{
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i)
        text += (i == 0 ? "" : i + 1 == items.size() ? " and " : ", ") + items[i];
    return text;
}

std::vector<std::string> fansOf(const Scenario& scenario, const std::vector<FanId>& fans)
{
    std::vector<std::string> names;
    for (const auto fan : fans)
        if (std::find(names.begin(), names.end(), fanName(scenario, fan)) == names.end())
            names.push_back(fanName(scenario, fan));
    return names;
}

std::string rowText(const Scenario& scenario, const SeatVerdict& seat)
{
    return seat.holder ? "the row holds " + fanName(scenario, *seat.holder) : "the row is free";
}

/// What became of one seat that somebody was sold.
std::string seatSentence(const Scenario& scenario, const SeatVerdict& seat)
{
    const auto name = "seat " + seatName(scenario, seat.seat);
    const auto told = fansOf(scenario, seat.confirmed);
    switch (seat.outcome) {
    case Outcome::DoubleSale:
        return name + " is sold " + (told.size() == 2 ? "twice" : std::to_string(told.size()) + " times") + " (" +
               listed(told) + " were told yes; " + rowText(scenario, seat) + ")";
    case Outcome::SoldUntold: {
        const auto others =
            told.empty() ? "" : "; " + listed(told) + (told.size() == 1 ? " was" : " were") + " told yes";
        return name + " is sold to " + (seat.holder ? fanName(scenario, *seat.holder) : "nobody") +
               ", who was never told yes" + others;
    }
    case Outcome::OneSale: return name + " is sold once, to " + listed(told);
    case Outcome::Blocked:
    case Outcome::NoSale: break;
    }
    return name + " is not sold";
}

std::string summary(const Verdict& verdict)
{
    const auto sold = std::count_if(verdict.seats.begin(), verdict.seats.end(),
                                    [](const SeatVerdict& seat) { return seat.outcome == Outcome::OneSale; });
    switch (verdict.outcome) {
    case Outcome::DoubleSale: return "Double sale";
    case Outcome::Blocked: return "Blocked";
    case Outcome::SoldUntold: return "Sold, but not told";
    case Outcome::OneSale: return sold == 1 ? "One sale" : "No seat sold twice";
    case Outcome::NoSale: return "No sale";
    }
    return {};
}

bool changed(const Scenario& scenario, bool Guards::*guard)
{
    return scenario.guards.*guard != Guards{}.*guard;
}

template <class Enum>
bool changed(const Scenario& scenario, Enum Guards::*guard)
{
    return scenario.guards.*guard != Guards{}.*guard;
}

} // namespace

std::string verdictSentence(const Scenario& scenario, const Verdict& verdict)
{
    std::vector<std::string> parts;
    std::vector<std::string> unsold;
    if (!verdict.blocked.empty()) {
        std::vector<std::string> names;
        for (const auto worker : verdict.blocked)
            names.push_back(workerName(scenario, worker));
        parts.push_back(listed(names) + (names.size() == 1 ? " waits" : " wait") + " for the lock for ever");
    }
    // The worst seats first, as the verdict is that of the worst one.
    for (const auto outcome : {Outcome::DoubleSale, Outcome::SoldUntold, Outcome::OneSale})
        for (const auto& seat : verdict.seats)
            if (seat.outcome == outcome)
                parts.push_back(seatSentence(scenario, seat));
    for (const auto& seat : verdict.seats)
        if (seat.outcome == Outcome::NoSale || seat.outcome == Outcome::Blocked)
            unsold.push_back(seatName(scenario, seat.seat));
    if (!unsold.empty())
        parts.push_back((unsold.size() == 1 ? "seat " : "seats ") + listed(unsold) +
                        (unsold.size() == 1 ? " is not sold" : " are not sold"));
    auto text = summary(verdict) + ": ";
    for (std::size_t i = 0; i < parts.size(); ++i)
        text += (i == 0 ? "" : "; ") + parts[i];
    return text + ".";
}

std::vector<std::string> settingsWithoutEffect(const Scenario& scenario)
{
    std::vector<std::string> lines;
    const auto add = [&](bool condition, const std::string& setting, const std::string& why) {
        if (condition)
            lines.push_back(setting + " has no effect: " + why + ".");
    };
    const auto& guards = scenario.guards;
    const auto fencing = "--fencing " + std::string(word(guards.fencing));
    const auto compare = "--fence-compare " + std::string(word(guards.fenceCompare));
    if (scenario.protection != Protection::Lock) {
        const auto why = "there is no lock with --protection " + std::string(word(scenario.protection));
        const Scenario lesson;
        add(scenario.lease != lesson.lease,
            "--lease " + (scenario.lease ? durationText(*scenario.lease) : std::string("off")), why);
        add(scenario.firstToken != lesson.firstToken, "--first-token " + std::to_string(number(scenario.firstToken)),
            why);
        add(changed(scenario, &Guards::fencing), fencing, why);
        add(changed(scenario, &Guards::fenceCompare), compare, why);
        add(changed(scenario, &Guards::checkBeforeWrite),
            "--check-before-write " + std::string(word(guards.checkBeforeWrite)), why);
        add(changed(scenario, &Guards::release), "--release " + std::string(word(guards.release)), why);
        add(scenario.protection == Protection::ConditionalWrite && changed(scenario, &Guards::conditional),
            "--conditional on", "every write is conditional with --protection conditional-write");
        return lines;
    }
    if (changed(scenario, &Guards::fenceCompare)) {
        add(guards.fencing == Fencing::Off, compare, "no write carries a token with --fencing off");
        add(guards.fencing == Fencing::ReadsAndWrites, compare,
            "with --fencing reads-and-writes a write always compares by <=");
    }
    return lines;
}

} // namespace fenceline
