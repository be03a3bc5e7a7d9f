// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/command.h"

#include <QPointer>
#include <QStringList>
#include <QWidget>

class QLineEdit;
class QListView;

namespace fenceline::ui {

class CommandList;
class TextLabel;

/// Every action and setting of the program by its name: a field and what it finds, over the upper part of a window.
///
/// It lies over the whole window and takes every click and key until it is closed; then the focus returns to where it
/// was. Commands that were used come first the next time.
class CommandPalette : public QWidget {
    Q_OBJECT
public:
    /// Stays hidden until open().
    explicit CommandPalette(QWidget* window);

    /// Opens with these commands. If the palette is open already, it begins anew.
    void open(std::vector<Command> commands);
    void dismiss();
    /// The commands that were used, by commandKey(), the last one first.
    const QStringList& recent() const { return m_recent; }
    void setRecent(const QStringList& recent) { m_recent = recent; }

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void connectParts();
    void search();
    void select(int row);
    void showCurrent();
    void runCurrent();
    void runTyped(const Command& command, const QString& value);
    void remember(const Command& command);
    void say(const QString& sentence, bool isWrong);
    bool handleKey(const QKeyEvent& event);
    void fit();

    class Card;
    Card* m_card;
    QLineEdit* m_field;
    TextLabel* m_note;
    QListView* m_view;
    CommandList* m_list;
    std::vector<Command> m_commands;
    QStringList m_recent;
    QPointer<QWidget> m_before; ///< where the keyboard was
};

} // namespace fenceline::ui
