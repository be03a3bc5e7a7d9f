// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/session.h"
#include "ui/theme/edit_phase.h"

#include <QObject>

namespace fenceline::app {

/// Turns what a user changes into edits of the session, each with its phase of a drag. A slider, a grip on the timeline
/// and a typed command for the same setting call the same function here.
class Edits : public QObject {
    Q_OBJECT
public:
    explicit Edits(ui::Session& session, QObject* parent = nullptr) : QObject(parent), m_session(session) {}

    /// True during a drag, when the outcome is not announced yet.
    bool isDragging() const { return m_phase == ui::EditPhase::Moving; }

    void lease(std::optional<Duration> lease, ui::EditPhase phase); ///< none: off
    void pauseLength(Duration length, ui::EditPhase phase);
    void freezeAt(Duration at, ui::EditPhase phase);
    void pauseSpan(std::size_t fault, Duration from, Duration to, ui::EditPhase phase);
    void arrival(WorkerId worker, Duration arrives, ui::EditPhase phase);
    void workers(int count, ui::EditPhase phase);
    void seats(int count, ui::EditPhase phase);
    void gap(Duration gap, ui::EditPhase phase);

    void fencing(Fencing fencing);
    void fenceCompare(FenceCompare compare);
    void checkBeforeWrite(CheckBeforeWrite check);
    void conditional(bool on);
    void protection(Protection protection);
    void release(Release release);
    void service(Service service);
    void timing(Timing timing);
    void waiterRechecks(bool on); ///< in etcd
    void counter(bool on);        ///< of fencing tokens, in Redis
    void redisValue(RedisValue value);
    void persistence(Persistence persistence);
    void replicationLag(Duration lag, ui::EditPhase phase);
    void waitForReplica(bool on);
    void retry(Duration retry, ui::EditPhase phase);
    void renewal(Renewal renewal);
    void renewalRefused(RenewalRefused refused);
    void lostAnswer(LostAnswer policy);
    /// In place of those that are there: each kind at most once.
    void effects(const std::vector<Effect>& effects);
    void pauseCause(PauseCause cause);
    void crash();
    /// Puts another scenario in the place of the present one, as one undo step.
    void replace(const Scenario& scenario);
    /// Goes to `scenario`, the present one with some changes reverted, as one undo step.
    void revert(const Result<Scenario>& scenario);

signals:
    /// A drag has ended, and its outcome can be announced.
    void dragEnded();

private:
    void apply(ui::Edit edit, const Result<Scenario>& edited, ui::EditPhase phase = ui::EditPhase::Step);

    ui::Session& m_session;
    ui::EditPhase m_phase = ui::EditPhase::Step; ///< of the latest edit
};

/// What an undo step did, in a few words: `lease`.
QString nameOf(ui::Edit edit);

} // namespace fenceline::app
