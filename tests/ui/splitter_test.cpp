// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/quiet.h"
#include "ui/theme/splitter.h"
#include "ui/theme/style.h"

#include <QAccessible>
#include <QTest>

using namespace fenceline;
using namespace fenceline::test;
using namespace fenceline::ui;

/// The border between two parts, moved without a mouse.
class SplitterTest : public QObject {
    Q_OBJECT

    static QWidget* part()
    {
        auto* widget = new QWidget;
        widget->setMinimumSize(100, 100);
        widget->setFocusPolicy(Qt::StrongFocus);
        return widget;
    }

private slots:
    void initTestCase()
    {
        failOnAnyWarning();
        applyLook(Theme::Kind::Light);
    }

    void keysMoveIt_data()
    {
        QTest::addColumn<Qt::Orientation>("orientation");
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::addColumn<Qt::Key>("less");
        QTest::addColumn<Qt::Key>("more");
        QTest::newRow("above each other") << Qt::Vertical << Qt::LeftToRight << Qt::Key_Up << Qt::Key_Down;
        QTest::newRow("beside each other") << Qt::Horizontal << Qt::LeftToRight << Qt::Key_Left << Qt::Key_Right;
        QTest::newRow("mirrored") << Qt::Horizontal << Qt::RightToLeft << Qt::Key_Right << Qt::Key_Left;
    }
    void keysMoveIt()
    {
        QFETCH(Qt::Orientation, orientation);
        QFETCH(Qt::LayoutDirection, direction);
        QFETCH(Qt::Key, less);
        QFETCH(Qt::Key, more);
        Splitter splitter(orientation, QStringLiteral("Height of the stage"));
        splitter.setLayoutDirection(direction);
        splitter.setParts(part(), part());
        splitter.resize(605, 605);
        splitter.show();
        QVERIFY(QTest::qWaitForWindowActive(&splitter));
        QTest::keyClick(splitter.widget(0), Qt::Key_Tab); // between its parts in the order of Tab
        auto* handle = splitter.handle(1);
        QVERIFY(handle->hasFocus());
        const QImage focused = handle->grab().toImage();
        const auto first = [&] { return splitter.sizes().front(); };
        const int before = first();
        QTest::keyClick(handle, less);
        QCOMPARE(first(), before - 16);
        QTest::keyClick(handle, more);
        QTest::keyClick(handle, more);
        QCOMPARE(first(), before + 16);
        QTest::keyClick(handle, Qt::Key_PageUp);
        QCOMPARE(first(), before - 80);
        QTest::keyClick(handle, Qt::Key_Home);
        QCOMPARE(first(), 100);
        QTest::keyClick(handle, Qt::Key_End);
        QCOMPARE(splitter.sizes().back(), 100);

        auto* heard = QAccessible::queryAccessibleInterface(handle);
        QCOMPARE(heard->role(), QAccessible::Splitter);
        QCOMPARE(heard->text(QAccessible::Name), QStringLiteral("Height of the stage"));
        auto* value = heard->valueInterface();
        QCOMPARE(value->currentValue(), value->maximumValue());
        QVERIFY(value->minimumValue().toInt() > 0);
        value->setCurrentValue(50);
        QVERIFY(qAbs(first() - splitter.sizes().back()) <= 1);
        QCOMPARE(heard->text(QAccessible::Value), QStringLiteral("50 %"));

        QTest::keyClick(handle, Qt::Key_Tab);
        QVERIFY(splitter.widget(1)->hasFocus());
        QVERIFY(handle->grab().toImage() != focused);
    }
};

QTEST_MAIN(SplitterTest)
#include "splitter_test.moc"
