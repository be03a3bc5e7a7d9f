// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/text_lanes.h"

#include "core/base/text_width.h"
#include "core/format/text_canvas.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace fenceline {

namespace {

constexpr std::size_t kNarrowest = 6;
constexpr std::size_t kWidest = 18;
constexpr char32_t kAtWork = U'─';
constexpr char32_t kWaits = U'·';
constexpr char32_t kFrozen = U'▒';
constexpr char32_t kBelieves = U'!';
constexpr std::string_view kBeliefName = "  believes";

bool concerns(const Event& event, WorkerId worker)
{
    return event.worker == worker;
}

template <class Details>
bool is(const Event& event)
{
    return std::holds_alternative<Details>(event.details);
}

/// The sign that an event leaves on its worker's lane; 0: none of its own.
char32_t signOf(const EventDetails& details)
{
    return std::visit(
        Overloaded{
            [](const event::LockRequested&) { return U'a'; },
            [](const event::LockWaiting&) { return U'\0'; },
            [](const OneOf<event::LockGranted, event::LockMisreported> auto&) { return U'g'; },
            [](const event::LockEnded&) { return U'\0'; },
            [](const event::LockReleased&) { return U'L'; },
            [](const event::ReleaseIgnored&) { return U'l'; },
            [](const event::SeatRead&) { return U'R'; },
            [](const event::ReadRejected&) { return U'x'; },
            [](const event::LeaseChecked&) { return U'C'; },
            [](const event::WriteSent&) { return U's'; },
            [](const event::WriteAccepted&) { return U'W'; },
            [](const event::WriteRejected&) { return U'x'; },
            [](const event::FanConfirmed&) { return U'\0'; },
            [](const event::FanRefused&) { return U'\0'; },
            [](const event::GaveUp&) { return U'G'; },
            [](const event::Paused&) { return U'\0'; },
            [](const event::Resumed&) { return U'\0'; },
            [](const event::PacketDelayed&) { return U'\0'; },
            [](const event::Crashed&) { return U'X'; },
            [](const event::LockRenewed&) { return U'n'; },
            [](const event::LockRenewalRefused&) { return U'N'; },
            [](const OneOf<event::LockRefused, event::Partitioned, event::PartitionHealed, event::AnswerLost,
                           event::ClockJumped, event::ServiceFailedOver, event::ServiceRestarted, event::KeyEvicted,
                           event::EffectSent, event::EffectDeduplicated, event::LockRestored,
                           event::WaiterSessionEnded> auto&) { return U'\0'; },
        },
        details);
}

/// Where two signs share a column the one that says more stays.
int weight(char32_t sign)
{
    constexpr std::u32string_view lightToHeavy = U"nalgLNCRsGxWX";
    return static_cast<int>(lightToHeavy.find(sign));
}

/// From the instant of one event to that of the worker's next event of another kind.
template <class From, class To>
void fillBetween(TextCanvas& canvas, const Run& run, WorkerId worker, char32_t character)
{
    std::optional<Instant> from;
    for (const auto& event : run.trace.events) {
        if (!concerns(event, worker))
            continue;
        if (is<From>(event) && !from)
            from = event.at;
        // A frozen worker that crashes stays where it is: it is drawn no further.
        if (from && (is<To>(event) || is<event::Crashed>(event))) {
            canvas.fill(*from, event.at, character);
            from.reset();
        }
    }
    if (from)
        canvas.fill(*from, kNever, character);
}

void drawSigns(TextCanvas& canvas, const Run& run, WorkerId worker)
{
    struct Sign {
        Instant at;
        char32_t sign;
    };
    std::vector<Sign> signs;
    for (const auto& event : run.trace.events)
        if (const auto sign = signOf(event.details); sign != U'\0' && concerns(event, worker))
            signs.push_back({event.at, sign});
    std::stable_sort(signs.begin(), signs.end(),
                     [](const Sign& a, const Sign& b) { return weight(a.sign) < weight(b.sign); });
    for (const auto& sign : signs)
        canvas.put(sign.at, sign.sign);
}

void drawWorker(TextCanvas& canvas, const Run& run, WorkerId worker)
{
    const auto& events = run.trace.events;
    canvas.addLane(workerName(run.scenario, worker));
    // What its messages still do at the service after a crash is no work of its own.
    const auto isCrash = [&](const Event& e) {
        return e.worker == worker && std::holds_alternative<event::Crashed>(e.details);
    };
    const auto crash = std::find_if(events.begin(), events.end(), isCrash);
    const auto afterWork = crash == events.end() ? crash : std::next(crash);
    const auto last = std::find_if(std::make_reverse_iterator(afterWork), events.rend(),
                                   [&](const Event& e) { return concerns(e, worker); });
    if (last == events.rend())
        return;
    const auto arrives = kStart + run.scenario.workers[index(worker)].arrives;
    if (last->at >= arrives)
        canvas.fill(arrives, last->at, kAtWork);
    fillBetween<event::LockWaiting, event::LockGranted>(canvas, run, worker, kWaits);
    fillBetween<event::Paused, event::Resumed>(canvas, run, worker, kFrozen);
    drawSigns(canvas, run, worker);

    const auto& wrong = run.beliefs.falseBeliefs;
    if (std::none_of(wrong.begin(), wrong.end(), [&](const FalseBelief& b) { return b.worker == worker; }))
        return;
    canvas.addLane(kBeliefName);
    for (const auto& belief : wrong)
        if (belief.worker == worker)
            canvas.fill(belief.from, belief.to, kBelieves);
}

std::string lockLabel(const Scenario& scenario, LockId lock)
{
    const auto seat = seatOf(scenario, lock);
    return "lock " + (seat ? seatName(scenario, *seat) : std::string("any seat"));
}

void drawLocks(TextCanvas& canvas, const Run& run)
{
    const auto& leases = run.beliefs.leases;
    for (std::size_t lock = 0; lock < lockCount(run.scenario); ++lock) {
        const auto of = [&](const LeaseInterval& lease) { return index(lease.lock) == lock; };
        if (std::none_of(leases.begin(), leases.end(), of))
            continue;
        canvas.addLane(lockLabel(run.scenario, LockId{static_cast<std::uint8_t>(lock)}));
        for (const auto& lease : leases)
            if (of(lease)) {
                const auto token = lease.token ? std::to_string(number(*lease.token)) + " " : "";
                canvas.bar(lease.from, lease.to, token + workerName(run.scenario, lease.worker), U'=');
            }
    }
}

void drawSeat(TextCanvas& canvas, const Run& run, SeatId seat)
{
    struct Sale {
        Instant at;
        FanId fan;
    };
    std::vector<Sale> sales;
    for (const auto& event : run.trace.events)
        if (const auto* write = std::get_if<event::WriteAccepted>(&event.details); write && write->seat == seat)
            sales.push_back({event.at, write->fan});
    canvas.addLane("seat " + seatName(run.scenario, seat));
    canvas.fill(kStart, sales.empty() ? kNever : sales.front().at, kWaits);
    for (std::size_t i = 0; i < sales.size(); ++i)
        canvas.bar(sales[i].at, i + 1 < sales.size() ? sales[i + 1].at : kNever, fanName(run.scenario, sales[i].fan),
                   U'=');
}

std::string legend(const Run& run)
{
    std::string text = "R reads  W writes, 1 row  x refused, 0 rows  G gives up  ▒ frozen  · waits, free";
    if (!run.beliefs.leases.empty())
        text += "  a asks  g granted  C checks  L releases  l releases nothing";
    if (!run.beliefs.falseBeliefs.empty())
        text += "  ! believes wrongly that it holds the lock";
    const auto& events = run.trace.events;
    if (std::any_of(events.begin(), events.end(), is<event::WriteSent>))
        text += "  s sends a write";
    if (std::any_of(events.begin(), events.end(), is<event::LockRenewed>))
        text += "  n renews";
    if (std::any_of(events.begin(), events.end(), is<event::LockRenewalRefused>))
        text += "  N is refused its renewal";
    if (std::any_of(events.begin(), events.end(), is<event::Crashed>))
        text += "  X crashes";
    return wrapped(text, 0);
}

std::size_t nameWidth(const Run& run)
{
    std::size_t width = kNarrowest;
    for (const auto& worker : run.scenario.workers)
        width = std::max(width, columnCount(worker.name));
    for (const auto& seat : run.scenario.seats)
        width = std::max(width, columnCount("seat " + seat));
    for (const auto& lease : run.beliefs.leases)
        width = std::max(width, columnCount(lockLabel(run.scenario, lease.lock)));
    if (!run.beliefs.falseBeliefs.empty())
        width = std::max(width, kBeliefName.size());
    return std::min(width, kWidest) + 1;
}

/// A picture can be made larger, a text cannot: a run of less than two seconds fills it all the same.
Instant horizonOf(const Run& run)
{
    constexpr Duration shortRun{2000};
    const auto end = run.trace.end();
    return end - kStart < shortRun ? end + std::max(Duration{1}, (end - kStart) / 16) : run.horizon();
}

} // namespace

std::string lanesText(const Run& run, const TextClock& clock)
{
    TextCanvas canvas(nameWidth(run), horizonOf(run), clock);
    canvas.addRuler();
    for (std::size_t i = 0; i < run.scenario.workers.size(); ++i)
        drawWorker(canvas, run, WorkerId{static_cast<std::uint8_t>(i)});
    drawLocks(canvas, run);
    for (std::size_t i = 0; i < run.scenario.seats.size(); ++i)
        drawSeat(canvas, run, SeatId{static_cast<std::uint8_t>(i)});
    return canvas.text() + '\n' + legend(run);
}

} // namespace fenceline
