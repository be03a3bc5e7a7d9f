// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

/// How lists are narrowed down by what is typed: every word of it stands in the text, in any order; case and accents
/// count for nothing.
namespace fenceline::ui {

/// Without case and accents.
QString folded(const QString& text);
/// The words of what is typed, folded.
QStringList foldedWords(const QString& typed);
/// Both are folded: for a text that is searched again and again.
bool hasWords(const QString& text, const QStringList& words);

bool matchesWords(const QString& typed, const QString& text);

} // namespace fenceline::ui
