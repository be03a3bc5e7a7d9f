// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"
#include "ui/stage/messages.h"
#include "ui/theme/label.h"

#include <QLineF>
#include <QRectF>
#include <QSizeF>
#include <QStringList>
#include <array>
#include <optional>
#include <vector>

/// The stage as plain shapes: the actors as cards and tables, the messages between them as curves. A pure function of
/// run, time, size and text scale. Painting, pointing, the accessible tree and pictures read this and nothing else.
namespace fenceline::ui {

struct StagePlan;

/// One machine of a lock service.
struct StageNode {
    enum class Kind : std::uint8_t {
        Leader, ///< or the only one, or the primary: filled
        Member, ///< hollow
        Database,
    };
    QPointF centre;
    qreal radius = 0;
    Kind kind{};
    friend bool operator==(const StageNode&, const StageNode&) = default;
};

struct StageCard {
    enum class Kind : std::uint8_t { Worker, Workers, Lock, Rows, Effect };
    enum class Outline : std::uint8_t { Single, Double };
    Kind kind{};
    QRectF rect;
    QRectF titleBar; ///< in the actor's soft colour; empty: none
    Tint tint;       ///< of the outline
    Tint barTint;
    Outline outline{};
    bool hatched = false; ///< its title bar: the worker is frozen
    std::vector<Label> labels;
    std::vector<QLineF> rules;                         ///< hairlines
    std::vector<std::pair<QPointF, WorkerId>> markers; ///< in a table of workers
    std::vector<StageNode> nodes;                      ///< of a lock service
    std::vector<QLineF> wires;                         ///< between its nodes
    QRectF around;                                     ///< a majority of them; empty: none
    std::optional<Sign> sign;                          ///< of an effect, in `signBox`
    QRectF signBox;
    QString name;
    QStringList facts; ///< the same as its labels, as whole lines for screen readers
    friend bool operator==(const StageCard&, const StageCard&) = default;
};

struct StageMessage {
    std::array<QPointF, 4> curve; ///< a cubic Bézier from sender to receiver
    Tint tint;
    StageMessageFacts::Course course{};
    qreal progress = 1;
    QRectF pill;
    Label text;
    QString spoken; ///< the same with its sender and its receiver
    friend bool operator==(const StageMessage&, const StageMessage&) = default;
};

QPointF pointOn(const std::array<QPointF, 4>& curve, qreal share);

struct StageGeometry {
    QSizeF size;
    qreal scale = 1;
    std::vector<StageCard> cards; ///< workers, lock, rows, effects
    std::vector<StageMessage> messages;
    friend bool operator==(const StageGeometry&, const StageGeometry&) = default;
};

/// The text's scale on a stage of this size: the user's, and somewhat more where there is much more room than the
/// stage needs, as a picture is enlarged.
qreal stageScale(QSizeF size, qreal textScale);

/// Messages under way are where they are at the instant, or stills.
enum class Motion : std::uint8_t { Full, Reduced };

/// `plan` is of the same run and measure.
StageGeometry makeStage(const Run& run, Instant at, const StagePlan& plan, const TextMeasure& measure,
                        Motion motion = Motion::Full);
/// The same, planned for a room of this size.
StageGeometry makeStage(const Run& run, Instant at, QSizeF room, const TextMeasure& measure);

/// The same stage for a language that runs from right to left.
StageGeometry mirrored(StageGeometry stage);

} // namespace fenceline::ui
