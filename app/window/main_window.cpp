// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "ui/controls/controls_panel.h"
#include "ui/controls/header_bar.h"
#include "ui/controls/side_column.h"
#include "ui/controls/transport_bar.h"
#include "ui/controls/verdict_card.h"
#include "ui/stage/stage_view.h"
#include "ui/text/sentences.h"
#include "ui/theme/style.h"
#include "ui/timeline/grip_hand.h"
#include "ui/timeline/timeline_view.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QScreen>
#include <QSplitter>
#include <QVBoxLayout>

namespace fenceline::app {

using namespace ui;

namespace {

/// The lesson's scenario, also as the file that it comes in, which says what it expects.
HeaderBar::Beginning beginningOf(Scenario opened)
{
    opened.expect.reset();
    return opened == Scenario{} ? HeaderBar::Beginning::Lesson : HeaderBar::Beginning::Opened;
}

} // namespace

MainWindow::MainWindow(Opened opened, Theme::Kind systemTheme)
    : m_session(std::move(opened)), m_edits(m_session), m_header(new HeaderBar(beginningOf(m_session.scenario()))),
      m_stage(new StageView), m_timeline(new TimelineView), m_side(new SideColumn(m_session.scenario())),
      m_transport(new TransportBar), m_systemTheme(systemTheme)
{
    setWindowTitle(QStringLiteral("Fenceline"));
    arrange();
    connectEdits();
    connectHistory();
    connectTime();
    connectLook();
    showRun(m_session.run());
    m_timeline->setFocus(); // else the first button would have it, unseen
}

void MainWindow::arrange()
{
    auto* pictures = new QSplitter(Qt::Vertical);
    pictures->addWidget(m_stage);
    pictures->addWidget(m_timeline);
    pictures->setStretchFactor(0, 4);
    pictures->setStretchFactor(1, 3);
    pictures->setChildrenCollapsible(false);

    auto* middle = new QWidget;
    auto* columns = new QHBoxLayout(middle);
    columns->setContentsMargins({});
    columns->setSpacing(0);
    columns->addWidget(pictures, 1);
    columns->addWidget(m_side);

    auto* all = new QWidget;
    auto* rows = new QVBoxLayout(all);
    rows->setContentsMargins({});
    rows->setSpacing(0);
    rows->addWidget(m_header);
    rows->addWidget(middle, 1);
    rows->addWidget(m_transport);
    setCentralWidget(all);
    // As in the mockups, or what the screen has room for.
    resize(QSize(1440, 900).boundedTo(screen()->availableSize()));
}

void MainWindow::connectEdits()
{
    const auto* controls = m_side->controls();
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
    const auto* hand = &m_timeline->gripHand();
    connect(hand, &GripHand::leaseEdited, &m_edits, &Edits::lease);
    connect(hand, &GripHand::pauseEdited, &m_edits, &Edits::pauseSpan);
    connect(hand, &GripHand::arrivalEdited, &m_edits, &Edits::arrival);
    connect(&m_edits, &Edits::dragEnded, m_side->verdict(), &VerdictCard::announce);
}

void MainWindow::connectHistory()
{
    connect(&m_session, &Session::changed, this, &MainWindow::showRun);
    connect(&m_session, &Session::refused, m_side->controls(), &ControlsPanel::say);
    connect(&m_session, &Session::failed, this, [this](const Error& error) {
        m_side->controls()->show(m_session.scenario());
        m_side->sayNotPlayed(error);
    });
    const auto& undo = m_session.undoStack();
    const auto named = [](std::optional<Edit> edit) { return edit ? nameOf(*edit) : QString(); };
    const auto showSteps = [this, named] {
        m_header->showUndo(m_session.undoable().has_value(), named(m_session.undoable()));
        m_header->showRedo(m_session.redoable().has_value(), named(m_session.redoable()));
    };
    connect(&undo, &QUndoStack::indexChanged, this, showSteps);
    connect(m_header, &HeaderBar::undoRequested, &m_session, &Session::undo);
    connect(m_header, &HeaderBar::redoRequested, &m_session, &Session::redo);
    connect(m_header, &HeaderBar::resetRequested, this, [this] {
        m_session.reset();
        m_side->controls()->show(m_session.scenario()); // it may have been that already, but for a refused entry
    });
    const auto addKey = [this](QKeySequence::StandardKey key, auto receiver, auto slot) {
        auto* action = new QAction(this);
        action->setShortcuts(key);
        connect(action, &QAction::triggered, receiver, slot);
        addAction(action);
    };
    addKey(QKeySequence::Undo, &m_session, &Session::undo);
    addKey(QKeySequence::Redo, &m_session, &Session::redo);
    addKey(QKeySequence::Quit, this, &QWidget::close);
}

void MainWindow::connectTime()
{
    connect(&m_playback, &Playback::playheadMoved, this, &MainWindow::showMoment);
    connect(&m_playback, &Playback::playingChanged, m_transport, &TransportBar::showPlaying);
    connect(&m_playback, &Playback::speedChanged, m_transport, &TransportBar::showSpeed);
    connect(m_transport, &TransportBar::playRequested, &m_playback,
            [this](bool play) { play ? m_playback.play() : m_playback.pause(); });
    connect(m_transport, &TransportBar::startRequested, &m_playback, &Playback::toStart);
    connect(m_transport, &TransportBar::previousRequested, &m_playback, &Playback::toPreviousEvent);
    connect(m_transport, &TransportBar::nextRequested, &m_playback, &Playback::toNextEvent);
    connect(m_transport, &TransportBar::endRequested, &m_playback, &Playback::toEnd);
    connect(m_transport, &TransportBar::speedChosen, &m_playback, &Playback::setSpeed);
    connect(m_timeline, &TimelineView::grabbed, &m_playback, &Playback::pause);
    connect(m_timeline, &TimelineView::seekRequested, &m_playback, &Playback::seek);
    connect(m_timeline, &TimelineView::stepRequested, &m_playback,
            [this](int direction) { direction < 0 ? m_playback.toPreviousEvent() : m_playback.toNextEvent(); });
    connect(m_side->verdict(), &VerdictCard::momentChosen, &m_playback, [this](Instant at) {
        m_playback.pause();
        m_playback.seek(at);
    });
}

void MainWindow::connectLook()
{
    connect(m_header, &HeaderBar::appearanceChosen, this, [this](const Appearance& appearance) {
        m_header->showAppearance(appearance);
        applyLook(appearance.theme.value_or(m_systemTheme), appearance.textScale);
        showLook();
    });
    showLook();
}

void MainWindow::showLook()
{
    const Appearance& appearance = m_header->appearance();
    const Theme& look = theme(appearance.theme.value_or(m_systemTheme));
    m_stage->setTheme(look);
    m_stage->setTextScale(appearance.textScale);
    m_timeline->setTheme(look);
    m_timeline->setTextScale(appearance.textScale);
}

/// A desktop either puts its new palette over ours, also where the user has chosen a theme, or only says that its theme
/// is another. Our own palettes bring events too; they find nothing covered and nothing said, so there is no circle.
void MainWindow::followSystem()
{
    if (!m_systemChanged && !isLookCovered())
        return;
    m_systemChanged = false;
    m_systemTheme = uncoverSystemTheme();
    const Appearance& appearance = m_header->appearance();
    applyLook(appearance.theme.value_or(m_systemTheme), appearance.textScale);
    showLook();
}

void MainWindow::showRun(const std::shared_ptr<const Run>& run)
{
    m_header->showScenario(QString::fromStdString(run->scenario.name));
    m_side->show(run);
    if (!m_edits.isDragging())
        m_side->verdict()->announce();
    m_stage->setRun(run);
    m_timeline->setRun(run);
    m_playback.setRun(run);
    showMoment();
}

void MainWindow::showMoment()
{
    const Instant at = m_playback.playhead();
    m_stage->setPlayhead(at);
    m_timeline->setPlayhead(at);
    m_transport->showTime(at);
    m_transport->showCaption(captionAt(*m_session.run(), at));
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    if (!m_transport->handleKey(*event))
        QMainWindow::keyPressEvent(event);
}

bool MainWindow::event(QEvent* event)
{
    const bool handled = QMainWindow::event(event);
    if (event->type() == QEvent::ThemeChange)
        m_systemChanged = true;
    if (event->type() == QEvent::ThemeChange || event->type() == QEvent::ApplicationPaletteChange)
        QMetaObject::invokeMethod(this, &MainWindow::followSystem, Qt::QueuedConnection); // not amid Qt's own round
    if (event->type() == QEvent::UpdateRequest && !m_painted) {
        m_painted = true;
        emit firstPicture();
    }
    return handled;
}

} // namespace fenceline::app
