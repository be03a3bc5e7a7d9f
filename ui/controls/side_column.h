// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/run/run.h"

#include <QWidget>
#include <memory>

class QScrollArea;

namespace fenceline::ui {

class ControlsPanel;
class MessageLine;
class VerdictCard;

/// The column at the right: the controls, which scroll when they must, and below them the verdict, which is always in
/// sight, as is what there is to say when a setting could not be played. As wide as the text size asks for.
class SideColumn : public QWidget {
    Q_OBJECT
public:
    explicit SideColumn(const Scenario& opened, QWidget* parent = nullptr);

    /// The run and its scenario. Emits nothing.
    void showRun(const std::shared_ptr<const Run>& run);
    /// A setting was not played, and this is why: stays, above the verdict, until the next run is shown.
    void sayNotPlayed(const Error& error);

    ControlsPanel* controls() const { return m_controls; }
    VerdictCard* verdict() const { return m_verdict; }
    QSize sizeHint() const override;
    /// What it would like at its present height must not keep the window from becoming lower.
    bool hasHeightForWidth() const override { return false; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void applyLook();
    void makeRoom();
    QWidget* makeCut() const;

    ControlsPanel* m_controls;
    VerdictCard* m_verdict;
    QScrollArea* m_scroll;
    MessageLine* m_notPlayed;
};

} // namespace fenceline::ui
