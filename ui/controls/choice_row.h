// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QComboBox;

namespace fenceline::ui {

class MessageLine;
class SegmentedChoice;
class TextLabel;

/// A setting that is one of a few: its name, the choices, and a quiet line that says what the chosen one does, or why
/// none of them matters now. Choices are numbered in the order given.
class ChoiceRow : public QWidget {
    Q_OBJECT
public:
    enum class Kind { Segments, Menu };
    ChoiceRow(Kind kind, const QString& name, const QStringList& choices, QWidget* parent = nullptr);

    void showChoice(int choice); ///< emits nothing
    int current() const;         ///< -1 while none is shown
    /// One for each choice.
    void setExplanations(const QStringList& explanations);
    /// The choice cannot matter now, and this is why; empty: it can.
    void setReason(const QString& reason);

signals:
    void chosen(int choice); ///< by the user

private:
    void refresh();

    TextLabel* m_name;
    SegmentedChoice* m_segments = nullptr;
    QComboBox* m_menu = nullptr;
    MessageLine* m_message;
    QStringList m_explanations;
    QString m_reason;
};

} // namespace fenceline::ui
