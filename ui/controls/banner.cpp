// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/banner.h"

#include "ui/controls/close_button.h"
#include "ui/theme/announcement.h"
#include "ui/theme/plain_text.h"
#include "ui/theme/sign.h"
#include "ui/theme/style.h"
#include "ui/theme/text_label.h"
#include "ui/theme/text_measure.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

namespace fenceline::ui {
namespace {

constexpr int kSign = 16;
constexpr int kEdge = 4; ///< the band of colour at the leading edge
constexpr int kMostLines = 3;
constexpr qreal kMostButtons = 0.4; ///< of the width; what is wider stands one below the other

/// Else a path that is long enough would widen the window.
QString breakable(const QString& text)
{
    return withBreaks(text, 24);
}

/// The middle of whatever is longer than `most` without a space is left out: both ends of a path say more.
QString shortened(const QString& text, int most)
{
    QStringList words = text.split(QLatin1Char(' '));
    for (QString& word : words)
        if (word.size() > most)
            word = word.left(most / 2) + QChar(0x2026) + word.right(most - most / 2 - 1);
    return words.join(QLatin1Char(' '));
}

/// As much of it as a few lines of this width hold, where that is more than the words around a path.
QString fitted(const QString& text, const QFont& font, int width)
{
    const auto fits = [&](const QString& part) {
        return wrappedHeight(font, part, width) <= kMostLines * QFontMetrics(font).lineSpacing();
    };
    QString shown = breakable(text);
    for (int most = int(text.size()); !fits(shown) && most > 16; most -= 4)
        shown = breakable(shortened(text, most));
    return shown;
}

} // namespace

Banner::Banner(QWidget* parent)
    : QWidget(parent), m_text(new TextLabel(TextStyle::Body)), m_buttons(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_announcement(new Announcement(this)), m_remedies{new QPushButton, new QPushButton}, m_close(new CloseButton)
{
    auto* row = new QHBoxLayout(this);
    row->setSpacing(int(measure::kWideGap));
    m_buttons->setSpacing(int(measure::kGap));
    row->addWidget(m_text, 1);
    row->addLayout(m_buttons);
    for (std::size_t i = 0; i < m_remedies.size(); ++i) {
        m_remedies[i]->setFocusPolicy(Qt::NoFocus); // it has no words yet
        connect(m_remedies[i], &QPushButton::clicked, this, [this, i] { act(i); });
        m_buttons->addWidget(m_remedies[i]);
    }
    row->addWidget(m_close);
    connect(m_close, &QAbstractButton::clicked, this, &Banner::dismiss);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    hide();
}

void Banner::say(const Message& message)
{
    drop(message.topic);
    m_messages.push_back(message);
    const bool asks = message.kind == Message::Kind::Question;
    if (QWidget* focused = QApplication::focusWidget(); asks && !isAncestorOf(focused))
        m_focusBefore = focused;
    refresh();
    if (asks)
        (message.remedies.empty() ? m_close : m_remedies.front())->setFocus(Qt::OtherFocusReason);
}

void Banner::retract(const QString& topic)
{
    drop(topic);
    refresh();
}

QStringList Banner::topics() const
{
    QStringList all;
    for (const Message& message : m_messages)
        all << message.topic;
    return all;
}

bool Banner::dismiss()
{
    if (m_messages.empty())
        return false;
    m_messages.pop_back();
    refresh();
    return true;
}

void Banner::drop(const QString& topic)
{
    if (!topic.isEmpty())
        std::erase_if(m_messages, [&](const Message& message) { return message.topic == topic; });
}

/// Closed before it acts: what comes of it may be the next message.
void Banner::act(std::size_t remedy)
{
    const auto chosen = m_messages.back().remedies.at(remedy).act;
    dismiss();
    if (chosen)
        chosen();
}

void Banner::refresh()
{
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    setVisible(!m_messages.empty());
    if (!m_messages.empty())
        showMessage(m_messages.back());
    if (!m_messages.empty() && m_messages.back().kind == Message::Kind::Question)
        return;
    if (hadFocus && m_focusBefore)
        m_focusBefore->setFocus(Qt::OtherFocusReason);
    m_focusBefore.clear();
}

void Banner::showMessage(const Message& message)
{
    for (std::size_t i = 0; i < m_remedies.size(); ++i) {
        const bool there = i < message.remedies.size();
        if (there)
            m_remedies[i]->setText(message.remedies[i].words);
        m_remedies[i]->setFocusPolicy(there ? Qt::TabFocus : Qt::NoFocus);
        m_remedies[i]->setVisible(there);
    }
    m_text->setAccessibleName(message.text);
    placeText();
    setAccessibleName(message.text);
    m_announcement->say(message.text);
    fit();
    update();
}

void Banner::placeText()
{
    const int leading = scaledFor(*this, kEdge + measure::kMargin + kSign + measure::kWideGap);
    const int trailing = int(measure::kWideGap);
    layout()->setContentsMargins(isRightToLeft() ? trailing : leading, 8, isRightToLeft() ? leading : trailing, 8);
}

void Banner::fit()
{
    if (m_messages.empty())
        return;
    int beside = 0;
    int widest = 0;
    for (const QPushButton* remedy : m_remedies)
        if (!remedy->isHidden()) {
            beside += remedy->sizeHint().width() + int(measure::kGap);
            widest = qMax(widest, remedy->sizeHint().width());
        }
    const bool stacked = beside > widthGiven() * kMostButtons;
    m_buttons->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    const QMargins margins = layout()->contentsMargins();
    const int others = margins.left() + margins.right() + (stacked ? widest : beside) + m_close->sizeHint().width() +
                       2 * int(measure::kWideGap);
    const QString& text = m_messages.back().text;
    const QString shown = fitted(text, m_text->font(), widthGiven() - others);
    m_text->showText(shown);
    m_text->setToolTip(shown == breakable(text) ? QString() : plainToolTip(text));
}

void Banner::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

/// LayoutRequest: its parts have another size of text, each in its turn.
bool Banner::event(QEvent* event)
{
    const bool handled = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest)
        fit();
    else if (event->type() == QEvent::StyleChange)
        placeText();
    return handled;
}

/// What it will have when it is shown, where it is not laid out yet.
int Banner::widthGiven() const
{
    return isVisible() || !parentWidget() ? width() : parentWidget()->width();
}

QSize Banner::sizeHint() const
{
    return {QWidget::sizeHint().width(), heightForWidth(widthGiven())};
}

QSize Banner::minimumSizeHint() const
{
    return {QWidget::minimumSizeHint().width(), heightForWidth(widthGiven())};
}

void Banner::paintEvent(QPaintEvent*)
{
    if (m_messages.empty())
        return;
    const Theme& theme = themeOf(*this);
    const bool wrong = m_messages.back().kind == Message::Kind::Error;
    const bool asks = m_messages.back().kind == Message::Kind::Question;
    const Role& role = wrong ? theme.wrong : theme.frozen;
    QPainter painter(this);
    painter.fillRect(rect(), role.soft);
    const auto placed = [this](const QRect& box) { return QStyle::visualRect(layoutDirection(), rect(), box); };
    const int edge = scaledFor(*this, kEdge);
    painter.fillRect(placed({0, 0, edge, height()}), role.strong);
    painter.fillRect(0, height() - 1, width(), 1, theme.hairline);
    const int side = scaledFor(*this, kSign);
    const QRect box(edge + scaledFor(*this, measure::kMargin), (height() - side) / 2, side, side);
    drawSign(painter, wrong ? Sign::Cross : asks ? Sign::Query : Sign::Ring, placed(box), role.strong);
}

void Banner::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && dismiss())
        return;
    QWidget::keyPressEvent(event);
}

} // namespace fenceline::ui
