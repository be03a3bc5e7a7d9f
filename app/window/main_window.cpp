// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "app/window/actions.h"
#include "app/window/key_groups.h"
#include "app/window/language_choice.h"
#include "app/window/palette_commands.h"
#include "app/window/transport.h"
#include "app/window/view_state.h"
#include "core/scenario/differences.h"
#include "core/sql/seat_database.h"
#include "ui/controls/changes_button.h"
#include "ui/controls/controls_panel.h"
#include "ui/controls/header_bar.h"
#include "ui/controls/redis_controls.h"
#include "ui/controls/side_column.h"
#include "ui/controls/transport_bar.h"
#include "ui/controls/verdict_card.h"
#include "ui/dialogs/about_dialog.h"
#include "ui/dialogs/command_palette.h"
#include "ui/events/events_view.h"
#include "ui/present/black_screen.h"
#include "ui/present/class_bar.h"
#include "ui/session/scenario_file.h"
#include "ui/statements/statements_view.h"
#include "ui/text/verdict_text.h"
#include "ui/timeline/grip_hand.h"
#include "ui/timeline/timeline_view.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDialog>
#include <QDropEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QScreen>

namespace fenceline::app {

using namespace ui;

MainWindow::MainWindow(Opened opened, const Surroundings& surroundings)
    : m_session(std::move(opened)), m_preferences(surroundings.preferences), m_edits(m_session),
      m_look(m_preferences.appearance(), surroundings.systemTheme), m_classMode(*this, m_look),
      m_files(m_session, m_playback, m_sayings, surroundings.store, surroundings.autosave),
      m_copies(m_session, m_playback, m_look, m_sayings), m_layoutKeeper(*this, m_classMode, m_preferences)
{
    setAcceptDrops(true);
    connect(&m_preferences, &Preferences::appearanceChanged, &m_look,
            [this] { m_look.choose(m_preferences.appearance()); });
    connect(&m_preferences, &Preferences::languageChanged, this,
            [this] { useChosenLanguage(m_preferences, m_sayings); });
    connect(&m_preferences, &Preferences::motionChanged, &m_playback,
            [this] { m_playback.setReducedMotion(m_preferences.isMotionReduced()); });
    connect(&m_preferences, &Preferences::wasReset, this, &MainWindow::showLayout);
    connect(&m_files, &FileDesk::opened, this, [this] { rebuild(m_panes->stateNow().forAnotherRun()); });
    connect(&m_files, &FileDesk::closeConfirmed, this, &QWidget::close);
    m_playback.setReducedMotion(m_preferences.isMotionReduced());
    build();
    showLayout();
}

void MainWindow::build()
{
    m_panes = new Panes(m_session.beginning());
    m_actions = new Actions(m_panes);
    connectEdits();
    connectHistory();
    connectFiles();
    connectTime();
    connectLook();
    connectModes();
    connectClass();
    connectDialogs();
    connectCopies();
    showRun(m_session.run());
    m_layoutKeeper.watch(*m_panes);
    setCentralWidget(m_panes); // and away with the ones before
}

/// In another language or for another scenario, with everything else as it was.
void MainWindow::rebuild(const Panes::State& state)
{
    const ViewState view(*m_panes);
    const bool keysShown = m_panes->findChild<KeysDialog*>();
    const bool aboutShown = m_panes->findChild<AboutDialog*>();
    build();
    m_panes->restore(state);
    m_sayings.sayAgain(state.messages);
    view.restore(*m_panes);
    if (keysShown)
        m_actions->of(Action::Keys)->trigger();
    if (aboutShown)
        m_actions->of(Action::About)->trigger();
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
    connect(controls, &ControlsPanel::serviceChosen, &m_edits, &Edits::service);
    connect(controls, &ControlsPanel::timingChosen, &m_edits, &Edits::timing);
    connect(controls, &ControlsPanel::waiterRechecksToggled, &m_edits, &Edits::waiterRechecks);
    connect(controls, &ControlsPanel::renewalChosen, &m_edits, &Edits::renewal);
    connect(controls, &ControlsPanel::renewalRefusedChosen, &m_edits, &Edits::renewalRefused);
    connect(controls, &ControlsPanel::lostAnswerChosen, &m_edits, &Edits::lostAnswer);
    connect(controls, &ControlsPanel::effectsEdited, &m_edits, &Edits::effects);
    const auto* redis = controls->redis();
    connect(redis, &RedisControls::counterToggled, &m_edits, &Edits::counter);
    connect(redis, &RedisControls::valueChosen, &m_edits, &Edits::redisValue);
    connect(redis, &RedisControls::persistenceChosen, &m_edits, &Edits::persistence);
    connect(redis, &RedisControls::lagEdited, &m_edits, &Edits::replicationLag);
    connect(redis, &RedisControls::waitToggled, &m_edits, &Edits::waitForReplica);
    connect(redis, &RedisControls::retryEdited, &m_edits, &Edits::retry);
    const auto* hand = &m_panes->timeline()->gripHand();
    connect(hand, &GripHand::leaseEdited, &m_edits, &Edits::lease);
    connect(hand, &GripHand::pauseEdited, &m_edits, &Edits::pauseSpan);
    connect(hand, &GripHand::arrivalEdited, &m_edits, &Edits::arrival);
    connect(&m_edits, &Edits::dragEnded, m_panes->side()->verdict(), &VerdictCard::announce);
}

void MainWindow::connectHistory()
{
    auto* side = m_panes->side();
    auto* header = m_panes->header();
    connect(&m_session, &Session::changed, m_panes, [this](const auto& run) { showRun(run); });
    connect(&m_session, &Session::refused, side->controls(), &ControlsPanel::say);
    connect(&m_session, &Session::failed, m_panes, [this, side](const Error& error) {
        side->controls()->showScenario(m_session.scenario());
        side->sayNotPlayed(error);
    });
    const auto keyOf = [this](Action action) { return m_actions->of(action)->shortcut(); };
    header->setKeys({keyOf(Action::Undo), keyOf(Action::Redo), keyOf(Action::Present)});
    connect(&m_session.undoStack(), &QUndoStack::indexChanged, m_panes, [this] { showSteps(); });
    connect(header, &HeaderBar::undoRequested, &m_session, &Session::undo);
    connect(header, &HeaderBar::redoRequested, &m_session, &Session::redo);
    connect(m_actions->of(Action::Undo), &QAction::triggered, &m_session, &Session::undo);
    connect(m_actions->of(Action::Redo), &QAction::triggered, &m_session, &Session::redo);
    connect(m_actions->of(Action::Reset), &QAction::triggered, side->controls(), [this, side] {
        m_session.reset();
        side->controls()->showScenario(m_session.scenario()); // it may have been that already, but for a refused entry
    });
    const auto showChanges = [this] {
        m_panes->changes()->showChanges(m_files.document().original(), m_session.scenario());
    };
    connect(&m_session, &Session::settled, m_panes, showChanges); // nothing up there moves while something is dragged
    showChanges();
    connect(m_panes->changes(), &ChangesButton::revertAllRequested, &m_edits,
            [this] { m_edits.revert(m_files.document().original()); });
    connect(m_panes->changes(), &ChangesButton::revertRequested, &m_edits, [this](const Difference& difference) {
        m_edits.revert(reverted(m_session.scenario(), m_files.document().original(), difference));
    });
    showSteps();
}

void MainWindow::connectFiles()
{
    auto* recent = new QMenu(tr("Open recent"), m_panes);
    m_panes->header()->setMenu(m_actions->makeMenu(recent));
    connect(recent, &QMenu::aboutToShow, &m_files, [this, recent] { m_files.fillRecent(*recent); });
    connect(m_actions->of(Action::Open), &QAction::triggered, &m_files, [this] { m_files.openChosen(this); });
    connect(m_actions, &Actions::builtinChosen, &m_files, &FileDesk::openBuiltin);
    connect(m_actions->of(Action::Save), &QAction::triggered, &m_files, [this] { m_files.save(this); });
    connect(m_actions->of(Action::SaveAs), &QAction::triggered, &m_files, [this] { m_files.saveChosen(this); });
    connect(m_actions->of(Action::Quit), &QAction::triggered, this, &QWidget::close);
    connect(&m_sayings, &Sayings::said, m_panes->banner(), &Banner::say);
    connect(&m_sayings, &Sayings::retracted, m_panes->banner(), &Banner::retract);
    connect(&m_files, &FileDesk::stateChanged, m_panes, [this] { showFile(); });
    showFile();
}

void MainWindow::connectTime()
{
    connect(&m_playback, &Playback::playheadMoved, m_panes, [this] { showMoment(); });
    connectTransport(*m_panes->transport(), m_playback);
    connectTimeline(*m_panes->timeline(), m_playback);
    connect(m_panes->side()->verdict(), &VerdictCard::momentChosen, &m_playback, &Playback::goTo);
    connect(m_panes->events(), &EventsView::momentChosen, &m_playback, &Playback::goTo);
    connect(m_panes->statements(), &StatementsView::momentChosen, &m_playback, &Playback::goTo);
    connect(m_actions->of(Action::Play), &QAction::triggered, &m_playback, &Playback::toggle);
    connect(m_actions->of(Action::ToStart), &QAction::triggered, &m_playback, &Playback::toStart);
    connect(m_actions->of(Action::PreviousEvent), &QAction::triggered, &m_playback, &Playback::toPreviousEvent);
    connect(m_actions->of(Action::NextEvent), &QAction::triggered, &m_playback, &Playback::toNextEvent);
    connect(m_actions->of(Action::ToEnd), &QAction::triggered, &m_playback, &Playback::toEnd);
}

void MainWindow::connectLook()
{
    connect(m_actions, &Actions::themeChosen, &m_preferences, &Preferences::setTheme);
    connect(m_actions, &Actions::textScaleChosen, &m_preferences, &Preferences::setTextScale);
    connect(m_actions, &Actions::languageChosen, &m_preferences, &Preferences::setLanguage);
    connect(m_actions->of(Action::ReduceMotion), &QAction::toggled, &m_preferences, &Preferences::setMotionReduced);
    connect(m_actions->of(Action::StandardLayout), &QAction::triggered, &m_preferences, &Preferences::reset);
    const auto show = [this] {
        m_panes->showLook(m_look.theme(), m_look.textScale());
        m_actions->showAppearance(m_preferences.appearance());
    };
    connect(&m_look, &Look::changed, m_panes, show);
    show();
    m_actions->showLanguage(m_preferences.languageInUse());
    const auto showMotion = [this] {
        m_actions->of(Action::ReduceMotion)->setChecked(m_preferences.isMotionReduced());
        m_panes->showMotionReduced(m_preferences.isMotionReduced());
    };
    connect(&m_preferences, &Preferences::motionChanged, m_panes, showMotion);
    showMotion();
}

void MainWindow::connectModes()
{
    const auto go = [this](HeaderBar::Mode mode) { m_panes->setMode(mode); };
    connect(m_panes->header(), &HeaderBar::modeChosen, m_panes, go);
    connect(m_actions->of(Action::Explore), &QAction::triggered, m_panes, [go] { go(HeaderBar::Mode::Explore); });
    connect(m_actions->of(Action::Quiz), &QAction::triggered, m_panes, [go] { go(HeaderBar::Mode::Quiz); });
    connect(m_panes->quiz(), &QuizPage::closeRequested, m_panes, &Panes::leaveQuiz);
    connect(m_panes->quiz(), &QuizPage::scenarioChosen, m_panes, [this, go](const Scenario& scenario) {
        m_edits.replace(scenario);
        go(HeaderBar::Mode::Explore);
    });
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
    connect(bar, &ClassBar::revealedChanged, m_panes->timeline(),
            [timeline = m_panes->timeline()](bool revealed) { timeline->setConcealed(!revealed); });
    m_panes->setPresenting(m_classMode.isOn());
}

void MainWindow::connectDialogs()
{
    const auto showOnce = [this](QDialog* dialog) {
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->show();
    };
    connect(m_actions->of(Action::Palette), &QAction::triggered, m_panes->commandPalette(),
            [this] { m_panes->commandPalette()->open(paletteCommands(*m_actions, m_edits, m_session.scenario())); });
    connect(m_actions->of(Action::Keys), &QAction::triggered, m_panes,
            [this, showOnce] { showOnce(new KeysDialog(keyGroups(*m_actions), m_panes)); });
    connect(m_actions->of(Action::About), &QAction::triggered, m_panes, [this, showOnce] {
        showOnce(new AboutDialog(
            AboutFacts{QApplication::applicationVersion(), QString::fromStdString(std::string(sqliteVersion()))},
            m_panes));
    });
}

void MainWindow::connectCopies()
{
    connect(m_actions->of(Action::CopyVerdict), &QAction::triggered, &m_copies, &Copies::copyVerdict);
    connect(m_actions->of(Action::CopyPicture), &QAction::triggered, &m_copies, &Copies::copyPicture);
}

void MainWindow::showSteps()
{
    const auto named = [](std::optional<Edit> edit) { return edit ? nameOf(*edit) : QString(); };
    m_panes->header()->showUndo(m_session.undoable().has_value(), named(m_session.undoable()));
    m_panes->header()->showRedo(m_session.redoable().has_value(), named(m_session.redoable()));
}

/// The title bar says which file it is, and whether there is something to save.
void MainWindow::showFile()
{
    setWindowTitle(QStringLiteral("[*]%1").arg(m_files.title()));
    setWindowFilePath(m_files.document().path());
    setWindowModified(m_files.document().isModified());
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
    const bool isHandled =
        (event->key() == Qt::Key_Escape && m_panes->banner()->dismiss()) || m_panes->handleKey(*event);
    if (!isHandled)
        QMainWindow::keyPressEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    event->setAccepted(m_files.mayClose());
    if (!event->isAccepted())
        return;
    m_classMode.leave();
    m_layoutKeeper.keep();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (droppedFile(*event->mimeData()))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    if (const auto path = droppedFile(*event->mimeData()))
        m_files.open(*path);
}

bool MainWindow::event(QEvent* event)
{
    const bool handled = QMainWindow::event(event);
    m_look.watch(*event);
    if (event->type() == QEvent::LanguageChange && !std::exchange(m_rebuildPending, true))
        QMetaObject::invokeMethod(
            this,
            [this] { // once for all its catalogues
                m_rebuildPending = false;
                rebuild(m_panes->stateNow());
            },
            Qt::QueuedConnection);
    if (event->type() == QEvent::UpdateRequest && !m_painted) {
        m_painted = true;
        emit firstPicture();
    }
    return handled;
}

} // namespace fenceline::app
