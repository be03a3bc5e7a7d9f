// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/messages.h"

#include "core/trace/state.h"
#include "ui/stage/message_words.h"

#include <algorithm>

namespace fenceline::ui {
namespace {

using Course = StageMessageFacts::Course;
using Party = StageMessageFacts::Party;

constexpr std::size_t kMostMessages = 4;

/// Where a message of this event goes; none: the event is no message.
struct Way {
    Party party{};
    std::size_t id{};
    bool refused = false;
    bool answered = true; ///< the worker waits for the answer
};

std::optional<Way> wayOf(const Run& run, const Event& event)
{
    if (!event.worker)
        return std::nullopt;
    const Way lock{Party::Lock, index(lockOf(run.scenario, *event.worker))};
    const auto row = [](SeatId seat, bool refused) { return std::optional(Way{Party::Row, index(seat), refused}); };
    using Found = std::optional<Way>;
    return std::visit(Overloaded{
                          [&](const event::LockWaiting&) -> Found {
                              return Way{lock.party, lock.id, false, false};
                          },
                          [&](const event::LockGranted&) -> Found { return lock; },
                          [&](const event::LockReleased&) -> Found {
                              return Way{lock.party, lock.id, false, false};
                          },
                          [&](const event::ReleaseIgnored&) -> Found {
                              return Way{lock.party, lock.id, true, false};
                          },
                          [&](const event::LeaseChecked& check) -> Found {
                              if (check.by != CheckedBy::Service)
                                  return std::nullopt;
                              return Way{lock.party, lock.id, !check.valid};
                          },
                          [&](const event::SeatRead& read) { return row(read.seat.value_or(SeatId{0}), false); },
                          [&](const event::ReadRejected& read) { return row(read.seat.value_or(SeatId{0}), true); },
                          [&](const event::WriteAccepted& write) { return row(write.seat, false); },
                          [&](const event::WriteRejected& write) { return row(write.seat, true); },
                          [](const auto&) -> Found { return std::nullopt; },
                      },
                      event.details);
}

/// A grant answers the ask that it follows, unless the worker waited: then it comes by itself.
bool isGrantToWaiter(const Run& run, const Event& event)
{
    return std::holds_alternative<event::LockGranted>(event.details) &&
           event.at - event.sent > run.scenario.network.oneWay;
}

qreal share(Instant from, Instant to, Instant at)
{
    return to > from ? static_cast<qreal>((at - from).count()) / static_cast<qreal>((to - from).count()) : 1;
}

class Collector {
public:
    Collector(const Run& run, Instant at) : m_run(run), m_at(at) {}

    std::vector<StageMessageFacts> collect()
    {
        const auto& events = m_run.trace.events;
        const std::size_t count = eventsUntil(m_run.trace, m_at);
        const Instant last = count ? events[count - 1].at : kNever;
        for (std::size_t i = 0; i < events.size(); ++i) {
            const Event& event = events[i];
            if (event.sent > m_at && event.at > m_at)
                continue;
            if (const auto way = wayOf(m_run, event))
                take(EventIndex(i), event, *way, i < count && event.at == last);
        }
        if (m_found.size() > kMostMessages)
            m_found.erase(m_found.begin(), m_found.end() - kMostMessages);
        return std::move(m_found);
    }

private:
    void take(EventIndex i, const Event& event, const Way& way, bool isLast)
    {
        const bool granted = isGrantToWaiter(m_run, event);
        const Duration oneWay = m_run.scenario.network.oneWay;
        if (event.at > m_at) {
            if (!granted)
                add(i, event, way, false, Course::UnderWay, share(event.sent, event.at, m_at));
            return;
        }
        const bool answering = way.answered && oneWay > Duration{0} && m_at < event.at + oneWay;
        const bool atDoor = way.answered && event.learned > m_at && event.learned != kNever;
        if (answering || (atDoor && (granted || oneWay > Duration{0})))
            add(i, event, way, true, Course::UnderWay, std::min(1.0, share(event.at, event.at + oneWay, m_at)));
        else if (isLast)
            add(i, event, way, granted, way.refused ? Course::Refused : Course::Accepted, 1);
    }

    void add(EventIndex i, const Event& event, const Way& way, bool toWorker, Course course, qreal progress)
    {
        const bool answered = toWorker || course != Course::UnderWay;
        const QString text = messageText(m_run, i, answered);
        const QString spoken =
            spokenMessage(m_run, *event.worker, way.party == Party::Lock, toWorker, course == Course::UnderWay, text);
        m_found.push_back({*event.worker, way.party, way.id, toWorker, course, progress, text, spoken, i});
    }

    const Run& m_run;
    Instant m_at;
    std::vector<StageMessageFacts> m_found;
};

} // namespace

std::vector<StageMessageFacts> messagesAt(const Run& run, Instant at)
{
    return Collector(run, at).collect();
}

} // namespace fenceline::ui
