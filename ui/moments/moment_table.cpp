// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/moments/moment_table.h"

#include "ui/moments/moment_delegate.h"
#include "ui/moments/moment_model.h"
#include "ui/theme/style.h"
#include "ui/theme/text_measure.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <algorithm>
#include <utility>

namespace fenceline::ui {
namespace {

constexpr int kRowsForHeader = 5; ///< with room for fewer the header gives way
constexpr double kWidestShare = 0.3;
constexpr qreal kLeastRoom = 120; ///< for the column that takes the rest

bool isPlain(Qt::KeyboardModifiers modifiers)
{
    return !modifiers.testFlag(Qt::ShiftModifier) && !modifiers.testFlag(Qt::ControlModifier);
}

} // namespace

MomentTable::MomentTable(MomentModel& model, QWidget* parent) : QTableView(parent), m_model(model)
{
    setModel(&model);
    setItemDelegate(new MomentDelegate(this));
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setFrameShape(NoFrame);
    setShowGrid(false);
    setWordWrap(false);
    setAutoScroll(false);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    connect(&model, &MomentModel::presentChanged, this, &MomentTable::follow);
    connect(&model, &MomentModel::modelReset, this, [this] {
        placeColumns();
        follow();
    });
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this] {
        if (!m_placing)
            m_away = !isPresentInSight();
    });
    applyLook();
}

void MomentTable::setNothing(const QString& sentence)
{
    m_nothing = sentence;
    viewport()->update();
}

void MomentTable::setOpenColumnGivesWay(bool givesWay)
{
    m_openGivesWay = givesWay;
    placeColumns();
}

int MomentTable::lastRow() const
{
    const MomentModel::Rows present = m_model.present();
    return present.isEmpty() ? present.end - 1 : present.first;
}

bool MomentTable::holdsSelection() const
{
    const QItemSelection selection = selectionModel()->selection();
    return selection.size() > 1 || (selection.size() == 1 && selection.front().height() > 1);
}

void MomentTable::follow()
{
    if (m_model.rowCount() == 0 || holdsSelection())
        return;
    const int current = currentIndex().row();
    const MomentModel::Rows present = m_model.present();
    const bool isThere = present.isEmpty() ? current == lastRow() : present.contains(current);
    if (!isThere) {
        const QModelIndex to = m_model.index(std::max(0, lastRow()), std::max(0, currentIndex().column()));
        selectionModel()->clearSelection();
        selectionModel()->setCurrentIndex(lastRow() < 0 ? QModelIndex() : to, QItemSelectionModel::NoUpdate);
    }
    if (!m_away)
        bringInSight(std::max(0, currentIndex().row()));
}

/// With the row after those of its moment, so that one sees what comes.
void MomentTable::bringInSight(int row)
{
    const QScopedValueRollback placing(m_placing, true);
    const MomentModel::Rows present = m_model.present();
    const int after = present.contains(row) ? present.end : row + 1;
    scrollTo(m_model.index(std::min(after, m_model.rowCount() - 1), 0));
    scrollTo(m_model.index(row, 0));
}

bool MomentTable::isPresentInSight() const
{
    const QRect row = visualRect(m_model.index(std::max(0, lastRow()), 0));
    return viewport()->rect().intersects(row);
}

void MomentTable::chooseCurrent()
{
    if (m_model.rowCount() == 0)
        return;
    if (!currentIndex().isValid())
        setCurrentIndex(m_model.index(0, 0));
    m_away = false;
    bringInSight(currentIndex().row());
    emit momentChosen(m_model.at(currentIndex().row()));
}

void MomentTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        return copy();
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return chooseCurrent();
    const int before = currentIndex().row();
    const bool end = event->key() == Qt::Key_Home || event->key() == Qt::Key_End;
    if (end && isPlain(event->modifiers()) && m_model.rowCount() > 0)
        setCurrentIndex(m_model.index(event->key() == Qt::Key_Home ? 0 : m_model.rowCount() - 1, 0));
    else
        QTableView::keyPressEvent(event);
    if (currentIndex().row() == before)
        return;
    if (isPlain(event->modifiers()))
        chooseCurrent();
    else
        bringInSight(currentIndex().row());
}

