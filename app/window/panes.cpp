// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/panes.h"

#include "ui/controls/controls_panel.h"
#include "ui/controls/fold.h"
#include "ui/controls/header_bar.h"
#include "ui/controls/side_column.h"
#include "ui/controls/transport_bar.h"
#include "ui/stage/stage_view.h"
#include "ui/text/sentences.h"
#include "ui/timeline/timeline_view.h"

#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

namespace fenceline::app {

using namespace ui;

Panes::Panes(const Scenario& opened)
    : m_header(new HeaderBar), m_stage(new StageView), m_timeline(new TimelineView), m_side(new SideColumn(opened)),
      m_transport(new TransportBar), m_pictures(new QSplitter(Qt::Vertical)), m_tabs(new QTabWidget)
{
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_timeline, tr("Timeline"));
    m_pictures->addWidget(m_stage);
    m_pictures->addWidget(m_tabs);
    m_pictures->setStretchFactor(0, 4);
    m_pictures->setStretchFactor(1, 3);
    m_pictures->setChildrenCollapsible(false);
    m_standardSplit = m_pictures->saveState();

    auto* explore = new QWidget;
    auto* columns = new QHBoxLayout(explore);
    columns->setContentsMargins({});
    columns->setSpacing(0);
    columns->addWidget(m_pictures, 1);
    columns->addWidget(m_side);

    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins({});
    rows->setSpacing(0);
    rows->addWidget(m_header);
    rows->addWidget(explore, 1);
    rows->addWidget(m_transport);
}

void Panes::showRun(const std::shared_ptr<const Run>& run)
{
    m_header->showScenario(QString::fromStdString(run->scenario.name));
    m_side->show(run);
    m_stage->setRun(run);
    m_timeline->setRun(run);
}

void Panes::showMoment(const Run& run, Instant at)
{
    m_stage->setPlayhead(at);
    m_timeline->setPlayhead(at);
    m_transport->showTime(at);
    m_transport->showCaption(captionAt(run, at));
}

void Panes::showLook(const Theme& theme, double textScale)
{
    m_stage->setTheme(theme);
    m_stage->setTextScale(textScale);
    m_timeline->setTheme(theme);
    m_timeline->setTextScale(textScale);
}

WindowLayout Panes::layoutNow() const
{
    return {{}, m_pictures->saveState(), m_tabs->currentIndex(), m_side->controls()->more()->isOpen()};
}

void Panes::setLayoutTo(const WindowLayout& layout)
{
    m_pictures->restoreState(layout.splitter.isEmpty() ? m_standardSplit : layout.splitter);
    m_tabs->setCurrentIndex(layout.tab);
    m_side->controls()->more()->setOpen(layout.moreOpen);
}

} // namespace fenceline::app
