// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include <QFontDatabase>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QStringList>

namespace fenceline::ui {
namespace {

bool isInstalled(const QString& family)
{
    return QFontInfo(QFont(family)).family().compare(family, Qt::CaseInsensitive) == 0;
}

/// Every digit as wide as every other, so that a running time does not tremble. Qt 6.4 cannot switch a font's own
/// tabular figures on, so the family must have them by default; Inter has not.
bool hasTabularFigures(const QString& family)
{
    for (const QFont::Weight weight : {QFont::Normal, QFont::Bold}) {
        QFont sample(family);
        sample.setPixelSize(64);
        sample.setWeight(weight);
        sample.setHintingPreference(QFont::PreferNoHinting);
        const QFontMetricsF metrics(sample);
        const qreal zero = metrics.horizontalAdvance(QLatin1Char('0'));
        for (char digit = '1'; digit <= '9'; ++digit)
            if (qAbs(metrics.horizontalAdvance(QLatin1Char(digit)) - zero) > 0.25)
                return false;
    }
    return true;
}

QString chooseSans()
{
    const QString system = QFontInfo(QFontDatabase::systemFont(QFontDatabase::GeneralFont)).family();
    const QStringList wanted{QStringLiteral("Inter"), QStringLiteral("Noto Sans"), system,
                             QStringLiteral("DejaVu Sans")};
    QString first;
    for (const QString& family : wanted) {
        if (family.isEmpty() || !isInstalled(family))
            continue;
        if (hasTabularFigures(family))
            return family;
        if (first.isEmpty())
            first = family;
    }
    return first;
}

QString chooseMono()
{
    const QString wanted = QStringLiteral("DejaVu Sans Mono");
    const QString system = QFontInfo(QFontDatabase::systemFont(QFontDatabase::FixedFont)).family();
    return system.isEmpty() ? wanted : system;
}

struct Shape {
    int pixels;
    QFont::Weight weight;
};

Shape shapeOf(TextStyle style)
{
    switch (style) {
    case TextStyle::Body: break;
    case TextStyle::Small: return {12, QFont::Normal};
    case TextStyle::Heading: return {12, QFont::DemiBold};
    case TextStyle::CardTitle: return {16, QFont::Bold};
    case TextStyle::Title: return {18, QFont::Bold};
    case TextStyle::Caption: return {16, QFont::Normal};
    case TextStyle::Code: return {13, QFont::Normal};
    }
    return {14, QFont::Normal};
}

} // namespace

QFont font(TextStyle style, qreal scale)
{
    static const QString kSans = chooseSans();
    static const QString kMono = chooseMono();
    const Shape shape = shapeOf(style);
    QFont result;
    const QString& family = style == TextStyle::Code ? kMono : kSans;
    if (!family.isEmpty())
        result.setFamilies({family});
    result.setStyleHint(style == TextStyle::Code ? QFont::Monospace : QFont::SansSerif);
    result.setPixelSize(qMax(1, qRound(shape.pixels * scale)));
    result.setWeight(shape.weight);
    if (style == TextStyle::Heading) {
        result.setCapitalization(QFont::AllUppercase);
        result.setLetterSpacing(QFont::PercentageSpacing, 108);
    }
    return result;
}

} // namespace fenceline::ui
