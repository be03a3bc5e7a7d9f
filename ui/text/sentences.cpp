// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/sentences.h"

#include "core/trace/state.h"
#include "ui/text/event_sentences.h"
#include "ui/text/text.h"

#include <algorithm>
#include <vector>

namespace fenceline::ui {
namespace {

constexpr qsizetype kMostSentences = 2;

/// What one worker, or the lock, does at one instant: told of by its most telling event.
struct Beat {
    std::size_t event;
    int weight;
    std::optional<WorkerId> worker;
    QStringList sentences;
};

bool isGrantAfter(const Event& earlier, const Event& later)
{
    const bool freed = std::holds_alternative<event::LockEnded>(earlier.details) ||
                       std::holds_alternative<event::LockReleased>(earlier.details);
    return freed && std::holds_alternative<event::LockGranted>(later.details);
}

/// A lease that ends and the grant that follows belong together: two sentences, one cause and its effect.
void joinGrants(const Run& run, std::vector<Beat>& beats)
{
    for (std::size_t i = 0; i + 1 < beats.size(); ++i) {
        Beat& freed = beats[i];
        const Beat& granted = beats[i + 1];
        if (!isGrantAfter(run.trace.events[freed.event], run.trace.events[granted.event]))
            continue;
        freed.sentences = {freed.sentences.front(), granted.sentences.front()};
        freed.weight = std::max(freed.weight, granted.weight);
        beats.erase(beats.begin() + std::ptrdiff_t(i) + 1);
    }
}

std::vector<Beat> beatsOf(const Run& run, std::size_t first, std::size_t last)
{
    std::vector<Beat> beats;
    for (std::size_t i = first; i < last; ++i) {
        const Event& event = run.trace.events[i];
        const int weight = weightOf(event);
        const auto same = std::find_if(beats.begin(), beats.end(),
                                       [&](const Beat& beat) { return event.worker && beat.worker == event.worker; });
        if (same == beats.end())
            beats.push_back({i, weight, event.worker, {}});
        else if (weight > same->weight) {
            same->event = i;
            same->weight = weight;
        }
    }
    for (Beat& beat : beats)
        beat.sentences = sentencesOf(run, beat.event, alongOf(run.trace, beat.event));
    joinGrants(run, beats);
    return beats;
}

} // namespace

Along alongOf(const Trace& trace, std::size_t event)
{
    const Event& told = trace.events[event];
    Along along;
    if (!told.worker)
        return along;
    const auto beside = [&](std::size_t i) { return trace.events[i].worker == told.worker; };
    for (std::size_t i = event; i-- > 0 && trace.events[i].at == told.at;) {
        if (!beside(i))
            continue;
        along.wakes = along.wakes || std::holds_alternative<event::Resumed>(trace.events[i].details);
        along.asks = along.asks || std::holds_alternative<event::LockRequested>(trace.events[i].details);
    }
    for (std::size_t i = event + 1; i < trace.events.size() && trace.events[i].at == told.at; ++i) {
        if (!beside(i))
            continue;
        along.gaveUp = along.gaveUp || std::holds_alternative<event::GaveUp>(trace.events[i].details);
        along.toldNo = along.toldNo || std::holds_alternative<event::FanRefused>(trace.events[i].details);
        along.toldYes = along.toldYes || std::holds_alternative<event::FanConfirmed>(trace.events[i].details);
        along.readsAgain = along.readsAgain || std::holds_alternative<event::SeatRead>(trace.events[i].details);
    }
    return along;
}

int weightOf(const Event& told)
{
    return std::visit(Overloaded{
                          [](const event::WriteAccepted& write) { return write.overwrote ? 100 : 85; },
                          [](const event::WriteRejected&) { return 90; },
                          [](const event::AnswerLost&) { return 89; },
                          [](const event::EffectSent& sent) { return index(sent.attempt) > 1 ? 97 : 31; },
                          [](const event::EffectDeduplicated&) { return 92; },
                          [](const event::Crashed&) { return 80; },
                          [](const OneOf<event::ServiceFailedOver, event::ServiceRestarted> auto&) { return 78; },
                          [](const event::KeyEvicted&) { return 77; },
                          [](const event::LockRestored&) { return 74; },
                          [](const event::LockMisreported&) { return 79; },
                          [](const event::WaiterSessionEnded&) { return 73; },
                          [](const event::ClockJumped&) { return 76; },
                          [](const event::LockEnded&) { return 75; },
                          [](const event::LockRenewalRefused&) { return 72; },
                          [](const event::Partitioned&) { return 71; },
                          [](const event::Paused&) { return 70; },
                          [](const event::ReadRejected&) { return 68; },
                          [](const event::LeaseChecked& check) { return check.valid ? 48 : 66; },
                          [](const event::SeatRead& read) { return read.holder || !read.seat ? 60 : 45; },
                          [](const event::GaveUp&) { return 58; },
                          [](const event::LockGranted&) { return 55; },
                          [](const event::PacketDelayed&) { return 54; },
                          [](const event::WriteSent&) { return 52; },
                          [](const event::PartitionHealed&) { return 46; },
                          [](const event::Resumed&) { return 44; },
                          [](const event::LockReleased&) { return 40; },
                          [](const event::LockRefused&) { return 39; },
                          [](const event::LockWaiting&) { return 38; },
                          [](const event::LockRequested&) { return 35; },
                          [](const event::ReleaseIgnored&) { return 34; },
                          [](const event::LockRenewed&) { return 33; },
                          [](const event::FanConfirmed&) { return 30; },
                          [](const event::FanRefused&) { return 28; },
                      },
                      told.details);
}

QString sentence(const Run& run, EventIndex event)
{
    const auto i = static_cast<std::size_t>(event);
    return sentencesOf(run, i, alongOf(run.trace, i)).join(QLatin1Char(' '));
}

QString captionAt(const Run& run, Instant at)
{
    const std::size_t last = eventsUntil(run.trace, at);
    if (last == 0)
        return Text::tr("Nothing has happened yet.");
    std::size_t first = last;
    while (first > 0 && run.trace.events[first - 1].at == run.trace.events[last - 1].at)
        --first;

    std::vector<Beat> beats = beatsOf(run, first, last);
    std::stable_sort(beats.begin(), beats.end(), [](const Beat& a, const Beat& b) { return a.weight > b.weight; });
    std::vector<Beat> kept;
    qsizetype count = 0;
    for (const Beat& beat : beats) {
        if (count > 0 && count + beat.sentences.size() > kMostSentences)
            continue;
        count += beat.sentences.size();
        kept.push_back(beat);
    }
    std::sort(kept.begin(), kept.end(), [](const Beat& a, const Beat& b) { return a.event < b.event; });
    QStringList sentences;
    for (const Beat& beat : kept)
        sentences += beat.sentences;
    return sentences.join(QLatin1Char(' '));
}

} // namespace fenceline::ui
