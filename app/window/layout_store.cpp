// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/layout_store.h"

#include <QSettings>

#include <algorithm>

namespace fenceline::app {
namespace {

const QString kWindow = QStringLiteral("layout/window");
const QString kSplitter = QStringLiteral("layout/splitter");
const QString kTab = QStringLiteral("layout/tab");
const QString kOpenGroups = QStringLiteral("layout/open-groups");
const QString kScenario = QStringLiteral("timeline/scenario");  ///< that the other keys are of
const QString kVisible = QStringLiteral("timeline/visible-ms"); ///< from, to, the run's end; none: all of it
const QString kLaneOrder = QStringLiteral("timeline/lane-order");
const QString kCollapsed = QStringLiteral("timeline/collapsed");

TimelineLayout timelineFrom(const QSettings& store)
{
    TimelineLayout layout;
    layout.scenario = store.value(kScenario).toString();
    const QStringList times = store.value(kVisible).toStringList();
    const auto time = [&](int i) { return kStart + Duration{times[i].toLongLong()}; };
    if (times.size() == 3) {
        layout.visible = ui::TimeRange{time(0), time(1)};
        layout.end = time(2);
    }
    layout.lanes.order = lanesFrom(store.value(kLaneOrder).toStringList());
    layout.lanes.collapsed = lanesFrom(store.value(kCollapsed).toStringList());
    std::sort(layout.lanes.collapsed.begin(), layout.lanes.collapsed.end());
    return layout;
}

QStringList timesOf(const TimelineLayout& layout)
{
    QStringList times;
    if (layout.visible)
        for (const Instant at : {layout.visible->from, layout.visible->to, layout.end})
            times << QString::number(milliseconds(at));
    return times;
}

void put(QSettings& store, const WindowLayout& layout)
{
    store.setValue(kWindow, layout.window);
    store.setValue(kSplitter, layout.splitter);
    store.setValue(kTab, layout.tab);
    store.setValue(kOpenGroups, layout.openGroups);
    store.setValue(kScenario, layout.timeline.scenario);
    store.setValue(kVisible, timesOf(layout.timeline));
    store.setValue(kLaneOrder, wordsFor(layout.timeline.lanes.order));
    store.setValue(kCollapsed, wordsFor(layout.timeline.lanes.collapsed));
    store.sync();
}

} // namespace

LayoutStore::LayoutStore(const QSettings& store)
    : m_file(store.fileName()), m_writer([file = m_file](const WindowLayout& layout) {
          QSettings written(file, QSettings::IniFormat);
          put(written, layout);
      })
{
}

WindowLayout LayoutStore::read() const
{
    const QSettings store(m_file, QSettings::IniFormat);
    return {store.value(kWindow).toByteArray(), store.value(kSplitter).toByteArray(), store.value(kTab).toInt(),
            store.value(kOpenGroups).toStringList(), timelineFrom(store)};
}

} // namespace fenceline::app
