// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/statements/statements_view.h"

#include "ui/moments/moment_table.h"
#include "ui/statements/statement_detail.h"
#include "ui/statements/statements_model.h"
#include "ui/theme/splitter.h"
#include "ui/theme/style.h"

#include <QBoxLayout>
#include <QResizeEvent>
#include <algorithm>

namespace fenceline::ui {
namespace {

constexpr double kListShare = 0.55;
constexpr qreal kNarrow = 600; ///< then the list is for finding a statement, and is read beside it

} // namespace

StatementsView::StatementsView(QWidget* parent)
    : QWidget(parent), m_model(new StatementsModel(this)), m_table(new MomentTable(*m_model)),
      m_detail(new StatementDetail), m_splitter(new Splitter(Qt::Horizontal, tr("Width of the list of statements")))
{
    setAccessibleName(tr("SQL"));
    m_table->setAccessibleName(tr("Statements"));
    m_table->setOpenColumnGivesWay(true); // every statement is told in full beside it
    m_table->setNothing(tr("This run sends no statements."));
    m_splitter->setParts(m_table, m_detail);
    m_splitter->setStandard([this](int room) { return listLength(room); });
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_splitter);

    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &StatementsView::showCurrent);
    connect(m_table, &MomentTable::copied, m_detail, &StatementDetail::sayCopied);
    connect(m_table, &MomentTable::momentChosen, this, &StatementsView::momentChosen);
}

void StatementsView::setRun(std::shared_ptr<const Run> run)
{
    m_latest = std::move(run);
    if (isVisible())
        showLatest();
}

void StatementsView::showLatest()
{
    if (m_latest == m_run)
        return;
    m_run = m_latest;
    m_model->setRun(m_run);
    m_splitter->followStandard();
    showCurrent();
}

int StatementsView::listLength(int room) const
{
    const bool isNarrow = m_splitter->orientation() == Qt::Horizontal && room < kNarrow * textScaleOf(*this);
    const int share = int(room * kListShare);
    return isNarrow ? std::min(share, m_table->widthWithoutOpenColumn()) : share;
}

void StatementsView::setPlayhead(Instant at)
{
    m_model->setPlayhead(at);
}

void StatementsView::showCurrent()
{
    const int row = m_table->currentIndex().row();
    m_detail->showStatement(m_run, row < 0 ? nullptr : &m_model->statement(row));
}

void StatementsView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    showLatest();
}

void StatementsView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        m_splitter->followStandard();
}

/// Beside each other, but in a tall and narrow place one above the other.
void StatementsView::resizeEvent(QResizeEvent* event)
{
    m_splitter->setOrientation(event->size().width() >= event->size().height() ? Qt::Horizontal : Qt::Vertical);
    QWidget::resizeEvent(event);
}

} // namespace fenceline::ui
