// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/appearance.h"

#include <QHash>
#include <QObject>
#include <vector>

class QAction;
class QActionGroup;
class QMenu;
class QWidget;

namespace fenceline::app {

/// Every command of the window that needs no value.
enum class Action {
    Open,
    Save,
    SaveAs,
    CopyPicture,
    CopyVerdict,
    Quit,
    Undo,
    Redo,
    Reset,
    Play,
    ToStart,
    PreviousEvent,
    NextEvent,
    ToEnd,
    Present,
    Explore,
    Quiz,
    ReduceMotion,
    StandardLayout,
    Palette,
    Keys,
    About,
};

/// The window's commands with their words and keys, each once: the menu, the palette and the list of keys show these.
class Actions : public QObject {
    Q_OBJECT
public:
    /// The actions belong to the widget, and their keys work wherever the focus is in its window.
    explicit Actions(QWidget* widget);

    QAction* of(Action action) const { return m_actions.value(action); }

    /// Commands that belong together, in the order in which they are shown.
    struct Group {
        QString title;
        QList<QAction*> actions;
    };
    const std::vector<Group>& groups() const { return m_groups; }

    /// The menu. It leaves out the commands that have a button in the window.
    QMenu* makeMenu(QMenu* recentFiles) const;

    void showAppearance(const Appearance& appearance);
    void showLanguage(const QString& code);

signals:
    void themeChosen(std::optional<fenceline::ui::Theme::Kind> theme); ///< none: as the system
    void textScaleChosen(double scale);
    void languageChosen(const QString& code); ///< empty: as the system
    void builtinChosen(const QString& name);  ///< as the command line takes it

private:
    void makeCommands(QWidget* widget);
    void makeBuiltins();
    void makeChoices();

    QHash<Action, QAction*> m_actions;
    std::vector<Group> m_groups;
    QActionGroup* m_builtins;
    QActionGroup* m_themes;
    QActionGroup* m_textScales;
    QActionGroup* m_languages;
};

} // namespace fenceline::app
