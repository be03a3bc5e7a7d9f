// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/event_lines.h"

#include "tests/support/check.h"
#include "tests/support/generators.h"

#include <algorithm>
#include <sstream>

namespace fenceline::test {

namespace {

constexpr std::string_view kNothing = "-";

std::string text(Instant t)
{
    return t == kNever ? "never" : std::to_string(milliseconds(t));
}
std::string text(Token token)
{
    return std::to_string(number(token));
}
std::string_view text(RejectReason reason)
{
    switch (reason) {
    case RejectReason::StaleToken: return "stale-token";
    case RejectReason::NotFree: return "not-free";
    case RejectReason::DuplicateKey: return "duplicate-key";
    }
    return kNothing;
}

std::string_view text(GiveUpReason reason)
{
    switch (reason) {
    case GiveUpReason::SeatTaken: return "seat-taken";
    case GiveUpReason::StaleToken: return "stale-token";
    case GiveUpReason::LeaseOver: return "lease-over";
    case GiveUpReason::RenewalRefused: return "renewal-refused";
    case GiveUpReason::NoSeat: return "no-seat";
    }
    return kNothing;
}

std::string_view text(PauseCause cause)
{
    switch (cause) {
    case PauseCause::GarbageCollection: return "gc";
    case PauseCause::Swap: return "swap";
    case PauseCause::VmPause: return "vm";
    case PauseCause::Packet: return "packet";
    }
    return kNothing;
}

/// Writes one event; its name and fields, each with a space before it.
class Line {
public:
    Line(const Scenario& scenario, std::ostream& out) : scenario_(scenario), out_(out) {}

    void operator()(const event::LockRequested&) { put("lock-requested"); }
    void operator()(const event::LockWaiting&) { put("lock-waiting"); }
    void operator()(const event::LockGranted& e) { put("lock-granted", e.token, "until", e.until); }
    void operator()(const event::LockEnded& e) { put("lock-ended", e.worker, e.token); }
    void operator()(const event::LockReleased& e) { put("lock-released", e.token); }
    void operator()(const event::ReleaseIgnored& e) { put("release-ignored", e.token); }
    void operator()(const event::SeatRead& e)
    {
        put("seat-read", e.seat, e.holder, "fence", e.fence);
        if (e.raisedTo)
            put(e.anySeat ? "raises-all" : "raises", e.raisedTo);
    }
    void operator()(const event::ReadRejected& e) { put("read-rejected", e.seat, e.token, e.reason); }
    void operator()(const event::LeaseChecked& e)
    {
        put("lease-checked", e.by == CheckedBy::OwnClock ? "own-clock" : "service", e.valid ? "valid" : "over");
    }
    void operator()(const event::WriteSent& e) { put("write-sent", e.seat, e.fan, e.token); }
    void operator()(const event::WriteAccepted& e)
    {
        put("write-accepted", e.seat, e.fan, e.token, "over", e.overwrote);
    }
    void operator()(const event::WriteRejected& e) { put("write-rejected", e.seat, e.fan, e.token, e.reason); }
    void operator()(const event::FanConfirmed& e) { put("fan-confirmed", e.fan, e.seat); }
    void operator()(const event::FanRefused& e) { put("fan-refused", e.fan, e.seat); }
    void operator()(const event::GaveUp& e) { put("gave-up", e.reason); }
    void operator()(const event::Paused& e) { put("paused", e.cause, "until", e.until); }
    void operator()(const event::Resumed& e) { put("resumed", e.cause); }
    void operator()(const event::PacketDelayed& e) { put("packet-delayed", e.seat, "until", e.until); }
    void operator()(const event::Crashed&) { put("crashed"); }
    void operator()(const event::LockRefused& e)
    {
        put("lock-refused");
        if (e.tooFewReplicas)
            put("too-few-replicas");
    }
    void operator()(const event::LockRenewed& e) { put("lock-renewed", "until", e.until); }
    void operator()(const event::LockRenewalRefused&) { put("lock-renewal-refused"); }
    void operator()(const event::Partitioned& e) { put("partitioned", "until", e.until); }
    void operator()(const event::PartitionHealed&) { put("partition-healed"); }
    void operator()(const event::AnswerLost& e) { put("answer-lost", e.seat, e.effect ? "of-effect" : "of-write"); }
    void operator()(const event::ClockJumped& e) { put("clock-jumped", e.by); }
    void operator()(const event::ServiceFailedOver& e) { put("service-failed-over", "until", e.until); }
    void operator()(const event::ServiceRestarted& e)
    {
        put("service-restarted", "until", e.until);
        if (e.snapshot)
            put("snapshot", e.snapshot);
    }
    void operator()(const event::LockRestored& e) { put("lock-restored", e.worker, e.token, "until", e.until); }
    void operator()(const event::WaiterSessionEnded& e) { put("waiter-session-ended", e.worker, e.token); }
    void operator()(const event::LockMisreported& e) { put("lock-misreported", e.token); }
    void operator()(const event::KeyEvicted& e) { put("key-evicted", e.worker, e.token); }
    void operator()(const event::EffectSent& e) { effect("effect-sent", e); }
    void operator()(const event::EffectDeduplicated& e) { effect("effect-deduplicated", e); }

