// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/command_list.h"

namespace fenceline::ui {
namespace {

QString spoken(const Command& command)
{
    QStringList parts{command.text, command.group};
    if (command.checked)
        parts << (*command.checked ? CommandList::tr("on", "an action that can be on or off")
                                   : CommandList::tr("off", "an action that can be on or off"));
    if (!command.detail.isEmpty())
        parts << command.detail;
    if (!command.keys.isEmpty())
        parts << command.keys;
    if (!command.enabled)
        parts << CommandList::tr("not possible now");
    return parts.join(CommandList::tr(", ", "between the parts of what is spoken"));
}

} // namespace

void CommandList::show(const std::vector<Command>* commands, std::vector<FoundCommand> found)
{
    beginResetModel();
    m_commands = commands;
    m_found = std::move(found);
    endResetModel();
}

int CommandList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_found.size());
}

QVariant CommandList::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    switch (role) {
    case Qt::DisplayRole: return command(index.row()).text;
    case Qt::AccessibleTextRole: return spoken(command(index.row()));
    default: return {};
    }
}

Qt::ItemFlags CommandList::flags(const QModelIndex& index) const
{
    // One that is not possible now can be reached too: it says so.
    return index.isValid() ? Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemNeverHasChildren : Qt::NoItemFlags;
}

} // namespace fenceline::ui
