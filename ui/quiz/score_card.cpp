// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quiz/score_card.h"

#include "ui/text/quantities.h"
#include "ui/theme/text_label.h"

#include <QVBoxLayout>

namespace fenceline::ui {
namespace {

constexpr qreal kLarge = 1.5;

} // namespace

ScoreCard::ScoreCard(QWidget* parent)
    : Card(tr("Right so far"), parent), m_right(new TextLabel(TextStyle::Title)),
      m_more(new TextLabel(TextStyle::Body, TextLabel::Tone::Quiet))
{
    m_right->setEnlarged(kLarge);
    m_right->setWordWrap(false);
    column()->addWidget(m_right);
    column()->addWidget(m_more);
    column()->addStretch(1);
}

void ScoreCard::showScore(const Score& score)
{
    m_right->setVisible(score.answered > 0);
    m_right->showText(tr("%1 of %2", "right answers of all answers")
                          .arg(countText(qint64(score.right)), countText(qint64(score.answered))));
    const auto toGo = int(score.asked - score.answered);
    m_more->showText(score.answered == 0 ? tr("nothing answered · no clock is running")
                     : toGo > 0          ? tr("%n question(s) to go · no clock is running", nullptr, toGo)
                                         : tr("no clock is running"));
}

} // namespace fenceline::ui
