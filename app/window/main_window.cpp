// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "core/scenario/edit.h"
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
    : m_session(std::move(opened)), m_header(new HeaderBar(beginningOf(m_session.scenario()))), m_stage(new StageView),
      m_timeline(new TimelineView), m_side(new SideColumn(m_session.scenario())), m_transport(new TransportBar),
      m_systemTheme(systemTheme)
{
    setWindowTitle(QStringLiteral("Fenceline"));
    arrange();
    connectEdits();
    connectGrips();
    connectChoices();
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
    connect(controls, &ControlsPanel::leaseEdited, this, &MainWindow::editLease);
    connect(controls, &ControlsPanel::pauseEdited, this, [this](Duration length, EditPhase phase) {
        edit(Edit::PauseLength, tr("pause"), edit::pauseLength(m_session.base(Edit::PauseLength), length), phase);
    });
    connect(controls, &ControlsPanel::freezeAtEdited, this, [this](Duration at, EditPhase phase) {
        edit(Edit::FreezeAt, tr("start of the pause"), edit::freezeAt(m_session.base(Edit::FreezeAt), at), phase);
    });
    connect(controls, &ControlsPanel::workersEdited, this, [this](int count, EditPhase phase) {
        edit(Edit::Workers, tr("number of workers"), edit::workers(m_session.base(Edit::Workers), count), phase);
    });
    connect(controls, &ControlsPanel::seatsEdited, this, [this](int count, EditPhase phase) {
        edit(Edit::Seats, tr("number of seats"), edit::seats(m_session.base(Edit::Seats), count), phase);
    });
    connect(controls, &ControlsPanel::gapEdited, this, [this](Duration gap, EditPhase phase) {
        edit(Edit::Gap, tr("gap from read to write"), edit::gap(m_session.base(Edit::Gap), gap), phase);
    });
}

void MainWindow::connectGrips()
{
    const auto* hand = &m_timeline->gripHand();
    connect(hand, &GripHand::leaseEdited, this, &MainWindow::editLease);
    connect(hand, &GripHand::pauseEdited, this, [this](std::size_t fault, Duration from, Duration to, EditPhase phase) {
        edit(Edit::PauseSpan, tr("pause"), edit::pauseSpan(m_session.base(Edit::PauseSpan), fault, from, to), phase);
    });
    connect(hand, &GripHand::arrivalEdited, this, [this](WorkerId worker, Duration arrives, EditPhase phase) {
        edit(Edit::Arrival, tr("arrival"), edit::arrival(m_session.base(Edit::Arrival), worker, arrives), phase);
    });
}

void MainWindow::connectChoices()
{
    const auto* controls = m_side->controls();
    connect(controls, &ControlsPanel::fencingChosen, this, [this](Fencing fencing) {
        choose(Edit::Fencing, tr("fencing"), edit::fencing(m_session.scenario(), fencing));
    });
    connect(controls, &ControlsPanel::fenceCompareChosen, this, [this](FenceCompare compare) {
        choose(Edit::FenceCompare, tr("comparison of tokens"), edit::fenceCompare(m_session.scenario(), compare));
    });
    connect(controls, &ControlsPanel::checkChosen, this, [this](CheckBeforeWrite check) {
        choose(Edit::Check, tr("check before writing"), edit::checkBeforeWrite(m_session.scenario(), check));
    });
    connect(controls, &ControlsPanel::conditionalToggled, this, [this](bool on) {
        choose(Edit::Conditional, tr("conditional write"), edit::conditional(m_session.scenario(), on));
    });
    connect(controls, &ControlsPanel::protectionChosen, this, [this](Protection protection) {
        choose(Edit::Protection, tr("protection"), edit::protection(m_session.scenario(), protection));
    });
    connect(controls, &ControlsPanel::releaseChosen, this, [this](Release release) {
        choose(Edit::Release, tr("release"), edit::release(m_session.scenario(), release));
    });
    connect(controls, &ControlsPanel::causeChosen, this, [this](PauseCause cause) {
        choose(Edit::PauseCause, tr("cause of the pause"), edit::pauseCause(m_session.scenario(), cause));
    });
    connect(controls, &ControlsPanel::crashChosen, this,
            [this] { choose(Edit::PauseCause, tr("crash"), edit::crash(m_session.scenario())); });
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
    const auto showSteps = [this, &undo] {
        m_header->showUndo(undo.canUndo(), undo.undoText());
        m_header->showRedo(undo.canRedo(), undo.redoText());
    };
    connect(&undo, &QUndoStack::indexChanged, this, showSteps);
    connect(m_header, &HeaderBar::undoRequested, &m_session, &Session::undo);
    connect(m_header, &HeaderBar::redoRequested, &m_session, &Session::redo);
    connect(m_header, &HeaderBar::resetRequested, this, [this] {
        m_session.reset(tr("back to the beginning"));
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

void MainWindow::edit(Edit what, const QString& text, const Result<Scenario>& edited, EditPhase phase)
{
    if (phase == EditPhase::Step)
        m_session.endDrag();
    m_dragging = phase == EditPhase::Moving;
    m_session.apply(what, text, edited);
    if (phase == EditPhase::Finished)
        m_side->verdict()->announce();
    if (!m_dragging)
        m_session.endDrag();
}

void MainWindow::editLease(std::optional<Duration> lease, EditPhase phase)
{
    edit(Edit::Lease, tr("lease"), edit::lease(m_session.base(Edit::Lease), lease), phase);
}

void MainWindow::choose(Edit what, const QString& text, const Result<Scenario>& edited)
{
    edit(what, text, edited, EditPhase::Step);
}

void MainWindow::showRun(const std::shared_ptr<const Run>& run)
{
    m_header->showScenario(QString::fromStdString(run->scenario.name));
    m_side->show(run);
    if (!m_dragging)
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
