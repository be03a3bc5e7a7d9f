// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/reason_list.h"

#include "ui/text/quantities.h"
#include "ui/theme/paint.h"
#include "ui/theme/style.h"
#include "ui/theme/text_measure.h"

#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>

namespace fenceline::ui {
namespace {

constexpr int kRing = 4;

} // namespace

ReasonRow::ReasonRow(QWidget* parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ReasonRow::showReason(int number, const Reason& reason)
{
    m_number = number;
    m_at = reason.at;
    const QString words = tr("%1: %2", "a time and what happens then").arg(timeText(reason.at), reason.sentence);
    if (words != text()) {
        setText(words);
        setToolTip(tr("Go to %1").arg(timeText(reason.at)));
        updateGeometry();
    }
    update();
}

int ReasonRow::indent() const
{
    return kRing + fontMetrics().horizontalAdvance(QStringLiteral("00")) + 8;
}

int ReasonRow::heightForWidth(int width) const
{
    const int room = width - indent() - kRing;
    return wrappedHeight(font(), text(), room) + 2 * kRing;
}

QSize ReasonRow::sizeHint() const
{
    return {scaledFor(*this, 200), heightForWidth(scaledFor(*this, 200))};
}

void ReasonRow::paintEvent(QPaintEvent*)
{
    const Theme& theme = themeOf(*this);
    const auto placed = [this](const QRect& r) { return QStyle::visualRect(layoutDirection(), rect(), r); };
    const auto aligned = [this](Qt::Alignment a) { return int(QStyle::visualAlignment(layoutDirection(), a)); };
    QPainter painter(this);
    if (underMouse())
        drawRounded(painter, rect(), measure::kBarRadius, Qt::transparent, theme.edge);
    const QRect number(kRing, kRing, indent() - 8 - kRing, fontMetrics().height());
    painter.setPen(theme.ink);
    painter.drawText(placed(number), aligned(Qt::AlignRight | Qt::AlignTop), QLocale().toString(m_number));
    const QRect words(indent(), kRing, width() - indent() - kRing, height() - 2 * kRing);
    painter.drawText(placed(words), aligned(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap, text());
    if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange))
        drawFocusRing(painter, rect(), measure::kBarRadius, theme.ink);
}

ReasonList::ReasonList(QWidget* parent)
    : QWidget(parent), m_more(new TextLabel(TextStyle::Small, TextLabel::Tone::Quiet))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_more);
    column->addStretch(1);
}

void ReasonList::showReasons(const Reasons& shown)
{
    const std::vector<Reason>& reasons = shown.first;
    while (std::size_t(m_rows.size()) < reasons.size()) {
        auto* row = new ReasonRow;
        connect(row, &QAbstractButton::clicked, this, [this, row] { emit momentChosen(row->at()); });
        static_cast<QVBoxLayout*>(layout())->insertWidget(int(m_rows.size()), row);
        m_rows << row;
    }
    for (qsizetype i = 0; i < m_rows.size(); ++i) {
        const bool used = std::size_t(i) < reasons.size();
        if (used)
            m_rows[i]->showReason(int(i) + 1, reasons[std::size_t(i)]);
        m_rows[i]->setVisible(used);
    }
    m_more->showText(tr("%n more event(s)", "at the end of a long list", shown.more));
    m_more->setVisible(shown.more > 0);
}

} // namespace fenceline::ui
