// SPDX-License-Identifier: GPL-3.0-or-later
// The window's look and reach: themes, text sizes, small screens, the keyboard, names.
#include "app/window/class_mode.h"
#include "app/window/panes.h"
#include "tests/app/opened_window.h"
#include "ui/controls/changes_button.h"
#include "ui/controls/controls_panel.h"
#include "ui/controls/duration_slider.h"
#include "ui/controls/transport_bar.h"
#include "ui/controls/value_track.h"
#include "ui/controls/verdict_card.h"
#include "ui/stage/stage_view.h"
#include "ui/text/quantities.h"

#include <QButtonGroup>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>

using namespace fenceline;
using namespace fenceline::ui;
using fenceline::test::spokenName;

namespace {

/// Counts how often the look is applied.
class LookChanges : public QObject {
public:
    int count = 0;

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        count += event->type() == QEvent::StyleChange ? 1 : 0;
        return false;
    }
};

} // namespace

class WindowLookTest : public QObject, private test::WithWindow {
    Q_OBJECT

private:
    /// As desktops do that know of Qt.
    static void systemPutsItsPalette(const QColor& window) { QApplication::setPalette(QPalette(window, window)); }

private slots:
    void initTestCase() { useLanguage(QStringLiteral("en")); }

    void init() { open(); }

    void cleanup() { m_window.reset(); }

