// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/duration_text.h"
#include "core/event/event_names.h"
#include "core/format/text_sentences.h"
#include "core/trace/actor.h"

#include <optional>
#include <string>
#include <variant>

namespace fenceline {

namespace {

std::string withToken(std::optional<Token> token)
{
    return token ? " token " + std::to_string(number(*token)) : std::string();
}

/// No generic case: a kind that is forgotten here does not compile.
class Sentence {
public:
    Sentence(const Scenario& scenario, const Event& event, const TextClock& clock)
        : scenario_(scenario), event_(event), clock_(clock)
    {
    }

    std::string operator()(const event::LockRequested&) const { return "asks for the lock"; }
    std::string operator()(const event::LockWaiting&) const { return "waits for the lock"; }
    std::string operator()(const event::LockGranted& granted) const
    {
        auto text = "is granted the lock" + (granted.token ? "," + withToken(granted.token) : "");
        text += granted.until ? ", lease until " + clock_.inSentence(*granted.until) : ", without a lease";
        return text + whenLearned();
    }
    std::string operator()(const event::LockEnded& ended) const
    {
        return "the lease of " + workerName(scenario_, ended.worker) + " ends" +
               (ended.token ? "," + withToken(ended.token) : "");
    }
    std::string operator()(const event::LockReleased& released) const
    {
        return "releases the lock" + (released.token ? "," + withToken(released.token) : "");
    }
    std::string operator()(const event::ReleaseIgnored&) const { return "releases nothing: the lock is not its own"; }
    std::string operator()(const event::SeatRead& read) const
    {
        if (!read.seat)
            return "reads: no seat is free";
        auto text = "reads seat " + seat(*read.seat) + ": " + (read.holder ? "sold to " + fan(*read.holder) : "free");
        return text + (read.fence ? ", fence " + std::to_string(number(*read.fence)) : "");
    }
    std::string operator()(const event::ReadRejected& rejected) const
    {
        return "is refused its read" + (rejected.seat ? " of seat " + seat(*rejected.seat) : "") + " with" +
               withToken(rejected.token) + ": " + std::string(reasonName(rejected.reason));
    }
    std::string operator()(const event::LeaseChecked& checked) const
    {
        return std::string(checked.by == CheckedBy::OwnClock ? "checks its lease by its own clock: "
                                                             : "asks the service for its lease: ") +
               (checked.valid ? "it runs" : "it is over");
    }
    std::string operator()(const event::WriteSent& sent) const
    {
        return "sends its write: seat " + seat(sent.seat) + " to " + fan(sent.fan);
    }
    std::string operator()(const event::WriteAccepted& accepted) const
    {
        auto text = "writes seat " + seat(accepted.seat) + " to " + fan(accepted.fan);
        text += (accepted.token ? " with" + withToken(accepted.token) : "") + ": 1 row";
        return text + (accepted.overwrote ? ", over " + fan(*accepted.overwrote) : "");
    }
    std::string operator()(const event::WriteRejected& rejected) const
    {
        auto text = "writes seat " + seat(rejected.seat) + " to " + fan(rejected.fan);
        text += (rejected.token ? " with" + withToken(rejected.token) : "") + ": 0 rows, ";
        return text + std::string(reasonName(rejected.reason));
    }
    std::string operator()(const event::FanConfirmed& told) const
    {
        return fan(told.fan) + " is told yes for seat " + seat(told.seat);
    }
    std::string operator()(const event::FanRefused& told) const
    {
        return fan(told.fan) + " is told no" + (told.seat ? " for seat " + seat(*told.seat) : "");
    }
    std::string operator()(const event::GaveUp& gaveUp) const
    {
        return "gives up: " + std::string(reasonName(gaveUp.reason));
    }
    std::string operator()(const event::Paused& paused) const
    {
        return "is frozen until " + clock_.inSentence(paused.until) + " (" + std::string(word(paused.cause)) + ")";
    }
    std::string operator()(const event::Resumed&) const { return "wakes"; }
    std::string operator()(const event::PacketDelayed& delayed) const
    {
        return "its write to seat " + seat(delayed.seat) + " is stuck until " + clock_.inSentence(delayed.until);
    }
    std::string operator()(const event::Crashed&) const { return "crashes"; }
    std::string operator()(const event::LockRefused& refused) const
    {
        return refused.tooFewReplicas ? "too few replicas have its lock: it deletes it and will ask again"
                                      : "is refused the lock, and will ask again";
    }
    std::string operator()(const event::LockRenewed& renewed) const
    {
        return "renews its lease, until " + clock_.inSentence(renewed.until);
    }
    std::string operator()(const event::LockRenewalRefused&) const
    {
        return "is refused the renewal: the lock is no longer its own";
    }
    std::string operator()(const event::Partitioned& partition) const
    {
        return "is cut off from the lock service until " + clock_.inSentence(partition.until);
    }
    std::string operator()(const event::PartitionHealed&) const { return "reaches the lock service again"; }
    std::string operator()(const event::AnswerLost& lost) const
    {
        return lost.effect ? "never hears of its " + std::string(word(scenario_.effects[*lost.effect].what))
                           : "never gets the answer to its write of seat " + seat(lost.seat);
    }
    std::string operator()(const event::ClockJumped& jump) const
    {
        return std::string(event_.worker ? "its clock" : "the service's clock") + " jumps " +
               signedDurationText(jump.by);
    }
    std::string operator()(const event::ServiceFailedOver&) const { return "the lock service fails over"; }
    std::string operator()(const event::ServiceRestarted& restarted) const
    {
        return restarted.snapshot
                   ? "the lock service is restored from its snapshot of " + clock_.inSentence(*restarted.snapshot)
                   : "the lock service restarts";
    }
    std::string operator()(const event::LockRestored& restored) const
    {
        return "the lock of " + workerName(scenario_, restored.worker) + " is there again" +
               (restored.token ? "," + withToken(restored.token) : "") +
               (restored.until ? ", lease until " + clock_.inSentence(*restored.until) : "");
    }
    std::string operator()(const event::WaiterSessionEnded& ended) const
    {
        return "the session of " + workerName(scenario_, ended.worker) + " ends while it waits" +
               (ended.token ? "," + withToken(ended.token) : "");
    }
    std::string operator()(const event::LockMisreported& reported) const
    {
        return "is told that it has the lock" + (reported.token ? "," + withToken(reported.token) : "") +
               ", though its session has ended" + whenLearned();
    }
    std::string operator()(const event::KeyEvicted& evicted) const
    {
        return "the key of " + workerName(scenario_, evicted.worker) + " is evicted" +
               (evicted.token ? "," + withToken(evicted.token) : "");
    }
    std::string operator()(const event::EffectSent& sent) const { return "goes out" + forWhom(sent); }
    std::string operator()(const event::EffectDeduplicated& sent) const
    {
        return "does not go out again" + forWhom(sent);
    }

private:
    std::string whenLearned() const
    {
        if (event_.learned == kNever)
            return "; never learns of it";
        return event_.learned == event_.at ? "" : "; learns of it at " + clock_.inSentence(event_.learned);
    }
    template <class Asked>
    std::string forWhom(const Asked& asked) const
    {
        const auto key = effectKey(scenario_, *event_.worker, asked.effect, asked.seat, asked.fan, asked.attempt);
        return " to " + fan(asked.fan) + " for seat " + seat(asked.seat) + (key ? ", key " + *key : ", without a key");
    }
    const std::string& seat(SeatId id) const { return seatName(scenario_, id); }
    const std::string& fan(FanId id) const { return fanName(scenario_, id); }

    const Scenario& scenario_;
    const Event& event_;
    const TextClock& clock_;
};

} // namespace

std::string eventSentence(const Scenario& scenario, const Event& event, const TextClock& clock)
{
    return std::visit(Sentence(scenario, event, clock), event.details);
}

} // namespace fenceline
