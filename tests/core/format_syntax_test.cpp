// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are no JSON: the whole sentence of each fault, with its line and column.
#include "core/base/text.h"
#include "core/format/json_syntax.h"
#include "core/format/json_value.h"
#include "core/format/scenario_reader.h"
#include "tests/support/check.h"

#include <rapidcheck.h>

#include <string>
#include <vector>

using namespace fenceline;

namespace {

/// `LINE: sentence` for each file beside what is expected.
void checkSentences(const std::vector<std::pair<std::string, std::string>>& files)
{
    for (const auto& [text, expected] : files) {
        const auto result = readScenario(text);
        const auto found = result ? "accepted" : std::to_string(result.error().line) + ": " + result.error().message;
        CHECK_EQ(inQuotes(text) + " is " + found, inQuotes(text) + " is " + expected);
    }
}

constexpr std::string_view kNumbers = "(allowed: a number such as 10, -2.5 or 1e3; anything else in quotes)";
constexpr std::string_view kValues = "(allowed: text in quotes, a number, true, false, null, […] or {…})";

std::string operator+(const char* text, std::string_view more)
{
    return std::string(text).append(more);
}

} // namespace

TEST(commas)
{
    checkSentences({
        {"{\"fenceline\": 1\n \"name\": \"x\"}",
         "2: a comma is missing before the text \"name\" at column 2 (allowed: a comma, or })"},
        {"{\"seats\": [\"C1\" \"C2\"]}",
         "1: a comma is missing before the text \"C2\" at column 17 (allowed: a comma, or ])"},
        {"{\"fenceline\": 1; \"name\": 2}", "1: a comma is missing before \";\" at column 16 (allowed: a comma, or })"},
        {"{\"fenceline\": 1,\n}",
         "2: \"}\" at column 1 comes after a comma (allowed: a key after the comma, or no comma)"},
        {"{\"seats\": [\"C1\", ]}",
         "1: \"]\" at column 18 comes after a comma (allowed: a value after the comma, or no comma)"},
        {"{\"seats\": [1,,2]}", "1: a value is missing before \",\" at column 14 " + kValues},
        {"{,}", "1: a key is missing before \",\" at column 2 (allowed: a key in quotes, or })"},
    });
}

TEST(whatIsNotClosed)
{
    checkSentences({
        {"{\"fenceline\": 1,\n \"steps\": {\"read\": \"1s\"\n",
         "3: the file ends at column 1, and the { of line 2, column 11 is not closed (allowed: a comma, or })"},
        {"{\"seats\": [\"C1\"",
         "1: the file ends at column 16, and the [ of line 1, column 11 is not closed (allowed: a comma, or ])"},
        {"[", "1: the file ends at column 2, and the [ of line 1, column 1 is not closed (allowed: a value, or ])"},
        {"{",
         "1: the file ends at column 2, and the { of line 1, column 1 is not closed (allowed: a key in quotes, or })"},
        {"{\"a\"",
         "1: the file ends at column 5, and the { of line 1, column 1 is not closed (allowed: a colon and a value)"},
        {"{\"a\":", "1: the file ends at column 6, and the { of line 1, column 1 is not closed (allowed: a value)"},
        {"{\"a\": 1,",
         "1: the file ends at column 9, and the { of line 1, column 1 is not closed (allowed: a key in quotes)"},
        {"{\"fenceline\": 1,\n\"seats\": [1}", "2: \"}\" at column 12 closes the [ of line 2, column 10 (allowed: ])"},
        {"{\"fenceline\": 1]", "1: \"]\" at column 16 closes the { of line 1, column 1 (allowed: })"},
    });
}

