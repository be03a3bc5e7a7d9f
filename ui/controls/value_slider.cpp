// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/value_slider.h"

#include "ui/controls/message_line.h"
#include "ui/controls/value_field.h"
#include "ui/controls/value_track.h"
#include "ui/theme/button_access.h"
#include "ui/theme/text_label.h"
#include "ui/theme/theme.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace fenceline::ui {

ValueSlider::ValueSlider(const QString& name, const Quantity& quantity, const ValueRange& range, QWidget* parent)
    : QWidget(parent), m_name(new TextLabel(TextStyle::Body)), m_track(new ValueTrack(quantity, range, this)),
      m_field(new ValueField(quantity, range, this)), m_message(new MessageLine), m_head(new QHBoxLayout),
      m_least(range.least)
{
    m_head->setContentsMargins(4, 0, 4, 0);
    m_head->setSpacing(int(measure::kGap));
    m_head->addWidget(m_name, 1);
    m_head->addWidget(m_field);
    m_name->setBuddy(m_track);

    auto* below = new QHBoxLayout;
    below->setContentsMargins(4, 0, 4, 0);
    below->addWidget(m_message);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(m_head);
    column->addWidget(m_track);
    column->addLayout(below);
    setName(name);

    m_field->setToolTip(quantity.hint());
    connect(m_track, &ValueTrack::edited, this, [this](qint64 value, EditPhase phase) {
        m_field->setShown(value);
        refresh();
        emit valueEdited(value, phase);
    });
    connect(m_field, &ValueField::entered, this, [this](qint64 value) {
        m_track->setShown(value);
        refresh();
        emit valueEdited(value, EditPhase::Step);
    });
    connect(m_field, &ValueField::refused, this, &ValueSlider::sayError);
}

void ValueSlider::makeOptional(const QString& name, const QString& off)
{
    installButtonAccess();
    m_off = off;
    m_toggle = new QCheckBox(this);
    m_toggle->setAccessibleName(name);
    m_toggle->setToolTip(name);
    m_toggle->setChecked(true);
    m_toggle->setFocusPolicy(Qt::TabFocus);
    m_head->insertWidget(1, m_toggle);
    connect(m_toggle, &QCheckBox::clicked, this, [this](bool on) {
        emit valueEdited(on ? std::optional(m_track->shown()) : std::nullopt, EditPhase::Step);
    });
}

void ValueSlider::setName(const QString& name)
{
    m_name->showText(name);
    m_track->setAccessibleName(name);
    m_field->setAccessibleName(tr("%1, exact value").arg(name));
}

qint64 ValueSlider::value() const
{
    return m_track->shown();
}

QString ValueSlider::said() const
{
    return m_message->text();
}

void ValueSlider::showValue(std::optional<qint64> value)
{
    m_on = value.has_value();
    if (value)
        m_track->setShown(*value);
    m_field->setShown(m_track->shown());
    if (m_toggle)
        m_toggle->setChecked(m_on);
    refresh();
}

void ValueSlider::setLeastValue(qint64 least, const QString& why)
{
    m_least = least;
    m_whyLeast = why;
    m_track->setLeast(least);
    m_field->setLeast(least, why);
    refresh();
}

void ValueSlider::setExplanation(const QString& explanation)
{
    m_explanation = explanation;
    refresh();
}

void ValueSlider::setReason(const QString& reason)
{
    m_reason = reason;
    refresh();
}

void ValueSlider::sayError(const QString& error)
{
    m_message->sayError(error);
    m_field->setAccessibleDescription(error);
}

void ValueSlider::refresh()
{
    const bool able = m_on && m_reason.isEmpty();
    m_track->setEnabled(able);
    m_field->setEnabled(able);
    m_name->setTone(able ? TextLabel::Tone::Ink : TextLabel::Tone::Quiet);
    if (m_toggle)
        m_toggle->setEnabled(m_reason.isEmpty());
    const bool isLeast = value() <= m_least && !m_whyLeast.isEmpty();
    const QString why = !m_reason.isEmpty() ? m_reason : !m_on ? m_off : isLeast ? m_whyLeast : m_explanation;
    m_message->sayReason(why);
    m_track->setAccessibleDescription(why);
}

} // namespace fenceline::ui
