// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/geometry_text.h"
#include "tests/ui/picture_runs.h"
#include "tests/ui/quiet.h"
#include "ui/stage/cards.h"
#include "ui/text/languages.h"

#include <QTest>
#include <algorithm>

using namespace fenceline;
using namespace fenceline::test;
using namespace fenceline::ui;

namespace {

StageGeometry stageOf(const Scenario& scenario, int ms)
{
    return makeStage(*runOf(scenario), kStart + Duration{ms}, {850, 520}, TextMeasure::fixed());
}

const StageCard& cardOf(const StageGeometry& stage, StageCard::Kind kind)
{
    return *std::find_if(stage.cards.begin(), stage.cards.end(),
                         [kind](const StageCard& card) { return card.kind == kind; });
}

} // namespace

/// Who is on the stage beside the workers: the lock service as what it is, the effects, tickets, a cut line.
class StageActorsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        failOnAnyWarning();
        useLanguage(QStringLiteral("en"));
    }

    void aLockServiceIsShownAsWhatItIs_data()
    {
        QTest::addColumn<Service>("service");
        QTest::addColumn<QString>("title");
        QTest::addColumn<int>("nodes");
        QTest::addColumn<int>("filled");
        QTest::addColumn<bool>("majority");
        QTest::newRow("redis") << Service::Redis << QStringLiteral("Redis") << 1 << 1 << false;
        QTest::newRow("redis-replicated")
            << Service::RedisReplicated << QStringLiteral("Redis + replica") << 2 << 1 << false;
        QTest::newRow("redlock") << Service::Redlock << QStringLiteral("Redlock") << 5 << 3 << true;
        QTest::newRow("etcd") << Service::Etcd << QStringLiteral("etcd") << 3 << 1 << false;
        QTest::newRow("zookeeper") << Service::ZooKeeper << QStringLiteral("ZooKeeper") << 3 << 1 << false;
        QTest::newRow("postgresql-advisory")
            << Service::PostgresqlAdvisory << QStringLiteral("PostgreSQL") << 1 << 0 << false;
    }
    void aLockServiceIsShownAsWhatItIs()
    {
        QFETCH(Service, service);
        QFETCH(QString, title);
        const StageGeometry stage = stageOf(withService(service), 5000);
        const StageCard& card = cardOf(stage, StageCard::Kind::Lock);
        QCOMPARE(card.labels.front().text, title);
        QCOMPARE(card.name, QStringLiteral("Lock service %1").arg(title));
        QCOMPARE(card.facts.front(), serviceForm(service));
        QTEST(int(card.nodes.size()), "nodes");
        const auto filled = std::count_if(card.nodes.begin(), card.nodes.end(),
                                          [](const StageNode& node) { return node.kind == StageNode::Kind::Leader; });
        QTEST(int(filled), "filled");
        QTEST(!card.around.isEmpty(), "majority");
        for (const StageNode& node : card.nodes) {
            QVERIFY(card.rect.contains(node.centre));
            QVERIFY(!card.labels.front().rect.contains(node.centre));
        }
    }

    /// Nobody who is cut off is reached; the database is.
    void aPartitionCutsTheWayToTheLock()
    {
        const auto cuts = [](const StageGeometry& stage) {
            QStringList spoken;
            for (const StageMessage& message : stage.messages)
                if (message.course == StageMessageFacts::Course::Cut)
                    spoken << message.spoken;
            return spoken;
        };
        const StageGeometry stage = stageOf(renewedThenCutOff(), 9000);
        QCOMPARE(cuts(stage), QStringList{QStringLiteral("Worker A is cut off from the lock service until 17.0 s")});
        const StageCard& worker = cardOf(stage, StageCard::Kind::Worker);
        QVERIFY(worker.facts.contains(QStringLiteral("The truth: cut off from the lock until 17.0 s")));
        QCOMPARE(cuts(stageOf(renewedThenCutOff(), 17'000)), QStringList());
    }

    /// semantics.md, "Pauses and other faults": B's grant of 10.0 s reaches it at 12.0 s, when the partition ends.
    void anAnswerIsOnItsWayAsLongAsAPartitionHoldsIt()
    {
        Scenario scenario;
        scenario.faults.push_back({Duration{5000}, WorkerId{1}, Partition{Duration{7000}}});
        const auto answers = [](const StageGeometry& stage) {
            return std::count_if(stage.messages.begin(), stage.messages.end(), [](const StageMessage& message) {
                return message.course == StageMessageFacts::Course::UnderWay &&
                       message.spoken.contains(QStringLiteral("from the lock service to Worker B"));
            });
        };
        QCOMPARE(answers(stageOf(scenario, 9'999)), 0);
        QCOMPARE(answers(stageOf(scenario, 10'000)), 1);
        QCOMPARE(answers(stageOf(scenario, 11'999)), 1);
        QCOMPARE(answers(stageOf(scenario, 12'000)), 0);
    }

    void ticketsAreRowsOfTheirOwn()
    {
        Scenario scenario;
        scenario.protection = Protection::UniqueConstraint;
        scenario.faults.clear();
        const StageGeometry before = stageOf(scenario, 1000);
        QCOMPARE(textsOf(cardOf(before, StageCard::Kind::Rows)),
                 (QStringList{QStringLiteral("one for each seat"), QStringLiteral("tickets"), QStringLiteral("show_id"),
                              QStringLiteral("seat"), QStringLiteral("fan"), QStringLiteral("sh_88"),
                              QStringLiteral("C14"), QStringLiteral("–")}));
        const StageGeometry after = stageOf(scenario, 3000);
        QCOMPARE(cardOf(after, StageCard::Kind::Rows).facts, QStringList{QStringLiteral("C14: ticket of fan_a")});
    }

    void effectsAreActorsThatCount()
    {
        const Scenario scenario =
            repeatedEffect({{EffectKind::Email, EffectKey::None}, {EffectKind::Charge, EffectKey::Sale}});
        const StageGeometry before = stageOf(scenario, 1000);
        QCOMPARE(textsOf(before.cards[before.cards.size() - 2]),
                 (QStringList{QStringLiteral("Email"), QStringLiteral("0 sent")}));
        const StageGeometry after = stageOf(scenario, 3000);
        const StageCard& email = after.cards[after.cards.size() - 2];
        QCOMPARE(textsOf(email), (QStringList{QStringLiteral("Email"), QStringLiteral("(x) 2 sent · fan A twice")}));
        QVERIFY(email.outline == StageCard::Outline::Double);
        QVERIFY(email.sign == Sign::Envelope);
        const StageCard& charge = after.cards.back();
        QCOMPARE(textsOf(charge), (QStringList{QStringLiteral("Card charge"), QStringLiteral("1 charge")}));
        const StageGeometry held = stageOf(repeatedEffect({{EffectKind::Charge, EffectKey::Sale}}), 3000);
        QCOMPARE(held.cards.back().facts,
                 (QStringList{QStringLiteral("1 charge"), QStringLiteral("1 repeat held back")}));
    }

    /// A worker whose answer is lost knows nothing until it has asked again.
    void aWorkerWithoutAnAnswerIsInDoubt()
    {
        const StageGeometry stage = stageOf(withOneWay(lostAnswer(LostAnswer::ReadBack), 300), 3500);
        QVERIFY(cardOf(stage, StageCard::Kind::Worker)
                    .facts.contains(QStringLiteral("A believes: I do not know whether C14 is sold")));
    }
};

QTEST_MAIN(StageActorsTest)
#include "stage_actors_test.moc"
