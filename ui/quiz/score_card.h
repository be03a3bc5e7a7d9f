// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/grading.h"
#include "ui/quiz/card.h"

namespace fenceline::ui {

class TextLabel;

/// How many answers were right so far. Nothing here counts time.
class ScoreCard : public Card {
    Q_OBJECT
public:
    explicit ScoreCard(QWidget* parent = nullptr);

    void showScore(const Score& score);

private:
    TextLabel* m_right;
    TextLabel* m_more;
};

} // namespace fenceline::ui
