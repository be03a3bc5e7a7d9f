// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/events/event_search.h"

#include "ui/events/event_words.h"
#include "ui/text/word_match.h"

#include <utility>

namespace fenceline::ui {
namespace {

constexpr std::size_t kSearchedAtOnce = 500; ///< events; well under a frame

} // namespace

EventSearch::EventSearch(QObject* parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1); // one search after the other: they share the lines
}

EventSearch::~EventSearch()
{
    cancel();
    m_pool.waitForDone();
}

void EventSearch::setRun(std::shared_ptr<const Run> run)
{
    cancel();
    m_lines = run ? std::make_shared<Lines>(Lines{std::move(run), {}}) : nullptr;
}

bool EventSearch::look(Lines& lines, const QStringList& words, unsigned search,
                       std::vector<std::uint32_t>& events) const
{
    for (std::size_t i = 0; i < lines.run->trace.events.size(); ++i) {
        if (m_wanted != search)
            return false;
        const auto number = static_cast<std::uint32_t>(i);
        if (i == lines.folded.size())
            lines.folded.push_back(folded(lineOf(*lines.run, EventIndex{number}, QLatin1Char(' ')) + QLatin1Char(' ') +
                                          tokenWords(*lines.run, EventIndex{number})));
        if (hasWords(lines.folded[i], words))
            events.push_back(number);
    }
    return true;
}

void EventSearch::start(const QString& typed)
{
    const unsigned search = ++m_wanted;
    if (!m_lines)
        return;
    const QStringList words = foldedWords(typed);
    if (m_lines->run->trace.events.size() <= kSearchedAtOnce) {
        std::vector<std::uint32_t> events;
        look(*m_lines, words, search, events);
        emit found(events);
        return;
    }
    m_pool.start([this, search, words, lines = m_lines] {
        std::vector<std::uint32_t> events;
        if (!look(*lines, words, search, events))
            return;
        QMetaObject::invokeMethod(
            this,
            [this, search, events = std::move(events)] {
                if (m_wanted == search)
                    emit found(events);
            },
            Qt::QueuedConnection);
    });
}

} // namespace fenceline::ui
