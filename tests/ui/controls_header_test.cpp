// SPDX-License-Identifier: GPL-3.0-or-later
// What the line at the top does without where it is narrow.
#include "tests/ui/quiet.h"
#include "ui/controls/changes_button.h"
#include "ui/controls/header_bar.h"
#include "ui/controls/history_button.h"
#include "ui/text/languages.h"
#include "ui/theme/style.h"

#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QTest>
#include <QVBoxLayout>

using namespace fenceline;
using namespace fenceline::ui;

class ControlsHeaderTest : public QObject {
    Q_OBJECT

private:
    struct Shown {
        bool product;
        bool words;
        friend bool operator==(const Shown&, const Shown&) = default;
    };

    static Shown shownBy(const HeaderBar& header)
    {
        const auto labels = header.findChildren<QLabel*>();
        const auto product = std::find_if(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->text() == QStringLiteral("Fenceline");
        });
        const auto steps = header.findChildren<HistoryButton*>();
        const auto words = [](const HistoryButton* step) { return step->isWordShown(); };
        const bool all = std::all_of(steps.begin(), steps.end(), words);
        if (!all && std::any_of(steps.begin(), steps.end(), words))
            qFatal("undo and redo differ");
        return {!(*product)->isHidden(), all};
    }

    static void settle()
    {
        for (int round = 0; round < 5; ++round)
            QCoreApplication::processEvents();
    }

private slots:
    void init()
    {
        test::failOnAnyWarning();
        useLanguage(QStringLiteral("de"));
        applyLook(Theme::Kind::Light, 2);
    }
    void cleanup()
    {
        useLanguage(QStringLiteral("en"));
        applyLook(Theme::Kind::Light);
    }

    /// The product's name goes first, then the words of undo and redo; growing again brings all of it back at the same
    /// widths.
    void theSameWidthShowsTheSame()
    {
        HeaderBar header;
        header.setMenu(new QMenu);
        header.showSubject(QStringLiteral("The paused holder"));
        header.show();
        const int least = header.minimumSizeHint().width();
        QList<Shown> narrower;
        for (int width = 2400; width >= least; width -= 40) {
            header.resize(width, header.height());
            settle();
            QCOMPARE(header.width(), width);
            narrower << shownBy(header);
        }
        QCOMPARE(narrower.front(), (Shown{true, true}));
        QCOMPARE(narrower.back(), (Shown{false, false}));
        QVERIFY(narrower.contains({false, true}));
        QVERIFY(!narrower.contains({true, false}));
        qsizetype at = narrower.size();
        for (int width = header.width(); at > 0; width += 40) {
            header.resize(width, header.height());
            settle();
            QCOMPARE(shownBy(header), narrower[--at]);
        }
    }

    /// A part that comes pushes others out, and the window is no wider for it; when it goes they are back.
    void whatComesBesideTheNameMakesRoom()
    {
        QWidget window;
        auto* header = new HeaderBar;
        auto* changes = new ChangesButton;
        (new QVBoxLayout(&window))->addWidget(header);
        header->setMenu(new QMenu);
        header->addBesideName(changes);
        header->showSubject(QStringLiteral("The paused holder"));
        window.show();
        const auto resize = [&](int width) {
            window.resize(width, 200);
            settle();
        };
        int width = 2400;
        for (resize(width); shownBy(*header).words; resize(width))
            width -= 20;
        width += 20; // just enough for the words
        resize(width);
        QVERIFY(shownBy(*header).words);
        Scenario changed;
        changed.lease = Duration{12'000};
        changes->showChanges(Scenario{}, changed);
        settle();
        QVERIFY(changes->isVisible());
        QVERIFY(!shownBy(*header).words);
        QCOMPARE(window.width(), width);
        for (const auto* button : header->findChildren<QPushButton*>())
            QVERIFY2(header->rect().contains(button->geometry()), qPrintable(button->text()));
        changes->showChanges(Scenario{}, Scenario{});
        settle();
        QVERIFY(shownBy(*header).words);
        QCOMPARE(window.width(), width);
    }
};

QTEST_MAIN(ControlsHeaderTest)
#include "controls_header_test.moc"
