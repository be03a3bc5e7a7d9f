// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/picture_runs.h"
#include "tests/ui/quiet.h"
#include "ui/text/languages.h"
#include "ui/timeline/concealed.h"
#include "ui/timeline/grips.h"
#include "ui/timeline/hit.h"
#include "ui/timeline/lanes.h"

#include <QTest>
#include <algorithm>
#include <set>

using namespace fenceline;
using namespace fenceline::test;
using namespace fenceline::ui;

namespace {

constexpr QSizeF kSize(850, 306);

/// A run with all that is drawn of it.
struct Drawn {
    explicit Drawn(Scenario scenario, QSizeF size = kSize)
        : run(runOf(std::move(scenario))), tracks(tracksOf(*run)),
          geometry(makeTimeline(*run, tracks, {.visible = wholeOf(*run), .size = size}, measure))
    {
    }

    std::vector<std::pair<int, SideMark::Kind>> signs() const
    {
        std::vector<std::pair<int, SideMark::Kind>> all;
        for (const TimelineSign& sign : geometry.signs)
            all.push_back({int(milliseconds(sign.mark.at)), sign.mark.kind});
        std::sort(all.begin(), all.end());
        return all;
    }
    const TimelineSign* sign(SideMark::Kind kind) const
    {
        const auto found = std::find_if(geometry.signs.begin(), geometry.signs.end(),
                                        [kind](const TimelineSign& sign) { return sign.mark.kind == kind; });
        return found == geometry.signs.end() ? nullptr : &*found;
    }
    const Bar* bar(Bar::Kind kind) const
    {
        const auto found = std::find_if(geometry.bars.begin(), geometry.bars.end(),
                                        [kind](const Bar& bar) { return bar.kind == kind; });
        return found == geometry.bars.end() ? nullptr : &*found;
    }
    QStringList labels() const
    {
        QStringList texts;
        for (const Label& label : geometry.labels)
            texts << label.text;
        return texts;
    }

    TextMeasure measure = TextMeasure::fixed();
    std::shared_ptr<const Run> run;
    Tracks tracks;
    TimelineGeometry geometry;
};

using Kind = SideMark::Kind;

} // namespace

