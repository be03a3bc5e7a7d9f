// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/panes.h"

#include "ui/controls/banner.h"
#include "ui/controls/changes_button.h"
#include "ui/controls/controls_panel.h"
#include "ui/controls/side_column.h"
#include "ui/controls/transport_bar.h"
#include "ui/controls/verdict_card.h"
#include "ui/dialogs/command_palette.h"
#include "ui/events/events_view.h"
#include "ui/present/black_screen.h"
#include "ui/present/class_bar.h"
#include "ui/present/class_title.h"
#include "ui/quiz/quiz_view.h"
#include "ui/stage/stage_view.h"
#include "ui/statements/statements_view.h"
#include "ui/text/names.h"
#include "ui/text/quantities.h"
#include "ui/text/sentences.h"
#include "ui/text/settings_summary.h"
#include "ui/text/verdict_text.h"
#include "ui/theme/splitter.h"
#include "ui/timeline/timeline_view.h"
#include "ui/timeline/visible_time.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace fenceline::app {

using namespace ui;

namespace {

constexpr double kStageShare = 4.0 / 7;  ///< of stage and tabs, where both have room
constexpr double kTabsShare = 0.55;      ///< where they have little
constexpr double kLeastTabsShare = 0.45; ///< however much the stage needs
/// In front of a class the cards need more than the timeline.
constexpr double kClassStageShare = 0.52;
constexpr double kLeastClassTimelineShare = 0.36;

} // namespace

Panes::Panes(const Scenario& opened)
    : m_header(new HeaderBar), m_changes(new ChangesButton), m_banner(new Banner), m_stage(new StageView),
      m_timeline(new TimelineView), m_events(new EventsView), m_statements(new StatementsView),
      m_side(new SideColumn(opened)), m_transport(new TransportBar), m_classTitle(new ClassTitle),
      m_classBar(new ClassBar), m_quiz(new QuizPage), m_pictures(new Splitter(Qt::Vertical, tr("Height of the stage"))),
      m_tabs(new QTabWidget), m_pages(new QStackedWidget), m_black(new BlackScreen(this)),
      m_palette(new CommandPalette(this))
{
    m_header->addBesideName(m_changes);
    m_pages->addWidget(makeExplorePage());
    m_pages->addWidget(m_quiz);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins({});
    rows->setSpacing(0);
    rows->addWidget(m_header);
    rows->addWidget(m_banner);
    rows->addWidget(m_pages, 1);
    connect(m_quiz->quiz(), &QuizView::asked, this, &Panes::showSubject);
    setPresenting(false);
    watchLayout();
}

void Panes::watchLayout()
{
    connect(m_pictures, &QSplitter::splitterMoved, this, &Panes::layoutChanged);
    connect(m_tabs, &QTabWidget::currentChanged, this, &Panes::layoutChanged);
    connect(m_side->controls(), &ControlsPanel::groupToggled, this, &Panes::layoutChanged);
    connect(m_timeline, &TimelineView::arrangementChanged, this, &Panes::layoutChanged);
    connect(&m_timeline->visibleTime(), &VisibleTime::changed, this, &Panes::layoutChanged);
}

QWidget* Panes::makeExplorePage()
{
    m_tabs->setDocumentMode(true);
    m_tabs->setAccessibleName(tr("The run as pictures and lists"));
    m_tabs->setFocusProxy(nullptr); // else what is set for it is set for its bar, which has the focus
    m_tabs->setFocusPolicy(Qt::NoFocus);
    m_tabs->addTab(m_timeline, tr("Timeline"));
    m_tabs->addTab(m_events, tr("Events"));
    m_tabs->addTab(m_statements, tr("SQL"));
    m_pictures->setParts(m_stage, m_tabs);
    setTabOrder(m_pictures->handle(1), m_tabs->tabBar());
    m_pictures->setStretchFactor(0, 4);
    m_pictures->setStretchFactor(1, 3);
    m_pictures->setStandard([this](int room) { return stageHeight(room); });

    auto* columns = new QHBoxLayout;
    columns->setContentsMargins({});
    columns->setSpacing(0);
    columns->addWidget(m_pictures, 1);
    columns->addWidget(m_side);

    auto* explore = new QWidget;
    auto* rows = new QVBoxLayout(explore);
    rows->setContentsMargins({});
    rows->setSpacing(0);
    rows->addWidget(m_classTitle);
    rows->addLayout(columns, 1);
    rows->addWidget(m_transport);
    rows->addWidget(m_classBar);
    return explore;
}

