// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <QWidget>

namespace fenceline::ui {

class ChoiceRow;

/// Which lock service is asked, and how true to life its times are. Showing a scenario emits nothing.
class ServiceControls : public QWidget {
    Q_OBJECT
public:
    explicit ServiceControls(QWidget* parent = nullptr);
    void showScenario(const Scenario& scenario);

signals:
    void serviceChosen(fenceline::Service service);
    void timingChosen(fenceline::Timing timing);

private:
    ChoiceRow* m_service;
    ChoiceRow* m_timing;
};

} // namespace fenceline::ui
