// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quiz/answer_card.h"

#include "ui/theme/link_button.h"
#include "ui/theme/paint.h"
#include "ui/theme/sign.h"
#include "ui/theme/style.h"
#include "ui/theme/text_measure.h"

#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QTextLayout>
#include <QtMath>

namespace fenceline::ui {
namespace {

constexpr int kPadding = 16;
constexpr int kAbove = 10;
constexpr int kGap = 8;
constexpr int kWhyGap = 4;
constexpr int kLinkRing = 4; ///< a link brings so much for its focus ring

/// How far the last line of a wrapped text reaches.
int lastLineWidth(const QFont& font, const QString& text, int width)
{
    QTextLayout layout(text, font);
    layout.beginLayout();
    qreal reach = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(qMax(40, width));
        reach = line.naturalTextWidth();
    }
    layout.endLayout();
    return qCeil(reach);
}

} // namespace

AnswerCard::AnswerCard(int number, const QString& text, QWidget* parent)
    : QRadioButton(parent), m_number(number), m_answer(text), m_link(new LinkButton(tr("See that run"), this))
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(tr("%1. %2", "number and text of an answer").arg(QLocale().toString(number), text));
    m_link->hide();
}

void AnswerCard::showGrade(Mark mark, const QString& why, bool hasRun)
{
    m_graded = true;
    m_mark = mark;
    m_why = why;
    m_link->setVisible(hasRun);
    m_link->setAccessibleName(tr("See the run that shows this of answer %1").arg(QLocale().toString(m_number)));
    setCursor(Qt::ArrowCursor);
    setAccessibleDescription(why);
    if (mark != Mark::None) {
        const QString word = mark == Mark::Wrong ? tr("wrong") : tr("right");
        setAccessibleName(isChecked() ? tr("%1. %2: %3, your answer").arg(QLocale().toString(m_number), m_answer, word)
                                      : tr("%1. %2: %3").arg(QLocale().toString(m_number), m_answer, word));
    }
    updateGeometry();
    placeLink();
    update();
}

void AnswerCard::nextCheckState()
{
    if (!m_graded)
        setChecked(true);
}

AnswerCard::Places AnswerCard::placesFor(int width) const
{
    const qreal scale = textScaleOf(*this);
    const QFont large = fontFor(TextStyle::Caption, scale);
    const int line = QFontMetrics(large).height();
    Places places;
    const int mark = m_mark == Mark::None ? 0 : qRound(line * 0.75);
    places.sign = {kPadding, kAbove + (line - mark) / 2, mark, mark};
    const int from = kPadding + (mark > 0 ? mark + kGap : 0);
    const int digit = QFontMetrics(fontFor(TextStyle::Caption, scale, true)).horizontalAdvance(QLatin1Char('0'));
    places.number = {from, kAbove, digit, line};
    const int start = from + digit + 2 * kGap;
    const int room = width - start - kPadding;
    places.text = {start, kAbove, room, wrappedHeight(large, m_answer, room)};
    int bottom = places.text.y() + places.text.height();
    if (!m_why.isEmpty()) {
        const int wide = width - 2 * kPadding;
        places.why = {kPadding, bottom + kWhyGap, wide, wrappedHeight(font(), m_why, wide)};
        bottom = places.why.y() + places.why.height();
    }
    if (m_link->isVisibleTo(this)) {
        // after the last word where there is room, else on a line of its own
        const QSize size = m_link->sizeHint();
        const int after = kPadding + lastLineWidth(font(), m_why, places.why.width()) + kGap - kLinkRing;
        const bool fits = after + size.width() <= width - kPadding + kLinkRing;
        places.link = fits ? QRect({after, bottom - size.height() + kLinkRing}, size)
                           : QRect({kPadding - kLinkRing, bottom}, size);
        bottom = places.link.y() + places.link.height() - kLinkRing;
    }
    places.height = bottom + kAbove;
    return places;
}

