// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/verdict_text.h"
#include "ui/theme/text_label.h"

#include <QAbstractButton>
#include <QList>

namespace fenceline::ui {

/// One step of the chain: its number, its time, its sentence. Pressing it asks for its moment.
class ReasonRow : public QAbstractButton {
    Q_OBJECT
public:
    explicit ReasonRow(QWidget* parent = nullptr);
    void showReason(int number, const Reason& reason);
    Instant at() const { return m_at; }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int indent() const;

    int m_number = 0;
    Instant m_at{};
};

/// The chain behind a verdict as a numbered list, as much of it as anybody reads.
class ReasonList : public QWidget {
    Q_OBJECT
public:
    explicit ReasonList(QWidget* parent = nullptr);
    static constexpr std::size_t kMostRows = 40;
    void showReasons(const Reasons& reasons);

signals:
    void momentChosen(fenceline::Instant at);

private:
    QList<ReasonRow*> m_rows; ///< kept and hidden when there are fewer
    TextLabel* m_more;
};

} // namespace fenceline::ui