/// So much that the stage need not scroll, as far as the tabs can do with the rest.
int Panes::stageHeight(int room)
{
    const bool isClass = m_beforeClass.has_value();
    const int tabs = std::min(m_tabs->sizeHint().height(), int(room * kTabsShare));
    const int standard = isClass ? int(room * kClassStageShare) : std::min(int(room * kStageShare), room - tabs);
    const int most = int(room * (1 - (isClass ? kLeastClassTimelineShare : kLeastTabsShare)));
    return std::max(standard, std::min(m_stage->leastHeight(m_pictures->width()), most));
}

void Panes::showRun(const std::shared_ptr<const Run>& run)
{
    if (mode() != HeaderBar::Mode::Explore)
        setMode(HeaderBar::Mode::Explore); // what is changed or taken back is to be seen
    m_classTitle->showTitle(titleOf(run->scenario), settingsSummary(run->scenario));
    m_classBar->showOutcome(verdictTitle(*run), run->verdict.outcome);
    m_side->showRun(run);
    m_stage->setRun(run);
    const TimelineLayout layout = timelineLayout();
    const bool isAnother = !m_timeline->run() || m_timeline->run()->scenario.name != run->scenario.name;
    m_timeline->setRun(run);
    showSubject();
    if (isAnother) {
        setTimelineLayout(layout);
        m_pictures->followStandard();
    }
    m_events->setRun(run);
    m_statements->setRun(run);
}

void Panes::showSubject()
{
    const bool isQuiz = mode() == HeaderBar::Mode::Quiz;
    const auto& run = m_timeline->run();
    m_header->showSubject(isQuiz ? m_quiz->quiz()->position() : run ? titleOf(run->scenario) : QString());
    m_changes->setOffered(!isQuiz);
}

void Panes::showMoment(const Run& run, Instant at)
{
    const QString caption = captionAt(run, at);
    m_stage->setPlayhead(at);
    m_timeline->setPlayhead(at);
    m_events->setPlayhead(at);
    m_statements->setPlayhead(at);
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
    m_quiz->showLook(theme, textScale);
    m_pictures->followStandard();
}

void Panes::showMotionReduced(bool reduced)
{
    m_stage->setReducedMotion(reduced);
    m_quiz->setMotionReduced(reduced);
}

HeaderBar::Mode Panes::mode() const
{
    return HeaderBar::Mode{m_pages->currentIndex()};
}

void Panes::setMode(HeaderBar::Mode mode)
{
    m_header->showMode(mode);
    m_pages->setCurrentIndex(int(mode));
    showSubject();
    takeFocus();
}

/// What the keys are for. A timeline behind another tab would leave them to the first button of the window.
void Panes::takeFocus()
{
    if (mode() == HeaderBar::Mode::Quiz)
        m_quiz->quiz()->setFocus();
    else if (m_beforeClass)
        m_classBar->setFocus();
    else if (m_tabs->currentWidget() == m_timeline)
        m_timeline->setFocus();
    else
        m_tabs->tabBar()->setFocus();
}

void Panes::leaveQuiz()
{
    if (m_beforeClass)
        emit m_classBar->leaveRequested();
    else
        setMode(HeaderBar::Mode::Explore);
}

bool Panes::handleKey(const QKeyEvent& event)
{
    const bool quiz = mode() == HeaderBar::Mode::Quiz;
    const bool isOfClass = m_beforeClass && (quiz ? m_classBar->handleRoomKey(event) : m_classBar->handleKey(event));
    return isOfClass || (quiz ? m_quiz->handleKey(event) : m_transport->handleKey(event));
}

