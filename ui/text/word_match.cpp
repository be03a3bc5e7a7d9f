// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/word_match.h"

#include <algorithm>

namespace fenceline::ui {

QString folded(const QString& text)
{
    QString plain;
    for (const QChar letter : text.normalized(QString::NormalizationForm_KD))
        if (letter.category() != QChar::Mark_NonSpacing)
            plain += letter.toCaseFolded();
    return plain;
}

QStringList foldedWords(const QString& typed)
{
    return folded(typed).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

bool hasWords(const QString& text, const QStringList& words)
{
    return std::all_of(words.begin(), words.end(), [&text](const QString& word) { return text.contains(word); });
}

bool matchesWords(const QString& typed, const QString& text)
{
    return hasWords(folded(text), foldedWords(typed));
}

} // namespace fenceline::ui
