// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"

#include <cstdint>

namespace fenceline {

namespace {

constexpr std::size_t kShownCharacters = 60;

struct Character {
    std::uint32_t code = 0;
    std::size_t bytes = 1;
    bool valid = false;
};

/// The character that starts at `at`; an invalid one is a single byte.
Character characterAt(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
    const std::uint32_t first = byte(at);
    if (first < 0x80)
        return {first, 1, true};
    const std::size_t bytes = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first < 0xc2 || first > 0xf4 || text.size() - at < bytes)
        return {first, 1, false};
    std::uint32_t code = first & (0x7fU >> bytes);
    for (std::size_t i = 1; i < bytes; ++i) {
        if ((byte(at + i) & 0xc0U) != 0x80)
            return {first, 1, false};
        code = code << 6U | (byte(at + i) & 0x3fU);
    }
    const bool overlong = (bytes == 3 && code < 0x800) || (bytes == 4 && code < 0x10000);
    const bool surrogate = code >= 0xd800 && code <= 0xdfff;
    if (overlong || surrogate || code > 0x10ffff)
        return {first, 1, false};
    return {code, bytes, true};
}

bool isControl(const Character& c)
{
    return c.valid && (c.code < 0x20 || (c.code >= 0x7f && c.code < 0xa0) || c.code == 0xfffe || c.code == 0xffff);
}

/// Ends a line for some readers, or turns the direction of what comes after it.
bool isUnseenSign(std::uint32_t code)
{
    return code == 0x061c || code == 0x200e || code == 0x200f || (code >= 0x2028 && code <= 0x202e) ||
           (code >= 0x2066 && code <= 0x2069) || code == 0xfeff;
}

void appendHex(std::string& out, std::uint32_t value, int digits)
{
    for (int shift = (digits - 1) * 4; shift >= 0; shift -= 4)
        out += "0123456789abcdef"[value >> static_cast<unsigned>(shift) & 0xfU];
}

/// The first characters, at most `most` of them; `…` where there are more.
std::string printableStart(std::string_view text, std::size_t most)
{
    std::string out;
    std::size_t shown = 0;
    for (std::size_t at = 0; at < text.size(); ++shown) {
        if (shown == most)
            return out + "…";
        const auto c = characterAt(text, at);
        if (!c.valid) {
            out += "\\x";
            appendHex(out, c.code, 2);
        } else if (isControl(c) || isUnseenSign(c.code)) {
            out += "\\u";
            appendHex(out, c.code, 4);
        } else {
            out += text.substr(at, c.bytes);
        }
        at += c.bytes;
    }
    return out;
}

} // namespace

std::optional<std::size_t> firstInvalidUtf8(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const auto c = characterAt(text, at);
        if (!c.valid)
            return at;
        at += c.bytes;
    }
    return std::nullopt;
}

std::size_t characterCount(std::string_view text)
{
    std::size_t count = 0;
    for (std::size_t at = 0; at < text.size(); ++count)
        at += characterAt(text, at).bytes;
    return count;
}

std::u32string toUtf32(std::string_view text)
{
    std::u32string out;
    for (std::size_t at = 0; at < text.size();) {
        const auto c = characterAt(text, at);
        out += c.valid ? static_cast<char32_t>(c.code) : U'\ufffd';
        at += c.bytes;
    }
    return out;
}

std::string toUtf8(std::u32string_view text)
{
    std::string out;
    const auto put = [&](std::uint32_t byte) { out += static_cast<char>(byte); };
    for (const char32_t character : text) {
        const auto code = static_cast<std::uint32_t>(character);
        if (code < 0x80) {
            put(code);
        } else if (code < 0x800) {
            put(0xc0U | code >> 6U);
            put(0x80U | (code & 0x3fU));
        } else if (code < 0x10000) {
            put(0xe0U | code >> 12U);
            put(0x80U | (code >> 6U & 0x3fU));
            put(0x80U | (code & 0x3fU));
        } else {
            put(0xf0U | code >> 18U);
            put(0x80U | (code >> 12U & 0x3fU));
            put(0x80U | (code >> 6U & 0x3fU));
            put(0x80U | (code & 0x3fU));
        }
    }
    return out;
}

bool hasControlCharacter(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const auto c = characterAt(text, at);
        if (isControl(c))
            return true;
        at += c.bytes;
    }
    return false;
}

std::string withoutTurns(std::string_view text)
{
    auto characters = toUtf32(text);
    std::erase_if(characters, [](char32_t c) { return isUnseenSign(c); });
    return toUtf8(characters);
}

std::string printable(std::string_view text)
{
    return printableStart(text, text.size());
}

std::string excerpt(std::string_view text)
{
    return printableStart(text, kShownCharacters);
}

std::string inQuotes(std::string_view text)
{
    return '"' + excerpt(text) + '"';
}

} // namespace fenceline
