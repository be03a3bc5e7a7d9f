// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QToolButton;

namespace fenceline::ui {

/// Buttons beside the ruler that zoom in, zoom out and show all of the run, for users who do not know the keys and the
/// wheel.
class ZoomButtons : public QWidget {
    Q_OBJECT
public:
    explicit ZoomButtons(QWidget* parent = nullptr);

    /// Which of them would change what is shown.
    void showPossible(bool closer, bool further);

signals:
    void closerRequested();
    void furtherRequested();
    void allRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fit();

    QToolButton* m_further;
    QToolButton* m_closer;
    QToolButton* m_all;
};

} // namespace fenceline::ui
