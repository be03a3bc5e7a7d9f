// SPDX-License-Identifier: GPL-3.0-or-later
// No text of the window is cut off at its smallest size, in any language, at any text size.
#include "core/format/builtin.h"
#include "core/format/scenario_reader.h"
#include "tests/app/opened_window.h"
#include "tests/ui/cut_off.h"
#include "ui/controls/fold.h"
#include "ui/stage/stage_view.h"
#include "ui/timeline/timeline_view.h"

#include <QVBoxLayout>

using namespace fenceline;
using namespace fenceline::ui;
using fenceline::test::OpenedWindow;

class WindowCutOffTest : public QObject {
    Q_OBJECT

    static void prepare(const OpenedWindow& window, Theme::Kind kind, qreal scale)
    {
        window.find<StageView>()->setTheme(theme(kind));
        window.find<StageView>()->setTextScale(scale);
        window.find<TimelineView>()->setTheme(theme(kind));
        window.find<TimelineView>()->setTextScale(scale);
        for (auto* fold : window.get()->findChildren<Fold*>())
            fold->setOpen(true);
    }

    static void sweep(const Scenario& scenario)
    {
        const QStringList found = test::cutOffInEveryLook(
            test::sweptLanguages(), {1.0, 1.5, 2.0}, [&] { return std::make_unique<OpenedWindow>(scenario); }, prepare);
        for (const QString& each : found)
            qInfo("%s", qPrintable(each));
        QVERIFY(found.isEmpty());
    }

private slots:
    void init() { test::failOnAnyWarning(); }

    /// The sweep itself: each of these is cut off, and what fits is not.
    void whatIsCutOffIsFound()
    {
        QWidget top;
        top.resize(400, 300);
        auto* label = new QLabel(QStringLiteral("a text of some length"), &top);
        top.show();
        label->resize(label->sizeHint());
        QCOMPARE(test::cutOffIn(top), QStringList());
        label->resize(label->width() / 2, label->height());
        QCOMPARE(test::cutOffIn(top).size(), 1);
        label->setToolTip(QStringLiteral("a text of some length"));
        QCOMPARE(test::cutOffIn(top).size(), 0);
        label->setToolTip({});
        label->setWordWrap(true); // and now too low
        QCOMPARE(test::cutOffIn(top).size(), 1);
        label->resize(label->width(), 200);
        QCOMPARE(test::cutOffIn(top).size(), 0);
        label->move(-20, 0);
        QCOMPARE(test::cutOffIn(top).size(), 1);
        label->hide();

        auto* button = new QPushButton(QStringLiteral("Press me"), &top);
        button->show();
        button->resize(button->sizeHint());
        QCOMPARE(test::cutOffIn(top).size(), 0);
        button->resize(button->sizeHint().width() - 4, button->sizeHint().height());
        QCOMPARE(test::cutOffIn(top).size(), 1);
        button->hide();

        auto* line = new QLineEdit(QStringLiteral("12.345 s"), &top);
        line->show();
        line->resize(200, line->sizeHint().height());
        QCOMPARE(test::cutOffIn(top).size(), 0);
        line->resize(line->fontMetrics().horizontalAdvance(line->text()), line->height());
        QCOMPARE(test::cutOffIn(top).size(), 1);
        line->hide();

        auto* menu = new QComboBox(&top);
        menu->addItem(QStringLiteral("Garbage collection"));
        menu->show();
        menu->resize(menu->sizeHint());
        QCOMPARE(test::cutOffIn(top).size(), 0);
        menu->resize(menu->fontMetrics().horizontalAdvance(menu->currentText()), menu->height());
        QCOMPARE(test::cutOffIn(top).size(), 1);
    }

    void theLesson() { sweep({}); }

    /// With all that the switches bring.
    void theLessonWithEveryGuard()
    {
        Scenario scenario;
        scenario.guards.fencing = Fencing::Writes;
        scenario.guards.fenceCompare = FenceCompare::LessOrEqual;
        scenario.guards.checkBeforeWrite = CheckBeforeWrite::Service;
        scenario.guards.release = Release::Delete;
        scenario.guards.conditional = true;
        std::get<Pause>(scenario.faults.front().kind).cause = PauseCause::Packet;
        sweep(scenario);
    }

    /// With its many workers and seats, and settings that have no effect.
    void theOpeningStory()
    {
        const auto story = builtinScenarios()[1];
        sweep(readScenario(story.text).value());
    }

    void aCrashThatBlocksTheOthers()
    {
        Scenario scenario;
        scenario.lease.reset();
        scenario.faults.front().kind = Crash{};
        sweep(scenario);
    }
};

QTEST_MAIN(WindowCutOffTest)
#include "window_cut_off_test.moc"
