// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controls/duration_track.h"

#include <QWidget>
#include <optional>

class QCheckBox;
class QHBoxLayout;

namespace fenceline::ui {

class DurationField;
class TextLabel;
class MessageLine;

/// A duration to set: its name, its exact value to type, the slider, and a line for what there is to say. Where it is
/// optional, a switch beside the name takes it away altogether.
///
/// Only what the user does is emitted. An entry that cannot be read changes nothing and is answered in the line below.
class DurationSlider : public QWidget {
    Q_OBJECT
public:
    DurationSlider(const QString& name, const DurationRange& range, QWidget* parent = nullptr);

    /// Adds the switch; `name` is what it is called, `off` what is said while the duration is off.
    void makeOptional(const QString& name, const QString& off);

    void setName(const QString& name);
    void show(std::optional<Duration> duration);
    using QWidget::show;
    /// The value has no effect now, and this is why; empty: it has.
    void setReason(const QString& reason);
    void sayError(const QString& error);
    /// The value that it shows, or showed before it was switched off.
    Duration duration() const { return m_track->duration(); }

    DurationTrack* track() const { return m_track; }
    DurationField* field() const { return m_field; }
    QCheckBox* toggle() const { return m_toggle; }

signals:
    /// None: switched off.
    void edited(std::optional<fenceline::Duration> duration, fenceline::ui::EditPhase phase);

private:
    void refresh();

    TextLabel* m_name;
    DurationTrack* m_track;
    DurationField* m_field;
    MessageLine* m_message;
    QHBoxLayout* m_head;
    QCheckBox* m_toggle = nullptr;
    QString m_off;
    QString m_reason;
    bool m_on = true;
};

} // namespace fenceline::ui
