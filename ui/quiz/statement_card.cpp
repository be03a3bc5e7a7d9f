// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quiz/statement_card.h"

#include "core/trace/state.h"
#include "ui/text/names.h"
#include "ui/text/quantities.h"
#include "ui/theme/text_label.h"

#include <QHBoxLayout>
#include <algorithm>

namespace fenceline::ui {
namespace {

const SqlStatement* lastBy(const SqlLog& log, Instant at)
{
    const auto after = std::upper_bound(log.statements.begin(), log.statements.end(), at,
                                        [](Instant t, const SqlStatement& each) { return t < each.at; });
    return after == log.statements.begin() ? nullptr : &*std::prev(after);
}

/// The seat whose row the statement is about; none where it looked for any seat and found none.
std::optional<SeatId> seatOf(const EventDetails& details)
{
    return std::visit(
        [](const auto& each) -> std::optional<SeatId> {
            using Kind = std::decay_t<decltype(each)>;
            if constexpr (OneOf<Kind, event::SeatRead, event::ReadRejected, event::WriteAccepted, event::WriteRejected>)
                return each.seat;
            else
                return std::nullopt;
        },
        details);
}

bool isRefused(const EventDetails& details)
{
    return std::holds_alternative<event::WriteRejected>(details) ||
           std::holds_alternative<event::ReadRejected>(details);
}

/// One clause a line.
QString inLines(const std::string& sql)
{
    return textOf(sql).replace(QStringLiteral(" WHERE "), QStringLiteral("\nWHERE "));
}

} // namespace

StatementCard::StatementCard(QWidget* parent)
    : Card(tr("The statement"), parent), m_whose(new TextLabel(TextStyle::Small, TextLabel::Tone::Quiet)),
      m_statement(new TextLabel(TextStyle::Code)), m_rows(new TextLabel(TextStyle::Body)),
      m_fence(new TextLabel(TextStyle::Body))
{
    m_statement->setWordWrap(true);
    m_statement->setLayoutDirection(Qt::LeftToRight); // SQL is, in every language
    m_statement->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_rows->setBold(true);
    m_rows->setWordWrap(false);
    auto* answer = new QHBoxLayout;
    answer->setSpacing(14);
    answer->addWidget(m_rows, 0, Qt::AlignTop);
    answer->addWidget(m_fence, 1);
    column()->addWidget(m_whose);
    column()->addWidget(m_statement);
    column()->addLayout(answer);
    column()->addStretch(1);
    show(nullptr, kStart);
}

void StatementCard::show(const std::shared_ptr<const Run>& run, Instant at)
{
    const SqlStatement* statement = run ? lastBy(run->sql, at) : nullptr;
    if (statement == nullptr) {
        m_whose->show(tr("No statement has reached the row yet."));
        for (TextLabel* label : {m_statement, m_rows, m_fence})
            label->show({});
        m_statement->setAccessibleName(m_whose->text()); // what can have the focus has a name
        return;
    }
    m_statement->setAccessibleName({}); // its text is
    const EventDetails& details = run->trace[statement->event].details;
    m_whose->show(tr("%1 at %2", "a worker, and when its statement reached the row")
                      .arg(titleOf(run->scenario, statement->worker), timeText(statement->at)));
    m_statement->show(inLines(statement->text));
    m_rows->show(rowsText(statement->rows));
    m_rows->setTone(isRefused(details) ? TextLabel::Tone::Wrong : TextLabel::Tone::Ink);
    const auto seat = seatOf(details);
    const bool fenced = effectiveFencing(run->scenario) != Fencing::Off;
    m_fence->show(seat && fenced
                      ? tr("the row's fence is %1")
                            .arg(tokenText(stateAt(run->scenario, run->trace, statement->at).rows[index(*seat)].fence))
                      : QString());
}

} // namespace fenceline::ui
