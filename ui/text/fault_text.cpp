// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/fault_text.h"

#include "core/event/event.h"
#include "ui/text/names.h"
#include "ui/text/quantities.h"
#include "ui/text/text.h"

namespace fenceline::ui {
namespace {

QString serviceFailure(ServiceFailure failure)
{
    switch (failure) {
    case ServiceFailure::Failover: return Text::tr("the lock service's failover", "a fault");
    case ServiceFailure::Restart: return Text::tr("the lock service's restart", "a fault");
    case ServiceFailure::Eviction: return Text::tr("the eviction of the lock's key", "a fault");
    case ServiceFailure::Restore: return Text::tr("the lock service's restore from a snapshot", "a fault");
    }
    return {};
}

QString jumpOfWorker(const QString& worker, Duration by)
{
    return by < Duration{0}
               ? Text::tr("%1's clock put back by %2", "a fault: a worker").arg(worker, durationText(-by))
               : Text::tr("%1's clock put forward by %2", "a fault: a worker").arg(worker, durationText(by));
}

QString jumpOfService(Duration by)
{
    return by < Duration{0} ? Text::tr("the lock service's clock put back by %1", "a fault").arg(durationText(-by))
                            : Text::tr("the lock service's clock put forward by %1", "a fault").arg(durationText(by));
}

} // namespace

QString victimName(const Scenario& scenario, const Fault& fault)
{
    return fault.worker ? nameOf(scenario, *fault.worker) : Text::tr("the lock service", "that which a fault befalls");
}

QString faultName(const Scenario& scenario, const Fault& fault)
{
    const QString who = victimName(scenario, fault);
    return std::visit(
        Overloaded{
            [&](const Pause& pause) {
                return Text::tr("%1's pause of %2", "a worker, how long").arg(who, durationText(pause.length));
            },
            [&](const Crash&) { return Text::tr("%1's crash", "a worker").arg(who); },
            [&](const Partition& partition) {
                return Text::tr("%1 cut off from the lock service for %2", "a fault: a worker, how long")
                    .arg(who, durationText(partition.length));
            },
            [&](const LoseAnswer& lose) {
                return lose.to == AnswerTo::Write ? Text::tr("the lost answer to %1's write", "a fault").arg(who)
                                                  : Text::tr("the lost answer to %1's effect", "a fault").arg(who);
            },
            [&](const ClockJump& jump) { return fault.worker ? jumpOfWorker(who, jump.by) : jumpOfService(jump.by); },
            [](const ServiceFault& service) { return serviceFailure(service.what); },
        },
        fault.kind);
}

QString faultText(const Scenario& scenario, const Fault& fault)
{
    const QString worker = victimName(scenario, fault);
    const QString at = durationText(fault.at);
    if (const auto* pause = std::get_if<Pause>(&fault.kind))
        return Text::tr("%1's pause of %2 at %3", "a worker, how long, when")
            .arg(worker, durationText(pause->length), at);
    if (std::holds_alternative<Crash>(fault.kind))
        return Text::tr("%1's crash at %2", "a worker, when").arg(worker, at);
    return Text::tr("%1 at %2", "a fault, when").arg(faultName(scenario, fault), at);
}

QString kindText(const Fault& fault)
{
    return std::visit(
        Overloaded{
            [](const Pause& pause) {
                return Text::tr("a pause of %1", "what stops a worker").arg(durationText(pause.length));
            },
            [](const Crash&) { return Text::tr("a crash", "what stops a worker"); },
            [](const Partition& partition) {
                return Text::tr("a partition of %1", "what befalls a worker").arg(durationText(partition.length));
            },
            [](const LoseAnswer& lose) {
                return lose.to == AnswerTo::Write ? Text::tr("a lost answer to a write", "what befalls a worker")
                                                  : Text::tr("a lost answer to an effect", "what befalls a worker");
            },
            [](const ClockJump& jump) {
                return jump.by < Duration{0}
                           ? Text::tr("its clock put back by %1", "what befalls a worker").arg(durationText(-jump.by))
                           : Text::tr("its clock put forward by %1", "what befalls a worker")
                                 .arg(durationText(jump.by));
            },
            [](const ServiceFault& service) {
                switch (service.what) {
                case ServiceFailure::Failover: return Text::tr("a failover", "what befalls a lock service");
                case ServiceFailure::Restart: return Text::tr("a restart", "what befalls a lock service");
                case ServiceFailure::Eviction: return Text::tr("an eviction", "what befalls a lock service");
                case ServiceFailure::Restore:
                    return Text::tr("a restore from a snapshot", "what befalls a lock service");
                }
                return QString();
            },
        },
        fault.kind);
}

bool stopsWorker(const Fault& fault)
{
    return std::holds_alternative<Pause>(fault.kind) || std::holds_alternative<Crash>(fault.kind);
}

} // namespace fenceline::ui
