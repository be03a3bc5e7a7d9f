// SPDX-License-Identifier: GPL-3.0-or-later
//
// An outcome as text, for the message of a failed comparison.
#include "reference_model.h"

#include <optional>
#include <sstream>

namespace reference {

namespace {

template <typename Value>
std::string shown(const std::optional<Value>& value)
{
    std::ostringstream text;
    if (value)
        text << *value;
    return value ? text.str() : "none";
}

void put(std::ostream& text, const GrantRecord& grant)
{
    text << grant.worker << ' ' << shown(grant.token);
}
void put(std::ostream& text, const RenewalRecord& renewal)
{
    text << renewal.worker << ' ' << (renewal.accepted ? "until " + shown(renewal.until) : "refused");
}
void put(std::ostream& text, const LockEndRecord& end)
{
    text << end.worker;
}
void put(std::ostream& text, const ReleaseRecord& release)
{
    text << release.worker << ' ' << (release.freed ? "freed" : "ignored");
}
void put(std::ostream& text, const ReadRecord& read)
{
    text << read.worker << ' ' << (read.rejected ? "rejected " : "") << (read.seat.empty() ? "none" : read.seat);
}
void put(std::ostream& text, const CheckRecord& check)
{
    text << check.worker << ' ' << (check.valid ? "valid" : "over");
}
void put(std::ostream& text, const WriteRecord& write)
{
    text << write.worker << ' ' << write.seat << ' ' << (write.accepted ? "accepted" : write.reason);
}
void put(std::ostream& text, const GaveUpRecord& given)
{
    text << given.worker << ' ' << given.reason;
}
void put(std::ostream& text, const LostAnswerRecord& lost)
{
    text << lost.worker << ' ' << lost.seat;
}
void put(std::ostream& text, const TellingRecord& telling)
{
    text << telling.worker << ' ' << (telling.yes ? "yes" : "no");
}
void put(std::ostream& text, const EffectRecord& effect)
{
    text << effect.effect << ' ' << (effect.sent ? "sent" : "deduplicated") << ' ' << shown(effect.key);
}

void put(std::ostream& text, const FaultRecord& fault)
{
    text << fault.actor << ' ' << fault.what;
}
void put(std::ostream& text, const CountRecord& count)
{
    text << count.worker << " to " << shown(count.to);
}

void line(std::ostream& text, const char* name, const std::vector<std::optional<Milliseconds>>& instants)
{
    text << "\n" << name;
    for (const auto& instant : instants)
        text << ' ' << shown(instant);
}

template <typename Record>
void line(std::ostream& text, const char* name, const std::vector<Record>& records)
{
    text << "\n" << name;
    for (const Record& record : records) {
        text << " | " << record.at << ' ';
        put(text, record);
    }
}

} // namespace

std::string describe(const RunOutcome& outcome)
{
    std::ostringstream text;
    text << outcome.outcome << "\n";
    for (const SeatOutcome& seat : outcome.seats) {
        text << "seat " << seat.seat << " holder " << (seat.holder.empty() ? "nobody" : seat.holder) << " fence ";
        text << shown(seat.fence) << " confirmed";
        for (const std::string& fan : seat.confirmed)
            text << ' ' << fan;
        text << "\n";
    }
    text << "effects sent";
    for (const EffectOutcome& effect : outcome.effectsSent)
        text << " | " << effect.effect << ' ' << effect.seat << ' ' << effect.fan << ' ' << effect.sent;
    text << "\nblocked";
    for (const std::string& name : outcome.blocked)
        text << ' ' << name;
    line(text, "grants", outcome.grants);
    line(text, "granted until", outcome.grantedUntil);
    line(text, "learned", outcome.grantLearned);
    line(text, "counted", outcome.counts);
    line(text, "renewals", outcome.renewals);
    line(text, "lock ends", outcome.lockEnds);
    line(text, "releases", outcome.releases);
    line(text, "reads", outcome.reads);
    line(text, "checks", outcome.checks);
    line(text, "writes", outcome.writes);
    line(text, "gave up", outcome.gaveUp);
    line(text, "answers lost", outcome.answersLost);
    line(text, "told", outcome.told);
    line(text, "effects", outcome.effects);
    line(text, "faults", outcome.faults);
    text << "\n";
    return text.str();
}

} // namespace reference
