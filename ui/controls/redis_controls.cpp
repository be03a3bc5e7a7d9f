// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/redis_controls.h"

#include "core/scenario/limits.h"
#include "core/scenario/no_effect.h"
#include "ui/controls/choice_row.h"
#include "ui/controls/duration_slider.h"
#include "ui/controls/setting_choices.h"
#include "ui/controls/switch_row.h"

#include <QVBoxLayout>

namespace fenceline::ui {
namespace {

constexpr DurationRange kLag{.from = Duration{0}, .to = Duration{10'000}};
constexpr DurationRange kRetry{.from = Duration{0}, .to = Duration{2'000}, .least = limits::kShortestInterval};

} // namespace

RedisControls::RedisControls(QWidget* parent)
    : QWidget(parent),
      m_counter(new SwitchRow(tr("Token counter"), tr("the script that takes the lock counts up a number as well"))),
      m_value(new ChoiceRow(ChoiceRow::Kind::Segments, tr("A lock's value names"), choiceNames<RedisValue>())),
      m_persistence(new ChoiceRow(ChoiceRow::Kind::Menu, tr("On disk"), choiceNames<Persistence>())),
      m_lag(new DurationSlider(tr("Replication lag"), kLag)),
      m_wait(new SwitchRow(tr("Wait for a replica"), tr("WAIT: a lock counts once a replica has it"))),
      m_retry(new DurationSlider(tr("A client asks again after"), kRetry))
{
    m_value->setExplanations(choiceExplanations<RedisValue>());
    m_persistence->setExplanations(choiceExplanations<Persistence>());
    m_lag->setExplanation(tr("A failover within it loses the lock, and its counter too."));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    for (QWidget* row : std::initializer_list<QWidget*>{m_counter, m_value, m_persistence, m_lag, m_wait, m_retry})
        column->addWidget(row);
    connectIntents();
}

void RedisControls::connectIntents()
{
    const auto whole = [](std::optional<Duration> duration) { return duration.value_or(Duration{0}); };
    connect(m_counter, &SwitchRow::clicked, this, &RedisControls::counterToggled);
    connect(m_value, &ChoiceRow::chosen, this, [this](int choice) { emit valueChosen(choiceAt<RedisValue>(choice)); });
    connect(m_persistence, &ChoiceRow::chosen, this,
            [this](int choice) { emit persistenceChosen(choiceAt<Persistence>(choice)); });
    connect(m_lag, &DurationSlider::edited, this,
            [this, whole](std::optional<Duration> lag, EditPhase phase) { emit lagEdited(whole(lag), phase); });
    connect(m_wait, &SwitchRow::clicked, this, &RedisControls::waitToggled);
    connect(m_retry, &DurationSlider::edited, this,
            [this, whole](std::optional<Duration> retry, EditPhase phase) { emit retryEdited(whole(retry), phase); });
}

void RedisControls::showScenario(const Scenario& scenario)
{
    const RedisOptions& redis = scenario.redis;
    m_counter->setChecked(redis.counter);
    m_value->showChoice(choicePlace(redis.value));
    m_persistence->showChoice(choicePlace(redis.persistence));
    m_lag->showDuration(redis.replicas.lags.front());
    m_wait->setChecked(redis.wait.count > 0);
    m_retry->showDuration(scenario.network.retry);
    const auto matters = [&](Setting setting) { return !whyNoEffect(scenario, setting); };
    m_counter->setVisible(matters(Setting::RedisCounter));
    m_value->setVisible(matters(Setting::RedisValue));
    m_persistence->setVisible(matters(Setting::Persistence));
    m_lag->setVisible(matters(Setting::Replicas));
    m_wait->setVisible(matters(Setting::Wait));
    m_retry->setVisible(polls(scenario) || (matters(Setting::Wait) && redis.wait.count > 0));
}

} // namespace fenceline::ui
