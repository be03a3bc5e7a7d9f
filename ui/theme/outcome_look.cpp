// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/outcome_look.h"

namespace fenceline::ui {

Sign signOf(Outcome outcome)
{
    switch (outcome) {
    case Outcome::DoubleSale: return Sign::Cross;
    case Outcome::DuplicateEffect: return Sign::Twice;
    case Outcome::Blocked: return Sign::Bars;
    case Outcome::SoldUntold: return Sign::Query;
    case Outcome::OneSale: return Sign::Tick;
    case Outcome::NoSale: break;
    }
    return Sign::Ring;
}

const Role& roleOf(Outcome outcome, const Theme& theme)
{
    switch (outcome) {
    case Outcome::DoubleSale:
    case Outcome::DuplicateEffect:
    case Outcome::Blocked:
    case Outcome::SoldUntold: return theme.wrong;
    case Outcome::OneSale: return theme.right;
    case Outcome::NoSale: break;
    }
    return theme.frozen;
}

} // namespace fenceline::ui
