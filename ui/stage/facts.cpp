// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/stage/facts.h"

#include "ui/stage/effect_facts.h"
#include "ui/stage/lock_facts.h"
#include "ui/text/names.h"
#include "ui/text/quantities.h"
#include "ui/text/text.h"

#include <algorithm>
#include <set>

namespace fenceline::ui {
namespace {

QString agoText(Duration length)
{
    return clockText(kStart + std::max(length, Duration{0}));
}

QString deletedText(const QString& who, const QString& ago)
{
    return Text::tr("lock deleted by %1 %2 ago", "a worker, a time").arg(who, ago);
}

QString cutOffText(const QString& until)
{
    return Text::tr("cut off from the lock until %1", "a worker").arg(until);
}

QString cutOffBrief(const QString& until)
{
    return Text::tr("cut off until %1", "a worker").arg(until);
}

QString doubtText(const QString& seat)
{
    return Text::tr("I do not know whether %1 is sold", "a seat").arg(seat);
}

QString othersText(int others)
{
    return Text::tr("%n other(s) were told yes too", nullptr, others);
}

QString othersBrief(int others)
{
    return Text::tr("%n other(s) told yes", nullptr, others);
}

/// What one worker's card says: each belief with the truth about it.
class WorkerReader {
public:
    WorkerReader(const Run& run, const StateView& state, Instant at, WorkerId id)
        : m_scenario(run.scenario), m_state(state), m_view(state.workers[index(id)]), m_at(at), m_id(id)
    {
    }

    WorkerFacts read()
    {
        m_facts.worker = m_id;
        m_facts.name = nameOf(m_scenario, m_id);
        m_facts.title = titleOf(m_scenario, m_id);
        m_facts.frozen = m_view.frozen;
        m_facts.crashed = m_view.activity == Activity::Crashed;
        m_facts.state = stateText();
        m_facts.believesTitle = Text::tr("%1 believes", "heading").arg(nameOf(m_scenario, m_id));
        if (m_facts.crashed) {
            aboutCrash();
        } else {
            aboutLock();
            aboutSeat();
            if (m_view.cutOffUntil && lock())
                know(cutOffText(timeText(*m_view.cutOffUntil)), std::nullopt,
                     cutOffBrief(timeText(*m_view.cutOffUntil)));
        }
        aboutFan();
        std::stable_sort(m_facts.truth.begin(), m_facts.truth.end(),
                         [](const Fact& a, const Fact& b) { return isWrong(a) && !isWrong(b); });
        m_facts.interest = interest();
        return std::move(m_facts);
    }

private:
    /// Of what it does, the truth: it may hold no more what it was granted.
    QString stateText() const
    {
        if (m_view.frozen && !m_facts.crashed)
            return Text::tr("frozen", "worker");
        return m_view.activity == Activity::Holding && !m_view.holds ? lostLockText() : nameOf(m_view.activity);
    }
    static bool isWrong(const Fact& fact) { return fact.right == false; }
    void believe(QString text, QString brief) { m_facts.believes.push_back({std::move(text), std::move(brief)}); }
    void know(const QString& text, std::optional<bool> right, const QString& brief = {})
    {
        m_facts.truth.push_back({text, brief, right});
    }

    const LockView* lock() const
    {
        return m_state.locks.empty() ? nullptr : &m_state.locks[index(lockOf(m_scenario, m_id))];
    }

    void aboutLock()
    {
        const LockView* mine = lock();
        if (!mine)
            return;
        if (m_view.believesHolding) {
            if (m_view.token)
                believe(Text::tr("I hold the lock · token %1").arg(tokenText(*m_view.token)),
                        Text::tr("token %1").arg(tokenText(*m_view.token)));
            else
                believe(Text::tr("I hold the lock"), Text::tr("I hold the lock"));
            aboutLease();
        } else if (m_view.activity == Activity::Waiting) {
            believe(Text::tr("I wait for the lock"), Text::tr("I wait"));
            aboutQueue(*mine);
        } else if (m_view.activity == Activity::Asking) {
            believe(Text::tr("I have asked for the lock"), Text::tr("I have asked"));
            if (m_view.holds)
                aboutAnswer();
        }
    }

