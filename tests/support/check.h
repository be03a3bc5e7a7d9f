// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iostream>
#include <sstream>
#include <string>
#include <string_view>
#include <type_traits>

/// A test program for the core: TEST(name) { … } registers, CHECK and CHECK_EQ count and say where they failed, and go
/// on. test_main.cpp runs every test of the program, or those whose names contain its argument. No Qt, no threads.
namespace fenceline::test {

using Body = void (*)();

/// Always true, so that it can initialise a variable at namespace scope.
bool add(std::string_view name, Body body);
int runAll(std::string_view nameContains);
void failed(const char* file, int line, const std::string& what);

template <class T>
std::string show(const T& value)
{
    std::ostringstream out;
    if constexpr (requires { out << value; })
        out << value;
    else if constexpr (std::is_enum_v<T>)
        out << +static_cast<std::underlying_type_t<T>>(value);
    else if constexpr (requires { value.time_since_epoch().count(); })
        out << value.time_since_epoch().count() << " ms";
    else if constexpr (requires { value.count(); })
        out << value.count() << " ms";
    else if constexpr (requires {
                           value.has_value();
                           *value;
                       })
        out << (value.has_value() ? show(*value) : std::string("none"));
    else if constexpr (requires {
                           value.begin();
                           value.end();
                       }) {
        out << '[';
        for (const auto& item : value)
            out << show(item) << ' ';
        out << ']';
    } else
        out << "(a value that cannot be shown)";
    return out.str();
}

template <class Found, class Expected>
void checkEqual(const Found& found, const Expected& expected, const char* text, const char* file, int line)
{
    if (!(found == expected))
        failed(file, line, std::string(text) + "\n    found    " + show(found) + "\n    expected " + show(expected));
}

} // namespace fenceline::test

#define TEST(name)                                                                                                     \
    static void name();                                                                                                \
    [[maybe_unused]] static const bool name##IsRegistered = fenceline::test::add(#name, name);                         \
    static void name()

#define CHECK(...) ((__VA_ARGS__) ? void() : fenceline::test::failed(__FILE__, __LINE__, #__VA_ARGS__))
#define CHECK_EQ(found, ...)                                                                                           \
    fenceline::test::checkEqual(found, __VA_ARGS__, #found " == " #__VA_ARGS__, __FILE__, __LINE__)
