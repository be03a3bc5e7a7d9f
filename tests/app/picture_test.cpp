// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/draw/paint_view.h"
#include "ui/stage/picture.h"
#include "ui/timeline/picture.h"

#include <QTest>

using namespace fenceline;

/// The picture that is copied: the same stage and the same timeline as each by itself.
class PictureTest : public QObject {
    Q_OBJECT

private slots:
    void stageAndTimelineAreInOnePicture()
    {
        const Run run = play(Scenario{}).value();
        const Instant at = kStart + Duration{17'500};
        for (const auto kind : {ui::Theme::Kind::Light, ui::Theme::Kind::Dark}) {
            const QImage picture = app::pictureOf(run, at, kind, {1000, 700});
            QCOMPARE(picture.size(), QSize(1000, 700));
            QImage stage(1000, 400, QImage::Format_RGB32);
            QImage timeline(1000, 300, QImage::Format_RGB32);
            {
                QPainter painter(&stage);
                ui::drawStage(painter, run, at, stage.size(), ui::theme(kind));
            }
            {
                QPainter painter(&timeline);
                ui::drawTimeline(painter, run, at, timeline.size(), ui::theme(kind));
            }
            QCOMPARE(picture.copy(0, 0, 1000, 400), stage);
            // but for the hairline between them
            QCOMPARE(picture.copy(0, 401, 1000, 299), timeline.copy(0, 1, 1000, 299));
            QCOMPARE(picture.pixelColor(500, 400), ui::theme(kind).hairline);
        }
    }

    void theInstantIsWhatIsShown()
    {
        const Run run = play(Scenario{}).value();
        const auto kind = ui::Theme::Kind::Light;
        const QImage early = app::pictureOf(run, kStart, kind, {800, 560});
        const QImage late = app::pictureOf(run, run.horizon(), kind, {800, 560});
        QVERIFY(early != late);
        QCOMPARE(app::pictureOf(run, run.horizon() + Duration{5'000}, kind, {800, 560}), late);
    }

    void noPictureWhereThereIsNoRoomForOne()
    {
        const Run run = play(Scenario{}).value();
        QVERIFY(app::pictureOf(run, kStart, ui::Theme::Kind::Light, {0, 0}).isNull());
    }
};

QTEST_MAIN(PictureTest)
#include "picture_test.moc"
