// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/timeline/zoom_buttons.h"

#include "ui/text/text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>

namespace fenceline::ui {
namespace {

QToolButton* makeButton(const QString& sign, const QString& name, const QString& key, QBoxLayout& row)
{
    auto* button = new QToolButton;
    button->setText(sign);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAccessibleName(name);
    button->setToolTip(Text::tr("%1 (%2)", "what a button does, and its key").arg(name, key));
    button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
    button->setMinimumWidth(1);
    row.addWidget(button, int(sign.size()) + 3); // there is little room: a word gets more of it
    return button;
}

} // namespace

ZoomButtons::ZoomButtons(QWidget* parent) : QWidget(parent)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(0);
    m_further = makeButton(QStringLiteral("\u2212"), Text::tr("Show more time"), QStringLiteral("\u2212"), *row);
    m_closer = makeButton(QStringLiteral("+"), Text::tr("Show less time, larger"), QStringLiteral("+"), *row);
    m_all = makeButton(Text::tr("All", "of the run"), Text::tr("Show all of the run"), QStringLiteral("0"), *row);
    connect(m_further, &QToolButton::clicked, this, &ZoomButtons::furtherRequested);
    connect(m_closer, &QToolButton::clicked, this, &ZoomButtons::closerRequested);
    connect(m_all, &QToolButton::clicked, this, &ZoomButtons::allRequested);
}

/// The signs stay. The word goes where its share of the row would cut it off: its key does the same.
void ZoomButtons::fit()
{
    const auto* row = static_cast<const QBoxLayout*>(layout());
    int shares = 0;
    for (int i = 0; i < row->count(); ++i)
        shares += row->stretch(i);
    const int room = width() * row->stretch(row->count() - 1) / shares;
    m_all->setVisible(m_all->fontMetrics().horizontalAdvance(m_all->text()) <= room);
}

void ZoomButtons::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

void ZoomButtons::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && layout())
        fit();
}

void ZoomButtons::showPossible(bool closer, bool further)
{
    m_closer->setEnabled(closer);
    m_further->setEnabled(further);
    m_all->setEnabled(further);
}

} // namespace fenceline::ui