    void aboutQueue(const LockView& mine)
    {
        const bool queued = std::find(mine.waiting.begin(), mine.waiting.end(), m_id) != mine.waiting.end();
        if (m_view.holds)
            aboutAnswer();
        else if (!queued)
            know(Text::tr("its grant is over already"), false);
        else if (mine.holder)
            know(Text::tr("%1 holds it").arg(nameOf(m_scenario, *mine.holder)), true);
    }

    /// It has been granted the lock and has not heard of it: neither right nor wrong of it.
    void aboutAnswer()
    {
        know(m_view.frozen ? Text::tr("granted to it, unknown to it") : Text::tr("granted to it, answer on its way"),
             std::nullopt, Text::tr("granted to it", "a lock"));
    }

    /// Nobody is left to believe anything; what it held is held on.
    void aboutCrash()
    {
        if (m_view.holds && m_view.leaseUntil)
            know(Text::tr("its lease runs until %1").arg(timeText(*m_view.leaseUntil)), std::nullopt);
        else if (m_view.holds)
            know(Text::tr("nobody frees its lock"), false);
    }

    void aboutLease()
    {
        if (m_view.holds && m_view.leaseUntil)
            know(Text::tr("its lease runs until %1").arg(timeText(*m_view.leaseUntil)), true,
                 Text::tr("lease until %1").arg(timeText(*m_view.leaseUntil)));
        else if (m_view.holds)
            know(Text::tr("it holds the lock"), true);
        else if (m_view.leaseEndedAt && m_view.deletedBy)
            know(deletedText(nameOf(m_scenario, *m_view.deletedBy), agoText(m_at - *m_view.leaseEndedAt)), false,
                 Text::tr("deleted by %1", "a lock").arg(nameOf(m_scenario, *m_view.deletedBy)));
        else if (m_view.leaseEndedAt)
            know(Text::tr("lease ended %1 ago").arg(agoText(m_at - *m_view.leaseEndedAt)), false,
                 Text::tr("ended %1 ago", "a lease").arg(agoText(m_at - *m_view.leaseEndedAt)));
    }

    void believeSold(FanId fan)
    {
        const QString seat = nameOf(m_scenario, *m_view.seat);
        believe(Text::tr("%1 is sold to %2").arg(seat, nameOf(m_scenario, fan)),
                Text::tr("%1 sold to %2").arg(seat, nameOf(m_scenario, fan)));
    }

    void aboutSeat()
    {
        const FanId own = fanOf(m_scenario, m_id);
        if (m_view.gaveUp == GiveUpReason::NoSeat) {
            believe(Text::tr("no seat is free"), Text::tr("no seat is free"));
            const bool free =
                std::any_of(m_state.rows.begin(), m_state.rows.end(), [](const RowView& row) { return !row.holder; });
            know(free ? Text::tr("a seat is free") : Text::tr("every seat is sold"), !free);
            return;
        }
        if (!m_view.seat || !hasOpinion())
            return;
        if (m_view.toldYes == true) {
            believeSold(own);
        } else if (m_view.gaveUp == GiveUpReason::RenewalRefused) {
            believe(Text::tr("my renewal was refused"), Text::tr("renewal refused", "a worker believes"));
        } else if (m_view.answerLost && !m_view.rejected) {
            believe(doubtText(nameOf(m_scenario, *m_view.seat)), Text::tr("answer lost", "a worker believes"));
        } else if (m_view.gaveUp == GiveUpReason::LeaseOver) {
            believe(Text::tr("my lease is over"), Text::tr("my lease is over"));
        } else if (m_view.rejected) {
            believe(Text::tr("my write changed no row"), Text::tr("0 rows"));
        } else if (m_view.gaveUp == GiveUpReason::StaleToken) {
            believe(Text::tr("my token is too old"), Text::tr("token too old"));
        } else if (m_view.sawHolder) {
            believeSold(*m_view.sawHolder);
        } else {
            const QString seat = nameOf(m_scenario, *m_view.seat);
            believe(Text::tr("%1 is free").arg(seat), Text::tr("%1 is free").arg(seat));
        }
        aboutRow(m_view.toldYes == true ? std::optional(own) : m_view.sawHolder);
    }

    bool hasOpinion() const { return m_view.hasReadSeat || m_view.rejected || m_view.gaveUp || m_view.toldYes; }