void MomentTable::mousePressEvent(QMouseEvent* event)
{
    QTableView::mousePressEvent(event);
    m_pressed = event->button() == Qt::LeftButton ? indexAt(event->pos()).row() : -1;
}

void MomentTable::mouseReleaseEvent(QMouseEvent* event)
{
    QTableView::mouseReleaseEvent(event);
    const int pressed = std::exchange(m_pressed, -1);
    if (pressed >= 0 && indexAt(event->pos()).row() == pressed && isPlain(event->modifiers()))
        chooseCurrent();
}

QList<int> MomentTable::rowsToCopy() const
{
    QList<int> rows;
    for (const QModelIndex& index : selectionModel()->selectedRows())
        rows << index.row();
    if (rows.isEmpty() && currentIndex().isValid())
        rows << currentIndex().row();
    std::sort(rows.begin(), rows.end());
    return rows;
}

QString MomentTable::copiedRows() const
{
    QStringList lines;
    for (const int row : rowsToCopy())
        lines << m_model.copied(row);
    return lines.join(QLatin1Char('\n'));
}

void MomentTable::copy()
{
    const auto rows = static_cast<int>(rowsToCopy().size());
    if (rows == 0)
        return;
    QGuiApplication::clipboard()->setText(copiedRows());
    emit copied(rows);
}

void MomentTable::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    if (m_model.rowCount() > 0 || m_nothing.isEmpty())
        return;
    QPainter painter(viewport());
    painter.setFont(ui::font(TextStyle::Body, textScaleOf(*this)));
    painter.setPen(themeOf(*this).quiet);
    const int margin = scaledFor(*this, measure::kMargin);
    painter.drawText(viewport()->rect().adjusted(margin, 0, -margin, 0), int(Qt::AlignCenter) | Qt::TextWordWrap,
                     m_nothing);
}

void MomentTable::applyLook()
{
    verticalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setDefaultSectionSize(MomentDelegate::rowHeight(*this));
    placeColumns();
}

int MomentTable::wantedWidth(int column) const
{
    const QString longest = m_model.longest(column);
    const QString title = m_model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    return longest.isEmpty() ? 0 : MomentDelegate::columnWidth(*this, column, title, longest);
}

int MomentTable::widthWithoutOpenColumn() const
{
    int width = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    for (int column = 0; column < m_model.columnCount(); ++column)
        width += wantedWidth(column);
    return width;
}

/// Each column has what it needs and one the rest; where that is next to nothing the last column gives way to it, or it
/// to the last.
void MomentTable::placeColumns()
{
    const int whole = viewport()->width();
    const int last = m_model.columnCount() - 1;
    int rest = whole;
    int open = last;
    int lastWidth = 0;
    for (int column = 0; column <= last; ++column) {
        const int wanted = wantedWidth(column);
        if (wanted == 0) {
            open = column;
            continue;
        }
        lastWidth = column == MomentModel::kWho ? std::min(wanted, int(whole * kWidestShare)) : wanted;
        setColumnWidth(column, lastWidth);
        rest -= lastWidth;
    }
    const bool tight = open < last && rest < scaledFor(*this, kLeastRoom);
    setColumnHidden(open, tight && m_openGivesWay);
    setColumnHidden(last, tight && !m_openGivesWay);
    if (tight && m_openGivesWay)
        setColumnWidth(last, std::max(rest + lastWidth, 1));
    else
        setColumnWidth(open, std::max(rest + (tight ? lastWidth : 0), 1));
}

void MomentTable::resizeEvent(QResizeEvent* event)
{
    const QScopedValueRollback placing(m_placing, true);
    const int rows = height() / std::max(1, MomentDelegate::rowHeight(*this)) - 1;
    horizontalHeader()->setVisible(rows >= kRowsForHeader);
    QTableView::resizeEvent(event);
    placeColumns();
    if (!m_away && lastRow() >= 0)
        bringInSight(lastRow());
}

void MomentTable::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        applyLook();
}

void MomentTable::focusInEvent(QFocusEvent* event)
{
    QTableView::focusInEvent(event);
    viewport()->update();
}

void MomentTable::focusOutEvent(QFocusEvent* event)
{
    QTableView::focusOutEvent(event);
    viewport()->update();
}

} // namespace fenceline::ui
