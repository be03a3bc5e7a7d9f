// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"
#include "core/trace/row_step.h"
#include "ui/theme/label.h"

#include <QWidget>
#include <memory>
#include <vector>

namespace fenceline::ui {

/// The rows that a statement was about, as the database's table has them after it; what it changed stands in bold,
/// with the old value struck through beside it.
class RowTable : public QWidget {
    Q_OBJECT
public:
    explicit RowTable(QWidget* parent = nullptr);

    void showSteps(std::shared_ptr<const Run> run, std::vector<RowStep> steps);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// A cell after the statement and, where that is something else, before it.
    struct Cell {
        QString text;
        QString before;
    };
    using Row = std::vector<Cell>;
    static QString spoken(const Row& row);
    qreal cellWidth(const Cell& cell) const;
    std::vector<qreal> columnWidths(qreal room) const;
    qreal rowHeight() const;
    void paintRow(LabelPainter& painter, const Row& row, const std::vector<qreal>& widths, qreal y, bool isHead) const;

    std::vector<Row> m_rows; ///< the first one is the heading
    int m_more = 0;          ///< rows that there are besides
    TextMeasure m_measure;
};

} // namespace fenceline::ui
