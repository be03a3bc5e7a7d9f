// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "app/window/actions.h"
#include "app/window/panes.h"
#include "ui/controls/controls_panel.h"
#include "ui/controls/header_bar.h"
#include "ui/controls/side_column.h"
#include "ui/controls/transport_bar.h"
#include "ui/controls/verdict_card.h"
#include "ui/present/black_screen.h"
#include "ui/present/class_bar.h"
#include "ui/stage/stage_view.h"
#include "ui/text/languages.h"
#include "ui/timeline/grip_hand.h"
#include "ui/timeline/timeline_view.h"

#include <QAction>
#include <QCloseEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QScreen>

namespace fenceline::app {

using namespace ui;

MainWindow::MainWindow(Opened opened, Theme::Kind systemTheme, Preferences& preferences)
    : m_session(std::move(opened)), m_preferences(preferences), m_edits(m_session),
      m_look(preferences.appearance(), systemTheme), m_classMode(*this, m_look)
{
    setWindowTitle(QStringLiteral("Fenceline"));
    connect(&m_preferences, &Preferences::appearanceChanged, &m_look,
            [this] { m_look.choose(m_preferences.appearance()); });
    connect(&m_preferences, &Preferences::languageChanged, this,
            [this] { useLanguage(languageAtStart(m_preferences.language())); });
    connect(&m_preferences, &Preferences::wasReset, this, &MainWindow::showLayout);
    build();
    showLayout();
}

void MainWindow::build()
{
    m_panes = new Panes(m_session.scenario());
    m_actions = new Actions(m_panes);
    m_panes->header()->setMenu(m_actions->makeMenu(new QMenu(tr("Open recent"))));
    connectEdits();
    connectHistory();
    connectTime();
    connectLook();
    connectClass();
    showRun(m_session.run());
    setCentralWidget(m_panes);       // and away with the one before
    m_panes->timeline()->setFocus(); // else the first button would have it, unseen
}

/// In another language, with everything as it was.
void MainWindow::rebuild()
{
    m_rebuilding = false;
    const WindowLayout layout = m_panes->layoutNow();
    build();
    m_panes->setLayoutTo(layout);
}

void MainWindow::showLayout()
{
    const WindowLayout& layout = m_preferences.layout();
    if (!restoreGeometry(layout.window)) // as in the mockups, or what the screen has room for
        resize(QSize(1440, 900).boundedTo(screen()->availableSize()));
    m_panes->setLayoutTo(layout);
}

void MainWindow::connectEdits()
{
    const auto* controls = m_panes->side()->controls();
    connect(controls, &ControlsPanel::leaseEdited, &m_edits, &Edits::lease);
    connect(controls, &ControlsPanel::pauseEdited, &m_edits, &Edits::pauseLength);
    connect(controls, &ControlsPanel::freezeAtEdited, &m_edits, &Edits::freezeAt);
    connect(controls, &ControlsPanel::workersEdited, &m_edits, &Edits::workers);
    connect(controls, &ControlsPanel::seatsEdited, &m_edits, &Edits::seats);
    connect(controls, &ControlsPanel::gapEdited, &m_edits, &Edits::gap);
    connect(controls, &ControlsPanel::fencingChosen, &m_edits, &Edits::fencing);
    connect(controls, &ControlsPanel::fenceCompareChosen, &m_edits, &Edits::fenceCompare);
    connect(controls, &ControlsPanel::checkChosen, &m_edits, &Edits::checkBeforeWrite);
    connect(controls, &ControlsPanel::conditionalToggled, &m_edits, &Edits::conditional);
    connect(controls, &ControlsPanel::protectionChosen, &m_edits, &Edits::protection);
    connect(controls, &ControlsPanel::releaseChosen, &m_edits, &Edits::release);
    connect(controls, &ControlsPanel::causeChosen, &m_edits, &Edits::pauseCause);
    connect(controls, &ControlsPanel::crashChosen, &m_edits, &Edits::crash);
    const auto* hand = &m_panes->timeline()->gripHand();
    connect(hand, &GripHand::leaseEdited, &m_edits, &Edits::lease);
    connect(hand, &GripHand::pauseEdited, &m_edits, &Edits::pauseSpan);
    connect(hand, &GripHand::arrivalEdited, &m_edits, &Edits::arrival);
    connect(&m_edits, &Edits::dragEnded, m_panes->side()->verdict(), &VerdictCard::announce);
}

void MainWindow::connectHistory()
{
    auto* side = m_panes->side();
    const auto* header = m_panes->header();
    connect(&m_session, &Session::changed, m_panes, [this](const auto& run) { showRun(run); });
    connect(&m_session, &Session::refused, side->controls(), &ControlsPanel::say);
    connect(&m_session, &Session::failed, m_panes, [this, side](const Error& error) {
        side->controls()->show(m_session.scenario());
        side->sayNotPlayed(error);
    });
    connect(&m_session.undoStack(), &QUndoStack::indexChanged, m_panes, [this] { showSteps(); });
    connect(header, &HeaderBar::undoRequested, &m_session, &Session::undo);
    connect(header, &HeaderBar::redoRequested, &m_session, &Session::redo);
    connect(m_actions->of(Action::Undo), &QAction::triggered, &m_session, &Session::undo);
    connect(m_actions->of(Action::Redo), &QAction::triggered, &m_session, &Session::redo);
    connect(m_actions->of(Action::Reset), &QAction::triggered, side->controls(), [this, side] {
        m_session.reset();
        side->controls()->show(m_session.scenario()); // it may have been that already, but for a refused entry
    });
    connect(m_actions->of(Action::Quit), &QAction::triggered, this, &QWidget::close);
    showSteps();
}

void MainWindow::connectTime()
{
    auto* transport = m_panes->transport();
    const auto* timeline = m_panes->timeline();
    connect(&m_playback, &Playback::playheadMoved, m_panes, [this] { showMoment(); });
    connect(&m_playback, &Playback::playingChanged, transport, &TransportBar::showPlaying);
    connect(&m_playback, &Playback::speedChanged, transport, &TransportBar::showSpeed);
    connect(transport, &TransportBar::playRequested, &m_playback, &Playback::setPlaying);
    connect(transport, &TransportBar::startRequested, &m_playback, &Playback::toStart);
    connect(transport, &TransportBar::previousRequested, &m_playback, &Playback::toPreviousEvent);
    connect(transport, &TransportBar::nextRequested, &m_playback, &Playback::toNextEvent);
    connect(transport, &TransportBar::endRequested, &m_playback, &Playback::toEnd);
    connect(transport, &TransportBar::speedChosen, &m_playback, &Playback::setSpeed);
    connect(m_actions->of(Action::Play), &QAction::triggered, &m_playback, &Playback::toggle);
    connect(m_actions->of(Action::ToStart), &QAction::triggered, &m_playback, &Playback::toStart);
    connect(m_actions->of(Action::PreviousEvent), &QAction::triggered, &m_playback, &Playback::toPreviousEvent);
    connect(m_actions->of(Action::NextEvent), &QAction::triggered, &m_playback, &Playback::toNextEvent);
    connect(m_actions->of(Action::ToEnd), &QAction::triggered, &m_playback, &Playback::toEnd);
    connect(timeline, &TimelineView::grabbed, &m_playback, &Playback::pause);
    connect(timeline, &TimelineView::seekRequested, &m_playback, &Playback::seek);
    connect(timeline, &TimelineView::stepRequested, &m_playback, &Playback::step);
    connect(m_panes->side()->verdict(), &VerdictCard::momentChosen, &m_playback, &Playback::goTo);
    transport->showPlaying(m_playback.isPlaying());
    transport->showSpeed(m_playback.speed());
}

void MainWindow::connectLook()
{
    connect(m_actions, &Actions::themeChosen, &m_preferences, &Preferences::setTheme);
    connect(m_actions, &Actions::textScaleChosen, &m_preferences, &Preferences::setTextScale);
    connect(m_actions, &Actions::languageChosen, &m_preferences, &Preferences::setLanguage);
    connect(m_actions->of(Action::ReduceMotion), &QAction::toggled, &m_preferences, &Preferences::setMotionReduced);
    connect(m_actions->of(Action::StandardLayout), &QAction::triggered, &m_preferences, &Preferences::reset);
    connect(&m_preferences, &Preferences::motionChanged, m_panes,
            [this] { m_actions->of(Action::ReduceMotion)->setChecked(m_preferences.isMotionReduced()); });
    const auto show = [this] {
        m_panes->showLook(m_look.theme(), m_look.textScale());
        m_actions->showAppearance(m_preferences.appearance());
    };
    connect(&m_look, &Look::changed, m_panes, show);
    show();
    m_actions->showLanguage(m_preferences.language());
    m_actions->of(Action::ReduceMotion)->setChecked(m_preferences.isMotionReduced());
}

void MainWindow::connectClass()
{
    const auto* bar = m_panes->classBar();
    connect(m_panes->header(), &HeaderBar::presentRequested, &m_classMode, &ClassMode::enter);
    connect(m_actions->of(Action::Present), &QAction::triggered, &m_classMode, &ClassMode::toggle);
    connect(&m_classMode, &ClassMode::changed, m_panes, &Panes::setPresenting);
    connect(bar, &ClassBar::leaveRequested, &m_classMode, &ClassMode::leave);
    connect(bar, &ClassBar::previousRequested, &m_playback, &Playback::toPreviousEvent);
    connect(bar, &ClassBar::nextRequested, &m_playback, &Playback::toNextEvent);
    connect(bar, &ClassBar::playToggled, &m_playback, &Playback::toggle);
    connect(bar, &ClassBar::blackToggled, m_panes->black(), &BlackScreen::toggle);
    m_panes->setPresenting(m_classMode.isOn());
}

void MainWindow::showSteps()
{
    const auto named = [](std::optional<Edit> edit) { return edit ? nameOf(*edit) : QString(); };
    m_panes->header()->showUndo(m_session.undoable().has_value(), named(m_session.undoable()));
    m_panes->header()->showRedo(m_session.redoable().has_value(), named(m_session.redoable()));
}

void MainWindow::showRun(const std::shared_ptr<const Run>& run)
{
    m_panes->showRun(run);
    if (!m_edits.isDragging())
        m_panes->side()->verdict()->announce();
    m_playback.setRun(run);
    showMoment();
}

void MainWindow::showMoment()
{
    m_panes->showMoment(*m_session.run(), m_playback.playhead());
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    const bool wanted = m_classMode.isOn() && m_panes->classBar()->handleKey(*event);
    if (!wanted && !m_panes->transport()->handleKey(*event))
        QMainWindow::keyPressEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    WindowLayout layout = m_panes->layoutNow();
    layout.window = saveGeometry();
    m_preferences.setLayout(layout);
    event->accept();
}

bool MainWindow::event(QEvent* event)
{
    const bool handled = QMainWindow::event(event);
    m_look.watch(*event);
    if (event->type() == QEvent::LanguageChange && !std::exchange(m_rebuilding, true))
        QMetaObject::invokeMethod(this, &MainWindow::rebuild, Qt::QueuedConnection); // once for all its catalogues
    if (event->type() == QEvent::UpdateRequest && !m_painted) {
        m_painted = true;
        emit firstPicture();
    }
    return handled;
}

} // namespace fenceline::app
