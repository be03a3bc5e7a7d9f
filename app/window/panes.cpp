// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/panes.h"

#include "ui/controls/controls_panel.h"
#include "ui/controls/fold.h"
#include "ui/controls/header_bar.h"
#include "ui/controls/side_column.h"
#include "ui/controls/transport_bar.h"
#include "ui/present/black_screen.h"
#include "ui/present/class_bar.h"
#include "ui/present/class_title.h"
#include "ui/stage/stage_view.h"
#include "ui/text/quantities.h"
#include "ui/text/sentences.h"
#include "ui/text/settings_summary.h"
#include "ui/text/verdict_text.h"
#include "ui/timeline/timeline_view.h"

#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

namespace fenceline::app {

using namespace ui;

namespace {

// In front of a class the room is parted anew: the cards need this much more of it.
constexpr int kClassStage = 520;
constexpr int kClassTimeline = 480;

} // namespace

Panes::Panes(const Scenario& opened)
    : m_header(new HeaderBar), m_stage(new StageView), m_timeline(new TimelineView), m_side(new SideColumn(opened)),
      m_transport(new TransportBar), m_classTitle(new ClassTitle), m_classBar(new ClassBar),
      m_black(new BlackScreen(this)), m_pictures(new QSplitter(Qt::Vertical)), m_tabs(new QTabWidget)
{
    m_tabs->setDocumentMode(true);
    m_tabs->setAccessibleName(tr("The run as pictures and lists"));
    m_tabs->setFocusPolicy(Qt::NoFocus); // its bar has the focus
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
    rows->addWidget(m_classTitle);
    rows->addWidget(explore, 1);
    rows->addWidget(m_transport);
    rows->addWidget(m_classBar);
    setPresenting(false);
}

void Panes::showRun(const std::shared_ptr<const Run>& run)
{
    const QString name = QString::fromStdString(run->scenario.name);
    m_header->showScenario(name);
    m_classTitle->show(name, settingsSummary(run->scenario));
    m_classBar->showOutcome(verdictTitle(*run), run->verdict.outcome != Outcome::OneSale);
    m_side->show(run);
    m_stage->setRun(run);
    m_timeline->setRun(run);
}

void Panes::showMoment(const Run& run, Instant at)
{
    m_stage->setPlayhead(at);
    m_timeline->setPlayhead(at);
    const QString caption = captionAt(run, at);
    m_transport->showTime(at);
    m_transport->showCaption(caption);
    m_classBar->showCaption(clockText(at), caption);
}

void Panes::showLook(const Theme& theme, double textScale)
{
    m_stage->setTheme(theme);
    m_stage->setTextScale(textScale);
    m_timeline->setTheme(theme);
    m_timeline->setTextScale(textScale);
}

void Panes::setPresenting(bool on)
{
    for (QWidget* widget : {static_cast<QWidget*>(m_header), static_cast<QWidget*>(m_side),
                            static_cast<QWidget*>(m_transport), static_cast<QWidget*>(m_tabs->tabBar())})
        widget->setVisible(!on);
    m_classTitle->setVisible(on);
    m_classBar->setVisible(on);
    m_black->hide();
    if (on) {
        m_split = m_pictures->saveState();
        m_tabs->setCurrentWidget(m_timeline);
        m_pictures->setSizes({kClassStage, kClassTimeline});
    } else if (!m_split.isEmpty()) {
        m_pictures->restoreState(std::exchange(m_split, {}));
    }
    (on ? static_cast<QWidget*>(m_classBar) : m_timeline)->setFocus();
}

WindowLayout Panes::layoutNow() const
{
    return {{}, m_split.isEmpty() ? m_pictures->saveState() : m_split, m_tabs->currentIndex(), m_side->controls()->more()->isOpen()};
}

void Panes::setLayoutTo(const WindowLayout& layout)
{
    m_pictures->restoreState(layout.splitter.isEmpty() ? m_standardSplit : layout.splitter);
    m_tabs->setCurrentIndex(layout.tab);
    m_side->controls()->more()->setOpen(layout.moreOpen);
}

} // namespace fenceline::app