TEST(colonsAndKeys)
{
    checkSentences({
        {"{\"fenceline\" 1}",
         "1: a colon is missing before the number 1 at column 14 (allowed: \":\" after the key \"fenceline\")"},
        {"{\"fenceline\" = 1}",
         "1: a colon is missing before \"=\" at column 14 (allowed: \":\" after the key \"fenceline\")"},
        {"{\"fenceline\": }", "1: a value is missing before \"}\" at column 15 " + kValues},
        {"{fenceline: 1}", "1: the key fenceline at column 2 is not in quotes (allowed: \"fenceline\")"},
        {"{1: 1}", "1: the key 1 at column 2 is not in quotes (allowed: \"1\")"},
        {"{[]: 1}", "1: a key is missing before \"[\" at column 2 (allowed: a key in quotes, or })"},
    });
}

TEST(words)
{
    checkSentences({
        {"{\"a\": True}", "1: the word True at column 7 is not known (allowed: true)"},
        {"{\"a\": FALSE}", "1: the word FALSE at column 7 is not known (allowed: false)"},
        {"{\"a\": None}", "1: the word None at column 7 is not known (allowed: null)"},
        {"{\"a\": lock}",
         "1: the word lock at column 7 is not in quotes (allowed: \"lock\", or one of true, false, null)"},
        {"{\"a\": truefalse}",
         "1: the word truefalse at column 7 is not in quotes (allowed: \"truefalse\", or one of true, false, null)"},
        {"{\"lease\": 10s}", "1: the time 10s at column 11 is not in quotes (allowed: \"10s\")"},
        {"hello", "1: the { of a scenario is missing before the word hello at column 1 (allowed: {…})"},
        {")", "1: the { of a scenario is missing before \")\" at column 1 (allowed: {…})"},
    });
}

TEST(numbers)
{
    checkSentences({
        {"{\"a\": 01}", "1: the number 01 at column 7 begins with 0 (allowed: 1)"},
        {"{\"a\": -007.5}", "1: the number -007.5 at column 7 begins with 0 (allowed: -7.5)"},
        {"{\"a\": 00}", "1: the number 00 at column 7 begins with 0 (allowed: 0)"},
        {"{\"a\": .5}", "1: the number .5 at column 7 begins with its point (allowed: 0.5)"},
        {"{\"a\": -.5}", "1: the number -.5 at column 7 begins with its point (allowed: -0.5)"},
        {"{\"a\": 5.}", "1: the number 5. at column 7 ends with its point (allowed: 5.0)"},
        {"{\"a\": +5}", "1: the number +5 at column 7 begins with + (allowed: 5)"},
        {"{\"a\": -}", "1: the number - at column 7 is only a sign (allowed: digits after it, such as -1)"},
        {"{\"a\": 0x10}", "1: the number 0x10 at column 7 is not known " + kNumbers},
        {"{\"a\": 1e}", "1: the number 1e at column 7 is not known " + kNumbers},
        {"{\"a\": 1_000}", "1: the number 1_000 at column 7 is not known " + kNumbers},
        {"{\"a\": 1e999}", "1: the number 1e999 at column 7 is too large (allowed: up to 1e308)"},
        {"{\"a\":\n-1e999}", "2: the number -1e999 at column 1 is too large (allowed: up to 1e308)"},
    });
}

TEST(textsInQuotes)
{
    const std::string unclosed =
        "has no closing quote in its line (allowed: a closing \", and \\n for a new line within quotes)";
    const std::string escapes =
        "is not known within quotes (allowed: \\\" \\\\ \\/ \\b \\f \\n \\r \\t, or \\u with four of 0 to 9 "
        "and a to f)";
    checkSentences({
        {"{\"name\": \"x}\n", "1: the text at column 10 " + unclosed},
        {"{\"name\": \"x", "1: the text at column 10 " + unclosed},
        {"{\"name\": \"x\\", "1: the text at column 10 " + unclosed},
        {"{\r\n\"name\": \"x\r\ny\"}", "2: the text at column 9 " + unclosed},
        {"{\"ä語🎭\": \"\\x\"}", "1: \\x at column 10 " + escapes},
        {"{\"name\": \"a\\u12g4\"}", "1: \\u at column 12 " + escapes},
        {"{\"name\": \"\\ud83c\"}",
         "1: \\ud83c at column 11 is half a character (allowed: both its halves, such as \\ud83c\\udfad)"},
        {"{\"name\": \"\\udfad\"}",
         "1: \\udfad at column 11 is half a character (allowed: both its halves, such as \\ud83c\\udfad)"},
        {"{\"name\": \"a\tb\"}", "1: a tab at column 12 within quotes (allowed: \\t in its place)"},
        {"{\"name\": \"a\x1b[31m\"}",
         "1: there is a control character at column 12 (allowed: text; within quotes \\u001b in its place)"},
        {"{'name': 1}", "1: the quotation mark ' at column 2 is of another kind (allowed: \", the plain double one)"},
        {"{\"name\": “x”}",
         "1: the quotation mark “ at column 10 is of another kind (allowed: \", the plain double one)"},
    });
}

