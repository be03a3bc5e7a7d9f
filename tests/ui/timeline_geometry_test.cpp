// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/geometry_text.h"
#include "tests/ui/golden.h"
#include "tests/ui/picture_runs.h"
#include "tests/ui/quiet.h"
#include "ui/text/languages.h"
#include "ui/timeline/geometry.h"
#include "ui/timeline/picture.h"

#include <QImage>
#include <QPainter>
#include <QTest>
#include <algorithm>
#include <cmath>

using namespace fenceline;
using namespace fenceline::test;
using namespace fenceline::ui;

class TimelineGeometryTest : public QObject {
    Q_OBJECT

    static TimelineGeometry made(const Run& run, QSizeF size, const TextMeasure& measure, qreal scroll = 0,
                                 bool fit = false)
    {
        return makeTimeline(run, tracksOf(run),
                            {.visible = wholeOf(run), .size = size, .scroll = scroll, .fitLanes = fit}, measure);
    }

    static QString overlap(const TimelineGeometry& geometry)
    {
        for (std::size_t i = 0; i < geometry.labels.size(); ++i) {
            const Label& label = geometry.labels[i];
            if (!QRectF({0, 0}, geometry.size).contains(label.rect))
                return QStringLiteral("%1 leaves the picture").arg(label.text);
            for (std::size_t j = i + 1; j < geometry.labels.size(); ++j)
                if (label.rect.intersects(geometry.labels[j].rect))
                    return QStringLiteral("%1 over %2").arg(label.text, geometry.labels[j].text);
            for (const TimelineMarker& marker : geometry.markers) {
                const qreal r = marker.radius;
                const QRectF shape(marker.centre.x() - r, marker.centre.y() - r, 2 * r, 2 * r);
                if (label.rect.intersects(shape & clipOf(geometry, geometry.lanes[marker.lane])))
                    return QStringLiteral("%1 over a marker at %2 ms")
                        .arg(label.text)
                        .arg(milliseconds(marker.mark.at));
            }
            for (const Bar& bar : geometry.bars)
                if (label.rect.intersects(bar.rect & clipOf(geometry, geometry.lanes[bar.lane])) &&
                    !bar.rect.contains(label.rect.center()))
                    return QStringLiteral("%1 over the edge of a bar").arg(label.text);
        }
        return {};
    }

private slots:
    void initTestCase() { failOnAnyWarning(); }

    void looksAsItDid_data()
    {
        QTest::addColumn<QString>("name");
        for (const auto& [name, run] : manyRuns())
            if (run->scenario.workers.size() <= 3 || name == QStringLiteral("opening-story"))
                QTest::newRow(qPrintable(name)) << name;
    }
    void looksAsItDid()
    {
        QFETCH(QString, name);
        const auto runs = manyRuns();
        const auto found = std::find_if(runs.begin(), runs.end(), [&](const auto& each) { return each.first == name; });
        const QString text = toText(made(*found->second, {850, 306}, TextMeasure::fixed()));
        const QString golden = QFINDTESTDATA("../golden") + QStringLiteral("/timeline-%1.txt").arg(name);
        const QString difference = differenceFromGolden(golden, text);
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }

    void cleanup() { useLanguage(QStringLiteral("en")); }

