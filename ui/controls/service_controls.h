// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <QWidget>

namespace fenceline::ui {

class ChoiceRow;
class RedisControls;
class SwitchRow;

/// Which lock service is asked, how true to life its times are, and what that service alone can have. Showing a
/// scenario emits nothing.
class ServiceControls : public QWidget {
    Q_OBJECT
public:
    explicit ServiceControls(QWidget* parent = nullptr);
    void showScenario(const Scenario& scenario);
    RedisControls* redis() const { return m_redis; }

signals:
    void serviceChosen(fenceline::Service service);
    void timingChosen(fenceline::Timing timing);
    void waiterRechecksToggled(bool on); ///< of etcd

private:
    ChoiceRow* m_service;
    ChoiceRow* m_timing;
    RedisControls* m_redis;
    SwitchRow* m_rechecks;
};

} // namespace fenceline::ui
