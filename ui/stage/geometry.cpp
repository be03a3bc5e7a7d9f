// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/geometry.h"

#include "ui/stage/arrange.h"
#include "ui/stage/routes.h"

#include <algorithm>
#include <cmath>

namespace fenceline::ui {
namespace {

/// At the user's scale the stage fills this; what is larger enlarges it, up to kMostGrowth.
constexpr QSizeF kFilled{1100, 560};
constexpr qreal kMostGrowth = 1.6;

void makeStill(std::vector<StageMessageFacts>& messages)
{
    for (StageMessageFacts& message : messages) {
        if (message.course != StageMessageFacts::Course::UnderWay)
            continue;
        message.course = StageMessageFacts::Course::Still;
        message.progress = 1;
    }
}

} // namespace

qreal stageScale(QSizeF size, qreal textScale)
{
    const qreal room = std::min(size.width() / kFilled.width(), size.height() / kFilled.height()) / textScale;
    // In steps, so that dragging a splitter does not set up new fonts with every pixel.
    return textScale * std::clamp(std::floor(room * 10) / 10, 1.0, kMostGrowth);
}

StageGeometry makeStage(const Run& run, Instant at, QSizeF room, const TextMeasure& measure)
{
    return makeStage(run, at, planStage(run, room, measure), measure);
}

StageGeometry makeStage(const Run& run, Instant at, const StagePlan& plan, const TextMeasure& measure, Motion motion)
{
    const StateView state = stateAt(run.scenario, run.trace, at);
    const StageFacts facts = factsAt(run, state, at);
    const Arrangement& place = plan.place;
    StageGeometry stage{.size = plan.size, .scale = measure.scale()};
    std::vector<std::pair<WorkerId, QRectF>> workerPlaces;
    if (place.form == Arrangement::Form::Table) {
        stage.cards.push_back(workersCard(facts.workers, place.workers.front(), measure, workerPlaces));
    } else {
        for (const WorkerFacts& worker : facts.workers) {
            const QRectF& rect = place.workers[index(worker.worker)];
            stage.cards.push_back(workerCard(worker, rect, place.detail, measure));
            workerPlaces.push_back({worker.worker, rect});
        }
    }
    if (!facts.locks.empty())
        stage.cards.push_back(lockCard(run.scenario, facts.locks, place.lock, measure));
    stage.cards.push_back(rowsCard(run, facts.rows, place.rows, measure));
    for (const EffectFacts& effect : facts.effects)
        stage.cards.push_back(effectCard(effect, place.effects[effect.effect], measure));
    std::vector<StageMessageFacts> messages = messagesAt(run, at, plan.reach);
    addCuts(run, state, messages);
    if (motion == Motion::Reduced)
        makeStill(messages);
    stage.messages = routeMessages(messages, workerPlaces, place, stage, measure);
    return stage;
}

} // namespace fenceline::ui
