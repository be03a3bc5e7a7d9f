// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/pseudo_language.h"

#include <QByteArrayView>
#include <QRegularExpression>
#include <utility>

namespace fenceline::ui {
namespace {

/// What must stay as it is: `%1`, `%L12`, `%n`, a tag, an entity, a mnemonic with its letter.
const QRegularExpression& kept()
{
    static const QRegularExpression kKept(
        QStringLiteral("%L?(?:[0-9]{1,2}|n)|</?[A-Za-z][^<>]*>|&(?:[A-Za-z]+|#[0-9]+);|&\\w"),
        QRegularExpression::UseUnicodePropertiesOption);
    return kKept;
}

QChar accented(QChar letter)
{
    static const QString kPlain = QStringLiteral("aceghijklnorsuwyzACEGHIJKLNORSUWYZ");
    static const QString kAccented = QStringLiteral("áçéĝĥíĵķĺñóŕšúŵýžÁÇÉĜĤÍĴĶĹÑÓŔŠÚŴÝŽ");
    const qsizetype at = kPlain.indexOf(letter);
    return at < 0 ? letter : kAccented[at];
}

/// Every third letter stands twice, so that words grow as they do in German, not only sentences.
class Lengthener {
public:
    QString operator()(QStringView words)
    {
        QString longer;
        for (const QChar letter : words) {
            longer += accented(letter);
            m_owed += letter.isSpace() ? 0 : 1;
            if (m_owed >= 3 && letter.isLetter()) {
                longer += accented(letter);
                m_owed -= 3;
            }
        }
        return longer;
    }

private:
    int m_owed = 0;
};

/// Every word in a direction of its own, so that it is seen to run the other way; what stands between is for the
/// program's own bidirectional text to place.
QString reversed(QStringView words)
{
    static const QRegularExpression kWord(QStringLiteral("\\S+"));
    constexpr QChar kMark(0x200F);
    constexpr QChar kOverride(0x202E);
    constexpr QChar kEnd(0x202C);
    QString text;
    qsizetype done = 0;
    for (auto found = kWord.globalMatch(words.toString()); found.hasNext();) {
        const auto match = found.next();
        text += words.mid(done, match.capturedStart() - done);
        text += kMark + (kOverride + match.captured()) + kEnd;
        done = match.capturedEnd();
    }
    return text += words.mid(done);
}

} // namespace

std::optional<Pseudo> pseudoOf(const QString& code)
{
    if (code == QLatin1String("en-XA"))
        return Pseudo::Longer;
    if (code == QLatin1String("ar-XB"))
        return Pseudo::RightToLeft;
    return std::nullopt;
}

QString pseudoText(Pseudo kind, const QString& english)
{
    const bool longer = kind == Pseudo::Longer;
    Lengthener lengthened;
    const auto changed = [&](QStringView words) { return longer ? lengthened(words) : reversed(words); };
    QString text;
    qsizetype done = 0;
    for (auto found = kept().globalMatch(english); found.hasNext();) {
        const auto match = found.next();
        text += changed(QStringView(english).mid(done, match.capturedStart() - done)) + match.captured();
        done = match.capturedEnd();
    }
    text += changed(QStringView(english).mid(done));
    return longer ? QStringLiteral("[%1]").arg(text) : text;
}

PseudoTranslator::PseudoTranslator(Pseudo kind, std::unique_ptr<QTranslator> plurals)
    : m_kind(kind), m_plurals(std::move(plurals))
{
}

QString PseudoTranslator::translate(const char* context, const char* sourceText, const char* disambiguation,
                                    int n) const
{
    if (!QByteArrayView(context).startsWith("fenceline::"))
        return {};
    QString english = n >= 0 && m_plurals ? m_plurals->translate(context, sourceText, disambiguation, n) : QString();
    if (english.isEmpty())
        english = QString::fromUtf8(sourceText);
    return pseudoText(m_kind, english);
}

} // namespace fenceline::ui
