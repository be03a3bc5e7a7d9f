// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

namespace fenceline::ui {

/// Widgets side by side. Those that do not fit go to a second line; hidden ones take no room.
class ButtonRow : public QWidget {
    Q_OBJECT
public:
    explicit ButtonRow(const QList<QWidget*>& widgets, QWidget* parent = nullptr);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    QList<QRect> placesFor(int width) const; ///< as in a left-to-right layout
    void arrange();

    QList<QWidget*> m_widgets;
};

} // namespace fenceline::ui
