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

private:
    static std::vector<QString (*)(const Scenario&)> all()
    {
        return {whyNoLease,       whyNoFencing, whyNoFenceCompare, whyNoCheck,
                whyNoConditional, whyNoRelease, whyNoPauseLength};
    }
};

QTEST_GUILESS_MAIN(TextNoEffectTest)
#include "text_no_effect_test.moc"