/// What happens beside the workers' steps: renewals, partitions, clocks, lost answers, effects, a service that fails.
class TimelineSignsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        failOnAnyWarning();
        useLanguage(QStringLiteral("en"));
    }

    /// Every third of the lease, at its upper edge; the lease's bar reaches the end that the last one gave it.
    void renewalsStandOnTheLease()
    {
        const Drawn drawn(renewedThenCutOff());
        QCOMPARE(drawn.signs(), (std::vector<std::pair<int, Kind>>{
                                    {3333, Kind::Renewed}, {6666, Kind::Renewed}, {17'000, Kind::RenewalRefused}}));
        const Bar* lease = drawn.bar(Bar::Kind::Lease);
        QVERIFY(lease->span.to == at(16'666));
        for (const TimelineSign& sign : drawn.geometry.signs) {
            QVERIFY(!sign.sign); // told apart by their shapes: a notch, and a ring with a cross
            QCOMPARE(sign.rect.top(), lease->rect.top());
            QVERIFY(sign.tint == tintOf(WorkerId{0}));
        }
        QVERIFY(drawn.labels().contains(QStringLiteral("renewal refused")));
        QVERIFY(drawn.labels().contains(QStringLiteral("A's lease · 10 s · token 33"))); // as it was granted
    }

    /// Outside of the lane's bar, where a frozen span is, at the side of the lock.
    void aPartitionIsAStripTowardsTheLock()
    {
        Scenario scenario = renewedThenCutOff();
        scenario.faults.push_back({Duration{5000}, WorkerId{1}, Partition{Duration{3000}}});
        const Drawn drawn(scenario);
        int strips = 0;
        for (const Bar& bar : drawn.geometry.bars) {
            if (bar.kind != Bar::Kind::Cut)
                continue;
            ++strips;
            const Lane& lane = drawn.geometry.lanes[bar.lane];
            QVERIFY(lane.rect.contains(bar.rect) && !lane.bar.intersects(bar.rect));
            const bool above = lane.id == 0; // A's lane lies above the lock's
            QCOMPARE(bar.rect.top() > lane.bar.bottom(), above);
        }
        QCOMPARE(strips, 2);
        QVERIFY(drawn.labels().contains(QStringLiteral("cut off 9 s")));
    }

    /// semantics.md, "Pauses and other faults": B, cut off from 5.0 to 12.0 s, hears at its end of a grant of 10.0 s.
    void anAnswerLeavesAPartitionAtItsEnd()
    {
        Scenario scenario;
        scenario.faults.push_back({Duration{5000}, WorkerId{1}, Partition{Duration{7000}}});
        const Drawn drawn(scenario);
        std::vector<std::pair<Instant, Instant>> answers;
        for (const Flight& flight : drawn.tracks.flights)
            answers.emplace_back(flight.from, flight.to);
        QCOMPARE(answers, (std::vector{std::pair{at(10'000), at(12'000)}}));
        QCOMPARE(std::count_if(drawn.geometry.lines.begin(), drawn.geometry.lines.end(),
                               [](const TimelineLine& line) { return line.kind == TimelineLine::Kind::Answer; }),
                 1);
        QVERIFY(drawn.labels().contains(QStringLiteral("held back 2 s")));
    }

    void effectsAndLostAnswersStandBesideTheirWorker()
    {
        const Drawn email(
            repeatedEffect({{EffectKind::Email, EffectKey::None}, {EffectKind::Charge, EffectKey::Sale}}));
        QCOMPARE(email.signs(),
                 (std::vector<std::pair<int, Kind>>{
                     {2500, Kind::AnswerLost}, {2500, Kind::Sent}, {2500, Kind::Sent}, {2500, Kind::SentAgain}}));
        QVERIFY(email.sign(Kind::SentAgain)->sign == Sign::Envelope);
        QVERIFY(email.sign(Kind::SentAgain)->tint == Tint{Tint::Kind::Wrong});
        for (std::size_t i = 1; i < email.geometry.signs.size(); ++i)
            QVERIFY(!email.geometry.signs[i].rect.intersects(email.geometry.signs[i - 1].rect));
        const Drawn charge(repeatedEffect({{EffectKind::Charge, EffectKey::Sale}}));
        QVERIFY(charge.sign(Kind::NotSentAgain)->sign == Sign::Card);
        QVERIFY(charge.sign(Kind::NotSentAgain)->tint == Tint{Tint::Kind::Quiet});
    }

    void aServiceThatFailsIsMarkedOnTheLock()
    {
        const Drawn drawn(withService(Service::Redis, {serviceFault(6000, ServiceFailure::Eviction),
                                                       serviceFault(8000, ServiceFailure::Restart)}));
        for (const auto& [kind, sign] :
             {std::pair(Kind::Evicted, Sign::Bin), std::pair(Kind::Restarted, Sign::Again)}) {
            QVERIFY(drawn.sign(kind)->sign == sign);
            QVERIFY(drawn.geometry.lanes[drawn.sign(kind)->lane].kind == Lane::Kind::Lock);
        }
        QVERIFY(drawn.labels().contains(QStringLiteral("key evicted")));
        const Drawn led(withService(Service::Etcd, {serviceFault(6000, ServiceFailure::Failover)}));
        QVERIFY(led.sign(Kind::FailedOver)->sign == Sign::Swap);
    }

    void clocksThatJumpAreMarkedWhereTheyAre()
    {
        const Drawn drawn(withService(Service::Etcd, {{Duration{7000}, std::nullopt, ClockJump{Duration{2000}}},
                                                      {Duration{12'000}, WorkerId{1}, ClockJump{Duration{-2000}}}}));
        std::set<LaneKind> lanes;
        for (const TimelineSign& sign : drawn.geometry.signs) {
            QVERIFY(sign.sign == Sign::Clock);
            lanes.insert(drawn.geometry.lanes[sign.lane].kind);
        }
        QCOMPARE(lanes, (std::set<LaneKind>{LaneKind::Worker, LaneKind::Lock}));
    }

    /// Painting, pointing and the accessible tree go by one geometry.
    void eachIsPointedAtAndTold()
    {
        const Drawn drawn(renewedThenCutOff());
        for (const TimelineSign& sign : drawn.geometry.signs) {
            const auto hit = hitAt(drawn.geometry, *drawn.run, drawn.tracks, sign.rect.center());
            QVERIFY(hit && hit->thing.kind == Thing::Kind::LockSign);
            QCOMPARE(hit->outline.rect, sign.rect);
            const auto outline = outlineOf(drawn.geometry, hit->thing, *drawn.run, drawn.tracks);
            QVERIFY(outline && outline->rect == sign.rect);
        }
        const Bar* cut = drawn.bar(Bar::Kind::Cut);
        const auto hit = hitAt(drawn.geometry, *drawn.run, drawn.tracks, cut->rect.center());
        QVERIFY(hit && hit->thing.kind == Thing::Kind::Cut);
        QCOMPARE(hit->text, QStringLiteral("A is cut off from the lock service for 9 s, from 8.0 s to 17.0 s"));
        for (const Lane& lane : drawn.geometry.lanes)
            for (const Thing& thing : thingsIn(lane, drawn.tracks))
                QVERIFY(!tell(thing, *drawn.run, drawn.tracks).isEmpty());
    }

    /// A worker's things are read in the order of time.
    void thingsAreReadInOrder()
    {
        const Drawn drawn(renewedThenCutOff());
        const auto things = thingsIn(drawn.geometry.lanes.front(), drawn.tracks);
        Instant last = kStart;
        for (const Thing& thing : things) {
            const Instant from = spanOf(thing, *drawn.run, drawn.tracks).from;
            QVERIFY(from >= last);
            last = from;
        }
        QCOMPARE(std::count_if(things.begin(), things.end(),
                               [](const Thing& thing) { return thing.kind == Thing::Kind::Cut; }),
                 1);
    }

    /// The second renewal stays selected while the pause is dragged.
    void oneIsFoundAgainInAnotherRun()
    {
        const Drawn drawn(renewedThenCutOff());
        const Drawn longer(withPause(renewedThenCutOff(), 20'000));
        const Thing second{Thing::Kind::LockSign, 0, 1};
        const auto found = find(nameOf(second, *drawn.run, drawn.tracks), *longer.run, longer.tracks);
        QVERIFY(found == second);
        const Thing cut{Thing::Kind::Cut, 0, 0};
        QVERIFY(find(nameOf(cut, *drawn.run, drawn.tracks), *longer.run, longer.tracks) == cut);
        QVERIFY(!find(nameOf(second, *drawn.run, drawn.tracks), *runOf(lesson()), tracksOf(*runOf(lesson()))));
    }

    /// A class that votes does not see what has not happened; what is set is known from the beginning.
    void whatHasNotHappenedIsNotShown()
    {
        const Drawn drawn(renewedThenCutOff());
        const TimelineGeometry shown = concealed(drawn.geometry, *drawn.run, drawn.tracks, at(5000), drawn.measure);
        QCOMPARE(shown.signs.size(), std::size_t{1});
        QVERIFY(std::any_of(shown.bars.begin(), shown.bars.end(),
                            [](const Bar& bar) { return bar.kind == Bar::Kind::Cut; }));
    }

    /// Its end is not where the lease that is set would end: dragging it would set something else.
    void aRenewedLeaseHasNoGrip()
    {
        const auto isOfA = [](const Grip& grip) {
            return grip.kind == Grip::Kind::LeaseEnd && grip.worker == WorkerId{0};
        };
        const Drawn drawn(renewedThenCutOff());
        const auto grips = gripsOf(drawn.geometry, *drawn.run, drawn.tracks);
        QVERIFY(std::none_of(grips.begin(), grips.end(), isOfA));
        const Drawn plain(lesson());
        const auto plainGrips = gripsOf(plain.geometry, *plain.run, plain.tracks);
        QVERIFY(std::any_of(plainGrips.begin(), plainGrips.end(), isOfA));
    }

    /// Left and Right stop there too.
    void renewalsAreMoments()
    {
        const Drawn drawn(renewedThenCutOff());
        QVERIFY(std::binary_search(drawn.tracks.moments.begin(), drawn.tracks.moments.end(), at(6666)));
    }

    /// Source: locks.md, Redis: a client asks again and again. Its first ask is a marker, the others are dots on a thin
    /// line, without a word.
    void pollsAreDots()
    {
        Scenario scenario = withService(Service::Redis);
        scenario.timing = Timing::Real;
        const Drawn drawn(scenario);
        int first = 0;
        int dots = 0;
        for (const TimelineMarker& marker : drawn.geometry.markers) {
            first += marker.mark.kind == Mark::Kind::Waits ? 1 : 0;
            dots += marker.mark.kind == Mark::Kind::Polls ? 1 : 0;
            if (marker.mark.kind == Mark::Kind::Polls)
                QVERIFY(marker.radius < markerRadius(drawn.geometry, drawn.geometry.lanes[marker.lane]) / 2);
        }
        QCOMPARE(first, 1);
        QVERIFY(dots > 10);
        QCOMPARE(drawn.labels().count(QStringLiteral("asks, held")), 1);
        QCOMPARE(drawn.tracks.workers[1].waits.size(), std::size_t{1});
    }

    /// However small the room, every sign keeps a shape that can be seen.
    void signsStayLegibleInLittleRoom()
    {
        for (const Scenario& scenario : {renewedThenCutOff(), repeatedEffect({{EffectKind::Email}}),
                                         withService(Service::Redis, {serviceFault(6000, ServiceFailure::Eviction)})}) {
            const Drawn drawn(scenario, {500, 150});
            QVERIFY(!drawn.geometry.signs.empty());
            for (const TimelineSign& sign : drawn.geometry.signs) {
                QVERIFY(sign.rect.height() >= 3);
                QVERIFY(sign.rect.width() >= 5);
            }
        }
    }
};

QTEST_MAIN(TimelineSignsTest)
#include "timeline_signs_test.moc"
