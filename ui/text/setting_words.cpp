// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/setting_words.h"

#include "ui/text/names.h"
#include "ui/text/text.h"

namespace fenceline::ui {

QString settingWord(Protection protection)
{
    switch (protection) {
    case Protection::None: return Text::tr("none", "protection, within a sentence");
    case Protection::Lock: return Text::tr("a lock", "protection, within a sentence");
    case Protection::ConditionalWrite: return Text::tr("a conditional write", "protection, within a sentence");
    }
    return {};
}

QString settingWord(Service service)
{
    switch (service) {
    case Service::Etcd: return QStringLiteral("etcd");
    }
    return {};
}

QString settingWord(Timing timing)
{
    switch (timing) {
    case Timing::Ideal: return Text::tr("ideal", "timing of the lock service, within a sentence");
    }
    return {};
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
    }
    return {};
}

QString settingWord(RenewalRefused refused)
{
    switch (refused) {
    case RenewalRefused::Ignored: return Text::tr("the worker goes on", "after a refused renewal");
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

QString settingWord(bool on)
{
    return on ? Text::tr("on", "a setting") : Text::tr("off", "a setting");
}

} // namespace fenceline::ui
