// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>

namespace fenceline::ui {

/// A setting that is on or off: its name, a quiet line that says what it does, and the switch at the end of the row.
/// The whole row is the target. `clicked` tells of the user alone; setChecked is silent to it.
class SwitchRow : public QCheckBox {
    Q_OBJECT
public:
    SwitchRow(const QString& title, const QString& explanation, QWidget* parent = nullptr);

    void setExplanation(const QString& explanation);
    /// It cannot matter now, and this is why; empty: it can.
    void setReason(const QString& reason);
    void setStrong(bool strong); ///< a bold name

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool hitButton(const QPoint& at) const override { return rect().contains(at); }
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QString below() const { return m_reason.isEmpty() ? m_explanation : m_reason; }
    QFont titleFont() const;
    QFont belowFont() const;
    QRect pill() const;

    QString m_explanation;
    QString m_reason;
    bool m_strong = false;
};

} // namespace fenceline::ui
