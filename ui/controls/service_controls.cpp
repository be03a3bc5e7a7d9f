// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/service_controls.h"

#include "ui/controls/choice_row.h"
#include "ui/controls/redis_controls.h"
#include "ui/controls/setting_choices.h"
#include "ui/controls/switch_row.h"
#include "ui/text/no_effect.h"

#include <QVBoxLayout>

namespace fenceline::ui {

ServiceControls::ServiceControls(QWidget* parent)
    : QWidget(parent), m_service(new ChoiceRow(ChoiceRow::Kind::Menu, tr("Lock service"), choiceNames<Service>())),
      m_timing(new ChoiceRow(ChoiceRow::Kind::Segments, tr("Its timing"), choiceNames<Timing>())),
      m_redis(new RedisControls),
      m_rechecks(new SwitchRow(tr("A waiter looks for its own key"),
                               tr("its session may be over; up to etcd 3.4 it took the lock all the same")))
{
    m_service->setExplanations(choiceExplanations<Service>());
    m_timing->setExplanations(choiceExplanations<Timing>());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_service);
    column->addWidget(m_timing);
    column->addWidget(m_redis);
    column->addWidget(m_rechecks);
    connect(m_rechecks, &SwitchRow::clicked, this, &ServiceControls::waiterRechecksToggled);
    connect(m_service, &ChoiceRow::chosen, this, [this](int choice) { emit serviceChosen(choiceAt<Service>(choice)); });
    connect(m_timing, &ChoiceRow::chosen, this, [this](int choice) { emit timingChosen(choiceAt<Timing>(choice)); });
}

void ServiceControls::showScenario(const Scenario& scenario)
{
    m_service->showChoice(choicePlace(scenario.service));
    m_service->setReason(whyNoService(scenario));
    m_timing->showChoice(choicePlace(scenario.timing));
    m_timing->setReason(whyNoTiming(scenario));
    m_redis->showScenario(scenario);
    m_rechecks->setChecked(scenario.etcd.waiterRechecks);
    m_rechecks->setVisible(scenario.protection == Protection::Lock && scenario.service == Service::Etcd &&
                           scenario.timing == Timing::Real); // in ideal timing no session ends
}

} // namespace fenceline::ui
