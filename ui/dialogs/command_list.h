// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/command_rank.h"

#include <QAbstractListModel>

namespace fenceline::ui {

/// The commands that were found, for the list below the field. Each row's accessible text says all of it.
class CommandList : public QAbstractListModel {
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;

    /// `commands` must stay alive until the next call.
    void show(const std::vector<Command>* commands, std::vector<FoundCommand> found);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    const Command& command(int row) const { return (*m_commands)[m_found[std::size_t(row)].index]; }
    const QString& value(int row) const { return m_found[std::size_t(row)].value; }

private:
    const std::vector<Command>* m_commands = nullptr;
    std::vector<FoundCommand> m_found;
};

} // namespace fenceline::ui
