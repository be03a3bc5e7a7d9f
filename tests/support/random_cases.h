// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fenceline::test {

/// How many cases a test draws at random where it would draw `ordinarily` many: that many, but a part of them in a
/// build that takes several times as long over each and looks for what the first ones show (the sanitizers').
/// FENCELINE_ONE_CASE_OF comes from tests/CMakeLists.txt.
template <class Number>
constexpr Number randomCases(Number ordinarily)
{
    constexpr Number oneOf = FENCELINE_ONE_CASE_OF;
    return (ordinarily + oneOf - 1) / oneOf;
}

} // namespace fenceline::test
