// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/names.h"
#include "ui/text/text.h"

/// What each choice of a setting does, in a line.
namespace fenceline::ui {

QString explain(Protection protection)
{
    switch (protection) {
    case Protection::None: return Text::tr("Each worker reads, then writes. Nothing keeps two of them apart.");
    case Protection::Lock:
        return Text::tr("A worker asks the lock service first; one holds the lock, the others wait.");
    case Protection::ConditionalWrite:
        return Text::tr("No lock: the write itself looks whether the seat is still free.");
    }
    return {};
}

QString explain(Fencing fencing)
{
    switch (fencing) {
    case Fencing::Off: return Text::tr("the row takes every write");
    case Fencing::Writes: return Text::tr("the row refuses a write with an older token");
    case Fencing::ReadsAndWrites: return Text::tr("a read raises the row's fence too");
    }
    return {};
}

QString explain(FenceCompare compare)
{
    switch (compare) {
    case FenceCompare::Less: return Text::tr("each token may write once");
    case FenceCompare::LessOrEqual: return Text::tr("the same token may write again");
    }
    return {};
}

QString explain(CheckBeforeWrite check)
{
    switch (check) {
    case CheckBeforeWrite::Off: return Text::tr("the write follows without a look at the lease");
    case CheckBeforeWrite::OwnClock: return Text::tr("a worker compares its clock with the end of its lease");
    case CheckBeforeWrite::Service: return Text::tr("a worker asks whether the lock is still its own");
    }
    return {};
}

QString explain(Release release)
{
    switch (release) {
    case Release::CompareAndDelete: return Text::tr("compare, then delete: a late release changes nothing");
    case Release::Delete: return Text::tr("blind delete: a late release frees another worker's lock");
    case Release::None: return Text::tr("nothing is deleted: each lock lasts until its lease ends");
    }
    return {};
}

QString explain(PauseCause cause)
{
    switch (cause) {
    case PauseCause::GarbageCollection: return Text::tr("the whole process stands still");
    case PauseCause::Swap: return Text::tr("the process waits for its memory to come back from disk");
    case PauseCause::VmPause: return Text::tr("the whole machine stands still, as in a migration");
    case PauseCause::Packet: return Text::tr("the worker runs on; its first write after that moment is late");
    }
    return {};
}

} // namespace fenceline::ui
