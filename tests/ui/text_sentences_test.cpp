// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/event/event_names.h"
#include "core/scenario/edit.h"
#include "tests/ui/picture_runs.h"
#include "tests/ui/quiet.h"
#include "ui/text/languages.h"
#include "ui/text/quantities.h"
#include "ui/text/sentences.h"
#include "ui/text/verdict_text.h"

#include <QSet>

using namespace fenceline;
using namespace fenceline::ui;

namespace {

Run played(const Scenario& scenario)
{
    return play(scenario).value();
}

QStringList captions(const Run& run)
{
    QStringList lines;
    Instant last = kNever;
    for (const Event& event : run.trace.events) {
        if (event.at == last)
            continue;
        last = event.at;
        lines << timeText(event.at) + QLatin1Char(' ') + captionAt(run, event.at);
    }
    return lines;
}

/// Renewals, partitions, clocks, lost answers, effects and lock services that fail, with and without time on the way.
std::vector<Scenario> newSettings()
{
    using namespace test;
    std::vector<Scenario> all{renewedThenCutOff(), renewalRefused(), renewalRefused(RenewalRefused::GiveUp)};
    for (const auto& [l, policy] : Words<LostAnswer>::all) {
        all.push_back(lostAnswer(policy));
        all.back().protection = Protection::Lock;
        all.push_back(lostAnswer(policy));
        for (const auto& [k, key] : Words<EffectKey>::all) {
            all.push_back(repeatedEffect({{EffectKind::Email, key}, {EffectKind::Charge, EffectKey::None}}));
            all.back().guards.lostAnswer = policy;
            all.push_back(repeatedEffect({{EffectKind::Charge, key, false, Duration{2000}}}));
        }
    }
    for (const auto& [s, service] : Words<Service>::all) {
        all.push_back(withService(service));
        all.back().timing = Timing::Real;
        all.back().redis.counter = true;
        for (const auto& [f, failure] : Words<ServiceFailure>::all)
            all.push_back(withService(service, {serviceFault(6000, failure)}));
        for (const int jump : {-3000, 3000})
            all.push_back(withService(service, {{Duration{6000}, std::nullopt, ClockJump{Duration{jump}}},
                                                {Duration{7000}, WorkerId{0}, ClockJump{Duration{-jump}}}}));
    }
    for (const int at : {50, 3150}) { // before a grant is replicated, and before a release is
        all.push_back(lesson());
        all.back().service = Service::RedisReplicated;
        all.back().redis.wait.count = 1;
        all.back().faults = {serviceFault(at, ServiceFailure::Failover)};
    }
    for (const bool rechecks : {true, false}) { // B is frozen until its session is over
        all.push_back(lesson());
        all.back().timing = Timing::Real;
        all.back().etcd.waiterRechecks = rechecks;
        all.back().guards.renew = Renewal::SeparateProcess;
        all.back().faults = {{Duration{500}, WorkerId{0}, Pause{.length = Duration{60'000}}},
                             {Duration{5000}, WorkerId{1}, Pause{.length = Duration{25'000}}},
                             {Duration{30'000}, WorkerId{0}, Crash{}}};
    }
    all.push_back(lesson());
    all.back().service = Service::Redis;
    all.back().redis.value = RedisValue::PerWorker;
    all.back().workers[1].server = all.back().workers[0].server;
    all.back().faults[0].kind = Pause{.length = Duration{9000}};
    all.push_back(lesson());
    all.back().faults[0].kind = Pause{.length = Duration{15'000}, .cause = PauseCause::VmPause, .clockStops = true};
    const std::size_t count = all.size();
    for (std::size_t i = 0; i < count; ++i)
        all.push_back(withOneWay(all[i], 150));
    return all;
}

/// Every way of guarding, with pauses that begin before the read, after it and just before the write.
std::vector<Scenario> manySettings()
{
    std::vector<Scenario> all;
    for (const auto& [p, protection] : Words<Protection>::all)
        for (const auto& [f, fencing] : Words<Fencing>::all)
            for (const auto& [c, check] : Words<CheckBeforeWrite>::all)
                for (const auto& [r, release] : Words<Release>::all)
                    for (const auto& [w, cause] : Words<PauseCause>::all)
                        for (const int freezeAt : {500, 1500, 2500}) {
                            Scenario scenario;
                            scenario.protection = protection;
                            scenario.guards = {.fencing = fencing, .checkBeforeWrite = check, .release = release};
                            scenario.faults[0] = {
                                .at = Duration{freezeAt},
                                .worker = WorkerId{0},
                                .kind = Pause{.length = Duration{freezeAt < 1000 ? 15'000 : 9000}, .cause = cause}};
                            all.push_back(scenario);
                        }
    const std::size_t count = all.size();
    for (std::size_t i = 0; i < count; i += 7) {
        Scenario slow = all[i];
        slow.network.oneWay = Duration{150};
        all.push_back(slow);
        Scenario anySeat = all[i];
        for (Worker& worker : anySeat.workers)
            worker.seat.reset();
        all.push_back(edit::workers(edit::seats(anySeat, 2).value(), 5).value());
        Scenario crash = edit::crash(all[i]);
        all.push_back(crash);
        crash.lease.reset();
        all.push_back(crash);
    }
    for (const Scenario& scenario : newSettings())
        all.push_back(scenario);
    return all;
}

} // namespace

/// What a run says, sentence by sentence.
class TextSentencesTest : public QObject {
    Q_OBJECT

private:
    static void isASentence(const QString& text, const QByteArray& what)
    {
        QVERIFY2(!text.isEmpty(), what.constData());
        QVERIFY2(text.endsWith(QLatin1Char('.')), qPrintable(text));
        for (const char* wrong : {"%", "(s)", "  ", "..", " .", "!"})
            QVERIFY2(!text.contains(QLatin1String(wrong)), qPrintable(text));
    }

private slots:
    void initTestCase() { useLanguage(QStringLiteral("en")); }
    void init()
    {
        test::failOnAnyWarning();
        QLocale::setDefault(QLocale(QLocale::English));
    }

    void theLessonIsTold()
    {
        const QStringList expected{
            QStringLiteral("0.0 s A asks for the lock and is granted token 33 for 10 s."),
            QStringLiteral("1.0 s A reads the row: C14 is free."),
            QStringLiteral("2.5 s Garbage collection stops A's process: A is frozen for 15 s."),
            QStringLiteral("4.0 s B asks for the lock and waits: A holds it."),
            QStringLiteral("10.0 s A's lease ends. B, waiting, is granted 34."),
            QStringLiteral("11.0 s B reads the row: C14 is free."),
            QStringLiteral("12.5 s B writes. C14 is sold to fan B."),
            QStringLiteral("13.0 s B releases the lock."),
            QStringLiteral("17.5 s A wakes and writes. Nothing at the database stops it: fan B's sale is overwritten."),
            QStringLiteral("18.0 s A releases. The lock is no longer A's: nothing changes.")};
        QCOMPARE(captions(played(Scenario{})), expected);
    }

    void theVerdictIsCopiedWithItsReasonsAndSettings()
    {
        const QString expected =
            QStringLiteral("Seat C14 sold twice\n"
                           "Fan B and fan A were both told yes. The row kept fan A.\n"
                           "\n"
                           "Why:\n"
                           "0.0 s  A asks for the lock and is granted token 33 for 10 s.\n"
                           "1.0 s  A reads the row: C14 is free.\n"
                           "2.5 s  Garbage collection stops A's process: A is frozen for 15 s.\n"
                           "10.0 s  A's lease ends. A is frozen and does not know it.\n"
                           "10.0 s  B, waiting, is granted 34.\n"
                           "11.0 s  B reads the row: C14 is free.\n"
                           "12.5 s  B writes. C14 is sold to fan B. Fan B is told yes.\n"
                           "17.5 s  A wakes and writes. Nothing at the database stops it: fan B's sale is overwritten. "
                           "Fan A is told yes.\n"
                           "\n"
                           "Settings:\n"
                           "Scenario: The paused holder\n"
                           "Protection: Lock\n"
                           "Lock service: etcd\n"
                           "Lease: 10 s\n"
                           "Fencing: Off\n"
                           "Check before writing: Off\n"
                           "Conditional write: Off\n"
                           "A worker deletes: Only its own\n"
                           "Pause: A for 15 s, from 2.5 s on: Garbage collection\n"
                           "Workers: 2\n"
                           "Seats: 1\n");
        QCOMPARE(verdictPlainText(played(Scenario{})), expected);
    }

    void whatIsCopiedNamesWhatMatters()
    {
        Scenario scenario;
        scenario.lease.reset();
        scenario.guards.fencing = Fencing::Writes;
        scenario.network.oneWay = Duration{250};
        scenario.faults.assign(10, scenario.faults[0]);
        scenario.faults[0] = {.at = Duration{500}, .worker = WorkerId{1}, .kind = Crash{}};
        const QStringList lines = verdictPlainText(played(scenario)).split(QLatin1Char('\n'));
        for (const char* line : {"Lease: Off", "Fencing: Writes", "A write passes if: fence < token",
                                 "Crash: B at 0.5 s", "2 more faults", "A message takes: 250 ms"})
            QVERIFY2(lines.contains(QString::fromUtf8(line)), line);
        scenario.protection = Protection::ConditionalWrite;
        const QString unlocked = verdictPlainText(played(scenario));
        QVERIFY(unlocked.contains(QStringLiteral("Protection: Conditional write\n")));
        QVERIFY(!unlocked.contains(QStringLiteral("Lease:")) && !unlocked.contains(QStringLiteral("Fencing:")));
    }

    void betweenEventsTheLastOneStands()
    {
        const Run run = played(Scenario{});
        QCOMPARE(captionAt(run, Instant{Duration{16'000}}), captionAt(run, Instant{Duration{13'000}}));
        QCOMPARE(captionAt(run, Instant{Duration{99'000}}), captionAt(run, Instant{Duration{18'000}}));
        Scenario late;
        late.protection = Protection::None;
        QCOMPARE(captionAt(played(late), kStart), QStringLiteral("Nothing has happened yet."));
    }

    void aWorkerThatLooksAgainSaysWhatItFinds()
    {
        Scenario scenario = edit::seats(Scenario{}, 2).value();
        scenario.protection = Protection::ConditionalWrite;
        scenario.faults.clear();
        for (Worker& worker : scenario.workers)
            worker.seat.reset();
        scenario.workers[1].arrives = Duration{500};
        const QString all = captions(played(scenario)).join(QLatin1Char(' '));
        QVERIFY2(all.contains(QLatin1String("no row changes, and B, looking again, finds C15 free.")), qPrintable(all));
    }

    void fencingIsTold()
    {
        Scenario scenario;
        scenario.guards.fencing = Fencing::Writes;
        const Run run = played(scenario);
        QCOMPARE(captionAt(run, Instant{Duration{17'500}}),
                 QStringLiteral("A wakes and writes with token 33. "
                                "The row has already seen 34: no row changes, and fan A is told no."));
        QCOMPARE(verdictTitle(run), QStringLiteral("One sale: fan B"));
        QCOMPARE(verdictSentence(run),
                 QStringLiteral("A's late write carried 33; the row had seen 34 and changed nothing."));
    }

    void theStripIsTold()
    {
        Scenario scenario = edit::pauseLength(Scenario{}, Duration{9000}).value();
        scenario.guards.fencing = Fencing::Writes;
        const Run run = played(scenario);
        QCOMPARE(
            captionAt(run, Instant{Duration{12'500}}),
            QStringLiteral("B writes with token 34. The row has seen no newer token: fan A's sale is overwritten."));
        QCOMPARE(verdictSentence(run), QStringLiteral("Fan A and fan B were both told yes. The row kept fan B."));
    }

    void verdictsAreTold()
    {
        const Run lesson = played(Scenario{});
        QCOMPARE(verdictTitle(lesson), QStringLiteral("Seat C14 sold twice"));
        QCOMPARE(verdictSentence(lesson), QStringLiteral("Fan B and fan A were both told yes. The row kept fan A."));
        QCOMPARE(reasonsOf(lesson).first.back().sentence,
                 QStringLiteral("A wakes and writes. Nothing at the database stops it: fan B's sale is overwritten. "
                                "Fan A is told yes."));

        Scenario stuck = edit::crash(Scenario{});
        stuck.lease.reset();
        QCOMPARE(verdictTitle(played(stuck)), QStringLiteral("B waits for ever"));
        QCOMPARE(verdictTitle(played(edit::workers(stuck, 4).value())), QStringLiteral("3 workers wait for ever"));

        Scenario nobody;
        nobody.workers.resize(1);
        nobody = edit::crash(nobody);
        QCOMPARE(verdictTitle(played(nobody)), QStringLiteral("No sale"));
    }

    /// A crash while it is frozen: it does not wake, and what it believed is believed by nobody.
    void aFrozenWorkerThatCrashesIsToldAsCrashed()
    {
        Scenario scenario;
        scenario.faults.push_back({.at = Duration{5000}, .worker = WorkerId{0}, .kind = Crash{}});
        const Run run = played(scenario);
        QCOMPARE(captionAt(run, Instant{Duration{5000}}),
                 QStringLiteral("A crashes. The lock stays A's until its lease ends at 10.0 s."));
        QCOMPARE(captionAt(run, Instant{Duration{10'000}}),
                 QStringLiteral("A's lease ends. B, waiting, is granted 34."));
        QCOMPARE(captionAt(run, Instant{Duration{17'500}}), QStringLiteral("B releases the lock."));
        for (std::size_t i = 0; i < run.trace.events.size(); ++i)
            if (std::holds_alternative<event::LockEnded>(run.trace.events[i].details))
                QCOMPARE(sentence(run, EventIndex(i)), QStringLiteral("A's lease ends."));
    }

    /// Two locks, each held for ever by a worker that has crashed: who waits is said for each.
    void aBlockOverTwoLocksIsToldForEach()
    {
        Scenario scenario = edit::workers(edit::seats(Scenario{}, 2).value(), 4).value();
        scenario.lease.reset();
        scenario.workers[2].seat = scenario.workers[3].seat = SeatId{1};
        scenario.workers[2].arrives = Duration{0};
        scenario.faults = {{.at = Duration{2500}, .worker = WorkerId{0}, .kind = Crash{}},
                           {.at = Duration{2500}, .worker = WorkerId{2}, .kind = Crash{}}};
        const Run run = played(scenario);
        QCOMPARE(verdictTitle(run), QStringLiteral("2 workers wait for ever"));
        QCOMPARE(verdictSentence(run),
                 QStringLiteral(
                     "A and C hold their locks and never release them. Without a lease nothing else frees a lock."));
    }

    /// 64 servers on five seats with a conditional write: far more refusals than anybody reads.
    void aLongListOfReasonsIsCutAndCounted()
    {
        Scenario story = test::openingStory(64);
        story.protection = Protection::ConditionalWrite;
        const Run run = played(story);
        const Reasons all = reasonsOf(run);
        QCOMPARE(all.more, 0);
        QVERIFY(all.first.size() > 50);
        const Reasons cut = reasonsOf(run, 10);
        QCOMPARE(cut.first.size(), std::size_t{10});
        QCOMPARE(cut.more, int(all.first.size()) - 10);
        QCOMPARE(cut.first.back().sentence, all.first[9].sentence);
    }

    void theOpeningStoryIsCounted()
    {
        Scenario story = test::openingStory();
        const Run run = played(story);
        QCOMPARE(verdictTitle(run), QStringLiteral("2 seats sold more than once"));
        QCOMPARE(verdictSentence(run), QStringLiteral("8 fans were told yes for 5 seats. "
                                                      "C14 went to fan A, fan B and fan C; its row kept fan C."));
        story.protection = Protection::ConditionalWrite;
        QCOMPARE(verdictTitle(played(story)), QStringLiteral("5 seats sold once each"));
    }

    void everyEventOfEverySettingHasItsSentence()
    {
        QSet<std::size_t> kinds;
        for (const Scenario& scenario : manySettings()) {
            const Run run = played(scenario);
            for (std::size_t i = 0; i < run.trace.events.size(); ++i) {
                const Event& event = run.trace.events[i];
                kinds.insert(event.details.index());
                const std::string_view name = eventName(event.details);
                isASentence(sentence(run, EventIndex(i)), QByteArray(name.data(), qsizetype(name.size())));
                const QString caption = captionAt(run, event.at);
                isASentence(caption, "caption");
                QVERIFY2(caption.count(QStringLiteral(". ")) <= 1, qPrintable(caption));
            }
            QVERIFY(!verdictTitle(run).isEmpty());
            isASentence(verdictSentence(run), "verdict");
            for (const Reason& reason : reasonsOf(run).first)
                isASentence(reason.sentence, "reason");
        }
        QCOMPARE(std::size_t(kinds.size()), std::variant_size_v<EventDetails>);
    }

    void namesFromAFileStayPlain()
    {
        Scenario scenario;
        scenario.workers[0].name = "%2";
        scenario.workers[0].fan = "%1 %2";
        const Run run = played(scenario);
        QCOMPARE(captionAt(run, Instant{Duration{10'000}}),
                 QStringLiteral("%2's lease ends. B, waiting, is granted 34."));
        QCOMPARE(verdictSentence(run),
                 QStringLiteral("Fan B and fan %1 %2 were both told yes. The row kept fan %1 %2."));
    }
};

QTEST_GUILESS_MAIN(TextSentencesTest)
#include "text_sentences_test.moc"
