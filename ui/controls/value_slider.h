// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controls/quantity.h"
#include "ui/theme/edit_phase.h"

#include <QWidget>
#include <optional>

class QCheckBox;
class QHBoxLayout;

namespace fenceline::ui {

class MessageLine;
class TextLabel;
class ValueField;
class ValueTrack;

/// A value to set: its name, its exact value to type, the slider, and a line for what there is to say. Where it is
/// optional, a switch beside the name takes it away altogether. What the value is a number of, DurationSlider and
/// CountSlider say; here it is in units of its quantity.
///
/// Only what the user does is emitted. An entry that cannot be read changes nothing and is answered in the line below.
class ValueSlider : public QWidget {
    Q_OBJECT
public:
    /// Adds the switch; `name` is what it is called, `off` what is said while the value is off.
    void makeOptional(const QString& name, const QString& off);

    void setName(const QString& name);
    /// What there is to know about the value while it has an effect.
    void setExplanation(const QString& explanation);
    /// The value has no effect now, and this is why; empty: it has.
    void setReason(const QString& reason);

    ValueTrack* track() const { return m_track; }
    ValueField* field() const { return m_field; }
    QCheckBox* toggle() const { return m_toggle; } ///< null where the value is not optional
    /// What the line below says; empty: nothing.
    QString said() const;

protected:
    /// The quantity must outlive the slider.
    ValueSlider(const QString& name, const Quantity& quantity, const ValueRange& range, QWidget* parent);

    void showValue(std::optional<qint64> value); ///< none: off
    /// The value that is shown, or was before it was switched off.
    qint64 value() const;
    /// The least that is allowed now. `why` stands in the line below while the value is there.
    void setLeastValue(qint64 least, const QString& why);

signals:
    void valueEdited(std::optional<qint64> value, fenceline::ui::EditPhase phase);

private:
    void sayError(const QString& error);
    void refresh();

    TextLabel* m_name;
    ValueTrack* m_track;
    ValueField* m_field;
    MessageLine* m_message;
    QHBoxLayout* m_head;
    QCheckBox* m_toggle = nullptr;
    QString m_off;
    QString m_explanation;
    QString m_reason;
    QString m_whyLeast;
    qint64 m_least;
    bool m_on = true;
};

} // namespace fenceline::ui
