// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/messages.h"

#include "ui/stage/message_words.h"

#include <algorithm>

namespace fenceline::ui {
namespace {

using Course = StageMessageFacts::Course;

constexpr std::size_t kMostMessages = 4;

qreal share(Instant from, Instant to, Instant at)
{
    return to > from ? static_cast<qreal>((at - from).count()) / static_cast<qreal>((to - from).count()) : 1;
}

class Collector {
public:
    Collector(const Run& run, Instant at, const MessageReach& reach) : m_run(run), m_at(at), m_reach(reach) {}

    std::vector<StageMessageFacts> collect()
    {
        const auto& events = m_run.trace.events;
        const std::size_t count = eventsUntil(m_run.trace, m_at);
        const Instant last = count ? events[count - 1].at : kNever;
        std::size_t i = count;
        while (i > 0 && (events[i - 1].at == last || events[i - 1].at >= m_at - m_reach.behind))
            --i;
        for (; i < events.size() && events[i].at <= m_at + m_reach.ahead; ++i) {
            if (events[i].sent > m_at && events[i].at > m_at)
                continue;
            if (const auto exchange = exchangeOf(m_run.scenario, m_run.trace, m_reach.cutOffs, EventIndex(i)))
                take(*exchange, events[i], i < count && events[i].at == last);
        }
        if (m_found.size() > kMostMessages)
            m_found.erase(m_found.begin(), m_found.end() - kMostMessages);
        return std::move(m_found);
    }

private:
    void take(const Exchange& exchange, const Event& event, bool isLast)
    {
        if (exchange.at > m_at) {
            if (exchange.asked)
                add(exchange, false, Course::UnderWay, share(exchange.sent, exchange.at, m_at));
            return;
        }
        const bool answering = exchange.answerTakesTime() && m_at < exchange.back;
        const bool atDoor = exchange.answered && event.learned > m_at && event.learned != kNever;
        if (answering || (atDoor && (!exchange.asked || exchange.answerTakesTime())))
            add(exchange, true, Course::UnderWay, std::min(1.0, share(exchange.at, exchange.back, m_at)));
        else if (isLast)
            add(exchange, !exchange.asked, exchange.refused ? Course::Refused : Course::Accepted, 1);
    }

    void add(const Exchange& exchange, bool toWorker, Course course, qreal progress)
    {
        const bool answered = toWorker || course != Course::UnderWay;
        const QString text = messageText(m_run, exchange.event, answered);
        m_found.push_back({exchange.worker, exchange.party, exchange.id, toWorker, course, progress, text,
                           spokenMessage(m_run, exchange, toWorker, course == Course::UnderWay, text), exchange.event});
    }

    const Run& m_run;
    Instant m_at;
    MessageReach m_reach;
    std::vector<StageMessageFacts> m_found;
};

} // namespace

MessageReach reachOf(const Run& run)
{
    MessageReach reach{.behind = run.scenario.network.oneWay, .cutOffs = cutOffsOf(run.scenario, run.trace)};
    for (std::size_t i = 0; i < run.trace.events.size(); ++i) {
        const Event& event = run.trace.events[i];
        const auto* granted = std::get_if<event::LockGranted>(&event.details);
        if (!granted || !granted->waited) // a grant to one that waited comes by itself
            reach.ahead = std::max(reach.ahead, event.at - event.sent);
        if (event.learned != kNever)
            reach.behind = std::max(reach.behind, event.learned - event.at);
        else if (const auto exchange = exchangeOf(run.scenario, run.trace, reach.cutOffs, EventIndex(i)))
            reach.behind = std::max(reach.behind, exchange->back - exchange->at);
    }
    return reach;
}

void addCuts(const Run& run, const StateView& state, std::vector<StageMessageFacts>& messages)
{
    std::vector<StageMessageFacts> cuts;
    for (std::size_t w = 0; w < state.workers.size() && !state.locks.empty(); ++w) {
        const auto until = state.workers[w].cutOffUntil;
        if (!until)
            continue;
        const WorkerId worker{static_cast<std::uint8_t>(w)};
        cuts.push_back({worker, Party::Lock, index(lockOf(run.scenario, worker)), false, Course::Cut, 1,
                        cutText(*until), spokenCut(run, worker, *until), EventIndex{}});
    }
    if (cuts.size() > kMostMessages)
        cuts.resize(kMostMessages);
    messages.insert(messages.begin(), cuts.begin(), cuts.end());
}

std::vector<StageMessageFacts> messagesAt(const Run& run, Instant at, const MessageReach& reach)
{
    return Collector(run, at, reach).collect();
}

} // namespace fenceline::ui
