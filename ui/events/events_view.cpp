// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/events/events_view.h"

#include "ui/events/event_search.h"
#include "ui/events/events_model.h"
#include "ui/events/search_field.h"
#include "ui/moments/moment_table.h"
#include "ui/text/quantities.h"
#include "ui/theme/announcement.h"
#include "ui/theme/style.h"

#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>

namespace fenceline::ui {

EventsView::EventsView(QWidget* parent)
    : QWidget(parent), m_model(new EventsModel(this)), m_search(new EventSearch(this)), m_field(new SearchField),
      m_status(new QLabel), m_announcement(new Announcement(this)), m_copy(new QPushButton(tr("Copy"))),
      m_table(new MomentTable(*m_model))
{
    setAccessibleName(tr("Events"));
    m_field->setAccessibleName(tr("Search the events"));
    m_field->setPlaceholderText(tr("Search"));
    m_field->setMaxLength(200);
    m_status->setTextFormat(Qt::PlainText);
    m_status->setForegroundRole(QPalette::PlaceholderText);
    m_copy->setAccessibleDescription(tr("Copies the selected events, or all that are shown"));
    m_copy->setToolTip(m_copy->accessibleDescription());
    m_copy->setAutoDefault(false);
    m_table->setAccessibleName(tr("Events"));

    auto* top = new QHBoxLayout;
    top->setContentsMargins(16, 8, 16, 8);
    top->setSpacing(12);
    top->addWidget(m_field, 0);
    top->addWidget(m_status, 1);
    top->addWidget(m_copy, 0);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addLayout(top);
    all->addWidget(m_table, 1);

    connect(m_field, &QLineEdit::textChanged, this, &EventsView::search);
    connect(m_field, &SearchField::leaveRequested, this, [this] {
        m_table->setFocus(Qt::ShortcutFocusReason);
        m_table->chooseCurrent();
    });
    connect(m_search, &EventSearch::found, this, &EventsView::showFound);
    connect(m_copy, &QPushButton::clicked, this, &EventsView::copy);
    connect(m_table, &MomentTable::copied, this,
            [this](int events) { say(tr("%Ln event(s) copied", nullptr, events)); });
    connect(m_table, &MomentTable::momentChosen, this, &EventsView::momentChosen);
    auto* find = new QShortcut(QKeySequence::Find, this);
    find->setContext(Qt::WidgetWithChildrenShortcut);
    connect(find, &QShortcut::activated, this, &EventsView::focusSearch);
    applyLook();
}

void EventsView::setRun(std::shared_ptr<const Run> run)
{
    if (run == m_run)
        return;
    m_run = std::move(run);
    m_search->setRun(m_run);
    search();
}

bool EventsView::isSearching() const
{
    return !m_field->text().trimmed().isEmpty();
}

void EventsView::setPlayhead(Instant at)
{
    m_model->setPlayhead(at);
}

QString EventsView::searched() const
{
    return m_field->text();
}

void EventsView::searchFor(const QString& text)
{
    m_field->setText(text);
}

void EventsView::focusSearch()
{
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

/// What nobody sees waits until it is shown. Until a long run's answer has come, the rows of before stay.
void EventsView::search()
{
    m_search->cancel();
    m_isStale = !isVisible();
    if (m_isStale)
        return;
    if (m_run && isSearching())
        return m_search->start(m_field->text());
    m_table->setNothing({});
    m_model->setRun(m_run);
    sayCount();
}

void EventsView::showFound(const std::vector<std::uint32_t>& events)
{
    m_table->setNothing(tr("Nothing found"));
    m_model->setRun(m_run, events);
    sayCount();
}

void EventsView::sayCount()
{
    const int shown = m_model->rowCount();
    m_copy->setEnabled(shown > 0);
    if (isSearching())
        say(tr("%1 of %Ln event(s)", "how many are found", m_model->eventCount()).arg(countText(shown)));
    else
        say(tr("%Ln event(s)", nullptr, shown));
}

void EventsView::say(const QString& text)
{
    if (text == m_status->text())
        return;
    m_status->setText(text);
    if (isAncestorOf(QApplication::focusWidget())) // it came of what was done here
        m_announcement->say(text);
}

void EventsView::copy()
{
    if (m_table->selectionModel()->hasSelection())
        return m_table->copy();
    QStringList lines;
    for (int row = 0; row < m_model->rowCount(); ++row)
        lines << m_model->copied(row);
    QApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
    say(tr("%Ln event(s) copied", nullptr, static_cast<int>(lines.size())));
}

void EventsView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        search();
}

void EventsView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        applyLook();
}

void EventsView::applyLook()
{
    m_status->setFont(ui::font(TextStyle::Small, textScaleOf(*this)));
}

} // namespace fenceline::ui