    void aboutRow(std::optional<FanId> believed)
    {
        const RowView& row = m_state.rows[index(*m_view.seat)];
        const QString says =
            row.holder ? Text::tr("row says %1").arg(nameOf(m_scenario, *row.holder)) : Text::tr("row says free");
        const bool claims = !m_view.rejected && (m_view.toldYes == true || !m_view.answerLost) &&
                            m_view.gaveUp != GiveUpReason::StaleToken && m_view.gaveUp != GiveUpReason::LeaseOver &&
                            m_view.gaveUp != GiveUpReason::RenewalRefused;
        know(says, claims ? std::optional(row.holder == believed) : std::nullopt);
    }

    void aboutFan()
    {
        if (!m_view.toldYes || !m_view.seat)
            return;
        const FanId own = fanOf(m_scenario, m_id);
        if (*m_view.toldYes && aboutOthers(own))
            return;
        know((*m_view.toldYes ? Text::tr("%1 was told yes") : Text::tr("%1 was told no")).arg(nameOf(m_scenario, own)),
             std::nullopt);
    }

    /// Whether anybody else was promised the seat.
    bool aboutOthers(FanId own)
    {
        std::vector<FanId> others;
        for (const FanId fan : m_state.rows[index(*m_view.seat)].confirmed)
            if (fan != own && std::find(others.begin(), others.end(), fan) == others.end())
                others.push_back(fan);
        if (others.empty())
            return false;
        const QString name = nameOf(m_scenario, others.front());
        const auto count = static_cast<int>(others.size());
        if (count == 1)
            know(Text::tr("%1 was told yes too").arg(name), false, Text::tr("%1 told yes too").arg(name));
        else if (count == 2)
            know(Text::tr("%1 were told yes too", "fans").arg(listOf({name, nameOf(m_scenario, others.back())})), false,
                 othersBrief(count));
        else
            know(othersText(count), false, othersBrief(count));
        return true;
    }

    int interest() const
    {
        const bool wrong = std::any_of(m_facts.truth.begin(), m_facts.truth.end(), isWrong);
        if (m_view.activity == Activity::NotArrived)
            return 0;
        const bool over = m_view.activity == Activity::Done || m_view.activity == Activity::GaveUp ||
                          m_view.activity == Activity::Refused || m_facts.crashed;
        return 1 + (wrong ? 4 : 0) + (m_view.frozen ? 3 : 0) + (m_view.toldYes == true ? 2 : 0) + (over ? 0 : 2);
    }

