// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/statements/statements_view.h"

#include "ui/moments/moment_table.h"
#include "ui/statements/statement_detail.h"
#include "ui/statements/statements_model.h"
#include "ui/theme/splitter.h"

#include <QBoxLayout>
#include <QResizeEvent>

namespace fenceline::ui {
namespace {

constexpr int kListShare = 11;
constexpr int kDetailShare = 9;

} // namespace

StatementsView::StatementsView(QWidget* parent)
    : QWidget(parent), m_model(new StatementsModel(this)), m_table(new MomentTable(*m_model)),
      m_detail(new StatementDetail), m_splitter(new Splitter(Qt::Horizontal, tr("Width of the list of statements")))
{
    setAccessibleName(tr("SQL"));
    m_table->setAccessibleName(tr("Statements"));
    m_table->setNothing(tr("This run sends no statements."));
    m_splitter->setParts(m_table, m_detail);
    m_splitter->setStretchFactor(0, kListShare);
    m_splitter->setStretchFactor(1, kDetailShare);
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
    showCurrent();
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

/// Beside each other, but in a tall and narrow place one above the other.
void StatementsView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (!event->oldSize().isValid()) // after that the handle is the user's
        m_splitter->setSizes({kListShare * 1000, kDetailShare * 1000});
    m_splitter->setOrientation(event->size().width() >= event->size().height() ? Qt::Horizontal : Qt::Vertical);
}

} // namespace fenceline::ui
