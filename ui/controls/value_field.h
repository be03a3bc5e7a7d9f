// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controls/quantity.h"

#include <QLineEdit>

namespace fenceline::ui {

/// The exact value, in units of its quantity, to read and to type. What cannot be read stays as it was typed, and
/// `refused` says why in a sentence; Escape brings the value back, and so does whatever is shown next. The keys of undo
/// and redo are the field's own while there is typing for them to take back or repeat, and otherwise the window's. A
/// press anywhere else ends the typing, also on a button that takes no focus.
class ValueField : public QLineEdit {
    Q_OBJECT
public:
    /// The quantity must outlive the field.
    ValueField(const Quantity& quantity, const ValueRange& range, QWidget* parent = nullptr);

    /// `why` is added where a smaller value is typed; empty: its own reason goes without saying.
    void setLeast(qint64 least, const QString& why);

    /// A new value replaces what is typed; the same value leaves it alone while the typing lasts.
    void setShown(qint64 value);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void entered(qint64 value);
    void refused(const QString& sentence); ///< empty: all is well again

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* object, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void applyLook();
    void read();
    QString refusal(const Error& error) const;
    void restore();

    const Quantity& m_quantity;
    ValueRange m_range;
    QString m_whyLeast;
    qint64 m_shown = 0;
    bool m_refused = false;
    bool m_typing = false; ///< not entered yet
};

} // namespace fenceline::ui
