// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/tint.h"

namespace fenceline::ui {

const QColor& strong(const Theme& theme, Tint tint)
{
    switch (tint.kind) {
    case Tint::Kind::Ink: break;
    case Tint::Kind::Quiet: return theme.quiet;
    case Tint::Kind::Edge: return theme.edge;
    case Tint::Kind::Hairline: return theme.hairline;
    case Tint::Kind::Worker: return theme.worker(tint.worker).strong;
    case Tint::Kind::Lock: return theme.lock.strong;
    case Tint::Kind::Wrong: return theme.wrong.strong;
    case Tint::Kind::Right: return theme.right.strong;
    case Tint::Kind::Frozen: return theme.frozen.strong;
    }
    return theme.ink;
}

const QColor& soft(const Theme& theme, Tint tint)
{
    switch (tint.kind) {
    case Tint::Kind::Worker: return theme.worker(tint.worker).soft;
    case Tint::Kind::Lock: return theme.lock.soft;
    case Tint::Kind::Wrong: return theme.wrong.soft;
    case Tint::Kind::Right: return theme.right.soft;
    case Tint::Kind::Frozen: return theme.frozen.soft;
    case Tint::Kind::Ink:
    case Tint::Kind::Quiet:
    case Tint::Kind::Edge:
    case Tint::Kind::Hairline: break;
    }
    return theme.canvas;
}

QColor between(const QColor& from, const QColor& to, qreal share)
{
    const auto mix = [share](int a, int b) { return qRound(a + (b - a) * share); };
    return QColor::fromRgb(mix(from.red(), to.red()), mix(from.green(), to.green()), mix(from.blue(), to.blue()));
}

} // namespace fenceline::ui
