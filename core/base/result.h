// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <tl/expected.hpp>
#include <utility>

/// Errors are values. Nothing in the core throws to its caller.
namespace fenceline {

/// What a user is told, once, in a sentence: what was found and, in brackets, what is allowed.
struct Error {
    std::string message; ///< for example: `"lease" is -1s (allowed: "off", or 1ms to 24h)`
    int line = 0;        ///< line of the file, from 1; 0 where there is no file or no line
};

template <class T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> fail(std::string message, int line = 0)
{
    return tl::unexpected<Error>(Error{std::move(message), line});
}

} // namespace fenceline
