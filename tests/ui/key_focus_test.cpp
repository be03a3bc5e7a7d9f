// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/quiet.h"
#include "tests/ui/shown_timeline.h"
#include "ui/stage/stage_view.h"
#include "ui/statements/statement_detail.h"

#include <QPaintEvent>
#include <QTest>

using namespace fenceline;
using namespace fenceline::test;
using namespace fenceline::ui;

namespace {

/// What of a widget is painted, from now on.
class Painted : public QObject {
public:
    explicit Painted(QWidget& widget) : m_widget(widget) { widget.installEventFilter(this); }
    bool isAll() const { return QRegion(m_widget.rect()).subtracted(region).isEmpty(); }

    QRegion region;

protected:
    bool eventFilter(QObject* object, QEvent* event) override
    {
        if (event->type() == QEvent::Paint)
            region |= static_cast<QPaintEvent*>(event)->region();
        return QObject::eventFilter(object, event);
    }

private:
    QWidget& m_widget;
};

} // namespace

/// The ring of a painted view is there as a whole or not at all, whatever else is painted at that time.
class KeyFocusTest : public QObject {
    Q_OBJECT

    static void usesKeyAndMouse(QWidget& view, QWidget& painted, Qt::Key key)
    {
        QVERIFY(QTest::qWaitForWindowActive(&view));
        view.setFocus(Qt::MouseFocusReason);
        QCoreApplication::processEvents();
        const QImage without = painted.grab().toImage();
        Painted after(painted);
        QTest::keyClick(&view, key);
        QTRY_VERIFY(after.isAll());
        QVERIFY(painted.grab().toImage() != without);
        Painted left(painted);
        view.clearFocus();
        QTRY_VERIFY(left.isAll());
    }

private slots:
    void initTestCase() { failOnAnyWarning(); }

    void timeline()
    {
        ShownTimeline shown(runOf(lesson()));
        usesKeyAndMouse(shown.view, shown.view, Qt::Key_Right);
        shown.view.setFocus(Qt::TabFocusReason);
        QCoreApplication::processEvents();
        Painted clicked(shown.view);
        QTest::mouseClick(&shown.view, Qt::LeftButton, {}, {400, 290});
        QTRY_VERIFY(clicked.isAll());
    }

    void statement()
    {
        StatementDetail detail;
        detail.resize(400, 300);
        detail.show();
        usesKeyAndMouse(detail, *detail.viewport(), Qt::Key_Down);
    }

    void stage()
    {
        StageView stage;
        stage.setRun(runOf(lesson()));
        stage.resize(850, 420);
        stage.show();
        QVERIFY(QTest::qWaitForWindowActive(&stage));
        stage.clearFocus();
        QCoreApplication::processEvents();
        Painted after(stage);
        stage.setFocus(Qt::TabFocusReason);
        QTRY_VERIFY(after.isAll());
    }
};

QTEST_MAIN(KeyFocusTest)
#include "key_focus_test.moc"
