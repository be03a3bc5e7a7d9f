// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/quiet.h"
#include "ui/theme/theme.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <cmath>

using namespace fenceline;
using namespace fenceline::ui;

Q_DECLARE_METATYPE(fenceline::ui::Theme::Kind)

namespace {

/// Relative luminance and contrast as WCAG 2.2 defines them.
double luminance(const QColor& color)
{
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
    const double one = luminance(a) + 0.05;
    const double other = luminance(b) + 0.05;
    return std::max(one, other) / std::min(one, other);
}

constexpr double kText = 4.5;
constexpr double kMark = 3.0;

} // namespace

class ThemeTest : public QObject {
    Q_OBJECT

private:
    static void holds(const char* what, const QColor& over, const QColor& under, double least)
    {
        const double ratio = contrast(over, under);
        QVERIFY2(ratio >= least, qPrintable(QStringLiteral("%1: %2 on %3 is %4, less than %5")
                                                .arg(QString::fromLatin1(what), over.name(), under.name())
                                                .arg(ratio, 0, 'f', 2)
                                                .arg(least)));
    }

    static std::vector<Role> rolesOf(const Theme& theme)
    {
        std::vector<Role> roles(theme.workers.begin(), theme.workers.end());
        roles.insert(roles.end(), {theme.lock, theme.wrong, theme.right, theme.frozen});
        return roles;
    }

    static void themes()
    {
        QTest::addColumn<Theme::Kind>("kind");
        QTest::newRow("light") << Theme::Kind::Light;
        QTest::newRow("dark") << Theme::Kind::Dark;
        QTest::newRow("projector") << Theme::Kind::Projector;
    }

private slots:
    void init() { test::failOnAnyWarning(); }

    void knowsTheContrastsThatTheStandardGives()
    {
        QCOMPARE(qRound(contrast(QColor(0, 0, 0), QColor(255, 255, 255)) * 100), 2100);
        QCOMPARE(qRound(contrast(QColor(0x77, 0x77, 0x77), QColor(255, 255, 255)) * 100), 448);
    }

    void textCanBeRead_data() { themes(); }
    void textCanBeRead()
    {
        QFETCH(Theme::Kind, kind);
        const Theme& look = theme(kind);
        for (const QColor& ground : {look.canvas, look.panel}) {
            holds("ink", look.ink, ground, kText);
            holds("quiet text", look.quiet, ground, kText);
            for (const Role& role : rolesOf(look))
                holds("a role's own colour", role.strong, ground, kText);
        }
        for (const Role& role : rolesOf(look)) {
            holds("ink on a soft surface", look.ink, role.soft, kText);
            holds("quiet text on a soft surface", look.quiet, role.soft, kText);
            holds("a role on its own soft surface", role.strong, role.soft, kText);
            holds("text on a filled pill", look.panel, role.strong, kText);
        }
        holds("text on a filled button", look.panel, look.ink, kText);
        holds("text on a filled button under the mouse", look.panel, look.quiet, kText);
        holds("text on a pressed button", look.ink, look.hairline, kText);
    }

    void marksCanBeSeen_data() { themes(); }
    void marksCanBeSeen()
    {
        QFETCH(Theme::Kind, kind);
        const Theme& look = theme(kind);
        for (const QColor& ground : {look.canvas, look.panel}) {
            holds("a control's edge", look.edge, ground, kMark);
            holds("the focus ring", look.ink, ground, kMark);
            for (const Role& role : rolesOf(look))
                holds("a marker", role.strong, ground, kMark);
        }
        holds("the focus ring where the edge was", look.ink, look.edge, kMark);
        holds("the handle on its groove", look.ink, look.hairline, kMark);
        holds("the sign in a switch that is off", look.ink, look.hairline, kMark);
        holds("the knob of a switch that is on", look.panel, look.right.strong, kMark);
        holds("the sign of a disabled switch", look.panel, look.edge, kMark);
    }

    void actorsAreToldApartFromEachOther_data() { themes(); }
    void actorsAreToldApartFromEachOther()
    {
        QFETCH(Theme::Kind, kind);
        const Theme& look = theme(kind);
        for (std::size_t i = 0; i < look.workers.size(); ++i)
            for (std::size_t j = i + 1; j < look.workers.size(); ++j) {
                QVERIFY(look.workers[i].strong != look.workers[j].strong);
                QVERIFY(look.workers[i].soft != look.workers[j].soft);
            }
        QCOMPARE(look.worker(WorkerId{4}).strong, look.worker(WorkerId{0}).strong);
        QVERIFY(Theme::marker(WorkerId{4}) != Theme::marker(WorkerId{0}));
    }

    void thePaletteHoldsNothingBesideTheTheme_data() { themes(); }
    void thePaletteHoldsNothingBesideTheTheme()
    {
        QFETCH(Theme::Kind, kind);
        const QPalette palette = theme(kind).palette();
        for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled}) {
            holds("text", palette.color(group, QPalette::Text), palette.color(group, QPalette::Base), kText);
            holds("window text", palette.color(group, QPalette::WindowText), palette.color(group, QPalette::Window),
                  kText);
            holds("button text", palette.color(group, QPalette::ButtonText), palette.color(group, QPalette::Button),
                  kText);
            holds("a tool tip", palette.color(group, QPalette::ToolTipText),
                  palette.color(group, QPalette::ToolTipBase), kText);
            holds("chosen text", palette.color(group, QPalette::HighlightedText),
                  palette.color(group, QPalette::Highlight), kMark);
        }
        holds("a hint in an empty field", palette.color(QPalette::PlaceholderText), palette.color(QPalette::Base),
              kText);
        QCOMPARE(kindFor(palette), kind == Theme::Kind::Dark ? Theme::Kind::Dark : Theme::Kind::Light);
    }

    void figuresAreTabular()
    {
        for (const TextStyle style : {TextStyle::Body, TextStyle::Small, TextStyle::CardTitle, TextStyle::Title,
                                      TextStyle::Caption, TextStyle::Code}) {
            QVERIFY2(!QFontInfo(font(style)).family().isEmpty(), "no font is installed");
            const QFontMetricsF metrics(font(style));
            for (char digit = '1'; digit <= '9'; ++digit)
                QCOMPARE(metrics.horizontalAdvance(QLatin1Char(digit)), metrics.horizontalAdvance(QLatin1Char('0')));
        }
    }

    void textGrowsWithItsScale()
    {
        QCOMPARE(font(TextStyle::Body).pixelSize(), 14);
        QCOMPARE(font(TextStyle::Body, 2.0).pixelSize(), 28);
        QCOMPARE(font(TextStyle::Small, 1.5).pixelSize(), 18);
        QVERIFY(font(TextStyle::Title).bold());
        QCOMPARE(font(TextStyle::Heading).capitalization(), QFont::AllUppercase);
    }
};

QTEST_MAIN(ThemeTest)
#include "theme_test.moc"
