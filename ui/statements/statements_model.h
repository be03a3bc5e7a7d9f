// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"
#include "ui/moments/moment_model.h"

#include <memory>

namespace fenceline::ui {

/// The statements of a run as SQLite executed them: when, whose, the statement, its rows.
class StatementsModel : public MomentModel {
    Q_OBJECT
public:
    enum Column { When = kTime, Who = kWho, Statement, Result, ColumnCount };

    using MomentModel::MomentModel;

    void setRun(std::shared_ptr<const Run> run);
    const SqlStatement& statement(int row) const { return m_run->sql.statements[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    Instant at(int row) const override { return statement(row).at; }
    MomentCell cell(int row, int column) const override;
    QString spoken(int row) const override;
    QString copied(int row) const override;
    QString longest(int column) const override;

private:
    std::shared_ptr<const Run> m_run;
};

} // namespace fenceline::ui
