// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"
#include "ui/theme/key_focus.h"

#include <QScrollArea>
#include <memory>

class QLabel;
class QPushButton;

namespace fenceline::ui {

class Announcement;
class RowTable;
class SignMark;

/// One statement in full: what it says, what came of it and why, and its row before and after.
class StatementDetail : public QScrollArea {
    Q_OBJECT
public:
    explicit StatementDetail(QWidget* parent = nullptr);

    /// None: nothing was sent yet. The statement must be one of the run's.
    void show(std::shared_ptr<const Run> run, const SqlStatement* statement);
    using QWidget::show;

public slots:
    void copy();
    void sayCopied();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void applyLook();

    QLabel* m_title;
    QLabel* m_copied;
    Announcement* m_announcement;
    QPushButton* m_copy;
    QLabel* m_statement;
    SignMark* m_sign;
    QLabel* m_result;
    RowTable* m_row;
    QLabel* m_sentence;
    KeyFocus m_keyFocus{viewport()};
};

} // namespace fenceline::ui
