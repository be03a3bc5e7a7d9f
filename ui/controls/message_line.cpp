// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/message_line.h"

#include "ui/theme/announcement.h"
#include "ui/theme/sign.h"
#include "ui/theme/style.h"
#include "ui/theme/text_label.h"

#include <QHBoxLayout>
#include <QPainter>

namespace fenceline::ui {
namespace {

constexpr int kSign = 12;

} // namespace

MessageLine::MessageLine(QWidget* parent)
    : QWidget(parent), m_label(new TextLabel(TextStyle::Small, TextLabel::Tone::Quiet)),
      m_announcement(new Announcement(this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 4);
    row->addWidget(m_label);
    hide();
}

void MessageLine::sayReason(const QString& reason)
{
    if (m_reason == reason)
        return;
    m_reason = reason;
    refresh();
}

void MessageLine::sayError(const QString& error)
{
    if (m_error == error)
        return;
    m_error = error;
    refresh();
    setAccessibleName(error);
    if (hasError())
        m_announcement->say(error);
}

QString MessageLine::text() const
{
    return hasError() ? m_error : m_reason;
}

void MessageLine::refresh()
{
    m_label->setTone(hasError() ? TextLabel::Tone::Wrong : TextLabel::Tone::Quiet);
    m_label->showText(text());
    const int room = hasError() ? scaledFor(*this, kSign + 6) : 0;
    layout()->setContentsMargins(isRightToLeft() ? 0 : room, 0, isRightToLeft() ? room : 0, 4);
    setVisible(!text().isEmpty());
    update();
}

void MessageLine::paintEvent(QPaintEvent*)
{
    if (!hasError())
        return;
    QPainter painter(this);
    const int side = scaledFor(*this, kSign);
    const int line = m_label->fontMetrics().height();
    const QRect box(0, (line - side) / 2, side, side);
    drawSign(painter, Sign::Cross, QStyle::visualRect(layoutDirection(), rect(), box), themeOf(*this).wrong.strong);
}

} // namespace fenceline::ui
