// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/message_words.h"

#include "ui/text/names.h"
#include "ui/text/quantities.h"
#include "ui/text/text.h"

namespace fenceline::ui {
namespace {

QString refusalText(std::optional<Token> token, Token fence, RejectReason reason)
{
    if (reason == RejectReason::DuplicateKey)
        return Text::tr("duplicate key · %1", "a refused write; %1: 0 rows").arg(rowsText(0));
    if (reason == RejectReason::NotFree || !token)
        return Text::tr("not free · %1", "a refused write; %1: 0 rows").arg(rowsText(0));
    return Text::tr("%1 · %2", "why a statement was refused; 0 rows").arg(staleText(*token, fence), rowsText(0));
}

/// The statement's first word: SQL, in every language.
QString verb(const Run& run)
{
    return run.scenario.protection == Protection::UniqueConstraint ? QStringLiteral("INSERT …")
                                                                   : QStringLiteral("UPDATE …");
}

QString writeText(const Run& run, std::optional<Token> token)
{
    return token ? Text::tr("UPDATE … token %1").arg(tokenText(*token)) : verb(run);
}

QString readText(const Run& run, const event::SeatRead& read, bool answered)
{
    const QString statement =
        read.raisedTo ? Text::tr("read with %1", "a token").arg(tokenText(*read.raisedTo)) : QStringLiteral("SELECT …");
    if (!answered)
        return statement;
    const QString found = !read.seat    ? Text::tr("none free", "seats")
                          : read.holder ? nameOf(run.scenario, *read.holder)
                                        : Text::tr("free", "a seat");
    return read.raisedTo ? Text::tr("%1 · %2", "a statement and its answer").arg(statement, found)
                         : Text::tr("%1 %2", "a statement and its answer").arg(statement, found);
}

QString grantText(const event::LockGranted& grant, bool answered)
{
    if (!answered)
        return Text::tr("asks");
    if (!grant.token)
        return grant.waited ? Text::tr("granted") : Text::tr("asks · granted");
    return (grant.waited ? Text::tr("granted · token %1") : Text::tr("asks · token %1")).arg(tokenText(*grant.token));
}

} // namespace

QString messageText(const Run& run, EventIndex event, bool answered)
{
    return std::visit(
        Overloaded{
            [&](const event::LockWaiting&) { return answered ? Text::tr("asks · waits") : Text::tr("asks"); },
            [&](const event::LockGranted& grant) { return grantText(grant, answered); },
            [&](const event::LockMisreported&) { return answered ? Text::tr("nobody before it") : Text::tr("asks"); },
            [](const event::LockReleased&) { return Text::tr("releases"); },
            [&](const event::ReleaseIgnored&) { return answered ? Text::tr("release refused") : Text::tr("releases"); },
            [&](const event::LeaseChecked& check) {
                if (!answered)
                    return Text::tr("still mine?", "a worker asks the lock service");
                return check.valid ? Text::tr("still mine? yes") : Text::tr("still mine? no");
            },
            [&](const event::SeatRead& read) { return readText(run, read, answered); },
            [&](const event::ReadRejected& read) {
                return answered ? refusalText(read.token, read.fence, read.reason)
                                : Text::tr("read with %1", "a token").arg(tokenText(read.token));
            },
            [&](const event::WriteAccepted& write) {
                return answered ? Text::tr("%1 %2", "a statement and its answer").arg(verb(run), rowsText(1))
                                : writeText(run, write.token);
            },
            [&](const event::WriteRejected& write) {
                return answered ? refusalText(write.token, write.fence, write.reason) : writeText(run, write.token);
            },
            [&](const event::LockRefused&) { return answered ? Text::tr("asks · held") : Text::tr("asks"); },
            [&](const event::LockRenewed&) {
                return answered ? Text::tr("renew · granted", "a lease") : Text::tr("renew", "a lease");
            },
            [&](const event::LockRenewalRefused&) {
                return answered ? Text::tr("renew · refused", "a lease") : Text::tr("renew", "a lease");
            },
            // no messages: core/trace/messages.h
            [](const OneOf<event::LockRequested, event::LockEnded, event::WriteSent, event::FanConfirmed,
                           event::FanRefused, event::GaveUp, event::Paused, event::Resumed, event::PacketDelayed,
                           event::Crashed, event::Partitioned, event::PartitionHealed, event::AnswerLost,
                           event::ClockJumped, event::ServiceFailedOver, event::ServiceRestarted, event::KeyEvicted,
                           event::EffectSent, event::EffectDeduplicated, event::LockRestored,
                           event::WaiterSessionEnded> auto&) { return QString(); },
        },
        run.trace[event].details);
}

QString cutText(Instant until)
{
    return Text::tr("cut off until %1", "a worker from the lock service").arg(timeText(until));
}

QString spokenCut(const Run& run, WorkerId worker, Instant until)
{
    return Text::tr("%1 is cut off from the lock service until %2").arg(titleOf(run.scenario, worker), timeText(until));
}

QString spokenMessage(const Run& run, const Exchange& exchange, bool toWorker, bool underWay, const QString& text)
{
    const QString who = titleOf(run.scenario, exchange.worker);
    const QString other = exchange.party == Party::Lock ? Text::tr("the lock service") : Text::tr("the database");
    const QString ends =
        toWorker ? Text::tr("from %1 to %2").arg(other, who) : Text::tr("from %1 to %2").arg(who, other);
    return underWay ? Text::tr("%1, on its way %2", "a message").arg(text, ends)
                    : Text::tr("%1, %2", "a message and its ends").arg(text, ends);
}

} // namespace fenceline::ui
