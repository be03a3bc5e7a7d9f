// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QScrollArea;

namespace fenceline::ui {

class ControlsPanel;
class VerdictCard;

/// The column at the right: the controls, which scroll when they must, and below them the verdict, which is always in
/// sight. As wide as the text size asks for.
class SideColumn : public QWidget {
    Q_OBJECT
public:
    explicit SideColumn(QWidget* parent = nullptr);

    ControlsPanel* controls() const { return m_controls; }
    VerdictCard* verdict() const { return m_verdict; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void applyLook();

    ControlsPanel* m_controls;
    VerdictCard* m_verdict;
    QScrollArea* m_scroll;
};

} // namespace fenceline::ui
