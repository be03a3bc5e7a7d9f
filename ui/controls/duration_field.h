// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controls/duration_track.h"

#include <QLineEdit>

namespace fenceline::ui {

/// The exact value, to read and to type: `12.5s`, `250 ms`, a bare number for seconds. What cannot be read stays as it
/// was typed, and `refused` says why in a sentence; Escape brings the value back.
class DurationField : public QLineEdit {
    Q_OBJECT
public:
    explicit DurationField(const DurationRange& range, QWidget* parent = nullptr);

    /// A new value replaces what is typed; the same value leaves it alone.
    void setDuration(Duration duration);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void entered(fenceline::Duration duration);
    void refused(const QString& sentence); ///< empty: all is well again

protected:
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void read();
    void restore();

    DurationRange m_range;
    Duration m_duration{0};
    bool m_refused = false;
};

} // namespace fenceline::ui
