// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/geometry_text.h"
#include "tests/ui/picture_runs.h"
#include "tests/ui/quiet.h"
#include "ui/stage/facts.h"
#include "ui/stage/geometry.h"
#include "ui/text/languages.h"

#include <QTest>
#include <algorithm>

using namespace fenceline;
using namespace fenceline::test;
using namespace fenceline::ui;

/// What the stage says of the workers, the lock, the rows and the messages, and that it says all of it.
class StageTextsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        failOnAnyWarning();
        useLanguage(QStringLiteral("en"));
    }

    void theLessonIsSaidInFull()
    {
        const auto run = runOf(lesson());
        for (const QSizeF size : {QSizeF(640, 330), QSizeF(850, 428), QSizeF(984, 392), QSizeF(2700, 1250)}) {
            for (int ms = 0; ms <= 20'000; ms += 250) {
                for (const StageCard& card : makeStage(*run, at(ms), size, TextMeasure()).cards)
                    for (const Label& label : card.labels)
                        QVERIFY2(!label.text.contains(QChar(0x2026)), qPrintable(label.text));
            }
        }
    }

    void theLockIsSaidInFull()
    {
        std::vector<Scenario> scenarios;
        for (const int workers : {2, 3, 4, 6, 9, 12, 64}) {
            scenarios.push_back(withWorkers(lesson(), workers));
            scenarios.push_back(withWorkers(lesson(), workers, 2));
            scenarios.push_back(scenarios[scenarios.size() - 2]);
            scenarios.back().lease.reset();
            scenarios.push_back(scenarios[scenarios.size() - 3]);
            scenarios.back().guards.release = Release::Delete;
            scenarios.push_back(withOneWay(scenarios[scenarios.size() - 4], 137));
        }
        for (const Scenario& scenario : scenarios) {
            const auto run = runOf(scenario);
            for (const QSizeF size : {QSizeF(640, 330), QSizeF(850, 428)}) {
                const std::size_t step = std::max<std::size_t>(1, run->trace.events.size() / 40);
                for (std::size_t i = 0; i < run->trace.events.size(); i += step) {
                    const auto cards = makeStage(*run, run->trace.events[i].at, size, TextMeasure()).cards;
                    const auto card = std::find_if(cards.begin(), cards.end(), [](const StageCard& each) {
                        return each.kind == StageCard::Kind::Lock;
                    });
                    for (const Label& label : card->labels)
                        QVERIFY2(!label.text.contains(QChar(0x2026)), qPrintable(label.text));
                }
            }
        }
    }

    void longQueuesAreNamedByTheirFirst()
    {
        Scenario scenario = withWorkers(lesson(), 8);
        scenario.lease.reset();
        scenario.faults.front().kind = Crash{};
        const auto cards = makeStage(*runOf(scenario), at(30'000), {1330, 560}, TextMeasure()).cards;
        QCOMPARE(textsOf(cards[8]).back(), QString::fromUtf8("until it is released · B and 6 more wait"));
    }

    void saysWhatIsBelievedAndWhatIsTrue()
    {
        const auto run = runOf(lesson());
        const auto cards = [&](int ms) { return makeStage(*run, at(ms), {850, 428}, TextMeasure::fixed()).cards; };
        const auto says = [](const StageCard& card, const char* text) {
            return textsOf(card).contains(QString::fromUtf8(text));
        };
        QVERIFY(says(cards(9'999)[0], "(v) its lease runs until 10.0 s"));
        QVERIFY(says(cards(10'000)[0], "(x) lease ended 0.0 s ago"));
        const auto sold = cards(17'500);
        QVERIFY(says(sold[0], "I hold the lock · token 33"));
        QVERIFY(says(sold[0], "(x) lease ended 7.5 s ago"));
        QVERIFY(says(sold[1], "C14 is sold to fan B"));
        QVERIFY(says(sold[1], "(x) row says fan A"));
        QVERIFY(says(sold[2], "free · last token 34"));
        QVERIFY(says(sold[2], "released by B at 13.0 s"));
        QVERIFY(says(sold[3], "(x) fan_a"));
        QVERIFY(says(sold[3], "~fan_b~"));
        QCOMPARE(sold[3].outline, StageCard::Outline::Double);
        QVERIFY(cards(5'000)[0].hatched);
        QVERIFY(!sold[0].hatched);
    }

    void saysWhoDeletedALock()
    {
        Scenario scenario = withPause(lesson(), 9000);
        scenario.guards.release = Release::Delete;
        const auto cards = makeStage(*runOf(scenario), at(12'250), {850, 428}, TextMeasure()).cards;
        QVERIFY2(textsOf(cards[1]).contains(QLatin1String("(x) lock deleted by A 0.2 s ago")),
                 qPrintable(textsOf(cards[1]).join(QLatin1Char('|'))));
        QVERIFY(textsOf(cards[2]).contains(QLatin1String("deleted by A at 12.0 s")));
    }

    void saysThatAGrantIsOnItsWay()
    {
        const auto run = runOf(withOneWay(lesson(), 500));
        const auto granted = std::find_if(run->trace.events.begin(), run->trace.events.end(), [](const Event& event) {
            const auto* grant = std::get_if<event::LockGranted>(&event.details);
            return grant && grant->waited;
        });
        QVERIFY(granted != run->trace.events.end());
        const auto cards = makeStage(*run, granted->at + Duration{100}, {850, 428}, TextMeasure()).cards;
        QVERIFY(textsOf(cards[1]).contains(QLatin1String("I wait for the lock")));
        QVERIFY(textsOf(cards[1]).contains(QLatin1String("granted to it, answer on its way")));
        QVERIFY(!textsOf(cards[1]).contains(QLatin1String("(v) B holds it")));
    }

    void saysHowManyOthersWereToldYes()
    {
        const auto truthOf = [](int workers, std::size_t worker) {
            const auto run = runOf(openingStory(workers, 1));
            return factsAt(*run, stateAt(run->scenario, run->trace, run->horizon()), run->horizon())
                .workers[worker]
                .truth;
        };
        const auto has = [](const std::vector<Fact>& facts, const char* text, const char* brief) {
            return std::any_of(facts.begin(), facts.end(), [&](const Fact& fact) {
                return fact.text == QLatin1String(text) && fact.brief == QLatin1String(brief) && fact.right == false;
            });
        };
        QVERIFY(has(truthOf(12, 2), "fan A and fan B were told yes too", "2 others told yes"));
        QVERIFY(has(truthOf(64, 2), "16 others were told yes too", "16 others told yes"));
    }

    void saysHowOftenASeatWasSold()
    {
        const auto rowsOf = [](const std::shared_ptr<const Run>& run) {
            return makeStage(*run, run->horizon(), {850, 428}, TextMeasure()).cards.back();
        };
        const auto hasLabel = [&](const StageCard& card, const char* text) {
            return textsOf(card).contains(QString::fromLatin1(text));
        };
        QVERIFY(hasLabel(rowsOf(runOf(lesson())), "(x) C14 sold twice"));
        const StageCard many = rowsOf(runOf(openingStory(64, 1)));
        QVERIFY2(hasLabel(many, "(x) C14 sold to 17 fans"), qPrintable(textsOf(many).join(QChar(0x0a))));
        QVERIFY(many.facts.front().endsWith(QLatin1String("C14 sold to 17 fans")));
        const auto story = runOf(openingStory());
        const auto rowsIn = [&](QSizeF size) {
            return makeStage(*story, story->horizon(), size, TextMeasure()).cards.back();
        };
        QVERIFY(hasLabel(rowsIn({1330, 560}), "(x) 2 seats sold more than once"));
        QVERIFY(hasLabel(rowsIn({640, 330}), "(x) 2 sold more than once"));
    }

    void messagesSayHowTheyWereAnswered()
    {
        const auto textAt = [](const Scenario& scenario, int ms) {
            const auto stage = makeStage(*runOf(scenario), at(ms), {850, 428}, TextMeasure::fixed());
            QStringList texts;
            for (const StageMessage& message : stage.messages)
                texts << mark(message.text);
            return texts.join(QStringLiteral("; "));
        };
        const Scenario fenced = withFencing(lesson(), Fencing::Writes);
        QCOMPARE(textAt(lesson(), 0), QStringLiteral("asks · token 33"));
        QCOMPARE(textAt(lesson(), 1'500), QStringLiteral("SELECT … free"));
        QCOMPARE(textAt(lesson(), 2'500), QString());
        QCOMPARE(textAt(lesson(), 4'000), QStringLiteral("asks · waits"));
        QCOMPARE(textAt(lesson(), 10'000), QStringLiteral("granted · token 34"));
        QVERIFY(textAt(lesson(), 17'500).startsWith(QStringLiteral("UPDATE …")));
        QVERIFY(textAt(fenced, 17'999).startsWith(QStringLiteral("(x) 33 < 34")));
        QCOMPARE(textAt(lesson(), 18'000), QStringLiteral("(x) release refused"));
    }
};

QTEST_MAIN(StageTextsTest)
#include "stage_texts_test.moc"
