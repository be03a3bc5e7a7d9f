// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/geometry_text.h"
#include "tests/ui/golden.h"
#include "tests/ui/picture_runs.h"
#include "tests/ui/quiet.h"
#include "ui/stage/arrange.h"
#include "ui/stage/geometry.h"
#include "ui/stage/picture.h"
#include "ui/text/languages.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <QSvgRenderer>
#include <QTest>
#include <algorithm>
#include <array>

using namespace fenceline;
using namespace fenceline::test;
using namespace fenceline::ui;

/// Where things stand on the stage: each in its place, none over another.
class StageGeometryTest : public QObject {
    Q_OBJECT

    /// What is wrong with where things lie; empty: nothing.
    static QString fault(const StageGeometry& stage)
    {
        const QRectF bounds({0, 0}, stage.size);
        for (std::size_t i = 0; i < stage.cards.size(); ++i) {
            const StageCard& card = stage.cards[i];
            if (!bounds.contains(card.rect))
                return QStringLiteral("%1 leaves the stage").arg(card.name);
            for (std::size_t j = i + 1; j < stage.cards.size(); ++j)
                if (card.rect.intersects(stage.cards[j].rect))
                    return QStringLiteral("%1 over %2").arg(card.name, stage.cards[j].name);
            for (std::size_t k = 0; k < card.labels.size(); ++k) {
                if (!card.rect.contains(card.labels[k].rect))
                    return QStringLiteral("\"%1\" leaves %2").arg(card.labels[k].text, card.name);
                for (std::size_t l = k + 1; l < card.labels.size(); ++l)
                    if (card.labels[k].rect.intersects(card.labels[l].rect))
                        return QStringLiteral("\"%1\" over \"%2\"").arg(card.labels[k].text, card.labels[l].text);
            }
        }
        for (std::size_t i = 0; i < stage.messages.size(); ++i) {
            if (!bounds.contains(stage.messages[i].pill))
                return QStringLiteral("\"%1\" leaves the stage").arg(stage.messages[i].text.text);
            for (std::size_t j = i + 1; j < stage.messages.size(); ++j)
                if (stage.messages[i].pill.intersects(stage.messages[j].pill))
                    return QStringLiteral("\"%1\" over \"%2\"")
                        .arg(stage.messages[i].text.text, stage.messages[j].text.text);
        }
        return {};
    }

private slots:
    void initTestCase()
    {
        failOnAnyWarning();
        useLanguage(QStringLiteral("en"));
    }

    void cleanup() { useLanguage(QStringLiteral("en")); }

