// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/setting_words.h"

#include "ui/text/names.h"
#include "ui/text/quantities.h"
#include "ui/text/text.h"

namespace fenceline::ui {

QString settingWord(Protection protection)
{
    switch (protection) {
    case Protection::None: return Text::tr("none", "protection, within a sentence");
    case Protection::LocalMutex: return Text::tr("a mutex local to each server", "protection, within a sentence");
    case Protection::Lock: return Text::tr("a lock", "protection, within a sentence");
    case Protection::ConditionalWrite: return Text::tr("a conditional write", "protection, within a sentence");
    case Protection::UniqueConstraint: return Text::tr("a unique constraint", "protection, within a sentence");
    }
    return {};
}

QString settingWord(Service service)
{
    return nameOf(service);
}

QString settingWord(Timing timing)
{
    switch (timing) {
    case Timing::Ideal: return Text::tr("ideal", "timing of the lock service, within a sentence");
    case Timing::Real: return Text::tr("real", "timing of the lock service, within a sentence");
    }
    return {};
}

QString settingWord(RedisValue value)
{
    switch (value) {
    case RedisValue::PerRequest: return Text::tr("the request", "what a lock's value names, within a sentence");
    case RedisValue::PerWorker: return Text::tr("the process", "what a lock's value names, within a sentence");
    }
    return {};
}

QString settingWord(Persistence persistence)
{
    switch (persistence) {
    case Persistence::None: return Text::tr("nothing", "what Redis has on disk, within a sentence");
    case Persistence::EverySecond:
        return Text::tr("all up to the last second", "what Redis has on disk, within a sentence");
    case Persistence::Always: return Text::tr("everything", "what Redis has on disk, within a sentence");
    }
    return {};
}

QString settingWord(const Replicas& replicas)
{
    QStringList lags;
    for (std::size_t r = 0; r < replicas.count; ++r)
        lags << durationText(replicas.lags[r]);
    return listOf(lags);
}

QString settingWord(const WaitForReplicas& wait)
{
    if (wait.count == 0)
        return settingWord(false);
    return Text::tr("for %n replica(s), %1 at most", "a client waits", wait.count).arg(durationText(wait.timeout));
}

QString settingWord(Fencing fencing)
{
    switch (fencing) {
    case Fencing::Off: return settingWord(false);
    case Fencing::Writes: return Text::tr("writes", "what carries the token, within a sentence");
    case Fencing::ReadsAndWrites: return Text::tr("reads and writes", "what carries the token, within a sentence");
    }
    return {};
}

QString settingWord(FenceCompare compare)
{
    return nameOf(compare);
}

QString settingWord(CheckBeforeWrite check)
{
    switch (check) {
    case CheckBeforeWrite::Off: return settingWord(false);
    case CheckBeforeWrite::OwnClock: return Text::tr("by its own clock", "how a worker checks its lease");
    case CheckBeforeWrite::Service: return Text::tr("by the lock service", "how a worker checks its lease");
    }
    return {};
}

QString settingWord(Renewal renewal)
{
    switch (renewal) {
    case Renewal::Off: return settingWord(false);
    case Renewal::InProcess: return Text::tr("by the worker", "who renews its lease, within a sentence");
    case Renewal::SeparateProcess: return Text::tr("by another process", "who renews a lease, within a sentence");
    }
    return {};
}

QString settingWord(RenewalRefused refused)
{
    switch (refused) {
    case RenewalRefused::Ignored: return Text::tr("the worker goes on", "after a refused renewal");
    case RenewalRefused::GiveUp: return Text::tr("the worker gives up", "after a refused renewal");
    }
    return {};
}

QString settingWord(Release release)
{
    switch (release) {
    case Release::CompareAndDelete: return Text::tr("only its own lock", "what a worker deletes, within a sentence");
    case Release::Delete: return Text::tr("whatever lock is there", "what a worker deletes, within a sentence");
    case Release::None: return Text::tr("nothing", "what a worker deletes, within a sentence");
    }
    return {};
}

QString settingWord(LostAnswer lost)
{
    switch (lost) {
    case LostAnswer::NoRetry: return Text::tr("no retry", "after a lost answer");
    case LostAnswer::ReadBack: return Text::tr("a retry, then a look at the row", "after a lost answer");
    case LostAnswer::AssumeMine: return Text::tr("a retry, zero rows means mine", "after a lost answer");
    }
    return {};
}

QString settingWord(Arrivals arrivals)
{
    switch (arrivals) {
    case Arrivals::Listed: return Text::tr("as listed", "arrivals, within a sentence");
    case Arrivals::Rush: return Text::tr("in a rush", "arrivals, within a sentence");
    }
    return {};
}

QString settingWord(PauseCause cause)
{
    switch (cause) {
    case PauseCause::GarbageCollection: return Text::tr("garbage collection", "within a sentence");
    case PauseCause::Swap: return Text::tr("swapping", "within a sentence");
    case PauseCause::VmPause: return Text::tr("the machine paused", "cause of a pause, within a sentence");
    case PauseCause::Packet: return Text::tr("a packet in a queue", "cause of a pause, within a sentence");
    }
    return {};
}

QString settingWord(EffectKind effect)
{
    switch (effect) {
    case EffectKind::Email: return Text::tr("email", "an effect, within a sentence");
    case EffectKind::Charge: return Text::tr("card charge", "an effect, within a sentence");
    }
    return {};
}

QString settingWord(const Effect& effect)
{
    const QString what = settingWord(effect.what);
    QStringList parts;
    switch (effect.key) {
    case EffectKey::None: parts << Text::tr("%1 without a key", "an effect").arg(what); break;
    case EffectKey::Sale: parts << Text::tr("%1 with a key for each sale", "an effect").arg(what); break;
    case EffectKey::Attempt: parts << Text::tr("%1 with a key for each attempt", "an effect").arg(what); break;
    }
    if (!effect.recordsInProgress)
        parts << Text::tr("written down when it is done", "an effect's key");
    if (effect.takes > Duration{0})
        parts << Text::tr("taking %1", "an effect").arg(durationText(effect.takes));
    return parts.size() == 1
               ? parts.front()
               : Text::tr("%1 (%2)", "an effect and how it is carried out")
                     .arg(parts.front(), parts.mid(1).join(Text::tr(", ", "between the items of a list")));
}

QString settingWord(const std::vector<Effect>& effects)
{
    QStringList words;
    for (const Effect& effect : effects)
        words << settingWord(effect);
    return words.isEmpty() ? Text::tr("none", "effects, within a sentence") : listOf(words);
}

QString settingWord(bool on)
{
    return on ? Text::tr("on", "a setting") : Text::tr("off", "a setting");
}

} // namespace fenceline::ui
