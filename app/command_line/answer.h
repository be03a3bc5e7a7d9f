// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>
#include <utility>

/// What a command of the command line comes back with.
namespace fenceline::app {

/// The whole sentence after `fenceline: `, its place included.
using Sentence = std::string;

template <class T>
using Answer = tl::expected<T, Sentence>;

inline tl::unexpected<Sentence> refuse(Sentence sentence)
{
    return tl::unexpected<Sentence>(std::move(sentence));
}

/// `FILE:LINE: what is wrong (what is allowed)`, or without the place where there is no line.
inline tl::unexpected<Sentence> refuse(const Error& error, const std::string& file = {})
{
    if (file.empty() || error.line == 0)
        return refuse(error.message);
    return refuse(file + ":" + std::to_string(error.line) + ": " + error.message);
}

/// Exit statuses (interface.md, "Commands").
inline constexpr int kRan = 0;
inline constexpr int kWrongUsage = 2;

/// Writes `fenceline: <sentence>` to standard error, as one line, whatever characters the name of a file brought along.
void printError(const Sentence& sentence);

} // namespace fenceline::app
