// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/quantity.h"

#include "ui/text/quantities.h"

#include <QCoreApplication>

namespace fenceline::ui {
namespace {

struct Hint {
    Q_DECLARE_TR_FUNCTIONS(fenceline::ui::Quantity)
};

} // namespace

const Quantity kDurations{
    .write = [](qint64 ms) { return durationText(Duration{ms}); },
    .read = [](const QString& typed, qint64 least, qint64 most) -> Result<qint64> {
        return readDuration(typed, Duration{least}, Duration{most}).map([](Duration d) { return qint64(d.count()); });
    },
    .hint = [] { return Hint::tr("Type a duration, such as 2.5 s or 250 ms"); },
    .unit = [] { return Hint::tr("in seconds"); },
    .unitsInOne = 1000,
};

const Quantity kCounts{
    .write = [](qint64 count) { return countText(count); },
    .read = readCount,
    .hint = [] { return Hint::tr("Type a whole number"); },
    .unit = [] { return QString(); },
    .unitsInOne = 1,
};

} // namespace fenceline::ui