    void noLabelLiesOverAnother_data()
    {
        QTest::addColumn<QString>("language");
        for (const Language& language : languages() + pseudoLanguages())
            QTest::newRow(qPrintable(language.code)) << language.code;
    }
    void noLabelLiesOverAnother()
    {
        QFETCH(QString, language);
        QVERIFY(useLanguage(language));
        for (const auto& [name, run] : manyRuns()) {
            for (const QSizeF size : {QSizeF(640, 260), QSizeF(850, 306), QSizeF(1200, 500), QSizeF(2600, 860)}) {
                for (const qreal scale : {1.0, 1.5, 2.0}) {
                    for (const bool fit : {false, true}) {
                        const auto geometry = made(*run, size, TextMeasure(scale), 0, fit);
                        const QString wrong = overlap(geometry);
                        QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("%1 at %2x%3, %4: %5")
                                                                 .arg(name)
                                                                 .arg(size.width())
                                                                 .arg(size.height())
                                                                 .arg(scale)
                                                                 .arg(wrong)));
                    }
                }
            }
        }
    }

    void theRulerKeepsItsDistances()
    {
        const TextMeasure measure;
        const std::vector<std::int64_t> leading{1, 2, 5};
        for (std::int64_t length = 7; length < 90'000'000; length = length * 17 / 10 + 1) {
            const TimeAxis axis{{kStart, kStart + Duration{length}}, 100, 900};
            const Duration step = rulerStep(axis, 64);
            std::int64_t head = milliseconds(step);
            while (head % 10 == 0)
                head /= 10;
            const bool round = std::find(leading.begin(), leading.end(), head) != leading.end();
            const bool minute = milliseconds(step) == 15'000 || milliseconds(step) == 30'000;
            // a day, an hour or a minute is a whole number of steps, or a step of those
            const auto divides = [&](std::int64_t unit) {
                return unit % milliseconds(step) == 0 || milliseconds(step) % unit == 0;
            };
            const bool even = divides(60'000) && divides(3'600'000) && divides(86'400'000);
            const bool isLong = length > 120'000 && milliseconds(step) >= 10'000;
            QVERIFY2(isLong ? even : round || minute, qPrintable(QString::number(milliseconds(step))));
            QVERIFY(pixelsPer(axis, step) >= 64);
        }
    }

    /// As a person would write them, and none over another.
    void longTimesAreInMinutesAndHours()
    {
        const auto ruler = [](Duration lease, const TimeRange& visible, qreal width) {
            Scenario scenario;
            scenario.lease = lease;
            scenario.faults.front().kind = Pause{lease, PauseCause::GarbageCollection};
            const auto run = runOf(scenario);
            const TextMeasure measure;
            TimelineRequest request{visible, {width, 306}};
            const auto geometry = makeTimeline(*run, tracksOf(*run), request, measure);
            QStringList texts;
            qreal before = 0;
            for (const RulerTick& tick : geometry.ticks) {
                if (tick.label.text.isEmpty())
                    continue;
                if (tick.label.rect.left() < before)
                    texts << QStringLiteral("over another");
                before = tick.label.rect.right();
                texts << tick.label.text;
            }
            return texts;
        };
        const TimeRange whole{};
        QCOMPARE(ruler(Duration{86'400'000}, whole, 850).mid(0, 3).join(QLatin1Char(' ')),
                 QStringLiteral("0 h 3 h 6 h"));
        QCOMPARE(ruler(Duration{600'000}, whole, 850).mid(0, 3).join(QLatin1Char(' ')),
                 QStringLiteral("0 min 1 min 2 min"));
        const TimeRange close{kStart + Duration{7'200'000}, kStart + Duration{7'260'000}};
        QCOMPARE(ruler(Duration{86'400'000}, close, 850).mid(0, 2).join(QLatin1Char(' ')),
                 QStringLiteral("2 h 2 h 10 s"));
        for (qint64 length = 50; length < 86'400'000; length *= 2)
            for (const qreal room : {400.0, 850.0, 1800.0})
                QVERIFY(!ruler(Duration{86'400'000}, {close.from, close.from + Duration{length}}, room)
                             .contains(QStringLiteral("over another")));
    }

    void everyPixelIsAnInstantAndBack()
    {
        const TimeAxis axis{{kStart, kStart + Duration{20'000}}, 105, 826};
        Instant before{Duration{-1}};
        for (int x = 105; x <= 826; ++x) {
            const Instant at = instantAt(axis, x);
            QVERIFY(at > before);
            QVERIFY(qAbs(xOf(axis, at) - x) < 0.5);
            before = at;
        }
        QCOMPARE(instantAt(axis, 0), kStart);
        QCOMPARE(instantAt(axis, 5000), kStart + Duration{20'000});
    }

    void thePillCoversNoTick()
    {
        const auto run = runOf(lesson());
        const TextMeasure measure;
        const auto geometry = made(*run, {850, 306}, measure);
        for (int ms = 0; ms <= 20'000; ms += 37) {
            const auto playhead = makePlayhead(geometry, kStart + Duration{ms}, measure);
            QVERIFY(QRectF({0, 0}, geometry.size).contains(playhead.pill));
            for (std::size_t i = 0; i < geometry.ticks.size(); ++i) {
                const bool covered = std::find(playhead.coveredTicks.begin(), playhead.coveredTicks.end(), i) !=
                                     playhead.coveredTicks.end();
                QVERIFY(covered || !geometry.ticks[i].label.rect.intersects(playhead.pill));
            }
        }
    }

    void theLatestEventIsLit()
    {
        const auto run = runOf(lesson());
        const TextMeasure measure;
        const auto geometry = made(*run, {850, 306}, measure);
        const auto litAt = [&](int ms) {
            const auto playhead = makePlayhead(geometry, kStart + Duration{ms}, measure);
            return playhead.lit.size() == 1 ? milliseconds(geometry.markers[playhead.lit.front()].mark.at) : -1;
        };
        QCOMPARE(litAt(0), 0);
        QCOMPARE(litAt(9'999), 4'000);
        QCOMPARE(litAt(17'499), 13'000);
        QCOMPARE(litAt(17'500), 17'500);
        QCOMPARE(litAt(20'000), 18'000);
    }

    void whatIsScrolledAwayIsNotMade()
    {
        const auto run = runOf(openingStory(64, 64));
        const TextMeasure measure;
        const auto all = made(*run, {1200, 5000}, measure, 0, true);
        const auto some = made(*run, {1200, 400}, measure);
        QVERIFY(some.scrollRange > 0);
        QVERIFY(some.markers.size() < all.markers.size() / 3);
        QCOMPARE(some.lanes.size(), all.lanes.size());
        const auto end = made(*run, {1200, 400}, measure, 1e6);
        QVERIFY(end.lanes.back().rect.bottom() <= end.lanesClip.bottom() + 1);
    }

    void costsPixelsAndNotEvents()
    {
        // Every worker frozen over and over, seen from far away.
        Scenario scenario = withWorkers(lesson(), 8);
        scenario.faults.clear();
        for (int i = 0; i < 200; ++i)
            scenario.faults.push_back({Duration{10 * i}, WorkerId(i % 8), Pause{Duration{2}}});
        scenario.workers.back().arrives = Duration{80'000'000};
        const auto run = runOf(scenario);
        const auto geometry = made(*run, {850, 400}, TextMeasure());
        QVERIFY(geometry.bars.size() < 60);
        QVERIFY(geometry.eventTicks.size() < 60);
    }

    /// Everybody reads and writes at every pixel: what is drawn stays as much as pixels can tell apart.
    void messagesCostPixelsToo()
    {
        Run run{.scenario = withOneWay(withWorkers(lesson(), 30), 2)};
        for (int i = 0; i < 20'000; ++i) {
            const Instant at = kStart + Duration{2 + i};
            const EventStamp stamp{at, at - Duration{2}, at + Duration{2}, WorkerId(i % 30)};
            run.trace.events.push_back({stamp, event::SeatRead{SeatId{0}, std::nullopt, std::nullopt}});
        }
        const QSizeF size(850, 400);
        QVERIFY(made(run, size, TextMeasure()).lines.size() < 850 + 30);
        run.scenario.network.oneWay = Duration{0};
        for (Event& event : run.trace.events) {
            event.sent = event.learned = event.at;
            event.details = event::WriteRejected{SeatId{0}, FanId{0}, std::nullopt, RejectReason::NotFree, Token{0}};
        }
        QVERIFY(made(run, size, TextMeasure()).lines.size() < 850 + 30);
    }

    /// A and B write at one instant; only B's packet is late.
    void aLatePacketIsNamedOnItsOwnLine()
    {
        Scenario scenario = withOneWay(lesson(), 2000);
        scenario.protection = Protection::None;
        scenario.workers[1].arrives = scenario.workers[0].arrives;
        scenario.faults = {{Duration{2000}, WorkerId{1}, Pause{Duration{8000}, PauseCause::Packet}}};
        const auto run = runOf(scenario);
        const auto geometry = made(*run, {850, 400}, TextMeasure());
        const auto found = std::find_if(geometry.labels.begin(), geometry.labels.end(), [](const Label& label) {
            return label.text == QStringLiteral("packet stuck 8 s");
        });
        QVERIFY(found != geometry.labels.end());
        const auto lineOf = [&](WorkerId worker) {
            qreal nearest = 1e9;
            const Tracks tracks = tracksOf(*run);
            for (const TimelineLine& line : geometry.lines)
                if (line.kind == TimelineLine::Kind::Request && tracks.flights[line.source].worker == worker)
                    for (qreal share = 0; share <= 1; share += 0.05) {
                        const QPointF apart = line.from + (line.to - line.from) * share - found->rect.center();
                        nearest = std::min(nearest, std::hypot(apart.x(), apart.y()));
                    }
            return nearest;
        };
        QVERIFY(lineOf(WorkerId{1}) < lineOf(WorkerId{0}));
    }

    /// Over the refused release, `writes` would say that the write was refused.
    void theWriteIsNotNamedOverTheRefusedRelease()
    {
        const auto run = runOf(lesson());
        for (const QSizeF size : {QSizeF(984, 213), QSizeF(850, 306), QSizeF(1400, 500)}) {
            for (const qreal scale : {1.0, 1.5, 2.0}) {
                const auto geometry = made(*run, size, TextMeasure::fixed(scale));
                const auto refused =
                    std::find_if(geometry.markers.begin(), geometry.markers.end(),
                                 [](const TimelineMarker& marker) { return marker.mark.kind == Mark::Kind::Refused; });
                QVERIFY(refused != geometry.markers.end());
                for (const Label& label : geometry.labels)
                    if (label.text == QStringLiteral("writes") && label.rect.left() > geometry.size.width() * 0.7)
                        QVERIFY(label.rect.right() < refused->centre.x());
            }
        }
    }

    /// A's false belief ends as B's begins: two strips, each in a row of its own, or they would look like one.
    void beliefsThatTouchStayApart()
    {
        Run run{.scenario = lesson()};
        run.beliefs.falseBeliefs = {{WorkerId{0}, Token{33}, kStart + Duration{4'000}, kStart + Duration{6'000}},
                                    {WorkerId{1}, Token{34}, kStart + Duration{6'000}, kStart + Duration{7'000}},
                                    {WorkerId{0}, Token{35}, kStart + Duration{7'001}, kStart + Duration{8'000}}};
        run.beliefs.leases = {{.lock = lockOf(run.scenario, WorkerId{0}), .to = kStart + Duration{4'000}}};
        const Tracks tracks = tracksOf(run);
        QCOMPARE(tracks.locks.front().rows, 2);
        QCOMPARE(tracks.locks.front().beliefs[1].row, 1);
        QCOMPARE(tracks.locks.front().beliefs[2].row, 0);
    }

    /// C writes over a seat that was promised twice and crashes before it is told: the row stays sold twice.
    void aSeatSoldTwiceStaysSoldTwice()
    {
        Scenario scenario = withOneWay(withWorkers(lesson(), 3), 100);
        scenario.protection = Protection::None;
        for (int w = 0; w < 3; ++w)
            scenario.workers[std::size_t(w)].arrives = Duration{200 * w};
        scenario.faults = {{Duration{2950}, WorkerId{2}, Crash{}}};
        const auto run = runOf(scenario);
        const Tracks tracks = tracksOf(*run);
        const auto& spans = tracks.seats.front().spans;
        QCOMPARE(spans.back().holder, std::optional(FanId{2}));
        QVERIFY(spans.back().twice);
        QVERIFY(!spans[1].twice);
    }

    void drawsSixtyFourWorkersAndSeats()
    {
        const auto run = runOf(openingStory(64, 64));
        for (const auto kind : {Theme::Kind::Light, Theme::Kind::Dark, Theme::Kind::Projector}) {
            QImage image(1600, 900, QImage::Format_RGB32);
            QPainter painter(&image);
            drawTimeline(painter, *run, run->trace.end(), image.size(), theme(kind));
            painter.end();
            QCOMPARE(image.pixelColor(2, 2), theme(kind).panel);
        }
    }
};

QTEST_MAIN(TimelineGeometryTest)
#include "timeline_geometry_test.moc"
