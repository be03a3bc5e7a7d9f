// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/differences.h"

#include <QPushButton>

namespace fenceline::ui {

/// What has been changed since the scenario was built: the one change in words where there is room for it, else how
/// many there are; its menu has the way back for each. Takes no room while nothing is changed.
class ChangesButton : public QPushButton {
    Q_OBJECT
public:
    explicit ChangesButton(QWidget* parent = nullptr);

    void showChanges(const Scenario& built, const Scenario& now);
    /// Off where the scenario is not what is shown; at first on.
    void setOffered(bool offered);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// Between the two scenarios that were shown last.
    void revertRequested(const fenceline::Difference& difference);
    void revertAllRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QSize sizeFor(const QString& text) const;
    void fit();
    void fillMenu();

    Scenario m_built;
    Scenario m_now;
    std::vector<Difference> m_differences;
    QString m_sentence; ///< of the only change
    QString m_count;
    bool m_offered = true;
};

} // namespace fenceline::ui
