// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/quantities.h"

#include "core/base/duration_text.h"
#include "ui/text/text.h"

#include <QGuiApplication>
#include <QLocale>
#include <QRegularExpression>
#include <array>
#include <utility>

namespace fenceline::ui {
namespace {

/// Groups of thousands would be taken for decimals when they are typed again.
QLocale plainLocale()
{
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale;
}

/// Seconds with as many of three decimals as are needed, and `least` at least.
QString secondsText(qint64 ms, int least)
{
    int decimals = 3;
    for (qint64 rest = ms; decimals > least && rest % 10 == 0; rest /= 10)
        --decimals;
    return plainLocale().toString(double(ms) / 1000.0, 'f', decimals);
}

/// Lower case, the digits of scenario files, no spaces and no marks of direction.
QString plain(const QString& typed)
{
    QString text;
    for (const QChar letter : typed.toLower())
        if (letter.isDigit())
            text += QChar(u'0' + letter.digitValue());
        else if (!letter.isSpace() && letter.category() != QChar::Other_Format)
            text += letter;
    return text;
}

/// What durationText() writes can be typed again, whatever a language calls the units; the largest unit comes first.
const QRegularExpression& durationParts()
{
    static QRegularExpression known;
    const QString number =
        QStringLiteral("([0-9]+(?:[,.%1][0-9]+)?)").arg(QRegularExpression::escape(QLocale().decimalPoint()));
    QString parts;
    const std::pair<QString, QLatin1String> units[] = {{Text::tr("%1 h", "a duration"), QLatin1String("h")},
                                                       {Text::tr("%1 min", "a duration"), QLatin1String("min")},
                                                       {Text::tr("%1 s", "a duration"), QLatin1String("s")},
                                                       {Text::tr("%1 ms", "a duration"), QLatin1String("ms")}};
    for (const auto& [pattern, unit] : units) {
        const QStringList around = plain(pattern).split(QStringLiteral("%1"));
        parts += QStringLiteral("(?:%1%2%3|%2%4)?")
                     .arg(QRegularExpression::escape(around.front()), number, QRegularExpression::escape(around.back()),
                          unit);
    }
    const QString whole = QStringLiteral("^%1$").arg(parts);
    if (known.pattern() != whole)
        known.setPattern(whole);
    return known;
}

/// What a person wrote, part by part, in the spelling of scenario files.
QStringList normalized(const QString& typed)
{
    QString text = plain(typed);
    const auto match = durationParts().match(text);
    QStringList parts;
    constexpr std::array kUnits{QLatin1String("h"), QLatin1String("min"), QLatin1String("s"), QLatin1String("ms")};
    for (std::size_t unit = 0; match.hasMatch() && unit < kUnits.size(); ++unit)
        for (const int group : {2 * int(unit) + 1, 2 * int(unit) + 2})
            if (const QString number = match.captured(group); !number.isEmpty())
                parts << number + kUnits[unit];
    if (parts.isEmpty())
        parts << text;
    for (QString& part : parts) {
        if (!part.contains(QLatin1Char('.')))
            part.replace(QLocale().decimalPoint(), QLatin1String("."));
        if (!part.isEmpty() && part.back().isDigit())
            part += QLatin1Char('s');
    }
    return parts;
}

/// Scenario files know no hours; people do.
Result<Duration> parse(QString text)
{
    if (!text.endsWith(QLatin1Char('h')))
        return parseDuration(text.toStdString());
    text.chop(1);
    return parseDuration(text.append(QLatin1String("min")).toStdString()).map([](Duration minutes) {
        return minutes * 60;
    });
}

/// As it is quoted in an answer.
QString quoted(const QString& found)
{
    constexpr int kMost = 24;
    return found.size() > kMost ? found.left(kMost) + QChar(0x2026) : found;
}

enum class Unread { NotADuration, Negative, TooLong, TooFine };

/// Why `parse` could not read it.
Unread whyUnread(const QString& text)
{
    static const QRegularExpression kNumber(QStringLiteral("^([-\u2212]?)([0-9]+(?:\\.[0-9]+)?)(ms|s|min|h)$"));
    const auto match = kNumber.match(text);
    if (!match.hasMatch())
        return Unread::NotADuration;
    if (!match.captured(1).isEmpty())
        return Unread::Negative;
    const QString unit = match.captured(3);
    const double scale = unit == QLatin1String("ms")    ? 1
                         : unit == QLatin1String("s")   ? 1000
                         : unit == QLatin1String("min") ? 60'000
                                                        : 3'600'000;
    const double most = static_cast<double>(milliseconds(kLongestDuration));
    return match.captured(2).toDouble() * scale > most ? Unread::TooLong : Unread::TooFine;
}

QString durationRefusal(const QString& found, Unread why, const QString& least, const QString& most)
{
    switch (why) {
    case Unread::Negative: return Text::tr("“%1” is negative. Allowed: %2 to %3.").arg(quoted(found), least, most);
    case Unread::TooLong: return Text::tr("“%1” is too long. Allowed: %2 to %3.").arg(quoted(found), least, most);
    case Unread::TooFine:
        return Text::tr("“%1” is finer than a millisecond. Allowed: %2 to %3, in whole milliseconds.")
            .arg(quoted(found), least, most);
    case Unread::NotADuration: break;
    }
    return Text::tr("“%1” is not a duration. Allowed: %2 to %3, such as 2.5 s or 250 ms.")
        .arg(quoted(found), least, most);
}

/// A whole number, be it one that no variable holds.
bool isWholeNumber(QString found)
{
    static const QRegularExpression kDigits(QStringLiteral("^[-+\u2212]?[0-9]+$"));
    return kDigits.match(found.remove(QLocale().groupSeparator())).hasMatch();
}

} // namespace

QString durationText(Duration duration)
{
    const qint64 ms = milliseconds(duration);
    if (ms > 0 && ms < 1000)
        return Text::tr("%1 ms", "a duration").arg(QLocale().toString(ms));
    if (duration < kLongForSeconds)
        return Text::tr("%1 s", "a duration").arg(secondsText(ms, 0));
    QStringList parts;
    if (duration >= kHour)
        parts << hoursText(duration);
    if (duration % kHour >= kMinute)
        parts << minutesText(duration % kHour);
    if (duration % kMinute > Duration{0})
        parts << Text::tr("%1 s", "a duration").arg(secondsText(milliseconds(duration % kMinute), 0));
    return parts.join(QLatin1Char(' '));
}

QString minutesText(Duration duration)
{
    return Text::tr("%1 min", "a duration").arg(QLocale().toString(qint64(duration / kMinute)));
}

QString hoursText(Duration duration)
{
    return Text::tr("%1 h", "a duration").arg(QLocale().toString(qint64(duration / kHour)));
}

QString timeText(Instant at)
{
    const Duration since = at - kStart;
    if (since < kLongForSeconds)
        return Text::tr("%1 s", "a time").arg(secondsText(milliseconds(since), 1));
    QStringList parts{minutesText(since % kHour),
                      Text::tr("%1 s", "a time").arg(secondsText(milliseconds(since % kMinute), 1))};
    if (since >= kHour)
        parts.prepend(hoursText(since));
    return parts.join(QLatin1Char(' '));
}

QString clockText(Instant at)
{
    return timeText(at - Duration{milliseconds(at) % 100});
}

double secondsOf(Instant at)
{
    return static_cast<double>(milliseconds(at)) / 1000;
}

QString tokenText(Token token)
{
    return plainLocale().toString(qint64(number(token)));
}

QString formula(const QString& text)
{
    constexpr QChar kIsolate(0x2066); // left to right, whatever is around it
    constexpr QChar kEnd(0x2069);
    return QGuiApplication::layoutDirection() == Qt::RightToLeft ? kIsolate + text + kEnd : text;
}

QString staleText(Token token, Token fence)
{
    const QChar sign = QLatin1Char(token < fence ? '<' : '=');
    return formula(QStringLiteral("%1 %2 %3").arg(tokenText(token), sign, tokenText(fence)));
}

QString rowsText(int rows)
{
    return Text::tr("%n row(s)", "changed or returned by a statement", rows);
}

Result<Duration> readDuration(const QString& typed, Duration least, Duration most)
{
    Result<Duration> read = Duration{0};
    QString text; // what could not be read, or the last part
    for (const QString& part : normalized(typed)) {
        text = part;
        const auto more = parse(part);
        if (!more) {
            read = more;
            break;
        }
        *read += *more;
    }
    if (read && *read >= least && *read <= most)
        return *read;
    const QString found = typed.trimmed();
    const QString from = durationText(least);
    const QString to = durationText(most);
    if (found.isEmpty())
        return fail(
            Text::tr("A duration is missing. Allowed: %1 to %2, such as 2.5 s or 250 ms.").arg(from, to).toStdString());
    if (read && *read < least)
        return fail(Text::tr("“%1” is out of range. Allowed: %2 to %3.").arg(quoted(found), from, to).toStdString());
    return fail(durationRefusal(found, read ? Unread::TooLong : whyUnread(text), from, to).toStdString());
}

QString countText(qint64 count)
{
    return QLocale().toString(count);
}

Result<qint64> readCount(const QString& typed, qint64 least, qint64 most)
{
    const QString found = typed.trimmed();
    bool isWhole = false;
    const qint64 read = QLocale().toLongLong(found, &isWhole);
    const bool isNegative =
        isWholeNumber(found) && (found.startsWith(QLatin1Char('-')) || found.startsWith(QChar(0x2212)));
    if (isWhole && read >= least && read <= most)
        return read;
    const QString sentence =
        found.isEmpty() ? Text::tr("A number is missing. Allowed: %1 to %2.").arg(countText(least), countText(most))
        : isWhole || isNegative
            ? Text::tr("“%1” is out of range. Allowed: %2 to %3.").arg(quoted(found), countText(least), countText(most))
        : isWholeNumber(found)
            ? Text::tr("“%1” is too large. Allowed: %2 to %3.").arg(quoted(found), countText(least), countText(most))
            : Text::tr("“%1” is not a whole number. Allowed: %2 to %3.")
                  .arg(quoted(found), countText(least), countText(most));
    return fail(sentence.toStdString());
}

} // namespace fenceline::ui
