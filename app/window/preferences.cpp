// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/preferences.h"

#include "ui/theme/theme_words.h"

#include <QSettings>
#include <algorithm>
#include <array>
#include <utility>

namespace fenceline::app {
namespace {

using ui::Theme;

const QString kTheme = QStringLiteral("look/theme");
const QString kTextScale = QStringLiteral("look/text-percent");
const QString kLanguage = QStringLiteral("look/language");
const QString kMotionReduced = QStringLiteral("look/reduce-motion");
const QString kWindow = QStringLiteral("layout/window");
const QString kSplitter = QStringLiteral("layout/splitter");
const QString kTab = QStringLiteral("layout/tab");
const QString kMoreOpen = QStringLiteral("layout/more-open");
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

} // namespace

Preferences::Preferences(QSettings* store, QObject* parent) : QObject(parent), m_store(store)
{
    if (!m_store)
        return;
    m_appearance.theme = fromWord<Theme::Kind>(m_store->value(kTheme).toString().toStdString());
    m_appearance.textScale = std::clamp(m_store->value(kTextScale, 100).toInt(), 100, 200) / 100.0;
    m_language = m_store->value(kLanguage).toString();
    m_motionReduced = m_store->value(kMotionReduced).toBool();
    m_layout = {m_store->value(kWindow).toByteArray(), m_store->value(kSplitter).toByteArray(),
                m_store->value(kTab).toInt(), m_store->value(kMoreOpen).toBool(), timelineFrom(*m_store)};
}

void Preferences::keep(const QString& key, const QVariant& value)
{
    if (m_store)
        m_store->setValue(key, value);
}

void Preferences::setAppearance(const Appearance& appearance)
{
    if (m_appearance == appearance)
        return;
    m_appearance = appearance;
    const std::string_view theme = appearance.theme ? word(*appearance.theme) : "system";
    keep(kTheme, QString::fromLatin1(theme.data(), qsizetype(theme.size())));
    keep(kTextScale, qRound(appearance.textScale * 100));
    emit appearanceChanged();
}

void Preferences::setLanguage(const QString& code)
{
    if (m_language == code)
        return;
    m_language = code;
    keep(kLanguage, code);
    emit languageChanged();
}

void Preferences::setMotionReduced(bool reduced)
{
    if (m_motionReduced == reduced)
        return;
    m_motionReduced = reduced;
    keep(kMotionReduced, reduced);
    emit motionChanged();
}

void Preferences::setLayout(const WindowLayout& layout)
{
    m_layout = layout;
    keep(kWindow, layout.window);
    keep(kSplitter, layout.splitter);
    keep(kTab, layout.tab);
    keep(kMoreOpen, layout.moreOpen);
    keep(kScenario, layout.timeline.scenario);
    keep(kVisible, timesOf(layout.timeline));
    keep(kLaneOrder, wordsFor(layout.timeline.lanes.order));
    keep(kCollapsed, wordsFor(layout.timeline.lanes.collapsed));
}

void Preferences::reset()
{
    setLayout({});
    setAppearance({});
    setMotionReduced(false);
    setLanguage({});
    emit wasReset();
}

} // namespace fenceline::app
