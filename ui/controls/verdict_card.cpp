// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/verdict_card.h"

#include "ui/controls/group_access.h"
#include "ui/controls/reason_list.h"
#include "ui/text/verdict_text.h"
#include "ui/theme/announcement.h"
#include "ui/theme/column_scroll.h"
#include "ui/theme/link_button.h"
#include "ui/theme/outcome_look.h"
#include "ui/theme/paint.h"
#include "ui/theme/plain_text.h"
#include "ui/theme/style.h"
#include "ui/theme/text_label.h"

#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

namespace fenceline::ui {
namespace {

constexpr int kPadding = 14;
constexpr int kSign = 16;
constexpr int kSignGap = 8;
constexpr int kPartHeight = 200; ///< at first
constexpr int kLongestName = 12; ///< that the card is wide enough for at any size of text

TextLabel::Tone toneOf(Outcome outcome)
{
    switch (outcome) {
    case Outcome::DoubleSale:
    case Outcome::DuplicateEffect:
    case Outcome::Blocked:
    case Outcome::SoldUntold: return TextLabel::Tone::Wrong;
    case Outcome::OneSale: return TextLabel::Tone::Right;
    case Outcome::NoSale: break;
    }
    return TextLabel::Tone::Ink;
}

} // namespace

/// The outcome's sign, as high as the title's line, before its first word.
class OutcomeMark : public QWidget {
public:
    explicit OutcomeMark(const QWidget* title) : m_title(title)
    {
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }
    void showOutcome(Outcome outcome)
    {
        m_outcome = outcome;
        update();
    }
    QSize sizeHint() const override { return {scaledFor(*this, kSign + kSignGap), m_title->fontMetrics().height()}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const int side = scaledFor(*this, kSign);
        const QRect box(0, (height() - side) / 2, side, side);
        QPainter painter(this);
        drawSign(painter, signOf(m_outcome), QStyle::visualRect(layoutDirection(), rect(), box),
                 roleOf(m_outcome, themeOf(*this)).strong);
    }

private:
    const QWidget* m_title;
    Outcome m_outcome = Outcome::NoSale;
};

/// As high as what is in it, up to a limit; then it scrolls.
class CardScroll : public QScrollArea {
public:
    /// `barRoom` is what the content leaves to the scroll bar at any time.
    CardScroll(QWidget* content, int barRoom) : m_barRoom(barRoom)
    {
        setColumn(*this, content);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
        viewport()->setAutoFillBackground(false);
        content->setAutoFillBackground(false);
    }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return qMin(widget()->heightForWidth(width - m_barRoom), m_most); }
    QSize sizeHint() const override { return {scaledFor(*this, 200), heightForWidth(width())}; }
    QSize minimumSizeHint() const override { return {80, 40}; }
    void setMost(int height)
    {
        m_most = height;
        updateGeometry();
    }

    /// Qt would keep a bar that its own width makes necessary.
    void fit()
    {
        const bool fits = widget()->heightForWidth(width() - m_barRoom) <= height();
        setVerticalScrollBarPolicy(fits ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        fit();
        QScrollArea::resizeEvent(event);
    }

private:
    int m_barRoom;
    int m_most = kPartHeight;
};

VerdictCard::VerdictCard(QWidget* parent)
    : QWidget(parent), m_title(new TextLabel(TextStyle::Title)), m_sign(new OutcomeMark(m_title)),
      m_sentence(new TextLabel(TextStyle::Body)), m_why(new LinkButton(tr("Show why"))), m_reasons(new ReasonList),
      m_scroll(new CardScroll(m_reasons, 12)), m_words(new CardScroll(m_sentence, 0)),
      m_announcement(new Announcement(this))
{
    installGroupAccess();
    auto* head = new QHBoxLayout;
    head->setSpacing(0);
    head->addWidget(m_sign, 0, Qt::AlignTop);
    head->addWidget(m_title, 1);
    auto* column = new QVBoxLayout(this);
    // buttons bring four pixels for their focus rings; words need them added to stand in line
    head->setContentsMargins(4, 0, 4, 0);
    m_sentence->setContentsMargins(4, 0, 4, 0);
    column->setContentsMargins(kPadding, kPadding, kPadding, kPadding - 2);
    column->setSpacing(6);
    column->addLayout(head);
    m_sentence->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    column->addWidget(m_words);
    auto* links = new QHBoxLayout;
    links->addWidget(m_why);
    links->addStretch(1);
    column->addLayout(links);
    column->addWidget(m_scroll);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    m_why->setCheckable(true);
    m_scroll->hide();
    connect(m_why, &QAbstractButton::toggled, this, &VerdictCard::setReasonsShown);
    connect(m_reasons, &ReasonList::momentChosen, this, &VerdictCard::momentChosen);
}

void VerdictCard::showRun(std::shared_ptr<const Run> run)
{
    m_run = std::move(run);
    m_title->showText(verdictTitle(*m_run));
    const QString sentence = verdictSentence(*m_run);
    m_sentence->showText(withBreaks(sentence, kLongestName));
    m_sentence->setAccessibleName(sentence);
    m_words->fit();
    m_words->updateGeometry();
    m_title->setTone(toneOf(m_run->verdict.outcome));
    m_sign->showOutcome(m_run->verdict.outcome);
    if (m_why->isChecked())
        refreshReasons();
    update();
}

void VerdictCard::announce()
{
    setAccessibleName(m_title->text() + QStringLiteral(". ") + m_sentence->accessibleName());
    m_announcement->say(accessibleName());
}

void VerdictCard::setReasonsShown(bool shown)
{
    m_why->setChecked(shown);
    m_why->setText(shown ? tr("Hide why") : tr("Show why"));
    m_why->updateGeometry();
    if (shown)
        refreshReasons();
    m_scroll->setVisible(shown);
    updateGeometry();
}

bool VerdictCard::areReasonsShown() const
{
    return m_why->isChecked();
}

void VerdictCard::setPartsRoom(int height)
{
    m_scroll->setMost(height);
    m_words->setMost(height);
}

int VerdictCard::heightWithoutParts() const
{
    int height = layout()->minimumHeightForWidth(width());
    for (const CardScroll* part : {m_words, m_scroll})
        if (!part->isHidden())
            height -= part->heightForWidth(part->width());
    return height;
}

void VerdictCard::refreshReasons()
{
    if (m_run)
        m_reasons->showReasons(reasonsOf(*m_run, ReasonList::kMostRows));
    m_scroll->fit();
    m_scroll->updateGeometry();
}

void VerdictCard::paintEvent(QPaintEvent*)
{
    const Outcome outcome = m_run ? m_run->verdict.outcome : Outcome::NoSale;
    const Role& look = roleOf(outcome, themeOf(*this));
    QPainter painter(this);
    drawRounded(painter, rect(), measure::kCardRadius, look.soft, look.strong, 2);
    if (outcome == Outcome::DoubleSale)
        drawRounded(painter, QRectF(rect()).adjusted(4, 4, -4, -4), measure::kCardRadius - 4, Qt::transparent,
                    look.strong);
}

} // namespace fenceline::ui
