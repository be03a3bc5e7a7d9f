// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/quiet.h"
#include "ui/controls/caption_label.h"
#include "ui/controls/header_bar.h"
#include "ui/controls/transport_bar.h"
#include "ui/controls/verdict_card.h"
#include "ui/theme/style.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>
#include <QToolTip>

using namespace fenceline;
using namespace fenceline::ui;

/// Transport, header and verdict: they ask and show, and decide nothing.
class ControlsTransportTest : public QObject {
    Q_OBJECT

private:
    template <class Button>
    static Button* named(const QWidget& widget, const QString& name)
    {
        for (Button* button : widget.findChildren<Button*>())
            if (QAccessible::queryAccessibleInterface(button)->text(QAccessible::Name) == name)
                return button;
        return nullptr;
    }

    static std::shared_ptr<const Run> run(const Scenario& scenario)
    {
        return std::make_shared<const Run>(play(scenario).value());
    }

private slots:
    void initTestCase() { applyLook(Theme::Kind::Light); }
    void init() { test::failOnAnyWarning(); }

    void buttonsAsk()
    {
        TransportBar bar;
        const std::pair<const char*, void (TransportBar::*)()> buttons[] = {
            {"To the start", &TransportBar::startRequested},
            {"Previous event", &TransportBar::previousRequested},
            {"Next event", &TransportBar::nextRequested},
            {"To the end", &TransportBar::endRequested}};
        for (const auto& [name, signal] : buttons) {
            QSignalSpy asked(&bar, signal);
            auto* button = named<QToolButton>(bar, QString::fromLatin1(name));
            QVERIFY2(button, name);
            QVERIFY2(button->toolTip().contains(QLatin1Char('(')), name); // its key
            button->click();
            QCOMPARE(asked.size(), 1);
        }
    }

    void playBecomesPause()
    {
        TransportBar bar;
        QSignalSpy asked(&bar, &TransportBar::playRequested);
        named<QToolButton>(bar, QStringLiteral("Play"))->click();
        QCOMPARE(asked.takeLast()[0].toBool(), true);
        QVERIFY(named<QToolButton>(bar, QStringLiteral("Play"))); // it only asked
        bar.showPlaying(true);
        named<QToolButton>(bar, QStringLiteral("Pause"))->click();
        QCOMPARE(asked.takeLast()[0].toBool(), false);
    }

    void keysDoTheSame()
    {
        TransportBar bar;
        QSignalSpy play(&bar, &TransportBar::playRequested);
        QSignalSpy next(&bar, &TransportBar::nextRequested);
        QVERIFY(bar.handleKey(QKeyEvent(QEvent::KeyPress, Qt::Key_Space, Qt::NoModifier)));
        QVERIFY(bar.handleKey(QKeyEvent(QEvent::KeyPress, Qt::Key_Period, Qt::NoModifier)));
        QVERIFY(!bar.handleKey(QKeyEvent(QEvent::KeyPress, Qt::Key_Space, Qt::ControlModifier)));
        QVERIFY(!bar.handleKey(QKeyEvent(QEvent::KeyPress, Qt::Key_A, Qt::NoModifier)));
        QCOMPARE(play.size(), 1);
        QCOMPARE(next.size(), 1);
    }

    void speedsGoFromAQuarterToEight()
    {
        TransportBar bar;
        QSignalSpy chosen(&bar, &TransportBar::speedChosen);
        auto* speed = named<QPushButton>(bar, QStringLiteral("Speed 1×"));
        QVERIFY(speed);
        QStringList texts;
        for (QAction* action : speed->menu()->actions())
            texts << action->text();
        QCOMPARE(texts.join(QLatin1Char(' ')), QStringLiteral("0.25× 0.5× 1× 2× 4× 8×"));
        speed->menu()->actions().constLast()->trigger();
        QCOMPARE(chosen.takeLast()[0].toDouble(), 8.0);
        QCOMPARE(speed->text(), QStringLiteral("8×"));
    }

