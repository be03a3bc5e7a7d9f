// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/json_value.h"

#include "core/base/text.h"
#include "core/event/event.h"

#include <algorithm>
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

/// The parser's own sentence without its prefix; what it expected instead goes into the brackets.
std::string syntaxMessage(std::string_view what)
{
    constexpr std::string_view expected = "; expected ";
    if (const auto prefix = what.find("] "); prefix != std::string_view::npos)
        what.remove_prefix(prefix + 2);
    if (const auto dash = what.find(" - "); what.starts_with("parse error") && dash != std::string_view::npos)
        what.remove_prefix(dash + 3);
    // What follows repeats what the file has, however long, and can end within a character.
    what = what.substr(0, what.find("; last read"));
    std::string_view allowed = "JSON";
    if (const auto at = what.rfind(expected); at != std::string_view::npos) {
        allowed = what.substr(at + expected.size());
        what = what.substr(0, at);
    }
    constexpr std::size_t kLongestSentence = 200; // a number can be a megabyte
    what = what.substr(0, kLongestSentence);
    return "this is no JSON: " + std::string(what) + " (allowed: " + std::string(allowed) + ")";
}

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
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception& problem) override
    {
        return stop(syntaxMessage(problem.what()));
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

int lineOf(std::string_view text, std::size_t at)
{
    return 1 + static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

/// Text that JSON may be: UTF-8 without the control characters that JSON has no place for.
std::optional<Error> notText(std::string_view text)
{
    if (text.size() > kLargestFile)
        return Error{"the file is larger than 1 MiB (allowed: up to 1 MiB)", lineOf(text, kLargestFile)};
    if (std::all_of(text.begin(), text.end(), [](char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }))
        return Error{"the file is empty (allowed: a scenario, at least {\"fenceline\": 1})", 1};
    const auto control = std::find_if(text.begin(), text.end(), [](char c) {
        return (c >= 0 && c < ' ' && c != '\n' && c != '\r' && c != '\t') || c == '\x7f';
    });
    if (control != text.end())
        return Error{"this is no text file (allowed: JSON in UTF-8)",
                     lineOf(text, static_cast<std::size_t>(control - text.begin()))};
    if (const auto at = firstInvalidUtf8(text))
        return Error{"the text is not UTF-8 (allowed: JSON in UTF-8)", lineOf(text, *at)};
    return std::nullopt;
}

} // namespace

Result<Value> parse(std::string_view text)
{
    if (const auto error = notText(text))
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
                          [](const Number& number) {
                              const auto text = inQuotes(number.text);
                              return "the number " + text.substr(1, text.size() - 2);
                          },
                          [](const std::string& text) { return inQuotes(text); },
                          [](const List& list) -> std::string { return list.empty() ? "an empty list" : "a list"; },
                          [](const Object&) -> std::string { return "an object"; },
                      },
                      value.data);
}

} // namespace fenceline::json
