// SPDX-License-Identifier: GPL-3.0-or-later
// Text from outside: what is shown of it, and how much room it takes.
#include "core/base/text.h"

#include "core/base/text_width.h"
#include "tests/support/check.h"

using namespace fenceline;

TEST(whatIsPrintable)
{
    CHECK_EQ(printable("a\"ä語🎭\\"), "a\"ä語🎭\\");
    CHECK_EQ(printable("a\nb\x1b[31m\t\x7f"), "a\\u000ab\\u001b[31m\\u0009\\u007f");
    CHECK_EQ(printable("\u0085\u009b"), "\\u0085\\u009b");
    CHECK_EQ(printable("a\u202eb\u2066c\u200fd\u2028e\ufeff"), "a\\u202eb\\u2066c\\u200fd\\u2028e\\ufeff");
    CHECK_EQ(printable("\xff\xc3"), "\\xff\\xc3");
    CHECK_EQ(printable(std::string(500, 'x')), std::string(500, 'x'));
    CHECK_EQ(excerpt(std::string(60, 'x')), std::string(60, 'x'));
    CHECK_EQ(excerpt(std::string(61, 'x')), std::string(60, 'x') + "…");
    CHECK_EQ(inQuotes("a\n"), "\"a\\u000a\"");
}

TEST(whatTurns)
{
    CHECK_EQ(withoutTurns("a\u202eb\u2066c\u200fd\u2028e\ufefff"), "abcdef");
    CHECK_EQ(withoutTurns("e\u0301 👩\u200d👧 語"), "e\u0301 👩\u200d👧 語");
}

TEST(columns)
{
    CHECK_EQ(columnCount(""), std::size_t{0});
    CHECK_EQ(columnCount("abc ä é ø"), std::size_t{9});
    CHECK_EQ(columnCount("e\u0301"), std::size_t{1});
    CHECK_EQ(columnCount("労働者"), std::size_t{6});
    CHECK_EQ(columnCount("한국"), std::size_t{4});
    CHECK_EQ(columnCount("ＡＢ"), std::size_t{4});
    CHECK_EQ(columnCount("🎭"), std::size_t{2});
    CHECK_EQ(columnCount("שלום"), std::size_t{4});
    CHECK_EQ(columnCount("नमस्ते"), std::size_t{4}); // two of its six characters stand above or below another
    CHECK_EQ(columnCount("─▒·≤…"), std::size_t{5});
    CHECK_EQ(columnCount("\xff\xfe"), std::size_t{2});
}

TEST(whatCannotBeSeen)
{
    CHECK(isBlank(""));
    CHECK(isBlank(" \u00a0\u2003\u3000"));
    CHECK(isBlank("\u200b\u202e\u0301"));
    CHECK(!isBlank("a"));
    CHECK(!isBlank(" 語 "));
}

TEST(controlCharacters)
{
    CHECK(hasControlCharacter("a\nb") && hasControlCharacter("\u0085") && hasControlCharacter("\uffff"));
    CHECK(!hasControlCharacter("ä語🎭\u00a0\ufffd"));
}

TEST(shortenedToColumns)
{
    CHECK_EQ(shortened("abcd", 4), "abcd");
    CHECK_EQ(shortened("abcde", 4), "abc…");
    CHECK_EQ(shortened("労働者", 6), "労働者");
    CHECK_EQ(shortened("労働者", 5), "労働…");
    CHECK_EQ(shortened("労働者", 4), "労…");
    CHECK_EQ(shortened("e\u0301e\u0301e\u0301", 2), "e\u0301…");
    CHECK_EQ(shortened("ab", 1), "…");
    CHECK_EQ(shortened("ab", 0), "");
    CHECK_EQ(padded("労", 4), "労  ");
    CHECK_EQ(padded("労働者", 4), "労… ");
    CHECK_EQ(padded("", 2), "  ");
}
