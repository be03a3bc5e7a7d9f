// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/event/event_names.h"
#include "tests/ui/picture_runs.h"
#include "tests/ui/quiet.h"
#include "ui/text/languages.h"
#include "ui/text/quantities.h"
#include "ui/text/sentences.h"
#include "ui/text/verdict_text.h"

#include <QtTest>

using namespace fenceline;
using namespace fenceline::ui;

namespace {

Run played(const Scenario& scenario)
{
    return play(scenario).value();
}

} // namespace

/// What is said of renewals, partitions, clocks, lost answers, effects and lock services that fail.
class TextFaultsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { useLanguage(QStringLiteral("en")); }
    void init() { test::failOnAnyWarning(); }

    /// Source: semantics.md, "Guards" (renewal).
    void renewalsAreTold()
    {
        const Run renewed = played(test::renewedThenCutOff());
        QCOMPARE(captionAt(renewed, Instant{Duration{3333}}),
                 QStringLiteral("A is frozen, but its renewal process runs on: the lease lasts until 13.333 s now."));
        QCOMPARE(captionAt(renewed, Instant{Duration{8000}}),
                 QStringLiteral("A is cut off from the lock service for 9 s. It still reaches the database."));
        QCOMPARE(captionAt(renewed, Instant{Duration{17'000}}),
                 QStringLiteral("A's renewal is refused: the lock is no longer A's. "
                                "Its program does not hear of it and goes on."));
        const Run stopped = played(test::renewalRefused(RenewalRefused::GiveUp));
        QCOMPARE(
            captionAt(stopped, Instant{Duration{17'500}}),
            QStringLiteral("A's renewal is refused: the lock is no longer A's. A gives up, and fan A is told no."));
        QCOMPARE(verdictSentence(stopped), QStringLiteral("A's renewal was refused, and A gave up before it wrote."));
    }

    /// Source: semantics.md, "A lost answer".
    void lostAnswersAreToldByPolicy()
    {
        const auto all = [](LostAnswer policy) {
            const Run run = played(test::lostAnswer(policy));
            QStringList sentences;
            for (std::size_t i = 0; i < run.trace.events.size(); ++i)
                if (run.trace.events[i].at == Instant{Duration{2500}})
                    sentences << sentence(run, EventIndex(i));
            return sentences.join(QLatin1Char(' '));
        };
        QCOMPARE(all(LostAnswer::NoRetry),
                 QStringLiteral("A writes. C14 is sold to fan A. The answer to A's write is lost. "
                                "A cannot know whether C14 is sold, and fan A is told no. Fan A is told no."));
        QCOMPARE(
            all(LostAnswer::ReadBack),
            QStringLiteral("A writes. C14 is sold to fan A. The answer to A's write is lost. "
                           "A cannot know whether C14 is sold, and sends the write again. "
                           "A, whose answer was lost, writes once more. "
                           "No row changes, and A reads the row to see whose it is. "
                           "A reads the row: C14 is sold to fan A. The lost write was done, and fan A is told yes. "
                           "Fan A is told yes."));
        QVERIFY(all(LostAnswer::AssumeMine)
                    .contains(QStringLiteral("No row changes, and A takes that for its own earlier write.")));
    }

    /// Source: semantics.md, "Guards" (idempotency key).
    void effectsAreToldWithTheirKeys()
    {
        const auto told = [](const Run& run) {
            QStringList sentences;
            for (std::size_t i = 0; i < run.trace.events.size(); ++i)
                if (effectOf(run.trace.events[i].details))
                    sentences << sentence(run, EventIndex(i));
            return sentences;
        };
        const Run run = played(test::repeatedEffect({{EffectKind::Email, EffectKey::None}}));
        QCOMPARE(told(run),
                 (QStringList{QStringLiteral("The email for C14 goes out to fan A."),
                              QStringLiteral("The email for C14 goes out to fan A once more. "
                                             "Without a key nobody can tell that it has gone out before.")}));
        const QString key = formula(QStringLiteral("sale:sh_88:C14:fan_a"));
        QCOMPARE(told(played(test::repeatedEffect({{EffectKind::Charge, EffectKey::Sale}}))),
                 (QStringList{QStringLiteral("The card of fan A is charged for C14. Its key is %1.").arg(key),
                              QStringLiteral("The provider knows the key %1 and gives its first result back. "
                                             "The card is not charged again.")
                                  .arg(key)}));
        QCOMPARE(verdictTitle(run), QStringLiteral("Email for C14 sent twice"));
        QCOMPARE(verdictSentence(run),
                 QStringLiteral("One sale, but the email to fan A went out again. The repeat carried no key."));
    }

    /// Source: locks.md, as the rules of each service cite it.
    void aServiceThatFailsIsToldByWhatItIs()
    {
        const auto told = [](Service service, ServiceFailure failure) {
            return captionAt(played(test::withService(service, {test::serviceFault(6000, failure)})),
                             Instant{Duration{6000}});
        };
        QCOMPARE(told(Service::Etcd, ServiceFailure::Failover),
                 QStringLiteral("The lock service has a new leader. Leases that run now end at 16.0 s."));
        QVERIFY(told(Service::RedisReplicated, ServiceFailure::Failover)
                    .startsWith(QStringLiteral("The lock service's primary fails, and its replica takes over.")));
        const Run evicted =
            played(test::withService(Service::Redis, {test::serviceFault(6000, ServiceFailure::Eviction)}));
        QStringList lost;
        for (std::size_t i = 0; i < evicted.trace.events.size(); ++i)
            if (evicted.trace.events[i].at == Instant{Duration{6000}} && !evicted.trace.events[i].worker)
                lost << sentence(evicted, EventIndex(i));
        QCOMPARE(lost, (QStringList{QStringLiteral("The lock service makes room and evicts A's key."),
                                    QStringLiteral("The lock service no longer knows A's lock. "
                                                   "A is frozen and does not know it.")}));
    }

    void clocksThatJumpAreTold()
    {
        const Run run =
            played(test::withService(Service::Etcd, {{Duration{7000}, std::nullopt, ClockJump{Duration{2000}}},
                                                     {Duration{7500}, WorkerId{0}, ClockJump{Duration{-2000}}}}));
        QCOMPARE(captionAt(run, Instant{Duration{7000}}),
                 QStringLiteral("The lock service's clock jumps forward by 2 s. Its leases end that much earlier."));
        QCOMPARE(captionAt(run, Instant{Duration{7500}}),
                 QStringLiteral("A's clock jumps back by 2 s. By its own count its lease ends that much later."));
    }
};

QTEST_GUILESS_MAIN(TextFaultsTest)
#include "text_faults_test.moc"
