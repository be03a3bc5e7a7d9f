// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/plain_text.h"

namespace fenceline::ui {
namespace {

QString lines(const QString& text)
{
    return text.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"));
}

bool isFolder(QChar c)
{
    return c == QLatin1Char('/') || c == QLatin1Char('\\');
}

} // namespace

QString withEscapedMnemonics(QString text)
{
    return text.replace(QLatin1Char('&'), QStringLiteral("&&"));
}

QString withoutMnemonics(const QString& text)
{
    QString plain;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == QLatin1Char('&') && ++i == text.size())
            break;
        plain += text[i];
    }
    return plain;
}

QString plainToolTip(const QString& text, const QString& title)
{
    if (!title.isEmpty())
        return QStringLiteral("<b>%1</b><br>%2").arg(lines(title), lines(text));
    return text.isEmpty() ? text : QStringLiteral("<span>%1</span>").arg(lines(text));
}

QString withBreaks(const QString& text, int most)
{
    QString broken;
    int since = 0;
    for (const QChar c : text) {
        const bool splits = c.isMark() || c.isLowSurrogate() || c.isSpace();
        const bool folder = !broken.isEmpty() && isFolder(broken.back());
        const bool tooLong = since >= most && (!c.isPunct() || since >= 2 * most); // a full stop stays with its word
        if (!splits && (folder || tooLong)) {
            broken += QChar(0x200B);
            since = 0;
        }
        broken += c;
        since = c.isSpace() ? 0 : since + 1;
    }
    return broken;
}

QString directed(const QString& text, Qt::LayoutDirection direction)
{
    constexpr QChar kRightToLeft(0x200F);
    const bool isAgainst = direction == Qt::RightToLeft && !text.isEmpty() && !text.isRightToLeft();
    return isAgainst ? kRightToLeft + text : text;
}

} // namespace fenceline::ui