TEST(whatIsNoText)
{
    checkSentences({
        {"", "1: the file is empty (allowed: a scenario, at least {\"fenceline\": 1})"},
        {" \r\n\t", "1: the file is empty (allowed: a scenario, at least {\"fenceline\": 1})"},
        {"\xef\xbb\xbf\n", "1: the file is empty (allowed: a scenario, at least {\"fenceline\": 1})"},
        {"\xff\xfe{", "1: the text is UTF-16 (allowed: UTF-8)"},
        {"{\"name\":\n \"ä\xff\"}", "2: the text is not UTF-8: there is a byte \\xff at column 4 (allowed: UTF-8)"},
        {std::string("{\n\0}", 4), "2: this is no text file: there is a byte 0 at column 1 (allowed: text in UTF-8)"},
    });
}

TEST(whatBelongsNowhere)
{
    checkSentences({
        {"{\"fenceline\": 1, // one\n}",
         "1: a comment at column 18 (allowed: none; notes belong into \"summary\" or \"source\")"},
        {"/* one */ {}", "1: a comment at column 1 (allowed: none; notes belong into \"summary\" or \"source\")"},
        {"# one\n{}", "1: a comment at column 1 (allowed: none; notes belong into \"summary\" or \"source\")"},
        {"{\"fenceline\": 1}\n}",
         "2: \"}\" at column 1 comes after the end (allowed: nothing after line 1, column 16)"},
        {"{\"fenceline\": 1}{}",
         "1: \"{\" at column 17 comes after the end (allowed: nothing after line 1, column 16)"},
        {"{\"fenceline\": 1} x",
         "1: the word x at column 18 comes after the end (allowed: nothing after line 1, column 16)"},
        {"{\"fenceline\":\u00a01}", "1: the character U+00A0 at column 14 outside of quotes (allowed: a plain space)"},
        {"{\ufeff\"fenceline\": 1}", "1: the character U+FEFF at column 2 outside of quotes (allowed: a plain space)"},
    });
}

TEST(aByteOrderMarkIsNoFault)
{
    CHECK(readScenario("\xef\xbb\xbf{\"fenceline\": 1}").has_value());
    checkSentences({{"\xef\xbb\xbf{\"fenceline\": 1,}",
                     "1: \"}\" at column 17 comes after a comma (allowed: a key after the comma, or no comma)"}});
}

TEST(itFindsAFaultWhereTheParserDoes)
{
    CHECK(rc::check("random words of JSON", [] {
        static const std::vector<std::string> kWords{
            "{",  "}",    "[",    "]",  ",", ":",       "\"",      "1",       "-",      "\"a\"",  " ",
            "\n", "null", "true", "\\", "u", "d83c",    "e9",      ".",       "0",      "'",      "/*",
            "//", "ä",    "\t",   "+",  "E", "\\u0041", "\\ud83c", "\\udfad", "\"b\":", "\"c\": "};
        std::string text;
        for (int i = *rc::gen::inRange(0, 12); i > 0; --i)
            text += *rc::gen::elementOf(kWords);
        const auto parsed = json::parse(text);
        const auto fault = json::syntaxFault(text);
        if (parsed)
            RC_ASSERT(!fault);
        else
            RC_ASSERT(fault || parsed.error().message.find("too large") != std::string::npos ||
                      parsed.error().message.find("given twice") != std::string::npos);
    }));
}
