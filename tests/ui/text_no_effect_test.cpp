// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/quiet.h"
#include "ui/text/no_effect.h"

#include <QtTest>
#include <vector>

using namespace fenceline;
using namespace fenceline::ui;

/// Why a setting has no effect, beside its control.
class TextNoEffectTest : public QObject {
    Q_OBJECT

private slots:
    void init() { test::failOnAnyWarning(); }

    void theLessonNeedsNoReason()
    {
        Scenario scenario;
        scenario.guards.fencing = Fencing::Writes;
        for (const auto why : all())
            QCOMPARE(why(scenario), QString());
    }

    void withoutALock()
    {
        Scenario scenario;
        scenario.protection = Protection::ConditionalWrite;
        scenario.guards.fencing = Fencing::ReadsAndWrites;
        QCOMPARE(whyNoLease(scenario), QStringLiteral("There is no lock, so there is no lease."));
        QCOMPARE(whyNoFencing(scenario), QStringLiteral("There is no lock, so there are no tokens."));
        QCOMPARE(whyNoFenceCompare(scenario), QStringLiteral("There is no lock, so there are no tokens."));
        QCOMPARE(whyNoCheck(scenario), QStringLiteral("There is no lock, so there is nothing to check."));
        QCOMPARE(whyNoRelease(scenario), QStringLiteral("There is no lock to release."));
        QCOMPARE(whyNoConditional(scenario),
                 QStringLiteral("Every write is conditional already: it is the protection."));
    }

    void underALock()
    {
        Scenario scenario;
        QCOMPARE(whyNoFenceCompare(scenario), QStringLiteral("No statement carries a token."));
        scenario.guards.fencing = Fencing::ReadsAndWrites;
        QCOMPARE(whyNoFenceCompare(scenario),
                 QStringLiteral("A read has raised the fence to the token already, so the write takes ≤."));
        scenario.faults = {{Duration{1000}, WorkerId{1}, Crash{}}};
        QCOMPARE(whyNoPauseLength(scenario), QStringLiteral("B crashes and does not wake."));
    }

    /// Source: semantics.md, "Lock services: ideal and real timing"; "Guards".
    void aServiceMayHaveNoLeaseAndNoToken()
    {
        Scenario scenario;
        scenario.service = Service::PostgresqlAdvisory;
        const QString noLease =
            QStringLiteral("PostgreSQL advisory lock: there is no lease, the lock stays as long as the connection.");
        QCOMPARE(whyNoLease(scenario), noLease);
        QCOMPARE(whyNoRenewal(scenario), noLease);
        QCOMPARE(whyNoFencing(scenario), QStringLiteral("PostgreSQL advisory lock: there is no token."));
        scenario.service = Service::Redlock;
        QCOMPARE(whyNoLease(scenario), QString());
        QCOMPARE(whyNoFencing(scenario), QStringLiteral("Redlock on five nodes: there is no token."));
    }

    void renewalNeedsALease()
    {
        Scenario scenario;
        QCOMPARE(whyNoRenewalRefused(scenario), QStringLiteral("Nothing is renewed, so no renewal is refused."));
        scenario.guards.renew = Renewal::InProcess;
        QCOMPARE(whyNoRenewalRefused(scenario), QString());
        scenario.lease.reset();
        QCOMPARE(whyNoRenewal(scenario), QStringLiteral("The lease is off, so there is nothing to renew."));
        scenario.protection = Protection::LocalMutex;
        QCOMPARE(whyNoRenewal(scenario), QStringLiteral("There is no lock, so there is no lease."));
        QCOMPARE(whyNoService(scenario), QStringLiteral("There is no lock, so no service is asked."));
    }

    void anInsertAsksForNoRow()
    {
        Scenario scenario;
        scenario.protection = Protection::UniqueConstraint;
        QCOMPARE(whyNoConditional(scenario), QStringLiteral("The write is an INSERT: there is no row yet to look at."));
    }

private:
    static std::vector<QString (*)(const Scenario&)> all()
    {
        return {whyNoLease,   whyNoFencing,     whyNoFenceCompare, whyNoCheck,  whyNoConditional,
                whyNoRelease, whyNoPauseLength, whyNoService,      whyNoTiming, whyNoRenewal};
    }
};

QTEST_GUILESS_MAIN(TextNoEffectTest)
#include "text_no_effect_test.moc"
