// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/moments/moment_model.h"

#include <algorithm>

namespace fenceline::ui {

int MomentModel::rowsUntil(Instant instant, bool included) const
{
    int first = 0;
    int count = rowCount();
    while (count > 0) {
        const int half = count / 2;
        const Instant middle = at(first + half);
        if (middle < instant || (included && middle == instant)) {
            first += half + 1;
            count -= half + 1;
        } else {
            count = half;
        }
    }
    return first;
}

Instant MomentModel::lastInstant(Instant playhead) const
{
    const int rows = rowsUntil(playhead, true);
    return rows == 0 ? kNever : at(rows - 1);
}

MomentModel::Rows MomentModel::presentAt(Instant playhead) const
{
    const int end = rowsUntil(playhead, true);
    return {std::min(end, rowsUntil(lastInstant(playhead), false)), end};
}

void MomentModel::setPlayhead(Instant at)
{
    m_playhead = at;
    const Rows before = m_present;
    m_present = presentAt(at);
    if (m_present == before)
        return;
    const int first = std::min(before.first, m_present.first);
    const int last = std::max(before.end, m_present.end) - 1;
    emit dataChanged(index(first, 0), index(std::max(first, last), columnCount() - 1));
    emit presentChanged();
}

Phase MomentModel::phase(int row) const
{
    if (m_present.contains(row))
        return Phase::Present;
    return row < m_present.end ? Phase::Past : Phase::Future;
}

QVariant MomentModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    if (role == Qt::DisplayRole)
        return cell(index.row(), index.column()).text;
    if (role != Qt::AccessibleTextRole)
        return {};
    if (index.column() > 0)
        return cell(index.row(), index.column()).text;
    const QString spoken = this->spoken(index.row());
    return phase(index.row()) == Phase::Present ? tr("Now: %1", "what happens at this moment").arg(spoken) : spoken;
}

} // namespace fenceline::ui
