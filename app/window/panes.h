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
class BlackScreen;
class ClassBar;
class ClassTitle;
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
    ui::ClassBar* classBar() const { return m_classBar; }
    ui::BlackScreen* black() const { return m_black; }

    void showRun(const std::shared_ptr<const Run>& run);
    void showMoment(const Run& run, Instant at);
    void showLook(const ui::Theme& theme, double textScale);

    /// In front of a class there is the picture and the bar below it, and nothing else.
    void setPresenting(bool on);

    /// All but the window's own place.
    WindowLayout layoutNow() const;
    void setLayoutTo(const WindowLayout& layout);

private:
    ui::HeaderBar* m_header;
    ui::StageView* m_stage;
    ui::TimelineView* m_timeline;
    ui::SideColumn* m_side;
    ui::TransportBar* m_transport;
    ui::ClassTitle* m_classTitle;
    ui::ClassBar* m_classBar;
    ui::BlackScreen* m_black;
    QSplitter* m_pictures;
    QTabWidget* m_tabs;
    QByteArray m_standardSplit;
    QByteArray m_split; ///< the user's, while a class sees another
};

} // namespace fenceline::app
