// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"
#include "ui/quiz/card.h"

#include <memory>

namespace fenceline::ui {

class TextLabel;

/// The last statement that has reached the row at a moment of the run: whose it is, its text as SQLite executed it, and
/// its result.
class StatementCard : public Card {
    Q_OBJECT
public:
    explicit StatementCard(QWidget* parent = nullptr);

    void showMoment(const std::shared_ptr<const Run>& run, Instant at);

private:
    TextLabel* m_whose;
    TextLabel* m_statement;
    TextLabel* m_rows;
    TextLabel* m_fence;
};

} // namespace fenceline::ui
