// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/preferences.h"
#include "app/window/quiz_page.h"
#include "core/run/run.h"
#include "ui/controls/header_bar.h"
#include "ui/theme/theme.h"
#include "ui/timeline/things.h"

#include <memory>
#include <optional>

class QStackedWidget;
class QTabWidget;

namespace fenceline::ui {
class Banner;
class BlackScreen;
class ChangesButton;
class ClassBar;
class ClassTitle;
class CommandPalette;
class EventsView;
class SideColumn;
class Splitter;
class StageView;
class StatementsView;
class TimelineView;
class TransportBar;
} // namespace fenceline::ui

namespace fenceline::app {

/// The window's widgets in their places; made anew when the language changes or another scenario is opened. It passes
/// the run and the moment on to all of them; what they want of the session, the window connects.
class Panes : public QWidget {
    Q_OBJECT
public:
    /// What a user has done here that is part of neither the scenario nor the preferences.
    struct State {
        /// The part that makes sense only for the same run.
        struct OfRun {
            std::optional<ui::Thing> selected;
            QString searched;
            bool revealed = false;
            bool reasonsShown = false;
        };
        WindowLayout layout;
        ui::HeaderBar::Mode mode;  ///< in front of a class: that of before
        ui::HeaderBar::Mode shown; ///< the present one
        QuizPage::State quiz;
        QStringList messages; ///< the topics of the banner's messages
        QStringList recentCommands;
        bool black;
        OfRun ofRun;

        /// What still holds after another scenario is opened. The mode is then Explore, so that the scenario is seen.
        State forAnotherRun() const;
    };

    explicit Panes(const Scenario& opened);

    ui::HeaderBar* header() const { return m_header; }
    ui::ChangesButton* changes() const { return m_changes; }
    ui::Banner* banner() const { return m_banner; }
    ui::StageView* stage() const { return m_stage; }
    ui::TimelineView* timeline() const { return m_timeline; }
    ui::EventsView* events() const { return m_events; }
    ui::StatementsView* statements() const { return m_statements; }
    ui::SideColumn* side() const { return m_side; }
    ui::TransportBar* transport() const { return m_transport; }
    QuizPage* quiz() const { return m_quiz; }
    ui::ClassBar* classBar() const { return m_classBar; }
    ui::BlackScreen* black() const { return m_black; }
    ui::CommandPalette* commandPalette() const { return m_palette; }

    void showRun(const std::shared_ptr<const Run>& run);
    void showMoment(const Run& run, Instant at);
    void showLook(const ui::Theme& theme, double textScale);
    void showMotionReduced(bool reduced);

    void setMode(ui::HeaderBar::Mode mode);
    ui::HeaderBar::Mode mode() const;
    /// In front of a class only the picture and the bar below it are shown or, where the quiz was, the quiz alone.
    void setPresenting(bool on);
    /// To exploring; in front of a class, which sees nothing else of the window, back to the window.
    void leaveQuiz();
    /// The keys of what is shown, where nobody in it wanted them.
    bool handleKey(const QKeyEvent& event);

    State stateNow() const;
    /// Restores everything except the messages: Sayings says them again.
    void restore(const State& state);

    /// Everything except the window's own place on the screen.
    WindowLayout layoutNow() const;
    void setLayoutTo(const WindowLayout& layout);

signals:
    /// Something that layoutNow() tells of.
    void layoutChanged();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// How the window was before the class.
    struct BeforeClass {
        ui::HeaderBar::Mode mode;
        WindowLayout layout;
    };

    QWidget* makeExplorePage();
    int stageHeight(int room);
    /// In the header: the scenario, or which question it is.
    void showSubject();
    void watchLayout();
    void takeFocus();
    WindowLayout layoutShown() const;
    void showLayout(const WindowLayout& layout);
    TimelineLayout timelineLayout() const;
    void setTimelineLayout(const TimelineLayout& layout);

    ui::HeaderBar* m_header;
    ui::ChangesButton* m_changes;
    ui::Banner* m_banner;
    ui::StageView* m_stage;
    ui::TimelineView* m_timeline;
    ui::EventsView* m_events;
    ui::StatementsView* m_statements;
    ui::SideColumn* m_side;
    ui::TransportBar* m_transport;
    ui::ClassTitle* m_classTitle;
    ui::ClassBar* m_classBar;
    QuizPage* m_quiz;
    ui::Splitter* m_pictures;
    QTabWidget* m_tabs;
    QStackedWidget* m_pages; ///< in the order of the modes
    ui::BlackScreen* m_black;
    ui::CommandPalette* m_palette;
    TimelineLayout m_timelineLayout; ///< as given; kept, even if it is another scenario's, until this one has its own
    std::optional<BeforeClass> m_beforeClass; ///< none: there is no class
};

} // namespace fenceline::app
