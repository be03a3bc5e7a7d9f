// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/changes_button.h"

#include "ui/text/difference_text.h"
#include "ui/theme/plain_text.h"
#include "ui/theme/style.h"

#include <QEvent>
#include <QMenu>
#include <QStyleOptionButton>

namespace fenceline::ui {
namespace {

/// The scenario's name stands beside it and has to be read too.
constexpr int kWidest = 320;

} // namespace

ChangesButton::ChangesButton(QWidget* parent) : QPushButton(parent)
{
    setFocusPolicy(Qt::TabFocus); // a click must not make Space press it again, unseen
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    setAccessibleName(tr("%n change(s)", "made to the scenario", 0));
    setMenu(new QMenu(this));
    connect(menu(), &QMenu::aboutToShow, this, &ChangesButton::fillMenu);
    hide();
}

void ChangesButton::showChanges(const Scenario& built, const Scenario& now)
{
    if (built == m_built && now == m_now)
        return;
    m_built = built;
    m_now = now;
    m_differences = differences(built, now);
    QStringList sentences;
    for (const auto& difference : m_differences)
        sentences << differenceText(built, now, difference).sentence;
    m_sentence = sentences.size() == 1 ? sentences.front() : QString();
    m_count = tr("%n change(s)", "made to the scenario", int(sentences.size()));
    const QString all = sentences.join(QLatin1Char('\n'));
    setToolTip(plainToolTip(all));
    setAccessibleName(m_sentence.isEmpty() ? m_count : m_sentence);
    setAccessibleDescription(all);
    setVisible(m_offered && !sentences.isEmpty());
    updateGeometry();
    fit();
}

void ChangesButton::setOffered(bool offered)
{
    m_offered = offered;
    setVisible(m_offered && !m_differences.empty());
}

QSize ChangesButton::sizeHint() const
{
    const QSize whole = sizeFor(m_sentence);
    return m_sentence.isEmpty() || whole.width() > scaledFor(*this, kWidest) ? minimumSizeHint() : whole;
}

QSize ChangesButton::minimumSizeHint() const
{
    return sizeFor(m_count);
}

void ChangesButton::resizeEvent(QResizeEvent* event)
{
    QPushButton::resizeEvent(event);
    fit();
}

void ChangesButton::changeEvent(QEvent* event)
{
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange)
        fit();
}

QSize ChangesButton::sizeFor(const QString& text) const
{
    ensurePolished();
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text = withEscapedMnemonics(text);
    const QFontMetrics metrics = fontMetrics();
    const int arrow = style()->pixelMetric(QStyle::PM_MenuButtonIndicator, &option, this);
    const QSize words = metrics.size(Qt::TextShowMnemonic, option.text) + QSize(arrow, 0);
    return style()->sizeFromContents(QStyle::CT_PushButton, &option, words, this);
}

void ChangesButton::fit()
{
    const bool whole = !m_sentence.isEmpty() && sizeFor(m_sentence).width() <= width();
    setText(withEscapedMnemonics(whole ? m_sentence : m_count));
}

void ChangesButton::fillMenu()
{
    menu()->clear();
    for (const auto& difference : m_differences) {
        const DifferenceText text = differenceText(m_built, m_now, difference);
        const QString tail = text.present.isEmpty() ? QString() : QLatin1Char('\t') + text.present;
        connect(menu()->addAction(withEscapedMnemonics(text.wayBack + tail)), &QAction::triggered, this,
                [this, difference] { emit revertRequested(difference); });
    }
    if (m_differences.size() < 2)
        return;
    menu()->addSeparator();
    connect(menu()->addAction(tr("All back")), &QAction::triggered, this, &ChangesButton::revertAllRequested);
}

} // namespace fenceline::ui
