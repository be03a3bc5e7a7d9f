// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <QString>

/// A setting's choice as it stands within a sentence: `fencing: writes instead of off`. Buttons and menus have the
/// names of ui/text/names.h.
namespace fenceline::ui {

QString settingWord(Protection protection);
QString settingWord(Service service);
QString settingWord(Timing timing);
QString settingWord(RedisValue value);
QString settingWord(Persistence persistence);
/// `100 ms`, or each replica's.
QString settingWord(const Replicas& replicas);
QString settingWord(const WaitForReplicas& wait);
QString settingWord(Fencing fencing);
QString settingWord(FenceCompare compare);
QString settingWord(CheckBeforeWrite check);
QString settingWord(Renewal renewal);
QString settingWord(RenewalRefused refused);
QString settingWord(Release release);
QString settingWord(LostAnswer lost);
QString settingWord(Arrivals arrivals);
QString settingWord(PauseCause cause);
QString settingWord(EffectKind effect);
/// `email without a key`; with all that differs from an effect's defaults.
QString settingWord(const Effect& effect);
QString settingWord(const std::vector<Effect>& effects);
QString settingWord(bool on);

} // namespace fenceline::ui
