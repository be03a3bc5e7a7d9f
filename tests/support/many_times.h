// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/random_cases.h"

#include <iostream>
#include <rapidcheck.h>
#include <utility>

namespace fenceline::test {

/// As rc::check, for randomCases(`times`) of them; rapidcheck's own number is a hundred. What it says of a failure can
/// be repeated through RC_PARAMS.
template <class Testable>
bool holdsManyTimes(const char* what, int times, Testable&& property)
{
    auto params = rc::detail::configuration().testParams;
    params.maxSuccess = randomCases(times);
    const rc::detail::TestMetadata metadata{what, what};
    const auto result = rc::detail::checkTestable(std::forward<Testable>(property), metadata, params);
    if (result.template is<rc::detail::SuccessResult>())
        return true;
    rc::detail::printResultMessage(result, std::cerr << what << ": ");
    std::cerr << '\n';
    return false;
}

} // namespace fenceline::test
