// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/class_bar.h"

#include "ui/present/plate_button.h"
#include "ui/theme/announcement.h"
#include "ui/theme/outcome_look.h"
#include "ui/theme/plain_text.h"
#include "ui/theme/style.h"
#include "ui/theme/text_measure.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>

namespace fenceline::ui {
namespace {

constexpr Qt::KeyboardModifiers kOfCapitals{Qt::ShiftModifier | Qt::KeypadModifier}; ///< a capital H is an H

} // namespace

ClassBar::ClassBar(QWidget* parent)
    : QWidget(parent), m_time(new QLabel), m_caption(new QLabel), m_plate(new PlateButton),
      m_announcement(new Announcement(this))
{
    auto* row = new QHBoxLayout(this);
    row->addWidget(m_time);
    row->addWidget(m_caption, 1);
    row->addWidget(m_plate);
    for (QLabel* label : {m_time, m_caption})
        label->setTextFormat(Qt::PlainText);
    m_caption->setWordWrap(true);
    connect(m_plate, &QAbstractButton::clicked, this, [this] { setRevealed(!m_revealed); });
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("In front of a class"));
    showWhatIsKnown();
    applyLook();
}

void ClassBar::showCaption(const QString& time, const QString& sentence)
{
    m_time->setText(time);
    m_caption->setText(directed(sentence, layoutDirection()));
}

void ClassBar::showOutcome(const QString& title, Outcome outcome)
{
    m_title = title;
    m_outcome = outcome;
    showWhatIsKnown();
}

void ClassBar::setRevealed(bool revealed)
{
    if (revealed == m_revealed)
        return;
    m_revealed = revealed;
    showWhatIsKnown();
    m_announcement->say(m_plate->text());
    emit revealedChanged(revealed);
}

void ClassBar::showWhatIsKnown()
{
    m_plate->setText(m_revealed ? m_title : tr("H shows how it ends"));
    m_plate->setSign(m_revealed ? std::optional(signOf(m_outcome)) : std::nullopt);
}

bool ClassBar::handleRoomKey(const QKeyEvent& event)
{
    if (event.modifiers() & ~kOfCapitals)
        return false;
    switch (event.key()) {
    case Qt::Key_Period:
    case Qt::Key_B: emit blackToggled(); return true;
    case Qt::Key_Escape: emit leaveRequested(); return true;
    default: return false;
    }
}

bool ClassBar::handleKey(const QKeyEvent& event)
{
    if (handleRoomKey(event))
        return true;
    if (event.modifiers() & ~kOfCapitals)
        return false;
    switch (event.key()) {
    case Qt::Key_PageUp: emit previousRequested(); return true;
    case Qt::Key_PageDown: emit nextRequested(); return true;
    case Qt::Key_Space: emit playToggled(); return true;
    case Qt::Key_H: setRevealed(!m_revealed); return true;
    default: return false;
    }
}

std::vector<std::pair<QString, QString>> ClassBar::keys()
{
    return {{tr("Page Up, Page Down"), tr("Previous event, next event")},
            {tr("Space"), tr("Play or pause")},
            {tr("H"), tr("Show how it ends, or hide it")},
            {tr("B, ."), tr("Make the screen black, or bring the picture back")},
            {tr("Escape"), tr("Back to the window")}};
}

/// Ink and paper change places, so that the bar is seen from the back row.
void ClassBar::applyLook()
{
    const Theme& theme = themeOf(*this);
    const qreal scale = textScaleOf(*this);
    QPalette inverse = palette();
    inverse.setColor(QPalette::WindowText, theme.panel);
    for (QLabel* label : {m_time, m_caption})
        label->setPalette(inverse);
    m_time->setFont(fontFor(TextStyle::Title, scale, true));
    m_caption->setFont(fontFor(TextStyle::Title, scale));
    m_plate->setFont(fontFor(TextStyle::Title, scale, true));
    m_time->setMinimumWidth(m_time->fontMetrics().horizontalAdvance(QStringLiteral("00.000 s")));
    // Two lines at any time, so that the picture above stays where it is.
    m_caption->setMinimumHeight(2 * m_caption->fontMetrics().lineSpacing());
    const int margin = int(measure::kWideMargin * scale);
    layout()->setContentsMargins(margin, margin / 2, margin, margin / 2);
    layout()->setSpacing(margin);
}

void ClassBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        applyLook();
}

void ClassBar::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(rect(), themeOf(*this).ink);
}

} // namespace fenceline::ui