    void timeIsExactAtRestAndCalmWhileItRuns()
    {
        TransportBar bar;
        const auto shows = [&bar](const QString& text) {
            const auto labels = bar.findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(), [&](QLabel* label) { return label->text() == text; });
        };
        bar.showTime(Instant{Duration{17'512}});
        QVERIFY(shows(QStringLiteral("17.512 s")));
        bar.showPlaying(true);
        QVERIFY(shows(QStringLiteral("17.5 s")));
    }

    void aLongCaptionStaysInItsTwoLines()
    {
        CaptionLabel caption;
        caption.resize(300, caption.sizeHint().height());
        const int height = caption.sizeHint().height();
        caption.showText(QStringLiteral("A wakes and writes. ").repeated(20));
        QCOMPARE(caption.sizeHint().height(), height);
        QVERIFY(!caption.grab().isNull());
        QCOMPARE(QAccessible::queryAccessibleInterface(&caption)->text(QAccessible::Name), caption.text());
    }

    /// Twice as large it needs four lines at least, half of which are there.
    void aCaptionIsSmallerRatherThanShortened()
    {
        applyLook(Theme::Kind::Light, 1.0);
        CaptionLabel caption;
        const QString sentence = QStringLiteral("A wakes and writes. Nothing at the database stops it.");
        caption.showText(sentence);
        const int twoLines = caption.fontMetrics().horizontalAdvance(sentence) * 5 / 8;
        applyLook(Theme::Kind::Light, 2.0);
        caption.resize(twoLines, caption.sizeHint().height());
        QVERIFY(!caption.isShortened());
        caption.resize(twoLines / 2, caption.height());
        QVERIFY(caption.isShortened());
        applyLook(Theme::Kind::Light, 1.0);
    }

    void aShortenedCaptionsToolTipIsTheSentenceAsItIs()
    {
        CaptionLabel caption;
        caption.resize(300, 40);
        static_cast<QWidget&>(caption).show();
        QVERIFY(QTest::qWaitForWindowExposed(&caption));
        caption.showText(QStringLiteral("<b>A</b> wakes & writes."));
        QCOMPARE(caption.toolTip(), QStringLiteral("<span>&lt;b&gt;A&lt;/b&gt; wakes &amp; writes.</span>"));
        const auto rest = [&] {
            QHelpEvent help(QEvent::ToolTip, {5, 5}, caption.mapToGlobal(QPoint(5, 5)));
            QCoreApplication::sendEvent(&caption, &help);
        };
        rest();
        QVERIFY(!QToolTip::isVisible()); // all of it is to be read
        caption.resize(40, 40);
        rest();
        QVERIFY(QToolTip::isVisible());
        caption.showText(QStringLiteral("B reads."));
        QTRY_VERIFY(!QToolTip::isVisible());
    }

    void theHeaderAsksAndShowsWhatCanBeUndone()
    {
        HeaderBar header;
        QSignalSpy undo(&header, &HeaderBar::undoRequested);
        QSignalSpy present(&header, &HeaderBar::presentRequested);
        QSignalSpy mode(&header, &HeaderBar::modeChosen);
        header.setKeys({Qt::CTRL | Qt::Key_Z, {}, Qt::Key_F7});
        auto* button = named<QPushButton>(header, QStringLiteral("Undo"));
        button->click();
        QVERIFY(undo.isEmpty());
        header.showUndo(true, QStringLiteral("lease"));
        QCOMPARE(button->toolTip(), QStringLiteral("Undo: lease (Ctrl+Z)"));
        button->click();
        QCOMPARE(undo.size(), 1);
        QCOMPARE(named<QPushButton>(header, QStringLiteral("Redo"))->toolTip(), QStringLiteral("Redo"));
        button = named<QPushButton>(header, QStringLiteral("Present"));
        QCOMPARE(button->toolTip(), QStringLiteral("In front of a class, full screen (F7)"));
        button->click();
        QCOMPARE(present.size(), 1);
        named<QAbstractButton>(header, QStringLiteral("Quiz"))->click();
        QCOMPARE(mode.takeLast()[0].value<HeaderBar::Mode>(), HeaderBar::Mode::Quiz);
    }

    void aLongNameStaysOnOneLine()
    {
        HeaderBar header;
        header.showSubject(QStringLiteral("short"));
        const QSize least = header.minimumSizeHint();
        const QSize size = header.sizeHint();
        const QString name = QStringLiteral("<i>a & b</i> ").repeated(20);
        header.showSubject(name);
        QCOMPARE(header.minimumSizeHint(), least);
        QCOMPARE(header.sizeHint().height(), size.height());
        header.resize(least);
        QVERIFY(!header.grab().isNull());
        const auto labels = header.findChildren<QLabel*>();
        const auto shown =
            std::find_if(labels.begin(), labels.end(), [&](auto* label) { return label->text() == name; });
        QVERIFY(shown != labels.end()); // as a screen reader has it
        QCOMPARE((*shown)->toolTip(), QStringLiteral("<span>%1</span>").arg(name.toHtmlEscaped()));
    }

    void theVerdictSpeaksOnceAndLeadsToItsMoments()
    {
        VerdictCard card;
        card.showRun(run(Scenario{}));
        QVERIFY(card.accessibleName().isEmpty());
        card.announce();
        QCOMPARE(card.accessibleName(),
                 QStringLiteral("Seat C14 sold twice. Fan B and fan A were both told yes. The row kept fan A."));

        QSignalSpy moment(&card, &VerdictCard::momentChosen);
        named<QAbstractButton>(card, QStringLiteral("Show why"))->click();
        QVERIFY(named<QAbstractButton>(card, QStringLiteral("Hide why")));
        QList<QAbstractButton*> reasons;
        for (QAbstractButton* button : card.findChildren<QAbstractButton*>())
            if (button->inherits("fenceline::ui::ReasonRow"))
                reasons << button;
        QVERIFY(reasons.size() >= 4);
        reasons.back()->click();
        QCOMPARE(moment.takeLast()[0].value<Instant>(), Instant{Duration{17'500}});
    }
};

QTEST_MAIN(ControlsTransportTest)
#include "controls_transport_test.moc"
