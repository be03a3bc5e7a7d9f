// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/keys_dialog.h"

#include "ui/text/word_match.h"
#include "ui/theme/column_scroll.h"
#include "ui/theme/style.h"
#include "ui/theme/text_label.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QKeySequence>
#include <QLineEdit>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

namespace fenceline::ui {

QString keyText(const QKeySequence& keys)
{
    return keys.toString(QKeySequence::NativeText);
}

KeysDialog::KeysDialog(const std::vector<KeyGroup>& groups, QWidget* parent)
    : QDialog(parent), m_field(new QLineEdit), m_nothing(new TextLabel(TextStyle::Body, TextLabel::Tone::Quiet)),
      m_area(new QScrollArea)
{
    setWindowTitle(tr("Keys"));
    m_field->setAccessibleName(tr("Find a key"));
    m_field->setPlaceholderText(tr("Find a key"));
    m_field->setClearButtonEnabled(false);
    m_nothing->showText(tr("No key does that."));
    m_nothing->hide();
    setColumn(*m_area, makeList(groups)); // the field keeps the keyboard; its unused keys scroll
    m_area->setAccessibleName(tr("Keys"));
    auto* rows = new QVBoxLayout(this);
    rows->setSpacing(int(measure::kWideGap));
    rows->addWidget(m_field);
    rows->addWidget(m_nothing);
    rows->addWidget(m_area, 1);
    connect(m_field, &QLineEdit::textChanged, this, &KeysDialog::search);
    fit();
}

QWidget* KeysDialog::makeList(const std::vector<KeyGroup>& groups)
{
    auto* list = new QWidget;
    auto* grid = new QGridLayout(list);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(int(measure::kWideMargin));
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(1, 1);
    int row = 0;
    for (const KeyGroup& group : groups) {
        Section section{.title = new TextLabel(TextStyle::Heading, TextLabel::Tone::Quiet), .lines = {}};
        section.title->showText(group.title);
        section.title->setContentsMargins(0, row == 0 ? 0 : int(measure::kWideGap), 0, 2);
        grid->addWidget(section.title, row++, 0, 1, 2);
        for (const auto& [keys, what] : group.keys) {
            Line line{new TextLabel(TextStyle::Body), new TextLabel(TextStyle::Body)};
            line.keys->setBold(true);
            line.keys->showText(keys);
            line.what->showText(what);
            grid->addWidget(line.keys, row, 0, Qt::AlignTop);
            grid->addWidget(line.what, row++, 1, Qt::AlignTop);
            section.lines.push_back(line);
        }
        m_sections.push_back(std::move(section));
    }
    grid->setRowStretch(row, 1);
    return list;
}

/// A group whose own name is found is shown as a whole.
void KeysDialog::search(const QString& typed)
{
    bool found = false;
    for (const Section& section : m_sections) {
        const bool all = matchesWords(typed, section.title->text());
        bool any = false;
        for (const Line& line : section.lines) {
            const bool shown = all || matchesWords(typed, line.keys->text() + QLatin1Char(' ') + line.what->text());
            line.keys->setVisible(shown);
            line.what->setVisible(shown);
            any |= shown;
        }
        section.title->setVisible(any);
        found |= any;
    }
    m_nothing->setVisible(!found);
    m_field->setAccessibleDescription(found ? QString() : m_nothing->text());
}

/// The first column is as wide as its longest keys need, up to a third, so that both columns can be read.
void KeysDialog::fit()
{
    const int width = scaledFor(*this, 520);
    const QSize screenSize = screen()->availableSize();
    resize(QSize(width, scaledFor(*this, 600)).boundedTo(screenSize * 9 / 10));
    int widest = 0;
    for (const Section& section : m_sections)
        for (const Line& line : section.lines)
            widest = std::max(widest, line.keys->fontMetrics().horizontalAdvance(line.keys->text()) + 2);
    for (const Section& section : m_sections)
        for (const Line& line : section.lines)
            line.keys->setFixedWidth(std::min(widest, width * 2 / 5));
    m_area->verticalScrollBar()->setSingleStep(scaledFor(*this, 24));
}

void KeysDialog::keyPressEvent(QKeyEvent* event)
{
    const auto scroll = [this](QAbstractSlider::SliderAction action) {
        m_area->verticalScrollBar()->triggerAction(action);
    };
    switch (event->key()) {
    case Qt::Key_Up: return scroll(QAbstractSlider::SliderSingleStepSub);
    case Qt::Key_Down: return scroll(QAbstractSlider::SliderSingleStepAdd);
    case Qt::Key_PageUp: return scroll(QAbstractSlider::SliderPageStepSub);
    case Qt::Key_PageDown: return scroll(QAbstractSlider::SliderPageStepAdd);
    default: QDialog::keyPressEvent(event);
    }
}

void KeysDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::StyleChange && m_area)
        fit();
}

} // namespace fenceline::ui
