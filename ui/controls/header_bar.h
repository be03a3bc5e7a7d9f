// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QWidget>

class QHBoxLayout;
class QMenu;
class QPushButton;

namespace fenceline::ui {

class HistoryButton;
class SubjectName;
class SegmentedChoice;
class TextLabel;

/// The line at the top: the product, what one does with it and with what, undo and redo, everything else in a menu, and
/// the way in front of a class. Where it is too narrow for all of that, it does without the product's name first, which
/// the title bar has too, then shows undo and redo as arrows; the name of what one works on is cut last.
class HeaderBar : public QWidget {
    Q_OBJECT
public:
    /// In the order in which they stand.
    enum class Mode { Explore, Quiz };

    explicit HeaderBar(QWidget* parent = nullptr);

    /// The window makes the menu; the bar owns it from then on.
    void setMenu(QMenu* menu);

    /// The window's keys for what its buttons do, for their tool tips. To be called before showUndo() and showRedo().
    struct Keys {
        QKeySequence undo;
        QKeySequence redo;
        QKeySequence present;
    };
    void setKeys(Keys keys);

    /// What one works on: a scenario, a question; plain text.
    void showSubject(const QString& name);
    void showMode(Mode mode);
    /// Whether there is a step, and what it did, for the tool tip; `what` may be empty.
    void showUndo(bool possible, const QString& what = {});
    void showRedo(bool possible, const QString& what = {});
    /// Puts a widget with a remark on the subject right after its name.
    void addBesideName(QWidget* widget);

    /// With everything left out that it can do without, whatever it shows now: the window must not grow by what will
    /// be left out.
    QSize minimumSizeHint() const override;

signals:
    void undoRequested();
    void redoRequested();
    void presentRequested();
    void modeChosen(fenceline::ui::HeaderBar::Mode mode);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    /// What is shown where there is room for it.
    struct Shown {
        bool product;
        bool words; ///< beside the arrows of undo and redo
        int nameWidth;
    };
    int widthWith(const Shown& shown) const;
    void leaveOutWhatDoesNotFit();

    Keys m_keys;
    QHBoxLayout* m_row;
    TextLabel* m_product;
    SegmentedChoice* m_modes;
    SubjectName* m_subject;
    HistoryButton* m_undo;
    HistoryButton* m_redo;
    QPushButton* m_menu;
    QPushButton* m_present;
};

} // namespace fenceline::ui
