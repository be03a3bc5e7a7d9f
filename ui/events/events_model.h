// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"
#include "ui/moments/moment_model.h"

#include <QHash>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace fenceline::ui {

/// The events of a run, or some of them: when, who, what.
class EventsModel : public MomentModel {
    Q_OBJECT
public:
    enum Column { When = kTime, Who = kWho, What, ColumnCount };
    using Some = std::optional<std::vector<std::uint32_t>>;

    using MomentModel::MomentModel;

    /// `some`: the events to show, in order; none: all.
    void setRun(std::shared_ptr<const Run> run, Some some = std::nullopt);

    int eventCount() const { return m_run ? static_cast<int>(m_run->trace.events.size()) : 0; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    Instant at(int row) const override;
    MomentCell cell(int row, int column) const override;
    QString spoken(int row) const override;
    QString copied(int row) const override;
    QString longest(int column) const override;

protected:
    Instant lastInstant(Instant playhead) const override;

private:
    EventIndex eventAt(int row) const;
    const QString& sentenceOf(EventIndex event) const;

    std::shared_ptr<const Run> m_run;
    Some m_some;
    mutable QHash<std::uint32_t, QString> m_sentences; ///< of the rows that were looked at lately
};

} // namespace fenceline::ui
