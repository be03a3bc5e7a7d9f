// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/statements/statements_model.h"

#include "ui/moments/longest.h"
#include "ui/statements/statement_words.h"
#include "ui/text/names.h"
#include "ui/text/quantities.h"

#include <algorithm>

namespace fenceline::ui {

void StatementsModel::setRun(std::shared_ptr<const Run> run)
{
    beginResetModel();
    m_run = std::move(run);
    findPresent();
    endResetModel();
}

int StatementsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_run ? 0 : static_cast<int>(m_run->sql.statements.size());
}

int StatementsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant StatementsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case When: return tr("Time");
    case Who: return tr("Worker");
    case Statement: return tr("Statement");
    default: return tr("Rows");
    }
}

MomentCell StatementsModel::cell(int row, int column) const
{
    const SqlStatement& shown = statement(row);
    switch (column) {
    case When: return {timeText(shown.at)};
    case Who:
        return {.text = nameOf(m_run->scenario, shown.worker),
                .tint = tintOf(shown.worker),
                .marker = Theme::marker(shown.worker)};
    case Statement: return {textOf(shown.text), {}, TextStyle::Code};
    default: {
        const StatementResult result = resultOf(*m_run, shown);
        return {.text = result.text, .tint = result.tint, .sign = result.sign};
    }
    }
}

QString StatementsModel::spoken(int row) const
{
    const SqlStatement& shown = statement(row);
    return tr("%1, %2: %3. %4.", "when, whose, a statement, what came of it")
        .arg(timeText(shown.at), nameOf(m_run->scenario, shown.worker), textOf(shown.text),
             fullResultOf(*m_run, shown).text);
}

QString StatementsModel::copied(int row) const
{
    return textOf(statement(row).text);
}

QString StatementsModel::longest(int column) const
{
    if (column == Statement || !m_run)
        return {};
    const auto& all = m_run->sql.statements;
    if (column == When)
        return longestTime(all.size(), [&](std::size_t place) { return all[place].at; });
    if (column == Who)
        return longestName(m_run->scenario);
    const auto most = std::max_element(all.begin(), all.end(), [](const SqlStatement& one, const SqlStatement& other) {
        return one.rows < other.rows;
    });
    const QString none = rowsText(0);
    const QString many = most == all.end() ? none : rowsText(most->rows);
    return many.size() > none.size() ? many : none;
}

} // namespace fenceline::ui
