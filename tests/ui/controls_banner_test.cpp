// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/quiet.h"
#include "ui/controls/banner.h"
#include "ui/controls/close_button.h"
#include "ui/text/languages.h"
#include "ui/theme/style.h"
#include "ui/theme/text_label.h"

#include <QAccessible>
#include <QPushButton>
#include <QVBoxLayout>

using namespace fenceline;
using namespace fenceline::ui;

/// One message at a time, the newest first.
class ControlsBannerTest : public QObject {
    Q_OBJECT

private:
    static Message message(const QString& text, Message::Kind kind = Message::Kind::Error)
    {
        return {kind, text, {}, text};
    }

    static QString spoken(QWidget& widget)
    {
        return QAccessible::queryAccessibleInterface(&widget)->text(QAccessible::Name);
    }

    static QStringList remediesOf(const Banner& banner)
    {
        QStringList words;
        for (const auto* button : banner.findChildren<QPushButton*>())
            if (button->isVisibleTo(&banner))
                words << button->text();
        return words;
    }

private slots:
    void initTestCase()
    {
        useLanguage(QStringLiteral("en"));
        applyLook(Theme::Kind::Light);
    }
    void init() { test::failOnAnyWarning(); }

    void theNewestStandsFirstAndTheOthersComeAgain()
    {
        Banner banner;
        QVERIFY(!banner.dismiss());
        banner.say(message(QStringLiteral("one")));
        banner.say(message(QStringLiteral("two")));
        QCOMPARE(spoken(banner), QStringLiteral("two"));
        QVERIFY(banner.dismiss());
        QCOMPARE(spoken(banner), QStringLiteral("one"));
        QVERIFY(banner.isVisible());
        QVERIFY(banner.dismiss());
        QVERIFY(!banner.isVisible());
    }

    void aTopicIsSaidOnceAndCanBeTakenBack()
    {
        Banner banner;
        banner.say({Message::Kind::Notice, QStringLiteral("gone"), {}, QStringLiteral("file")});
        banner.say(message(QStringLiteral("else")));
        banner.say({Message::Kind::Notice, QStringLiteral("changed"), {}, QStringLiteral("file")});
        QCOMPARE(spoken(banner), QStringLiteral("changed"));
        QCOMPARE(banner.topics(), (QStringList{QStringLiteral("else"), QStringLiteral("file")}));
        banner.retract(QStringLiteral("file"));
        QCOMPARE(spoken(banner), QStringLiteral("else"));
        QCOMPARE(banner.topics(), QStringList{QStringLiteral("else")});
    }

    /// A remedy that fails may say so at once; its own message is gone by then.
    void aRemedyClosesItsMessageAndActs()
    {
        Banner banner;
        Message question{Message::Kind::Question, QStringLiteral("Save?"), {}, {}};
        question.remedies = {{QStringLiteral("Save"), [&] { banner.say(message(QStringLiteral("full"))); }},
                             {QStringLiteral("Discard"), {}}};
        banner.say(question);
        QCOMPARE(remediesOf(banner), (QStringList{QStringLiteral("Save"), QStringLiteral("Discard")}));
        QTest::mouseClick(banner.findChildren<QPushButton*>().front(), Qt::LeftButton);
        QCOMPARE(spoken(banner), QStringLiteral("full"));
        QCOMPARE(remediesOf(banner), QStringList());
        banner.dismiss();
        QVERIFY(!banner.isVisible());
    }

    void aQuestionTakesTheFocusAndGivesItBack()
    {
        QWidget window;
        auto* rows = new QVBoxLayout(&window);
        auto* banner = new Banner;
        auto* other = new QPushButton;
        rows->addWidget(banner);
        rows->addWidget(other);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        other->setFocus();
        banner->say(message(QStringLiteral("wrong")));
        QVERIFY(other->hasFocus());
        Message question = message(QStringLiteral("Save?"), Message::Kind::Question);
        question.remedies = {{QStringLiteral("Save"), {}}};
        banner->say(question);
        QVERIFY(banner->findChildren<QPushButton*>().front()->hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QCOMPARE(spoken(*banner), QStringLiteral("wrong"));
        QVERIFY(other->hasFocus());
        QTest::mouseClick(banner->findChild<CloseButton*>(), Qt::LeftButton);
        QVERIFY(!banner->isVisible());
    }

    /// The longest path that there can be leaves the window as narrow and as low as it may be, at any text size.
    void aLongPathIsBrokenAndLosesItsMiddle()
    {
        applyLook(Theme::Kind::Light, 2.0);
        QWidget window;
        auto* rows = new QVBoxLayout(&window);
        auto* banner = new Banner;
        rows->setContentsMargins({});
        rows->addWidget(banner);
        rows->addStretch(1);
        window.resize(640, 400);
        window.show();
        const QString text = QStringLiteral("/folder").repeated(100) + QString(300, QLatin1Char('x')) +
                             QStringLiteral(".fenceline.json:12: wrong");
        banner->say(message(text));
        for (int round = 0; round < 5; ++round)
            QCoreApplication::processEvents();
        QCOMPARE(window.size(), QSize(640, 400));
        const auto* label = banner->findChild<TextLabel*>();
        QVERIFY(label->height() >= label->heightForWidth(label->width()));
        QVERIFY(label->height() < 4 * label->fontMetrics().height());
        const QString shown = label->text().remove(QChar(0x200B));
        QVERIFY(shown.startsWith(QStringLiteral("/folder/")));
        QVERIFY(shown.endsWith(QStringLiteral(".json:12: wrong")));
        QVERIFY(label->toolTip().contains(text));
        QCOMPARE(spoken(*banner), text);
        applyLook(Theme::Kind::Light);
    }
};

QTEST_MAIN(ControlsBannerTest)
#include "controls_banner_test.moc"
