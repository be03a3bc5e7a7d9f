// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/text_sentences.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

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

std::string doubleSale(const Scenario& scenario, const SeatVerdict& seat)
{
    const auto told = fansOf(scenario, seat.confirmed);
    return "seat " + seatName(scenario, seat.seat) + " is sold " +
           (told.size() == 2 ? "twice" : std::to_string(told.size()) + " times") + " (" + listed(told) +
           " were told yes; " + rowText(scenario, seat) + ")";
}

std::string soldUntold(const Scenario& scenario, const SeatVerdict& seat)
{
    const auto told = fansOf(scenario, seat.confirmed);
    auto text = "seat " + seatName(scenario, seat.seat) + " is sold to " +
                (seat.holder ? fanName(scenario, *seat.holder) : "nobody") + ", who was never told yes";
    if (!told.empty())
        text += ", while " + listed(told) + (told.size() == 1 ? " was" : " were");
    return text;
}

/// The seats of one outcome.
std::vector<const SeatVerdict*> seatsWith(const Verdict& verdict, Outcome outcome)
{
    std::vector<const SeatVerdict*> seats;
    for (const auto& seat : verdict.seats)
        if (seat.outcome == outcome)
            seats.push_back(&seat);
    return seats;
}

void appendDuplicates(const Scenario& scenario, const Verdict& verdict, std::vector<std::string>& parts)
{
    for (const auto& effect : verdict.effects)
        if (effect.sent > 1)
            parts.push_back("the " + std::string(word(scenario.effects[effect.effect].what)) + " to " +
                            fanName(scenario, effect.fan) + " for seat " + seatName(scenario, effect.seat) +
                            " goes out " + (effect.sent == 2 ? "twice" : std::to_string(effect.sent) + " times"));
}

void appendBlocked(const Scenario& scenario, const Verdict& verdict, std::vector<std::string>& parts)
{
    std::vector<std::string> names;
    for (const auto worker : verdict.blocked)
        names.push_back(workerName(scenario, worker));
    if (!names.empty())
        parts.push_back(listed(names) + (names.size() == 1 ? " waits" : " wait") + " for the lock for ever");
}

void appendSoldOnce(const Scenario& scenario, const Verdict& verdict, std::vector<std::string>& parts)
{
    std::vector<std::string> sales;
    const auto seats = seatsWith(verdict, Outcome::OneSale);
    for (const auto* seat : seats)
        sales.push_back(seatName(scenario, seat->seat) + " (" + listed(fansOf(scenario, seat->confirmed)) + ")");
    if (seats.size() == 1)
        parts.push_back("seat " + seatName(scenario, seats.front()->seat) + " is sold once, to " +
                        listed(fansOf(scenario, seats.front()->confirmed)));
    else if (!seats.empty())
        parts.push_back("sold once are " + listed(sales));
}

void appendUnsold(const Scenario& scenario, const Verdict& verdict, std::vector<std::string>& parts)
{
    std::vector<std::string> names;
    for (const auto* seat : seatsWith(verdict, Outcome::NoSale))
        names.push_back(seatName(scenario, seat->seat));
    if (names.size() == 1)
        parts.push_back("seat " + names.front() + " is not sold");
    else if (!names.empty())
        parts.push_back("seats " + listed(names) + " are not sold");
}

std::string summary(const Verdict& verdict)
{
    switch (verdict.outcome) {
    case Outcome::DoubleSale: return "Double sale";
    case Outcome::DuplicateEffect: return "Duplicate effect";
    case Outcome::Blocked: return "Blocked";
    case Outcome::SoldUntold: return "Sold, but not told";
    case Outcome::OneSale:
        return seatsWith(verdict, Outcome::OneSale).size() == 1 ? "One sale" : "No seat is sold twice";
    case Outcome::NoSale: return "No sale";
    }
    return {};
}

} // namespace

std::string verdictSentence(const Scenario& scenario, const Verdict& verdict)
{
    // The worst first, in the order in which outcomes count.
    std::vector<std::string> parts;
    for (const auto* seat : seatsWith(verdict, Outcome::DoubleSale))
        parts.push_back(doubleSale(scenario, *seat));
    appendDuplicates(scenario, verdict, parts);
    appendBlocked(scenario, verdict, parts);
    for (const auto* seat : seatsWith(verdict, Outcome::SoldUntold))
        parts.push_back(soldUntold(scenario, *seat));
    appendSoldOnce(scenario, verdict, parts);
    appendUnsold(scenario, verdict, parts);
    auto text = summary(verdict) + ": ";
    for (std::size_t i = 0; i < parts.size(); ++i)
        text += (i == 0 ? "" : "; ") + parts[i];
    return text + ".";
}

} // namespace fenceline