    void tabReachesEveryControl()
    {
        // Of several that exclude each other Tab comes to the chosen one, and the arrow keys go on from there.
        const auto isOneOfSeveral = [](const QWidget* widget) {
            const auto* button = qobject_cast<const QAbstractButton*>(widget);
            return button && button->group() && button->group()->exclusive() && !button->isChecked();
        };
        QSet<QWidget*> wanted;
        for (auto* widget : m_window->get()->findChildren<QWidget*>())
            if (widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) &&
                !isOneOfSeveral(widget))
                wanted << widget;
        QVERIFY(wanted.size() > 15);
        QSet<QWidget*> reached;
        m_window->get()->activateWindow();
        for (qsizetype i = 0; i < 2 * wanted.size(); ++i) {
            QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : m_window->get(), Qt::Key_Tab);
            reached << QApplication::focusWidget();
        }
        for (auto* widget : wanted)
            QVERIFY2(reached.contains(widget), qPrintable(spokenName(widget)));
    }

    void everyControlHasAName()
    {
        for (auto* widget : m_window->get()->findChildren<QWidget*>())
            if (widget->isVisible() && widget->focusPolicy() != Qt::NoFocus)
                QVERIFY2(!spokenName(widget).isEmpty(), widget->metaObject()->className());
    }

    void theThemeFollowsTheSystem()
    {
        const auto shown = [this] { return themeOf(*m_window->get()).kind; };
        const auto isOurs = [&] { return QApplication::palette() == theme(shown()).palette(); };
        systemPutsItsPalette(QColor(30, 30, 30));
        QTRY_COMPARE(shown(), Theme::Kind::Dark);
        QVERIFY(isOurs());
        systemPutsItsPalette(QColor(240, 240, 240));
        QTRY_COMPARE(shown(), Theme::Kind::Light);
        QVERIFY(isOurs());

        m_window->preferences().setAppearance(app::Appearance{.theme = Theme::Kind::Projector, .textScale = 1.5});
        systemPutsItsPalette(QColor(30, 30, 30));
        QTRY_VERIFY(isOurs());
        QCOMPARE(shown(), Theme::Kind::Projector); // the user's choice stands, and is ready to follow
        QCOMPARE(textScaleOf(*m_window->get()), 1.5);
        m_window->preferences().setAppearance(app::Appearance{});
        QCOMPARE(shown(), Theme::Kind::Dark);
    }

    /// A desktop that only says so: its palette lies under ours.
    void theThemeIsLookedUpWhereTheSystemOnlySaysSo()
    {
        m_window->preferences().setAppearance(app::Appearance{});
        systemPutsItsPalette(QColor(30, 30, 30));
        QTRY_COMPARE(themeOf(*m_window->get()).kind, Theme::Kind::Dark);
        QEvent change(QEvent::ThemeChange);
        QCoreApplication::sendEvent(m_window->get(), &change);
        QTRY_COMPARE(themeOf(*m_window->get()).kind, Theme::Kind::Light); // as this platform is
    }

    void followingTheSystemEnds()
    {
        LookChanges changes;
        m_window->get()->installEventFilter(&changes);
        systemPutsItsPalette(QColor(30, 30, 30));
        QTest::qWait(100);
        QCOMPARE(changes.count, 1);
        QEvent change(QEvent::ThemeChange);
        QCoreApplication::sendEvent(m_window->get(), &change);
        QTest::qWait(100);
        QCOMPARE(changes.count, 3); // a window's ThemeChange is a StyleChange already
        m_window->preferences().setAppearance(app::Appearance{.theme = Theme::Kind::Dark});
        QTest::qWait(100);
        QCOMPARE(changes.count, 4);
    }

    /// Nothing in the header moves under the finger: what is changed is told when it has settled.
    void theHeaderStaysAsItIsDuringADrag()
    {
        const auto* changes = m_window->find<ChangesButton>();
        auto* track = m_window->find<ControlsPanel>()->lease()->track();
        const int y = track->height() / 2;
        QTest::mousePress(track, Qt::LeftButton, {}, {track->width() / 2, y});
        QTest::mouseMove(track, {track->width() / 3, y});
        QVERIFY(m_window->session().scenario() != Scenario{});
        QVERIFY(!changes->isVisible());
        QTest::mouseRelease(track, Qt::LeftButton, {}, {track->width() / 3, y});
        QVERIFY(changes->isVisible());
        const auto lease = m_window->session().scenario().lease;
        QVERIFY(spokenName(m_window->find<ChangesButton>())
                    .startsWith(QStringLiteral("lease %1").arg(durationText(*lease))));
        QTest::keySequence(m_window->get(), QKeySequence::Undo);
        QVERIFY(!changes->isVisible());
    }

    void aLongVerdictScrollsWithinItself()
    {
        Scenario scenario;
        for (auto& worker : scenario.workers)
            worker.fan = "fan_" + std::string(60, 'x') + worker.name;
        m_window.emplace(scenario);
        m_window->preferences().setAppearance(app::Appearance{.theme = {}, .textScale = 2.0});
        m_window->get()->resize(1280, 720);
        QTest::qWait(50);
        QCOMPARE(m_window->get()->size(), QSize(1280, 720));
        const auto* verdict = m_window->find<VerdictCard>();
        const QRect seen(verdict->mapTo(m_window->get(), QPoint()), verdict->size());
        QVERIFY(m_window->get()->rect().contains(seen));
        int scrolling = 0;
        for (const auto* area : verdict->findChildren<QScrollArea*>()) {
            if (!area->isVisible())
                continue;
            QVERIFY(area->widget()->width() <= area->viewport()->width()); // long names are broken
            scrolling += area->widget()->height() > area->viewport()->height() ? 1 : 0;
        }
        QCOMPARE(scrolling, 1);
        m_window->preferences().setAppearance(app::Appearance{});
    }

    /// However large the text: it is a picture, and seen as a whole.
    void theStageIsSeenAsAWhole_data()
    {
        QTest::addColumn<QString>("language");
        for (const auto* code : {"en", "de", "en-XA", "ar-XB"})
            QTest::newRow(code) << QString::fromLatin1(code);
    }

    void theStageIsSeenAsAWhole()
    {
        QFETCH(QString, language);
        useLanguage(language);
        const auto scrollsAt = [this](QSize size) {
            m_window->get()->resize(size);
            for (int round = 0; round < 3; ++round)
                QCoreApplication::processEvents();
            const auto* stage = m_window->find<StageView>();
            const auto bars = stage->findChildren<QScrollBar*>();
            return std::any_of(bars.begin(), bars.end(), [](const QScrollBar* bar) { return bar->maximum() > 0; });
        };
        for (const qreal scale : {1.0, 1.5, 2.0}) {
            m_window->preferences().setAppearance(app::Appearance{.theme = {}, .textScale = scale});
            QVERIFY(!scrollsAt({1280, 720}));
            QVERIFY(!scrollsAt({1440, 900}));
        }
        m_window->preferences().setAppearance(app::Appearance{});
        auto* panes = m_window->get()->findChild<app::Panes*>();
        panes->setPresenting(true);
        for (const QSize size : {QSize(1024, 768), QSize(1280, 720), QSize(1920, 1080)}) {
            const double large = app::classTextScale(size.height());
            applyLook(Theme::Kind::Projector, large);
            panes->showLook(theme(Theme::Kind::Projector), large);
            QVERIFY(!scrollsAt(size));
        }
        panes->setPresenting(false);
        useLanguage(QStringLiteral("en"));
    }

    void theWindowFitsASmallScreenAtEveryTextSize_data()
    {
        QTest::addColumn<qreal>("scale");
        QTest::newRow("100 %") << 1.0;
        QTest::newRow("150 %") << 1.5;
        QTest::newRow("200 %") << 2.0;
    }

    void theWindowFitsASmallScreenAtEveryTextSize()
    {
        QFETCH(qreal, scale);
        app::Appearance appearance;
        appearance.textScale = scale;
        m_window->preferences().setAppearance(appearance);
        m_window->get()->resize(1280, 720);
        QCoreApplication::processEvents();
        QCOMPARE(m_window->get()->size(), QSize(1280, 720));
        const QSize least = m_window->get()->minimumSizeHint();
        QVERIFY(least.width() <= 1280 && least.height() <= 720);
        for (const QWidget* part : {static_cast<const QWidget*>(m_window->find<VerdictCard>()),
                                    static_cast<const QWidget*>(m_window->find<TransportBar>())}) {
            const QRect seen(part->mapTo(m_window->get(), QPoint()), part->size());
            QVERIFY(m_window->get()->rect().contains(seen));
        }
        m_window->preferences().setAppearance(app::Appearance{});
    }
};

QTEST_MAIN(WindowLookTest)
#include "window_look_test.moc"
