// SPDX-License-Identifier: GPL-3.0-or-later
// Written by translations/resource_texts.py from resources/quiz: lupdate reads no JSON. Nothing refers to it.
#include <QtGlobal>

// clang-format off
[[maybe_unused]] static const char* const kQuestionTexts[] = {
    QT_TRANSLATE_NOOP("fenceline::Quiz", "whoever had the lock first may write"),
    QT_TRANSLATE_NOOP("fenceline::Quiz", "a check right before the write is enough"),
    QT_TRANSLATE_NOOP("fenceline::Quiz", "the end of a lease stops its holder"),
    QT_TRANSLATE_NOOP("fenceline::Quiz", "Check yourself"),
    QT_TRANSLATE_NOOP("fenceline::Quiz", "A was granted the lock for 30 s, with token 41, then froze for 45 s. Meanwhile B was granted it, with 42, and wrote. Now A's write arrives. What should happen?"),
    QT_TRANSLATE_NOOP("fenceline::Quiz", "It is accepted: A had the lock first"),
    QT_TRANSLATE_NOOP("fenceline::Quiz", "A had the lock until its lease ended. A row that takes the write all the same loses B's sale: two fans are told yes."),
    QT_TRANSLATE_NOOP("fenceline::Quiz", "It is accepted if A checks its lease just before"),
    QT_TRANSLATE_NOOP("fenceline::Quiz", "A can freeze between the check and the write. Here it is told at 2.4 s that it holds the lock, and freezes at 2.5 s."),
    QT_TRANSLATE_NOOP("fenceline::Quiz", "The row refuses it: 41 is lower than 42"),
    QT_TRANSLATE_NOOP("fenceline::Quiz", "The row has seen 42. A's UPDATE asks for a fence below 41, so it changes no row, and A tells its fan no."),
    QT_TRANSLATE_NOOP("fenceline::Quiz", "The lock service stops A when its lease ends"),
    QT_TRANSLATE_NOOP("fenceline::Quiz", "At 30 s the service only gives the lock to B. Nothing of that reaches A, which is frozen until 47.5 s and then writes."),
    QT_TRANSLATE_NOOP("fenceline::Quiz", "A worker can stand still before any line of its code and not know it. So the last word belongs to the row, in the statement that writes."),
};
