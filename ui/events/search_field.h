// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace fenceline::ui {

/// A field to search in: Escape empties it, Enter and Down leave it for what was found.
class SearchField : public QLineEdit {
    Q_OBJECT
public:
    using QLineEdit::QLineEdit;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {sizeHint().width() / 2, sizeHint().height()}; }

signals:
    void leaveRequested(); ///< to the list below

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace fenceline::ui
