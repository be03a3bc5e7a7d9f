// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/json_syntax.h"

#include "core/base/text.h"
#include "core/format/json_pieces.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <string>
#include <vector>

namespace fenceline::json {

namespace {

constexpr std::string_view kValues = "text in quotes, a number, true, false, null, […] or {…}";

char32_t characterAt(std::string_view text, std::size_t at)
{
    return toUtf32(text.substr(at, 4)).front();
}

/// Looks like a space or like nothing at all, and is no space to JSON.
bool isInvisible(char32_t c)
{
    return c == 0xa0 || (c >= 0x2000 && c <= 0x200f) || (c >= 0x2028 && c <= 0x202f) || (c >= 0x205f && c <= 0x206f) ||
           c == 0x3000 || c == 0xfeff;
}

/// `U+00A0`
std::string unicodeName(char32_t c)
{
    std::array<char, 8> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), static_cast<std::uint32_t>(c), 16).ptr;
    std::string name(digits.data(), end);
    std::transform(name.begin(), name.end(), name.begin(),
                   [](char d) { return d >= 'a' ? static_cast<char>(d - 'a' + 'A') : d; });
    return "U+" + std::string(4 - std::min<std::size_t>(name.size(), 4), '0') + name;
}

std::string placeText(Position position)
{
    return "line " + std::to_string(position.line) + ", column " + std::to_string(position.column);
}

/// Reads on to the first fault. What is open is kept in a list, so depth costs no stack.
class Reader {
public:
    explicit Reader(std::string_view text) : text_(text)
    {
        if (text_.starts_with(kByteOrderMark))
            at_ = kByteOrderMark.size();
    }

    std::optional<Error> firstFault()
    {
        while (!fault_) {
            at_ = std::min(text_.find_first_not_of(" \t\r\n", at_), text_.size());
            if (at_ == text_.size() && due_ == Due::Nothing)
                return std::nullopt;
            if (at_ == text_.size())
                refuseEnd();
            else if (!refusedEverywhere())
                readNext();
        }
        return fault_;
    }

private:
    enum class Due : std::uint8_t { Value, Item, ItemOrEnd, Key, KeyOrEnd, Colon, CommaOrEnd, Nothing };

    void readNext()
    {
        switch (due_) {
        case Due::Value:
        case Due::Item:
        case Due::ItemOrEnd: readValue(); break;
        case Due::Key:
        case Due::KeyOrEnd: readKey(); break;
        case Due::Colon:
            if (text_[at_] != ':')
                return refuse(at_, "a colon is missing before " + found(), "\":\" after the key " + inQuotes(key_));
            ++at_;
            due_ = Due::Value;
            break;
        case Due::CommaOrEnd: readCommaOrEnd(); break;
        case Due::Nothing:
            refuse(at_, found() + " comes after the end", "nothing after " + placeText(positionOf(text_, last_)));
        }
    }

    void readValue()
    {
        const char c = text_[at_];
        if (c == '{' || c == '[') {
            open_.push_back(at_++);
            due_ = c == '{' ? Due::KeyOrEnd : Due::ItemOrEnd;
        } else if (c == ']' && due_ == Due::ItemOrEnd) {
            close();
        } else if (c == '"') {
            if (const auto end = endOfText())
                finishValue(*end);
        } else {
            readWord(wordHere());
        }
    }

    void readWord(std::string_view word)
    {
        const auto fault = word.empty() ? std::nullopt : faultOfWord(word);
        if (open_.empty() && (word.empty() || fault))
            refuseMark("the { of a scenario", "{…}");
        else if (word.empty())
            refuseMark("a value", std::string(kValues));
        else if (fault)
            refuse(*fault);
        else
            finishValue(at_ + word.size());
    }

    void readKey()
    {
        if (text_[at_] == '"') {
            const auto end = endOfText();
            if (!end)
                return;
            key_ = text_.substr(at_ + 1, *end - at_ - 2);
            at_ = *end;
            due_ = Due::Colon;
        } else if (text_[at_] == '}' && due_ == Due::KeyOrEnd) {
            close();
        } else if (const auto word = wordHere(); !word.empty()) {
            refuse(at_, "the key " + excerpt(word) + column() + " is not in quotes", inQuotes(word));
        } else {
            refuseMark("a key", due_ == Due::Key ? "a key in quotes" : "a key in quotes, or }");
        }
    }

    void readCommaOrEnd()
    {
        const bool inObject = text_[open_.back()] == '{';
        const char c = text_[at_];
        const std::string closing = inObject ? "}" : "]";
        if (c == closing.front())
            return close();
        if (c == '}' || c == ']')
            return refuse(at_, found() + " closes the " + openText(), closing);
        if (c != ',')
            return refuse(at_, "a comma is missing before " + found(), "a comma, or " + closing);
        ++at_;
        due_ = inObject ? Due::Key : Due::Item;
    }

    void close()
    {
        open_.pop_back();
        finishValue(at_ + 1);
    }

