// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/choice_row.h"

#include "ui/controls/message_line.h"
#include "ui/controls/segmented_choice.h"
#include "ui/theme/text_label.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QVBoxLayout>
#include <QWheelEvent>

namespace fenceline::ui {
namespace {

constexpr int kLeastLetters = 8;

/// A wheel that scrolls the panel must not change the menu that it rolls over.
class CalmMenu : public QComboBox {
public:
    CalmMenu() { setFocusPolicy(Qt::TabFocus); }

protected:
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }
};

} // namespace

ChoiceRow::ChoiceRow(Kind kind, const QString& name, const QStringList& choices, QWidget* parent)
    : QWidget(parent), m_name(new TextLabel(TextStyle::Body)), m_message(new MessageLine)
{
    m_name->showText(name);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 4);
    column->setSpacing(4);
    column->addWidget(m_name);
    if (kind == Kind::Segments) {
        m_segments = new SegmentedChoice(name, choices);
        column->addWidget(m_segments);
        connect(m_segments, &SegmentedChoice::chosen, this, &ChoiceRow::chosen);
    } else {
        m_menu = new CalmMenu;
        m_menu->addItems(choices);
        m_menu->view()->setAccessibleName(name);
        m_menu->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // never wider than its column
        m_menu->setMinimumContentsLength(kLeastLetters);
        m_name->setBuddy(m_menu); // a combo box takes its accessible name from its label alone
        column->addWidget(m_menu);
        connect(m_menu, &QComboBox::activated, this, &ChoiceRow::chosen);
    }
    column->addWidget(m_message);
}

void ChoiceRow::showChoice(int choice)
{
    if (m_segments)
        m_segments->setCurrent(choice);
    else
        m_menu->setCurrentIndex(choice);
    refresh();
}

int ChoiceRow::current() const
{
    return m_segments ? m_segments->current() : m_menu->currentIndex();
}

void ChoiceRow::setExplanations(const QStringList& explanations)
{
    m_explanations = explanations;
    refresh();
}

void ChoiceRow::setReason(const QString& reason)
{
    m_reason = reason;
    refresh();
}

void ChoiceRow::refresh()
{
    const bool able = m_reason.isEmpty();
    QWidget* choices = m_segments ? static_cast<QWidget*>(m_segments) : m_menu;
    choices->setEnabled(able);
    m_name->setTone(able ? TextLabel::Tone::Ink : TextLabel::Tone::Quiet);
    const QString line = able ? m_explanations.value(current()) : m_reason;
    m_message->sayReason(line);
    choices->setAccessibleDescription(line);
}

} // namespace fenceline::ui