void Panes::setPresenting(bool on)
{
    if (on && !m_beforeClass)
        m_beforeClass = {mode(), layoutShown()};
    for (QWidget* widget : {static_cast<QWidget*>(m_header), static_cast<QWidget*>(m_side),
                            static_cast<QWidget*>(m_transport), static_cast<QWidget*>(m_tabs->tabBar())})
        widget->setVisible(!on);
    m_classTitle->setVisible(on);
    m_classBar->setVisible(on);
    m_black->hide();
    if (on) {
        m_tabs->setCurrentWidget(m_timeline);
        m_classBar->setRevealed(false);
    }
    m_timeline->setConcealed(on);
    m_timeline->setPageKeysScroll(!on); // a remote has no other keys to step with
    m_stage->setPageKeysScroll(!on);
    m_quiz->setPresenting(on);
    m_stage->setTextSizeKept(on);
    if (on) {
        m_pictures->toStandard();
        takeFocus();
    } else if (const auto before = std::exchange(m_beforeClass, std::nullopt)) {
        showLayout(before->layout);
        setMode(before->mode);
    }
}

/// Enter presses what Space presses, wherever a button is and nobody has another use for it.
void Panes::keyPressEvent(QKeyEvent* event)
{
    auto* button = qobject_cast<QAbstractButton*>(window()->focusWidget());
    if (button && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        button->click();
    else
        QWidget::keyPressEvent(event);
}

Panes::State Panes::stateNow() const
{
    return {
        layoutNow(),
        m_beforeClass ? m_beforeClass->mode : mode(),
        mode(),
        m_quiz->stateNow(),
        m_banner->topics(),
        m_palette->recent(),
        !m_black->isHidden(),
        {m_timeline->selected(), m_events->searched(), m_classBar->isRevealed(), m_side->verdict()->areReasonsShown()}};
}

void Panes::restore(const State& state)
{
    setLayoutTo(state.layout);
    if (m_beforeClass)
        m_beforeClass->mode = state.mode;
    setMode(state.shown);
    m_quiz->restore(state.quiz);
    m_palette->setRecent(state.recentCommands);
    m_black->setVisible(state.black);
    m_timeline->select(state.ofRun.selected);
    m_events->searchFor(state.ofRun.searched);
    m_classBar->setRevealed(state.ofRun.revealed);
    m_side->verdict()->setReasonsShown(state.ofRun.reasonsShown);
}

Panes::State Panes::State::forAnotherRun() const
{
    State rest = *this;
    rest.mode = rest.shown = HeaderBar::Mode::Explore;
    rest.ofRun = {};
    return rest;
}

WindowLayout Panes::layoutNow() const
{
    return m_beforeClass ? m_beforeClass->layout : layoutShown();
}

void Panes::setLayoutTo(const WindowLayout& layout)
{
    if (m_beforeClass)
        m_beforeClass->layout = layout;
    else
        showLayout(layout);
    takeFocus();
}

WindowLayout Panes::layoutShown() const
{
    const QByteArray split = m_pictures->isStandard() ? QByteArray() : m_pictures->saveState();
    return {{}, split, m_tabs->currentIndex(), m_side->controls()->openGroups(), timelineLayout()};
}

void Panes::showLayout(const WindowLayout& layout)
{
    if (m_pictures->restoreState(layout.splitter))
        m_pictures->leaveStandard();
    else
        m_pictures->toStandard();
    m_tabs->setCurrentIndex(layout.tab);
    m_side->controls()->setOpenGroups(layout.openGroups);
    setTimelineLayout(layout.timeline);
}

TimelineLayout Panes::timelineLayout() const
{
    const TimelineLayout now = layoutOf(*m_timeline);
    return now.isStandard() && now.scenario != m_timelineLayout.scenario ? m_timelineLayout : now;
}

void Panes::setTimelineLayout(const TimelineLayout& layout)
{
    m_timelineLayout = layout;
    applyLayout(*m_timeline, layout);
}

} // namespace fenceline::app