    void finishValue(std::size_t end)
    {
        last_ = end - 1;
        at_ = end;
        due_ = open_.empty() ? Due::Nothing : Due::CommaOrEnd;
    }

    /// `missing` is due where a mark stands, most often because of a comma after the last of its kind.
    void refuseMark(const std::string& missing, const std::string& allowed)
    {
        const char c = text_[at_];
        if ((due_ == Due::Item || due_ == Due::Key) && (c == '}' || c == ']'))
            refuse(at_, found() + " comes after a comma", missing + " after the comma, or no comma");
        else
            refuse(at_, missing + " is missing before " + found(), allowed);
    }

    std::string dueText() const
    {
        switch (due_) {
        case Due::Value:
        case Due::Item: return "a value";
        case Due::ItemOrEnd: return "a value, or ]";
        case Due::Key: return "a key in quotes";
        case Due::KeyOrEnd: return "a key in quotes, or }";
        case Due::Colon: return "a colon and a value";
        case Due::CommaOrEnd: return text_[open_.back()] == '{' ? "a comma, or }" : "a comma, or ]";
        case Due::Nothing: break;
        }
        return {};
    }

    void refuseEnd()
    {
        const auto opened = open_.empty() ? std::string() : ", and the " + openText() + " is not closed";
        refuse(at_, "the file ends" + column() + opened, dueText());
    }

    /// What is at home nowhere outside of quotes.
    bool refusedEverywhere()
    {
        constexpr std::array<std::string_view, 8> marks{"'", "`", "“", "”", "„", "‘", "’", "«"};
        const auto rest = text_.substr(at_);
        if (rest.starts_with("//") || rest.starts_with("/*") || rest.starts_with('#')) {
            refuse(at_, "a comment" + column(), "none; notes belong into \"summary\" or \"source\"");
            return true;
        }
        for (const auto mark : marks)
            if (rest.starts_with(mark)) {
                refuse(at_, "the quotation mark " + std::string(mark) + column() + " is of another kind",
                       "\", the plain double one");
                return true;
            }
        if (!isInvisible(characterAt(text_, at_)))
            return false;
        refuse(at_, "the character " + unicodeName(characterAt(text_, at_)) + column() + " outside of quotes",
               "a plain space");
        return true;
    }

    /// One past the closing quote of the text that begins here; none, and a fault, where something is wrong with it.
    std::optional<std::size_t> endOfText()
    {
        auto end = endOfQuoted(text_, at_);
        if (end)
            return *end;
        refuse(end.error());
        return std::nullopt;
    }

    /// Everything up to what separates or closes; empty where that stands here.
    std::string_view wordHere() const
    {
        auto end = at_;
        while (end < text_.size() &&
               std::string_view(" \t\r\n{}[],:;=()\"'`/#").find(text_[end]) == std::string_view::npos &&
               !isInvisible(characterAt(text_, end)))
            ++end;
        return text_.substr(at_, end - at_);
    }

    /// What stands here, with its column.
    std::string found() const
    {
        if (text_[at_] == '"') {
            const auto end = std::min(text_.find_first_of("\"\r\n", at_ + 1), text_.size());
            return "the text " + inQuotes(text_.substr(at_ + 1, end - at_ - 1)) + column();
        }
        const auto word = wordHere();
        if (word.empty())
            return inQuotes(text_.substr(at_, 1)) + column();
        return (faultOfWord(word) || word.front() > '9' ? "the word " : "the number ") + excerpt(word) + column();
    }

    /// The innermost thing that is open.
    std::string openText() const
    {
        return std::string(1, text_[open_.back()]) + " of " + placeText(positionOf(text_, open_.back()));
    }

    std::string column(std::size_t at) const { return " at column " + std::to_string(positionOf(text_, at).column); }
    std::string column() const { return column(at_); }

    void refuse(const PieceFault& fault)
    {
        const auto at = at_ + fault.after;
        refuse(at, fault.subject + column(at) + " " + fault.what, fault.allowed);
    }

    void refuse(std::size_t at, const std::string& what, const std::string& allowed)
    {
        fault_ = Error{what + " (allowed: " + allowed + ")", positionOf(text_, at).line};
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t last_ = 0; ///< the last byte of the value before
    std::vector<std::size_t> open_;
    std::string_view key_;
    Due due_ = Due::Value;
    std::optional<Error> fault_;
};

} // namespace

Position positionOf(std::string_view text, std::size_t at)
{
    const auto before = text.substr(0, at);
    const auto lineStart = before.rfind('\n') + 1; // npos + 1 is 0
    auto line = before.substr(lineStart);
    if (lineStart == 0 && line.starts_with(kByteOrderMark))
        line.remove_prefix(kByteOrderMark.size());
    return {1 + static_cast<int>(std::count(before.begin(), before.end(), '\n')),
            1 + static_cast<int>(characterCount(line))};
}

std::optional<Error> syntaxFault(std::string_view text)
{
    return Reader(text).firstFault();
}

} // namespace fenceline::json
