// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// Texts as they are, names from files say, where Qt would take a part of them for something else.
namespace fenceline::ui {

/// For a button or a menu, which take `&` for the mark of a key.
QString withEscapedMnemonics(QString text);
/// What such a text reads as: `&&` stands for an ampersand, a single one only marks the letter after it.
QString withoutMnemonics(const QString& text);

/// For a tool tip: never markup, and broken into lines where it is long; empty where the text is. With a title in bold
/// on a line before it.
QString plainToolTip(const QString& text, const QString& title = {});

/// With unseen places where a line may end, at a path's folders and in whatever is longer than `most` without a space:
/// labels break between words alone.
QString withBreaks(const QString& text, int most);

/// A line that begins with a name must not take its direction from the name: the same text, in the direction of what
/// is around it.
QString directed(const QString& text, Qt::LayoutDirection direction);

} // namespace fenceline::ui