    void mirroredItRunsFromTheRight()
    {
        for (const auto& [name, run] : manyRuns()) {
            const StageGeometry stage = makeStage(*run, at(10'000), {850, 428}, TextMeasure());
            const StageGeometry other = mirrored(stage);
            QVERIFY2(mirrored(other) == stage, qPrintable(name));
            for (std::size_t i = 0; i < stage.cards.size(); ++i)
                for (std::size_t j = 0; j < stage.cards.size(); ++j)
                    QCOMPARE(stage.cards[i].rect.right() < stage.cards[j].rect.left(),
                             other.cards[i].rect.left() > other.cards[j].rect.right());
        }
    }

    void looksAsItDid_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("ms");
        for (const int ms : {0, 2'500, 5'000, 10'000, 12'500, 17'500, 18'000})
            QTest::addRow("lesson at %d ms", ms) << QStringLiteral("lesson") << ms;
        QTest::newRow("fencing") << QStringLiteral("fencing") << 17'500;
        QTest::newRow("strip") << QStringLiteral("strip") << 12'500;
        QTest::newRow("one-way") << QStringLiteral("one-way") << 18'750;
        QTest::newRow("packet") << QStringLiteral("packet") << 10'000;
        QTest::newRow("blocked") << QStringLiteral("blocked") << 20'000;
        QTest::newRow("opening-story") << QStringLiteral("opening-story") << 5'500;
        QTest::newRow("workers-6") << QStringLiteral("workers-6") << 17'500;
    }
    void looksAsItDid()
    {
        QFETCH(QString, name);
        QFETCH(int, ms);
        const auto runs = manyRuns();
        const auto found = std::find_if(runs.begin(), runs.end(), [&](const auto& each) { return each.first == name; });
        const QString text = toText(makeStage(*found->second, at(ms), {850, 428}, TextMeasure::fixed()));
        const QString golden = QFINDTESTDATA("../golden") + QStringLiteral("/stage-%1-%2.txt").arg(name).arg(ms);
        const QString difference = differenceFromGolden(golden, text);
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }

    void nothingIsCutOffOrOverlaps_data()
    {
        QTest::addColumn<QString>("language");
        for (const Language& language : languages() + pseudoLanguages())
            QTest::newRow(qPrintable(language.code)) << language.code;
    }
    void nothingIsCutOffOrOverlaps()
    {
        QFETCH(QString, language);
        QVERIFY(useLanguage(language));
        const bool english = language == QLatin1String("en");
        const std::size_t moments = english ? 24 : 6;
        QList<QSizeF> sizes{{640, 330}, {850, 428}, {1330, 560}, {2700, 1250}};
        if (english)
            sizes << QSizeF(300, 200); // no window is as small
        for (const auto& [name, run] : manyRuns()) {
            for (const QSizeF size : sizes) {
                for (const qreal scale : {1.0, 1.5, 2.0}) {
                    const TextMeasure measure(scale);
                    const auto& events = run->trace.events;
                    const std::size_t step = std::max<std::size_t>(1, events.size() / moments);
                    for (std::size_t i = 0; i < events.size(); i += step) {
                        const StageGeometry stage = makeStage(*run, events[i].at, size, measure);
                        const bool mirror = QGuiApplication::layoutDirection() == Qt::RightToLeft;
                        const QString wrong = fault(mirror ? mirrored(stage) : stage);
                        QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("%1 at %2 ms, %3x%4, %5: %6")
                                                                 .arg(name)
                                                                 .arg(milliseconds(events[i].at))
                                                                 .arg(size.width())
                                                                 .arg(size.height())
                                                                 .arg(scale)
                                                                 .arg(wrong)));
                    }
                }
            }
        }
    }

    /// In whatever room, at whatever size of text, however its measures are rounded.
    void everyWorkerHasAPlace()
    {
        constexpr std::array kRooms{QSizeF(320, 160), QSizeF(640, 330), QSizeF(640, 900), QSizeF(900, 480)};
        for (const auto& [code, name] : languages()) {
            useLanguage(code);
            for (int percent = 100; percent <= 320; percent += 5) {
                const TextMeasure measure(percent / 100.0);
                for (const auto& run : {runOf(lesson()), runOf(withWorkers(lesson(), 1)),
                                        runOf(withWorkers(lesson(), 3)), runOf(withOneWay(lesson(), 500))})
                    for (const QSizeF room : kRooms)
                        QVERIFY2(!planStage(*run, room, measure).place.workers.empty(), qPrintable(code));
            }
        }
    }

    void atHundredPercentTheSmallWindowNeedsNoScrolling()
    {
        for (const auto& [name, run] : manyRuns()) {
            const auto stage = makeStage(*run, kStart, {640, 330}, TextMeasure());
            const bool fits = stage.size == QSizeF(640, 330);
            QVERIFY2(fits || run->scenario.workers.size() > 6 || name.contains(QStringLiteral("long")),
                     qPrintable(
                         QStringLiteral("%1 needs %2x%3").arg(name).arg(stage.size.width()).arg(stage.size.height())));
        }
    }

    void cardsStayWhereTheyAre()
    {
        for (const auto& [name, run] : manyRuns()) {
            const auto first = makeStage(*run, kStart, {850, 428}, TextMeasure());
            for (const Event& event : run->trace.events) {
                const auto later = makeStage(*run, event.at, {850, 428}, TextMeasure());
                QCOMPARE(later.cards.size(), first.cards.size());
                for (std::size_t i = 0; i < first.cards.size(); ++i)
                    QCOMPARE(later.cards[i].rect, first.cards[i].rect);
            }
        }
    }

    void aMessageThatTakesTimeIsWhereTheTimeSays()
    {
        const auto run = runOf(withOneWay(lesson(), 500));
        qreal before = -1;
        for (int ms = 0; ms < 500; ms += 50) {
            const auto stage = makeStage(*run, at(ms), {850, 428}, TextMeasure());
            QCOMPARE(stage.messages.size(), std::size_t{1});
            QCOMPARE(stage.messages[0].course, StageMessageFacts::Course::UnderWay);
            QCOMPARE(stage.messages[0].progress, ms / 500.0);
            QVERIFY(stage.messages[0].progress > before);
            before = stage.messages[0].progress;
        }
        const auto answer = makeStage(*run, at(750), {850, 428}, TextMeasure());
        QCOMPARE(answer.messages.size(), std::size_t{1});
        QCOMPARE(answer.messages[0].progress, 0.5);
        QVERIFY(answer.messages[0].curve[0].x() > answer.messages[0].curve[3].x());
    }

    void picturesAreValid()
    {
        const auto run = runOf(lesson());
        const QSize size(1600, 900);
        QByteArray svg;
        QBuffer svgFile(&svg);
        svgFile.open(QIODevice::WriteOnly);
        QSvgGenerator generator;
        generator.setOutputDevice(&svgFile);
        generator.setSize(size);
        generator.setViewBox(QRect(QPoint(), size));
        QPainter painter(&generator);
        drawStage(painter, *run, at(17'500), size, theme(Theme::Kind::Projector));
        painter.end();
        QVERIFY(QSvgRenderer(svg).isValid());
        QVERIFY(svg.contains("lease ended 7.5 s ago"));

        QByteArray pdf;
        QBuffer pdfFile(&pdf);
        pdfFile.open(QIODevice::WriteOnly);
        QPdfWriter writer(&pdfFile);
        painter.begin(&writer);
        drawStage(painter, *run, at(17'500), size, theme(Theme::Kind::Light));
        painter.end();
        QVERIFY(pdf.startsWith("%PDF"));
        QVERIFY(pdf.size() > 2000);
    }
};

QTEST_MAIN(StageGeometryTest)
#include "stage_geometry_test.moc"
