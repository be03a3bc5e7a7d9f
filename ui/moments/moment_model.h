// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/time.h"
#include "ui/theme/sign.h"
#include "ui/theme/theme.h"
#include "ui/theme/tint.h"

#include <QAbstractTableModel>
#include <optional>

/// Lists of what a run did, one moment a row, in the order of time: the rows of the playhead's moment are lit.
namespace fenceline::ui {

enum class Phase { Past, Present, Future };

/// What a delegate draws in a cell.
struct MomentCell {
    QString text;
    Tint tint;
    TextStyle style = TextStyle::Body;
    std::optional<Sign> sign = std::nullopt;
    std::optional<MarkerShape> marker = std::nullopt; ///< whose it is, before the name
};

/// Makes a cell only when it is asked for one. The present rows are those of the last instant that is not later than
/// the playhead; moving it costs two binary searches and tells of the rows between the old place and the new.
class MomentModel : public QAbstractTableModel {
    Q_OBJECT
public:
    struct Rows {
        int first = 0;
        int end = 0;
        bool isEmpty() const { return first == end; }
        bool contains(int row) const { return row >= first && row < end; }
        friend bool operator==(const Rows&, const Rows&) = default;
    };

    static constexpr int kTime = 0, kWho = 1; ///< the first columns of every list

    using QAbstractTableModel::QAbstractTableModel;

    virtual Instant at(int row) const = 0;
    virtual MomentCell cell(int row, int column) const = 0;
    /// The whole row in a sentence, for a screen reader.
    virtual QString spoken(int row) const = 0;
    /// The row as it is copied.
    virtual QString copied(int row) const = 0;
    /// The longest that a column has to show; empty: the column takes the rest.
    virtual QString longest(int column) const = 0;

    Instant playhead() const { return m_playhead; }
    void setPlayhead(Instant at);
    /// Empty where nothing has happened yet, or where the present rows are not among those shown; `end` is then the
    /// first row of the future.
    Rows present() const { return m_present; }
    Phase phase(int row) const;

    QVariant data(const QModelIndex& index, int role) const override;

signals:
    void presentChanged();

protected:
    /// The instant of what happened last by then; by default of the rows that are shown.
    virtual Instant lastInstant(Instant playhead) const;
    /// After the rows have changed.
    void findPresent() { m_present = presentAt(m_playhead); }

private:
    Rows presentAt(Instant playhead) const;
    /// How many rows there are up to this instant, with it or without.
    int rowsUntil(Instant at, bool included) const;

    Instant m_playhead = kStart;
    Rows m_present;
};

} // namespace fenceline::ui
