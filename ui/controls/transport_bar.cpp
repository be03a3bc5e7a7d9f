// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/transport_bar.h"

#include "ui/controls/caption_label.h"
#include "ui/controls/icon_button.h"
#include "ui/text/quantities.h"
#include "ui/theme/announcement.h"
#include "ui/theme/style.h"
#include "ui/theme/text_label.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <array>
#include <utility>

namespace fenceline::ui {
namespace {

constexpr std::array<double, 6> kSpeeds{0.25, 0.5, 1, 2, 4, 8};

QString speedText(double speed)
{
    const QString number = QLocale().toString(speed, 'f', speed < 0.5 ? 2 : speed < 1 ? 1 : 0);
    return TransportBar::tr("%1×", "a speed").arg(number);
}

} // namespace

TransportBar::TransportBar(QWidget* parent)
    : QWidget(parent), m_start(new IconButton(IconButton::Icon::ToStart, IconButton::Shape::Framed)),
      m_previous(new IconButton(IconButton::Icon::Previous, IconButton::Shape::Framed)),
      m_play(new IconButton(IconButton::Icon::Play, IconButton::Shape::Round)),
      m_next(new IconButton(IconButton::Icon::Next, IconButton::Shape::Framed)),
      m_end(new IconButton(IconButton::Icon::ToEnd, IconButton::Shape::Framed)), m_speed(new QPushButton),
      m_speeds(new QActionGroup(this)), m_time(new TextLabel(TextStyle::Caption)), m_caption(new CaptionLabel),
      m_announcement(new Announcement(this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 10, 16, 10);
    row->setSpacing(int(measure::kWideGap));
    row->addWidget(makeButtonRow());
    for (QWidget* part : std::initializer_list<QWidget*>{m_speed, m_time, m_caption})
        row->addWidget(part);
    m_time->setBold(true);
    m_time->setWordWrap(false);
    m_time->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    makeButtons();
    makeSpeeds();
    showSpeed(1);
    applyLook();
    m_time->showText(timeText(m_at));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

/// They go back and forth along the axis of time, which no language mirrors.
QWidget* TransportBar::makeButtonRow()
{
    auto* buttons = new QWidget;
    buttons->setLayoutDirection(Qt::LeftToRight);
    auto* row = new QHBoxLayout(buttons);
    row->setContentsMargins({});
    row->setSpacing(int(measure::kWideGap));
    for (QWidget* button : {m_start, m_previous, m_play, m_next, m_end})
        row->addWidget(button);
    return buttons;
}

void TransportBar::makeButtons()
{
    m_start->setWords(tr("To the start"), QKeySequence(Qt::Key_Home).toString(QKeySequence::NativeText));
    m_previous->setWords(tr("Previous event"), QStringLiteral(","));
    m_next->setWords(tr("Next event"), QStringLiteral("."));
    m_end->setWords(tr("To the end"), QKeySequence(Qt::Key_End).toString(QKeySequence::NativeText));
    m_play->setWords(tr("Play"), QKeySequence(Qt::Key_Space).toString(QKeySequence::NativeText));
    connect(m_start, &QToolButton::clicked, this, &TransportBar::startRequested);
    connect(m_previous, &QToolButton::clicked, this, &TransportBar::previousRequested);
    connect(m_play, &QToolButton::clicked, this, [this] { emit playRequested(!m_playing); });
    connect(m_next, &QToolButton::clicked, this, &TransportBar::nextRequested);
    connect(m_end, &QToolButton::clicked, this, &TransportBar::endRequested);
}

void TransportBar::makeSpeeds()
{
    auto* menu = new QMenu(m_speed);
    for (const double speed : kSpeeds) {
        QAction* action = menu->addAction(speedText(speed));
        action->setCheckable(true);
        action->setData(speed);
        m_speeds->addAction(action);
        connect(action, &QAction::triggered, this, [this, speed] {
            showSpeed(speed);
            emit speedChosen(speed);
        });
    }
    m_speed->setMenu(menu);
    m_speed->setToolTip(tr("Speed"));
    m_speed->setFocusPolicy(Qt::TabFocus);
}

void TransportBar::showSpeed(double speed)
{
    for (QAction* action : m_speeds->actions())
        if (qFuzzyCompare(action->data().toDouble(), speed))
            action->setChecked(true);
    m_speed->setText(speedText(speed));
    m_speed->setAccessibleName(tr("Speed %1").arg(speedText(speed)));
}

/// While it runs the time has one decimal, so that it can be read; at rest it is exact.
void TransportBar::showTime(Instant at)
{
    m_moved |= at != m_at;
    m_at = at;
    m_time->showText(m_playing ? clockText(at) : timeText(at));
}

void TransportBar::showCaption(const QString& sentence)
{
    m_caption->showText(sentence);
    announce();
}

/// Where the time has come to, when it is at rest; not that an edit has changed what lies there.
void TransportBar::announce()
{
    if (m_playing || !std::exchange(m_moved, false) || m_said == m_caption->text())
        return;
    m_said = m_caption->text();
    m_announcement->say(tr("%1. %2", "a time, what has just happened").arg(timeText(m_at), m_said));
}

void TransportBar::showPlaying(bool playing)
{
    m_playing = playing;
    m_play->setIconShown(playing ? IconButton::Icon::Pause : IconButton::Icon::Play);
    m_play->setWords(playing ? tr("Pause") : tr("Play"),
                     QKeySequence(Qt::Key_Space).toString(QKeySequence::NativeText));
    showTime(m_at);
    announce();
}

bool TransportBar::handleKey(const QKeyEvent& event)
{
    if (event.modifiers() != Qt::NoModifier && event.modifiers() != Qt::KeypadModifier)
        return false;
    switch (event.key()) {
    case Qt::Key_Space: emit playRequested(!m_playing); return true;
    case Qt::Key_Comma: emit previousRequested(); return true;
    case Qt::Key_Period: emit nextRequested(); return true;
    case Qt::Key_Home: emit startRequested(); return true;
    case Qt::Key_End: emit endRequested(); return true;
    default: return false;
    }
}

std::vector<std::pair<QString, QString>> TransportBar::keys()
{
    return {{tr("Space"), tr("Play or pause")},
            {QStringLiteral(","), tr("Previous event")},
            {QStringLiteral("."), tr("Next event")},
            {tr("Home, End"), tr("To the start, to the end")}};
}

/// Room for the widest time that a run of some minutes has, so that nothing moves while it plays.
void TransportBar::applyLook()
{
    m_time->setMinimumWidth(m_time->fontMetrics().horizontalAdvance(timeText(Instant{Duration{88'800}})));
    int speeds = 0;
    for (const double speed : kSpeeds)
        speeds = qMax(speeds, m_speed->fontMetrics().horizontalAdvance(speedText(speed)));
    m_speed->setMinimumWidth(speeds + scaledFor(*this, 44));
}

void TransportBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        applyLook();
}

void TransportBar::paintEvent(QPaintEvent*)
{
    const Theme& theme = themeOf(*this);
    QPainter painter(this);
    painter.fillRect(rect(), theme.panel);
    painter.fillRect(0, 0, width(), 1, theme.hairline);
}

} // namespace fenceline::ui
