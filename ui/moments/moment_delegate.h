// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QStyledItemDelegate>

namespace fenceline::ui {

struct MomentCell;

/// Draws the rows of a MomentModel: the present one with a marker before it, on a soft surface and in bold; the future
/// in quiet text. What is cut off is said by a tool tip.
class MomentDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override;

    static int rowHeight(const QWidget& view);
    /// The room that a column needs for its title and for this text.
    static int columnWidth(const QWidget& view, int column, const QString& title, const QString& text);
};

} // namespace fenceline::ui
