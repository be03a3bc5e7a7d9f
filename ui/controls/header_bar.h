// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controls/appearance.h"

#include <QWidget>

class QActionGroup;
class QMenu;
class QPushButton;

namespace fenceline::ui {

class ScenarioName;
class TextLabel;

/// The line at the top: the product, the scenario, undo and redo, back to the beginning, and how it all looks.
class HeaderBar : public QWidget {
    Q_OBJECT
public:
    /// What "back to the beginning" goes back to: the lesson's scenario, or whatever else was opened.
    enum class Beginning { Lesson, Opened };
    explicit HeaderBar(Beginning beginning, QWidget* parent = nullptr);

    void showScenario(const QString& name); ///< plain text
    /// Whether there is a step, and what it did, for the tool tip; `what` may be empty.
    void showUndo(bool possible, const QString& what = {});
    void showRedo(bool possible, const QString& what = {});
    void showAppearance(const Appearance& appearance);
    const Appearance& appearance() const { return m_appearance; }

signals:
    void undoRequested();
    void redoRequested();
    void resetRequested();
    void appearanceChosen(const fenceline::ui::Appearance& appearance);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QMenu* makeAppearanceMenu();
    void choose(const Appearance& appearance);

    Appearance m_appearance;
    TextLabel* m_product;
    ScenarioName* m_scenario;
    QPushButton* m_undo;
    QPushButton* m_redo;
    QPushButton* m_reset;
    QPushButton* m_look;
    QActionGroup* m_themes;
    QActionGroup* m_sizes;
};

} // namespace fenceline::ui
