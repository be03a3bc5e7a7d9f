// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <QWidget>
#include <cstdint>
#include <memory>
#include <vector>

class QLabel;
class QPushButton;

namespace fenceline::ui {

class Announcement;
class EventSearch;
class EventsModel;
class MomentTable;
class SearchField;

/// Everything that happens in a run, as a list to search, to copy and to go through: who does what, when. The events
/// of the playhead's moment are lit.
class EventsView : public QWidget {
    Q_OBJECT
public:
    explicit EventsView(QWidget* parent = nullptr);

    void setRun(std::shared_ptr<const Run> run);
    void setPlayhead(Instant at);
    /// What is searched for; empty: nothing.
    QString searched() const;
    void searchFor(const QString& text);

    MomentTable& table() { return *m_table; }

signals:
    /// The user goes to an event.
    void momentChosen(fenceline::Instant at);

public slots:
    void focusSearch();

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void applyLook();
    bool isSearching() const;
    void search();
    void showFound(const std::vector<std::uint32_t>& events);
    void copy();
    void say(const QString& text);
    /// How many events there are, and of them how many are shown.
    void sayCount();

    std::shared_ptr<const Run> m_run;
    bool m_isStale = false; ///< another run or search is to be shown
    EventsModel* m_model;
    EventSearch* m_search;
    SearchField* m_field;
    QLabel* m_status;
    Announcement* m_announcement;
    QPushButton* m_copy;
    MomentTable* m_table;
};

} // namespace fenceline::ui
