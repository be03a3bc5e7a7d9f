// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"

#include <QTableView>

namespace fenceline::ui {

class MomentModel;

/// Shows a MomentModel and keeps the present row in sight, until the user scrolls away from it or selects several rows.
/// A click, Enter and the arrow keys go to a row's moment; with Ctrl or Shift they select rows to copy.
class MomentTable : public QTableView {
    Q_OBJECT
public:
    explicit MomentTable(MomentModel& model, QWidget* parent = nullptr);

    /// Said in place of the rows, where there are none.
    void setNothing(const QString& sentence);
    /// On where the column that takes the rest need not be there: with little room it goes, else the last column does.
    void setOpenColumnGivesWay(bool givesWay);
    /// Of all the others, and a scroll bar.
    int widthWithoutOpenColumn() const;
    /// Goes to the current row, or to the first one.
    void chooseCurrent();
    /// The selected rows, as text; without a selection the current one.
    QString copiedRows() const;
    /// Several rows are selected: by the user, to copy them.
    bool holdsSelection() const;

signals:
    void momentChosen(fenceline::Instant at);
    /// The rows of copiedRows() are on the clipboard.
    void copied(int rows);

public slots:
    void copy();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyboardSearch(const QString&) override {} ///< would make every sentence; there is a field for it
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void applyLook();
    void placeColumns();
    /// 0: the column takes the rest.
    int wantedWidth(int column) const;
    /// Moves the current row and, unless the user looks elsewhere, the picture to the present.
    void follow();
    void bringInSight(int row);
    bool isPresentInSight() const;
    /// The last row that has happened; -1: none.
    int lastRow() const;
    QList<int> rowsToCopy() const;

    MomentModel& m_model;
    QString m_nothing;
    bool m_openGivesWay = false;
    bool m_away = false;    ///< the user has scrolled the present out of sight
    bool m_placing = false; ///< the picture moves, and not by the user's hand
    int m_pressed = -1;
};

} // namespace fenceline::ui
