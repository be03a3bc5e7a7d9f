// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/duration_track_access.h"

#include "ui/controls/duration_track.h"
#include "ui/text/quantities.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace fenceline::ui {
namespace {

class TrackAccess : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit TrackAccess(DurationTrack* track) : QAccessibleWidget(track, QAccessible::Slider), m_track(track) {}

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ValueInterface)
            return static_cast<QAccessibleValueInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }
    QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Value)
            return durationText(m_track->duration());
        return QAccessibleWidget::text(kind);
    }
    QVariant currentValue() const override { return seconds(int(milliseconds(m_track->duration()))); }
    void setCurrentValue(const QVariant& value) override
    {
        m_track->edit(Duration{qRound64(value.toDouble() * 1000)}, EditPhase::Step);
    }
    QVariant maximumValue() const override { return seconds(m_track->maximum()); }
    QVariant minimumValue() const override { return seconds(m_track->minimum()); }
    QVariant minimumStepSize() const override { return seconds(std::max(1, m_track->singleStep() / 5)); }

private:
    static double seconds(int ms) { return double(ms) / 1000.0; }

    DurationTrack* m_track;
};

QAccessibleInterface* makeAccess(const QString& className, QObject* object)
{
    auto* track = className == QLatin1String(DurationTrack::staticMetaObject.className())
                      ? qobject_cast<DurationTrack*>(object)
                      : nullptr;
    return track ? new TrackAccess(track) : nullptr;
}

} // namespace

void installDurationTrackAccess()
{
    static const bool kInstalled = [] {
        QAccessible::installFactory(makeAccess);
        return true;
    }();
    Q_UNUSED(kInstalled)
}

} // namespace fenceline::ui
