// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/json_value.h"

#include "core/base/text.h"
#include "core/event/event.h"
#include "core/format/json_syntax.h"
#include "core/scenario/limits.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <limits>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

namespace fenceline::json {

namespace {

/// Lets the parser read on while somebody else knows how far it has come.
class TrackedIterator {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    TrackedIterator(const char* at, const char** reached) : at_(at), reached_(reached) {}
    reference operator*() const { return *at_; }
    TrackedIterator& operator++()
    {
        *reached_ = ++at_;
        return *this;
    }
    TrackedIterator operator++(int)
    {
        auto before = *this;
        ++*this;
        return before;
    }
    friend bool operator==(const TrackedIterator& a, const TrackedIterator& b) { return a.at_ == b.at_; }

private:
    const char* at_;
    const char** reached_;
};

/// Builds values from the parser's calls. One frame for each open list or object, so depth costs a frame and no stack.
class Builder : public nlohmann::json_sax<nlohmann::json> {
public:
    Builder(std::string_view text, const char* const& reached) : text_(text), reached_(reached) {}

    bool null() override { return add(Null{}); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(number_integer_t value) override
    {
        return add(Number{value, static_cast<double>(value), std::to_string(value)});
    }
    bool number_unsigned(number_unsigned_t value) override
    {
        if (value > static_cast<number_unsigned_t>(std::numeric_limits<std::int64_t>::max()))
            return add(Number{std::nullopt, static_cast<double>(value), std::to_string(value)});
        return number_integer(static_cast<number_integer_t>(value));
    }
    bool number_float(number_float_t value, const string_t& text) override
    {
        return add(Number{std::nullopt, value, text});
    }
    bool string(string_t& value) override { return add(std::move(value)); }
    bool binary(binary_t&) override { return false; } // no such thing in JSON text

    bool start_object(std::size_t) override { return open(Object{}); }
    bool start_array(std::size_t) override { return open(List{}); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& key) override
    {
        auto& frame = open_.back();
        if (!frame.keys.insert(key).second)
            return stop("the key " + inQuotes(key) + " is given twice (allowed: once)");
        frame.key = std::move(key);
        frame.keyLine = line();
        return true;
    }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override
    {
        error_ = syntaxFault(text_);
        return error_ ? false : stopAtNumber();
    }

    Result<Value> take()
    {
        if (error_)
            return tl::unexpected<Error>(*error_);
        return std::move(root_);
    }

private:
    struct Frame {
        Value value;
        std::set<std::string> keys;
        std::string key;
        int keyLine = 0;
    };

    /// The line of what was just read. The last byte read is not counted: after a number it is already the next one's.
    int line()
    {
        const auto* last = reached_ - (reached_ == text_.data() ? 0 : 1);
        line_ += static_cast<int>(std::count(counted_, last, '\n'));
        counted_ = last;
        return line_;
    }

    bool stop(std::string message)
    {
        error_ = Error{std::move(message), line()};
        return false;
    }

    /// Of JSON's own numbers only one that no `double` holds stops the parser, just after it has read it.
    bool stopAtNumber()
    {
        const auto read = text_.substr(0, static_cast<std::size_t>(reached_ - text_.data()));
        const auto last = read.find_last_of("0123456789");
        const auto first = read.find_last_not_of("0123456789.eE+-", last) + 1;
        const auto place = positionOf(text_, first);
        error_ = Error{"the number " + excerpt(read.substr(first, last + 1 - first)) + " at column " +
                           std::to_string(place.column) + " is too large (allowed: up to 1e308)",
                       place.line};
        return false;
    }

    bool open(std::variant<Null, bool, Number, std::string, List, Object> container)
    {
        if (open_.size() == kDeepest)
            return stop("lists and objects are nested too deeply (allowed: " + std::to_string(kDeepest) + " levels)");
        open_.push_back({Value{line(), std::move(container)}, {}, {}, 0});
        return true;
    }

    bool close()
    {
        auto done = std::move(open_.back());
        open_.pop_back();
        return put(std::move(done.value));
    }

    template <class Data>
    bool add(Data data)
    {
        return put(Value{line(), std::move(data)});
    }

    bool put(Value value)
    {
        if (open_.empty()) {
            root_ = std::move(value);
            return true;
        }
        auto& frame = open_.back();
        if (auto* list = std::get_if<List>(&frame.value.data))
            list->push_back(std::move(value));
        else
            std::get<Object>(frame.value.data).push_back({std::move(frame.key), frame.keyLine, std::move(value)});
        return true;
    }

    std::string_view text_;
    const char* const& reached_;
    const char* counted_ = text_.data();
    int line_ = 1;
    std::vector<Frame> open_;
    Value root_;
    std::optional<Error> error_;
};

/// Text that JSON may be: UTF-8 without the control characters that JSON has no place for.
std::optional<Error> notText(std::string_view text, std::string_view least)
{
    const auto refuse = [&](std::size_t at, const std::string& what, const std::string& allowed) {
        return Error{what + " (allowed: " + allowed + ")", positionOf(text, at).line};
    };
    const auto column = [&](std::size_t at) { return " at column " + std::to_string(positionOf(text, at).column); };
    constexpr auto most = limits::kLargestFile;
    const auto mebibytes = std::to_string(most >> 20U) + " MiB";
    if (text.size() > most)
        return refuse(most, "the file is larger than " + mebibytes, "up to " + mebibytes);
    if (text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff"))
        return refuse(0, "the text is UTF-16", "UTF-8");
    const auto start = text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
    if (text.find_first_not_of(" \t\r\n", start) == std::string_view::npos)
        return refuse(0, "the file is empty", std::string(least));
    if (const auto at = text.find('\0'); at != std::string_view::npos)
        return refuse(at, "this is no text file: there is a byte 0" + column(at), "text in UTF-8");
    if (const auto at = firstInvalidUtf8(text))
        return refuse(*at, "the text is not UTF-8: there is a byte " + printable(text.substr(*at, 1)) + column(*at),
                      "UTF-8");
    const auto control = std::find_if(text.begin(), text.end(), [](char c) {
        return (c >= 0 && c < ' ' && c != '\n' && c != '\r' && c != '\t') || c == '\x7f';
    });
    if (control != text.end()) {
        const auto at = static_cast<std::size_t>(control - text.begin());
        return refuse(at, "there is a control character" + column(at),
                      "text; within quotes " + printable(text.substr(at, 1)) + " in its place");
    }
    return std::nullopt;
}

} // namespace

Result<Value> parse(std::string_view text, std::string_view least)
{
    if (const auto error = notText(text, least))
        return tl::unexpected<Error>(*error);
    const char* reached = text.data();
    const char* end = text.data() + text.size();
    Builder builder(text, reached);
    nlohmann::json::sax_parse(TrackedIterator(text.data(), &reached), TrackedIterator(end, &reached), &builder);
    return builder.take();
}

std::string describe(const Value& value)
{
    return std::visit(Overloaded{
                          [](const Null&) -> std::string { return "null"; },
                          [](bool flag) -> std::string { return flag ? "true" : "false"; },
                          [](const Number& number) { return "the number " + excerpt(number.text); },
                          [](const std::string& text) { return inQuotes(text); },
                          [](const List& list) -> std::string { return list.empty() ? "an empty list" : "a list"; },
                          [](const Object&) -> std::string { return "an object"; },
                      },
                      value.data);
}

} // namespace fenceline::json
