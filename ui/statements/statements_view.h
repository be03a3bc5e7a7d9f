// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <QWidget>
#include <memory>

namespace fenceline::ui {

class MomentTable;
class Splitter;
class StatementDetail;
class StatementsModel;

/// The SQL of a run, as it was executed: a list of the statements with that of the playhead's moment lit, and beside
/// it that one in full with its row before and after.
class StatementsView : public QWidget {
    Q_OBJECT
public:
    explicit StatementsView(QWidget* parent = nullptr);

    void setRun(std::shared_ptr<const Run> run);
    void setPlayhead(Instant at);

    MomentTable& table() { return *m_table; }
    StatementDetail& detail() { return *m_detail; }

signals:
    /// The user goes to a statement.
    void momentChosen(fenceline::Instant at);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    int listLength(int room) const;
    void showLatest();
    void showCurrent();

    std::shared_ptr<const Run> m_latest; ///< shown as soon as somebody sees it
    std::shared_ptr<const Run> m_run;    ///< the one that is shown
    StatementsModel* m_model;
    MomentTable* m_table;
    StatementDetail* m_detail;
    Splitter* m_splitter;
};

} // namespace fenceline::ui
