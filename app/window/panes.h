// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/preferences.h"
#include "core/run/run.h"
#include "ui/theme/theme.h"

#include <QWidget>
#include <memory>

class QSplitter;
class QTabWidget;

namespace fenceline::ui {
class HeaderBar;
class SideColumn;
class StageView;
class TimelineView;
class TransportBar;
} // namespace fenceline::ui

namespace fenceline::app {

/// The window's widgets in their places; made anew when the language changes. It hands on what they show together, the
/// run and the moment, and connects nothing.
class Panes : public QWidget {
    Q_OBJECT
public:
    explicit Panes(const Scenario& opened);

    ui::HeaderBar* header() const { return m_header; }
    ui::StageView* stage() const { return m_stage; }
    ui::TimelineView* timeline() const { return m_timeline; }
    ui::SideColumn* side() const { return m_side; }
    ui::TransportBar* transport() const { return m_transport; }

    void showRun(const std::shared_ptr<const Run>& run);
    void showMoment(const Run& run, Instant at);
    void showLook(const ui::Theme& theme, double textScale);

    /// All but the window's own place.
    WindowLayout layoutNow() const;
    void setLayoutTo(const WindowLayout& layout);

private:
    ui::HeaderBar* m_header;
    ui::StageView* m_stage;
    ui::TimelineView* m_timeline;
    ui::SideColumn* m_side;
    ui::TransportBar* m_transport;
    QSplitter* m_pictures;
    QTabWidget* m_tabs;
    QByteArray m_standardSplit;
};

} // namespace fenceline::app