    const Scenario& m_scenario;
    const StateView& m_state;
    const WorkerView& m_view;
    Instant m_at;
    WorkerId m_id;
    WorkerFacts m_facts;
};

/// With a unique constraint a sale is a row of its own.
bool sellsTickets(const Scenario& scenario)
{
    return scenario.protection == Protection::UniqueConstraint;
}

RowFacts rowFacts(const Run& run, const StateView& state, SeatId id)
{
    const Scenario& scenario = run.scenario;
    const RowView& row = state.rows[index(id)];
    RowFacts facts{.seat = id, .show = textOf(scenario.show), .name = nameOf(scenario, id)};
    facts.fan = row.holder;
    facts.holder = row.holder               ? textOf(fanName(scenario, *row.holder))
                   : sellsTickets(scenario) ? QStringLiteral("–")
                                            : Text::tr("free", "a seat");
    if (row.overwritten)
        facts.overwritten = textOf(fanName(scenario, *row.overwritten));
    facts.fence = effectiveFencing(scenario) == Fencing::Off ? QStringLiteral("–") : tokenText(row.fence);
    facts.promised = static_cast<int>(std::set<FanId>(row.confirmed.begin(), row.confirmed.end()).size());
    facts.sold = facts.promised == 1 && row.holder == row.confirmed.front();
    return facts;
}

QString longestName(const Scenario& scenario)
{
    QString longest;
    for (std::size_t w = 0; w < scenario.workers.size(); ++w)
        if (nameOf(scenario, WorkerId(w)).size() > longest.size())
            longest = nameOf(scenario, WorkerId(w));
    return longest;
}

} // namespace

QString lostLockText()
{
    return Text::tr("lost the lock", "worker");
}

StageFacts factsAt(const Run& run, const StateView& state, Instant at)
{
    StageFacts facts;
    for (std::size_t w = 0; w < run.scenario.workers.size(); ++w)
        facts.workers.push_back(WorkerReader(run, state, at, WorkerId(w)).read());
    facts.locks = lockFactsAt(run.scenario, state);
    for (std::size_t s = 0; s < run.scenario.seats.size(); ++s)
        facts.rows.push_back(rowFacts(run, state, SeatId(s)));
    for (std::size_t e = 0; e < run.scenario.effects.size(); ++e)
        facts.effects.push_back(effectFacts(run.scenario, state, static_cast<std::uint8_t>(e)));
    return facts;
}

QString widestTime(const Run& run)
{
    constexpr std::size_t kLooked = 64;
    QString widest = clockText(run.horizon());
    const auto look = [&widest](Instant at) {
        if (at != kNever && timeText(at).size() > widest.size())
            widest = timeText(at);
    };
    for (std::size_t i = 0; i < std::min(run.beliefs.leases.size(), kLooked); ++i) {
        look(run.beliefs.leases[i].to);
        look(run.beliefs.leases[i].until.value_or(kNever));
    }
    return widest;
}

std::vector<Fact> longestFacts(const Run& run)
{
    const Scenario& scenario = run.scenario;
    FanId fan{};
    SeatId seat{};
    for (std::size_t w = 0; w < scenario.workers.size(); ++w)
        if (nameOf(scenario, FanId(w)).size() > nameOf(scenario, fan).size())
            fan = FanId(w);
    for (std::size_t s = 0; s < scenario.seats.size(); ++s)
        if (nameOf(scenario, SeatId(s)).size() > nameOf(scenario, seat).size())
            seat = SeatId(s);
    const Token token{number(scenario.firstToken) + static_cast<std::int64_t>(scenario.workers.size())};
    const QString late = widestTime(run);
    const QString held = scenario.protection == Protection::Lock
                             ? Text::tr("I hold the lock · token %1").arg(tokenText(token))
                             : Text::tr("my write changed no row");
    std::vector<Fact> facts{{held, Text::tr("token %1").arg(tokenText(token))},
                            {Text::tr("%1 is sold to %2").arg(nameOf(scenario, seat), nameOf(scenario, fan)),
                             Text::tr("%1 sold to %2").arg(nameOf(scenario, seat), nameOf(scenario, fan))},
                            {Text::tr("its lease runs until %1").arg(late), Text::tr("lease until %1").arg(late), true},
                            {Text::tr("lease ended %1 ago").arg(clockText(run.horizon())),
                             Text::tr("ended %1 ago", "a lease").arg(clockText(run.horizon())), false},
                            {Text::tr("%1 was told yes too").arg(nameOf(scenario, fan)),
                             Text::tr("%1 told yes too").arg(nameOf(scenario, fan)), false}};
    const auto workers = static_cast<int>(scenario.workers.size());
    if (workers > 2)
        facts.push_back({othersText(workers - 1), othersBrief(workers - 1), false});
    const auto befalls = [&](auto what) {
        return std::any_of(scenario.faults.begin(), scenario.faults.end(),
                           [](const Fault& fault) { return std::holds_alternative<decltype(what)>(fault.kind); });
    };
    if (befalls(LoseAnswer{}))
        facts.push_back({doubtText(nameOf(scenario, seat)), Text::tr("answer lost", "a worker believes")});
    if (scenario.protection != Protection::Lock)
        return facts;
    if (befalls(Partition{}))
        facts.push_back({cutOffText(late), cutOffBrief(late), false});
    if (scenario.network.oneWay > Duration{0})
        facts.push_back({Text::tr("granted to it, answer on its way"), Text::tr("granted to it", "a lock"), false});
    if (scenario.guards.release == Release::Delete)
        facts.push_back({deletedText(longestName(scenario), clockText(run.horizon())),
                         Text::tr("deleted by %1", "a lock").arg(longestName(scenario)), false});
    return facts;
}

std::vector<Fact> longestBeliefs(const Run& run)
{
    std::vector<Fact> facts = longestFacts(run);
    facts.erase(std::remove_if(facts.begin(), facts.end(), [](const Fact& fact) { return fact.right.has_value(); }),
                facts.end());
    return facts;
}

} // namespace fenceline::ui
