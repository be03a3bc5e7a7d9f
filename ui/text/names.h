// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/builtin.h"
#include "core/scenario/scenario.h"
#include "core/trace/state.h"

#include <QString>

/// The words for who and what, and for the settings: one word for one thing, everywhere (look.md, "Words"). Names come
/// from scenario files: show them as plain text.
namespace fenceline::ui {

/// Of one that comes with the program, in the user's language; else as its file has it (scenario_titles.cpp).
QString titleOf(const Scenario& scenario);
QString titleOf(const Builtin& builtin);
QString nameOf(const Scenario& scenario, WorkerId worker);  ///< `A`
QString titleOf(const Scenario& scenario, WorkerId worker); ///< `Worker A`
QString nameOf(const Scenario& scenario, FanId fan);        ///< `fan A`, inside a sentence
QString titleOf(const Scenario& scenario, FanId fan);       ///< `Fan A`, at its beginning
QString nameOf(const Scenario& scenario, SeatId seat);      ///< `C14`
QString titleOf(const Scenario& scenario, SeatId seat);     ///< `Seat C14`

/// `fan A, fan B and fan C`, the words of a list joined as a sentence has them.
QString listOf(const QStringList& items);

/// A setting's choice in a word or two, for buttons and menus.
QString nameOf(Protection protection);
QString nameOf(Fencing fencing);
QString nameOf(FenceCompare compare);
QString nameOf(CheckBeforeWrite check);
QString nameOf(Release release);
QString nameOf(PauseCause cause);
QString nameOf(const Crash& crash); ///< beside the causes of a pause
QString nameOf(Service service);
QString nameOf(Timing timing);
QString nameOf(RedisValue value);
QString nameOf(Persistence persistence);
QString nameOf(Renewal renewal);
QString nameOf(RenewalRefused refused);
QString nameOf(LostAnswer policy);
QString nameOf(EffectKind effect);
QString nameOf(EffectKey key);
QString nameOf(Outcome outcome);
/// The same choice in a short sentence: what it does.
QString explain(Protection protection);
QString explain(Fencing fencing);
QString explain(FenceCompare compare);
QString explain(CheckBeforeWrite check);
QString explain(Release release);
QString explain(PauseCause cause);
QString explain(Service service);
QString explain(Timing timing);
QString explain(RedisValue value);
QString explain(Persistence persistence);
QString explain(Renewal renewal);
QString explain(RenewalRefused refused);
QString explain(LostAnswer policy);
QString explain(EffectKey key);

/// What a worker is doing, in a word for its card: `frozen` comes from WorkerView::frozen and stands before it.
QString nameOf(Activity activity);

QString textOf(const std::string& name);

} // namespace fenceline::ui