int AnswerCard::heightForWidth(int width) const
{
    return placesFor(width).height;
}

QSize AnswerCard::sizeHint() const
{
    const int wide = scaledFor(*this, 320);
    return {wide, heightForWidth(wide)};
}

QSize AnswerCard::minimumSizeHint() const
{
    return {scaledFor(*this, 160), QFontMetrics(fontFor(TextStyle::Caption, textScaleOf(*this))).height()};
}

void AnswerCard::placeLink()
{
    m_link->setGeometry(QStyle::visualRect(layoutDirection(), rect(), placesFor(width()).link));
}

QColor AnswerCard::signColor() const
{
    const Theme& theme = themeOf(*this);
    switch (m_mark) {
    case Mark::Right: return theme.right.strong;
    case Mark::Wrong: return theme.wrong.strong;
    case Mark::None: break;
    }
    return theme.quiet;
}

void AnswerCard::paintEvent(QPaintEvent*)
{
    const Theme& theme = themeOf(*this);
    const Places places = placesFor(width());
    const auto placed = [this](const QRect& r) { return QStyle::visualRect(layoutDirection(), rect(), r); };
    const int wrap = int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignTop)) |
                     int(Qt::AlignAbsolute) | int(Qt::TextWordWrap);
    QPainter painter(this);
    painter.setLayoutDirection(Qt::LayoutDirectionAuto); // a text may be in another language than the window
    if (m_mark == Mark::None) {
        const bool hovered = !m_graded && underMouse();
        drawRounded(painter, rect(), measure::kControlRadius, hovered ? theme.canvas : theme.panel,
                    m_graded ? theme.hairline : theme.edge);
    } else {
        const Role& role = m_mark == Mark::Right ? theme.right : theme.wrong;
        drawRounded(painter, rect(), measure::kControlRadius, role.soft, role.strong, 2);
        drawSign(painter, m_mark == Mark::Right ? Sign::Tick : Sign::Cross, placed(places.sign), role.strong);
    }
    painter.setFont(fontFor(TextStyle::Caption, textScaleOf(*this), true));
    painter.setPen(signColor());
    painter.drawText(placed(places.number), Qt::AlignCenter, QLocale().toString(m_number));
    painter.setFont(fontFor(TextStyle::Caption, textScaleOf(*this)));
    painter.setPen(theme.ink);
    painter.drawText(placed(places.text), wrap, m_answer);
    painter.setFont(font());
    painter.drawText(placed(places.why), wrap, m_why);
    if (hasFocus() && m_keys.isShown())
        drawFocusRing(painter, QRectF(rect()).adjusted(3, 3, -3, -3), measure::kControlRadius - 3, theme.ink);
}

void AnswerCard::resizeEvent(QResizeEvent* event)
{
    QRadioButton::resizeEvent(event);
    placeLink();
}

/// Every other key is the view's.
void AnswerCard::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space && !m_graded)
        QRadioButton::keyPressEvent(event);
    else
        event->ignore();
}

void AnswerCard::mousePressEvent(QMouseEvent* event)
{
    m_keys.mouseUsed();
    QRadioButton::mousePressEvent(event);
}

void AnswerCard::showFocus()
{
    setFocus(Qt::TabFocusReason);
    m_keys.keyUsed(true);
}

void AnswerCard::focusInEvent(QFocusEvent* event)
{
    m_keys.focusIn(*event);
    QRadioButton::focusInEvent(event);
}

void AnswerCard::focusOutEvent(QFocusEvent* event)
{
    m_keys.focusOut(*event);
    QRadioButton::focusOutEvent(event);
}

void AnswerCard::changeEvent(QEvent* event)
{
    QRadioButton::changeEvent(event);
    switch (event->type()) {
    case QEvent::StyleChange:
    case QEvent::FontChange:
    case QEvent::LayoutDirectionChange:
        updateGeometry();
        placeLink();
        break;
    default: break;
    }
}

} // namespace fenceline::ui
