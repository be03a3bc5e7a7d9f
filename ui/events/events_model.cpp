// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/events/events_model.h"

#include "core/event/event_names.h"
#include "core/trace/state.h"
#include "ui/events/event_words.h"
#include "ui/moments/longest.h"
#include "ui/text/names.h"
#include "ui/text/quantities.h"
#include "ui/text/sentences.h"

namespace fenceline::ui {
namespace {

constexpr int kMostRemembered = 1024;

} // namespace

void EventsModel::setRun(std::shared_ptr<const Run> run, Some some)
{
    beginResetModel();
    if (run != m_run)
        m_sentences.clear();
    m_run = std::move(run);
    m_some = std::move(some);
    findPresent();
    endResetModel();
}

int EventsModel::rowCount(const QModelIndex& parent) const
{
    if (parent.isValid())
        return 0;
    return m_some ? static_cast<int>(m_some->size()) : eventCount();
}

int EventsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant EventsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case When: return tr("Time");
    case Who: return tr("Who");
    default: return tr("What happens");
    }
}

EventIndex EventsModel::eventAt(int row) const
{
    const auto place = static_cast<std::size_t>(row);
    return EventIndex{m_some ? (*m_some)[place] : static_cast<std::uint32_t>(place)};
}

const QString& EventsModel::sentenceOf(EventIndex event) const
{
    const auto number = static_cast<std::uint32_t>(event);
    if (const auto known = m_sentences.constFind(number); known != m_sentences.constEnd())
        return *known;
    if (m_sentences.size() >= kMostRemembered)
        m_sentences.clear();
    return *m_sentences.insert(number, sentence(*m_run, event));
}

Instant EventsModel::at(int row) const
{
    return m_run->trace[eventAt(row)].at;
}

Instant EventsModel::lastInstant(Instant playhead) const
{
    const std::size_t happened = m_run ? eventsUntil(m_run->trace, playhead) : 0;
    return happened == 0 ? kNever : m_run->trace.events[happened - 1].at;
}

MomentCell EventsModel::cell(int row, int column) const
{
    const EventIndex event = eventAt(row);
    switch (column) {
    case When: return {timeText(at(row))};
    case Who: {
        const auto worker = m_run->trace[event].worker;
        if (effectOf(m_run->trace[event].details))
            return {actorOf(*m_run, event)};
        MomentCell cell{actorOf(*m_run, event), worker ? tintOf(*worker) : Tint{Tint::Kind::Lock}};
        if (worker)
            cell.marker = Theme::marker(*worker);
        return cell;
    }
    default: return {sentenceOf(event)};
    }
}

QString EventsModel::spoken(int row) const
{
    return tr("%1, %2: %3", "when, who, what")
        .arg(timeText(at(row)), actorOf(*m_run, eventAt(row)), sentenceOf(eventAt(row)));
}

QString EventsModel::copied(int row) const
{
    return lineOf(*m_run, eventAt(row), QLatin1Char('\t'));
}

QString EventsModel::longest(int column) const
{
    if (column == What || !m_run)
        return {};
    if (column == When)
        return longestTime(static_cast<std::size_t>(eventCount()),
                           [this](std::size_t event) { return m_run->trace.events[event].at; });
    QString longest = lockActor();
    for (const Effect& effect : m_run->scenario.effects)
        if (const QString name = nameOf(effect.what); name.size() > longest.size())
            longest = name;
    return longestName(m_run->scenario, longest);
}

} // namespace fenceline::ui
