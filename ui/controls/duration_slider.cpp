// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/duration_slider.h"

#include "ui/controls/duration_field.h"
#include "ui/controls/message_line.h"
#include "ui/controls/text_label.h"
#include "ui/theme/theme.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace fenceline::ui {

DurationSlider::DurationSlider(const QString& name, const DurationRange& range, QWidget* parent)
    : QWidget(parent), m_name(new TextLabel(TextStyle::Body)), m_track(new DurationTrack(range, this)),
      m_field(new DurationField(range, this)), m_message(new MessageLine), m_head(new QHBoxLayout)
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

    connect(m_track, &DurationTrack::edited, this, [this](Duration duration, EditPhase phase) {
        m_field->setDuration(duration);
        emit edited(duration, phase);
    });
    connect(m_field, &DurationField::entered, this, [this](Duration duration) {
        m_track->setDuration(duration);
        emit edited(duration, EditPhase::Step);
    });
    connect(m_field, &DurationField::refused, this, &DurationSlider::sayError);
}

void DurationSlider::makeOptional(const QString& name, const QString& off)
{
    m_off = off;
    m_toggle = new QCheckBox(this);
    m_toggle->setAccessibleName(name);
    m_toggle->setToolTip(name);
    m_toggle->setChecked(true);
    m_head->insertWidget(1, m_toggle);
    connect(m_toggle, &QCheckBox::clicked, this,
            [this](bool on) { emit edited(on ? std::optional(m_track->duration()) : std::nullopt, EditPhase::Step); });
}

void DurationSlider::setName(const QString& name)
{
    m_name->show(name);
    m_track->setAccessibleName(name);
    m_field->setAccessibleName(tr("%1, exact value").arg(name));
    m_field->setToolTip(tr("Type a duration, such as 2.5 s or 250 ms"));
}

void DurationSlider::show(std::optional<Duration> duration)
{
    m_on = duration.has_value();
    if (duration) {
        m_track->setDuration(*duration);
        m_field->setDuration(*duration);
    }
    if (m_toggle)
        m_toggle->setChecked(m_on);
    refresh();
}

void DurationSlider::setReason(const QString& reason)
{
    m_reason = reason;
    refresh();
}

void DurationSlider::sayError(const QString& error)
{
    m_message->sayError(error);
    m_field->setAccessibleDescription(error);
}

void DurationSlider::refresh()
{
    const bool able = m_on && m_reason.isEmpty();
    m_track->setEnabled(able);
    m_field->setEnabled(able);
    m_name->setTone(able ? TextLabel::Tone::Ink : TextLabel::Tone::Quiet);
    if (m_toggle)
        m_toggle->setEnabled(m_reason.isEmpty());
    const QString& why = m_reason.isEmpty() && !m_on ? m_off : m_reason;
    m_message->sayReason(why);
    m_track->setAccessibleDescription(why);
}

} // namespace fenceline::ui
