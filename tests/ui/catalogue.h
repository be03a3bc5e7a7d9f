// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QStringList>
#include <QXmlStreamReader>
#include <vector>

/// The catalogues of translations/ as data, and what a translation must have in common with its source.
namespace fenceline::test {

struct Message {
    QString context;
    QString source;
    QString comment;
    bool isPlural = false;
    bool isUnfinished = false;
    QStringList translations; ///< one, or one for each form of the plural
};

inline Message readMessage(QXmlStreamReader& xml, const QString& context)
{
    Message message{context, {}, {}, xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes"),
                    false,   {}};
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source"))
            message.source = xml.readElementText();
        else if (xml.name() == QLatin1String("comment"))
            message.comment = xml.readElementText();
        else if (xml.name() == QLatin1String("translation")) {
            message.isUnfinished = xml.attributes().hasAttribute(QLatin1String("type"));
            if (!message.isPlural)
                message.translations << xml.readElementText();
            else
                while (xml.readNextStartElement())
                    message.translations << xml.readElementText();
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

inline std::vector<Message> readCatalogue(const QString& name)
{
    QFile file(name);
    std::vector<Message> messages;
    if (!file.open(QIODevice::ReadOnly))
        return messages;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement) {
            if (xml.name() == QLatin1String("name"))
                context = xml.readElementText();
            else if (xml.name() == QLatin1String("message"))
                messages.push_back(readMessage(xml, context));
        }
    return messages;
}

/// `%1`, `%L2`, `%n` and tags, each once and in order.
inline QStringList placeholders(const QString& text)
{
    static const QRegularExpression kPlace(QStringLiteral("%L?(?:[0-9]{1,2}|n)|</?[A-Za-z][^<>]*>"));
    QStringList found;
    for (auto each = kPlace.globalMatch(text); each.hasNext();)
        found << each.next().captured();
    found.removeDuplicates();
    found.sort();
    return found;
}

inline bool hasMnemonic(const QString& text)
{
    static const QRegularExpression kMnemonic(QStringLiteral("&\\w(?!\\w*;)"),
                                              QRegularExpression::UseUnicodePropertiesOption);
    return kMnemonic.match(text).hasMatch();
}

/// What a text ends with, and a translation too: `:`, `…` or `.`; empty: a letter or something else.
inline QString ending(const QString& text)
{
    static const QString kEndings = QStringLiteral(":….");
    return !text.isEmpty() && kEndings.contains(text.back()) ? text.right(1) : QString();
}

/// In words, what is wrong with a translation; empty: nothing.
inline QStringList faultsOf(const Message& message)
{
    QStringList faults;
    const auto differs = [&](const char* what, const QString& text) {
        faults << QStringLiteral("%1 differ in “%2”").arg(QLatin1String(what), text);
    };
    if (message.isUnfinished || message.translations.isEmpty())
        faults << QStringLiteral("unfinished");
    if (!message.context.startsWith(QLatin1String("fenceline::")))
        faults << QStringLiteral("%1 is no context of ours: lupdate has misread the source").arg(message.context);
    for (const QString& text : message.translations) {
        if (text.isEmpty())
            faults << QStringLiteral("an empty form");
        if (placeholders(text) != placeholders(message.source))
            differs("placeholders", text);
        if (hasMnemonic(text) != hasMnemonic(message.source))
            differs("mnemonics", text);
        if (ending(text) != ending(message.source))
            differs("the ends", text);
        if (text.startsWith(u' ') != message.source.startsWith(u' ') ||
            text.endsWith(u' ') != message.source.endsWith(u' '))
            differs("the spaces around it", text);
    }
    return faults;
}

} // namespace fenceline::test
