// SPDX-License-Identifier: GPL-3.0-or-later
//
// Runs worked out by hand, written down short: for the tests of the reference model itself.
#pragma once

#include "plain_checks.h"
#include "reference_model.h"

#include <string>
#include <vector>

namespace reference {

struct Expected {
    std::string outcome;
    std::string holder;
    std::vector<std::string> confirmed;
    std::vector<GrantRecord> grants;
    std::vector<WriteRecord> writes;
    std::vector<TellingRecord> told;
};

// Compares the first seat and all records.
inline void expectRun(const std::string& what, const Setting& setting, const Expected& expected)
{
    const RunOutcome got = run(setting);
    plain_checks::expect(got.outcome == expected.outcome && got.seats[0].holder == expected.holder &&
                             got.seats[0].confirmed == expected.confirmed && got.grants == expected.grants &&
                             got.writes == expected.writes && got.told == expected.told,
                         what, describe(got));
}

// Does the same happen at the row and to the fans, whatever the way there?
inline bool sameSales(const Setting& one, const Setting& other)
{
    const RunOutcome a = run(one);
    const RunOutcome b = run(other);
    return a.seats == b.seats && a.writes == b.writes && a.told == b.told;
}

inline WriteRecord accepted(Milliseconds at, const std::string& worker, const std::string& seat = "C14")
{
    return {at, worker, seat, true, ""};
}
inline WriteRecord refused(Milliseconds at, const std::string& worker, const std::string& reason,
                           const std::string& seat = "C14")
{
    return {at, worker, seat, false, reason};
}
inline TellingRecord yes(Milliseconds at, const std::string& worker)
{
    return {at, worker, true};
}
inline TellingRecord no(Milliseconds at, const std::string& worker)
{
    return {at, worker, false};
}

inline Setting lessonWithPause(Milliseconds pause)
{
    Setting setting = lessonSetting();
    setting.faults[0].length = pause;
    return setting;
}

inline Setting lessonWithoutFaults()
{
    Setting setting = lessonSetting();
    setting.faults.clear();
    return setting;
}

} // namespace reference
