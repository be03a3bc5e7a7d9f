// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/statements/statement_detail.h"

#include "ui/statements/row_table.h"
#include "ui/statements/sign_mark.h"
#include "ui/statements/statement_words.h"
#include "ui/text/names.h"
#include "ui/text/quantities.h"
#include "ui/text/sentences.h"
#include "ui/theme/announcement.h"
#include "ui/theme/paint.h"
#include "ui/theme/plain_text.h"
#include "ui/theme/style.h"
#include "ui/theme/text_measure.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>

namespace fenceline::ui {
namespace {

QLabel* plainLabel()
{
    auto* label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

StatementDetail::StatementDetail(QWidget* parent)
    : QScrollArea(parent), m_title(plainLabel()), m_copied(new QLabel), m_announcement(new Announcement(this)),
      m_copy(new QPushButton(tr("Copy"))), m_statement(plainLabel()), m_sign(new SignMark), m_result(plainLabel()),
      m_row(new RowTable), m_sentence(plainLabel())
{
    setAccessibleName(tr("Statement in full"));
    setFrameShape(NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::TabFocus);
    m_copied->setTextFormat(Qt::PlainText);
    m_copied->setForegroundRole(QPalette::PlaceholderText);
    m_sentence->setForegroundRole(QPalette::PlaceholderText);
    m_copy->setAutoDefault(false);
    m_copy->setAccessibleDescription(tr("Copies the statement"));
    m_copy->setToolTip(m_copy->accessibleDescription());
    m_statement->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_statement->setLayoutDirection(Qt::LeftToRight);
    m_statement->setAlignment(Qt::AlignLeft | Qt::AlignTop);

    auto* top = new QHBoxLayout;
    top->setSpacing(8);
    top->addWidget(m_title, 1);
    top->addWidget(m_copied);
    top->addWidget(m_copy);
    auto* result = new QHBoxLayout;
    result->setSpacing(8);
    result->addWidget(m_sign);
    result->addWidget(m_result, 1);
    // Where it must scroll, what came of a statement is in sight before the statement, which may be long.
    auto* told = new QVBoxLayout;
    told->setSpacing(8);
    told->addWidget(m_statement);
    auto* outcome = new QVBoxLayout;
    outcome->setSpacing(8);
    outcome->addLayout(result);
    outcome->addWidget(m_row);
    told->addLayout(outcome);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, told, [told](int, int last) {
        told->setDirection(last > 0 ? QBoxLayout::BottomToTop : QBoxLayout::TopToBottom);
    });
    auto* content = new QWidget;
    auto* all = new QVBoxLayout(content);
    all->setContentsMargins(12, 8, 12, 12);
    all->setSpacing(8);
    all->addLayout(top);
    all->addLayout(told);
    all->addWidget(m_sentence);
    all->addStretch(1);
    setWidget(content);
    content->setAutoFillBackground(false);
    connect(m_copy, &QPushButton::clicked, this, &StatementDetail::copy);
    applyLook();
    showStatement(nullptr, nullptr);
}

void StatementDetail::showStatement(std::shared_ptr<const Run> run, const SqlStatement* statement)
{
    for (QWidget* part :
         {static_cast<QWidget*>(m_copy), static_cast<QWidget*>(m_statement), static_cast<QWidget*>(m_sign),
          static_cast<QWidget*>(m_result), static_cast<QWidget*>(m_row), static_cast<QWidget*>(m_sentence)})
        part->setVisible(statement != nullptr);
    m_copied->clear();
    if (!statement) {
        m_title->setText(tr("No statement has reached the row yet."));
        m_statement->clear();
        m_statement->setAccessibleName(m_title->text()); // what can have the focus has a name
        return;
    }
    m_statement->setAccessibleName({}); // its text is
    const auto say = [this](QLabel* label, const QString& text) { label->setText(directed(text, layoutDirection())); };
    say(m_title,
        tr("%1 at %2", "whose statement, when").arg(nameOf(run->scenario, statement->worker), timeText(statement->at)));
    m_statement->setText(textOf(statement->text));
    const StatementResult result = fullResultOf(*run, *statement);
    m_sign->showSign(result.sign, result.tint);
    say(m_result, result.text);
    auto steps = rowStepsOf(run->scenario, run->trace, statement->event);
    m_row->setVisible(!steps.empty());
    say(m_sentence, sentence(*run, statement->event));
    m_row->showSteps(std::move(run), std::move(steps));
}

void StatementDetail::copy()
{
    if (m_statement->text().isEmpty())
        return;
    QGuiApplication::clipboard()->setText(m_statement->text());
    sayCopied();
}

void StatementDetail::sayCopied()
{
    m_copied->setText(tr("Copied"));
    m_announcement->say(m_copied->text());
}

void StatementDetail::keyPressEvent(QKeyEvent* event)
{
    m_keyFocus.keyUsed(hasFocus());
    if (event->matches(QKeySequence::Copy))
        return copy();
    QScrollArea::keyPressEvent(event);
}

void StatementDetail::paintEvent(QPaintEvent* event)
{
    QScrollArea::paintEvent(event);
    if (!m_keyFocus.isShown())
        return;
    QPainter painter(viewport());
    drawFocusRing(painter, QRectF(viewport()->rect()).adjusted(2, 2, -2, -2), measure::kBarRadius, themeOf(*this).ink);
}

void StatementDetail::focusInEvent(QFocusEvent* event)
{
    QScrollArea::focusInEvent(event);
    m_keyFocus.focusIn(*event);
}

void StatementDetail::focusOutEvent(QFocusEvent* event)
{
    QScrollArea::focusOutEvent(event);
    m_keyFocus.focusOut(*event);
}

void StatementDetail::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        applyLook();
}

void StatementDetail::applyLook()
{
    const qreal scale = textScaleOf(*this);
    m_title->setFont(fontFor(TextStyle::Body, scale, true));
    m_copied->setFont(ui::font(TextStyle::Small, scale));
    m_statement->setFont(ui::font(TextStyle::Code, scale));
    m_result->setFont(fontFor(TextStyle::Body, scale, true));
    m_sentence->setFont(ui::font(TextStyle::Body, scale));
}

} // namespace fenceline::ui
