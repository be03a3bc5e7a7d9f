// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/value_track_access.h"

#include "ui/controls/value_track.h"
#include "ui/theme/access.h"

#include <QAccessibleWidget>
#include <QStringList>
#include <algorithm>

namespace fenceline::ui {
namespace {

class TrackAccess : public ValueAccess<QAccessibleWidget> {
public:
    explicit TrackAccess(ValueTrack* track) : ValueAccess(track, QAccessible::Slider), m_track(track) {}

    QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Value)
            return m_track->quantity().write(m_track->shown());
        if (kind == QAccessible::Description) // the bus has numbers without their units
            return withUnit(QAccessibleWidget::text(kind));
        return QAccessibleWidget::text(kind);
    }
    QVariant currentValue() const override { return spoken(m_track->shown()); }
    void setCurrentValue(const QVariant& value) override
    {
        m_track->edit(qRound64(value.toDouble() * double(m_track->quantity().unitsInOne)), EditPhase::Step);
    }
    QVariant maximumValue() const override { return spoken(m_track->maximum()); }
    QVariant minimumValue() const override { return spoken(m_track->minimum()); }
    QVariant minimumStepSize() const override
    {
        return spoken(std::max(1, (m_track->maximum() - m_track->minimum()) / 100));
    }

private:
    QString withUnit(const QString& reason) const
    {
        QStringList said{m_track->quantity().unit(), reason};
        said.removeAll(QString());
        return said.join(QStringLiteral(". "));
    }
    double spoken(qint64 units) const { return double(units) / double(m_track->quantity().unitsInOne); }

    ValueTrack* m_track;
};

} // namespace

void installValueTrackAccess()
{
    installAccess<ValueTrack, TrackAccess>();
}

} // namespace fenceline::ui