    template <class... Values>
    void put(const Values&... values)
    {
        ((out_ << ' ' << shown(values)), ...);
    }

private:
    template <class Asked>
    void effect(const char* name, const Asked& e)
    {
        put(name, std::string(word(scenario_.effects[e.effect].what)), e.seat, e.fan, index(e.attempt));
    }
    std::string shown(Duration by) const { return std::to_string(milliseconds(by)); }
    std::string shown(std::size_t count) const { return std::to_string(count); }
    std::string shown(const std::string& word) const { return word; }
    std::string shown(const char* word) const { return word; }
    std::string shown(SeatId seat) const { return seatName(scenario_, seat); }
    std::string shown(FanId fan) const { return fanName(scenario_, fan); }
    std::string shown(WorkerId worker) const { return workerName(scenario_, worker); }
    template <class Value>
    std::string shown(const Value& value) const
    {
        return std::string(text(value));
    }
    template <class Value>
    std::string shown(const std::optional<Value>& value) const
    {
        return value ? shown(*value) : std::string(kNothing);
    }

    const Scenario& scenario_;
    std::ostream& out_;
};

std::vector<std::string> trimmedLines(std::string_view text)
{
    std::vector<std::string> lines;
    std::istringstream in{std::string(text)};
    for (std::string line; std::getline(in, line);)
        if (const auto start = line.find_first_not_of(' '); start != std::string::npos)
            lines.push_back(line.substr(start));
    return lines;
}

} // namespace

std::string lineOf(const Scenario& scenario, const Event& event)
{
    std::ostringstream out;
    out << milliseconds(event.at) << ' ' << (event.worker ? workerName(scenario, *event.worker) : "lock");
    Line line(scenario, out);
    std::visit(line, event.details);
    if (event.sent != event.at)
        line.put("sent", event.sent);
    if (event.learned != event.at)
        line.put("learned", event.learned);
    return out.str();
}

std::vector<std::string> linesOf(const Scenario& scenario, const Trace& trace)
{
    std::vector<std::string> lines;
    for (const auto& event : trace.events)
        lines.push_back(lineOf(scenario, event));
    return lines;
}

void checkTrace(const Scenario& scenario, std::string_view expected, const char* file, int line)
{
    const auto found = linesOf(scenario, traceOf(scenario));
    const auto wanted = trimmedLines(expected);
    const auto [f, w] = std::mismatch(found.begin(), found.end(), wanted.begin(), wanted.end());
    if (f == found.end() && w == wanted.end())
        return;
    const auto shown = [](auto it, const auto& lines) { return it == lines.end() ? std::string("the end") : *it; };
    failed(file, line,
           "event " + std::to_string(f - found.begin() + 1) + " of the trace\n    found    " + shown(f, found) +
               "\n    expected " + shown(w, wanted));
}

} // namespace fenceline::test
