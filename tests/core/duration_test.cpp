// SPDX-License-Identifier: GPL-3.0-or-later
// Durations as text: what is read, exactly, what is written, and what is refused (interface.md, "Settings").
#include "core/base/duration_text.h"

#include "tests/support/check.h"

#include <rapidcheck.h>

using namespace fenceline;

namespace {

constexpr std::int64_t kDay = 86'400'000;

void checkRead(std::string_view text, std::int64_t ms)
{
    const auto found = parseDuration(text);
    CHECK(found.has_value());
    if (found)
        CHECK_EQ(found->count(), ms);
}

void checkRefused(std::string_view text, std::string_view why)
{
    const auto found = parseDuration(text);
    CHECK(!found);
    if (found)
        return;
    const std::string says = " " + std::string(why) + " (allowed: a number with ms, s or min";
    CHECK_EQ(found.error().message.find(says) == std::string::npos ? found.error().message : says, says);
    CHECK(found.error().message.find('\n') == std::string::npos);
}

} // namespace

TEST(reads)
{
    checkRead("0s", 0);
    checkRead("0ms", 0);
    checkRead("0min", 0);
    checkRead("1ms", 1);
    checkRead("250ms", 250);
    checkRead("15s", 15'000);
    checkRead("2.5s", 2500);
    checkRead("2.050s", 2050);
    checkRead("0.001s", 1);
    checkRead("1min", 60'000);
    checkRead("0.5min", 30'000);
    checkRead("0.00005min", 3); // 0.003 s
    checkRead("1.25min", 75'000);
    checkRead("1440min", kDay);
    checkRead("86400s", kDay);
    checkRead("86400000ms", kDay);
    checkRead("86399.999s", kDay - 1);
    checkRead("007s", 7000);
    checkRead("1.0ms", 1);
    checkRead("1.000000000000000000000000000000s", 1000);
    checkRead(std::string(5000, '0') + "1s", 1000);
    checkRead("1." + std::string(5000, '0') + "s", 1000);
}

TEST(refusesWhatIsTooLong)
{
    for (const auto* text : {"86400001ms", "86400.001s", "1441min", "1440.001min", "99999999999999999999s",
                             "9223372036854775808ms", "18446744073709551617ms", "153722867280912931min", "25000min"})
        checkRefused(text, "is too long");
    checkRefused(std::string(100'000, '9') + "s", "is too long");
}

TEST(refusesWhatIsFinerThanAMillisecond)
{
    for (const auto* text : {"0.5ms", "0.0001s", "2.0005s", "0.00001min", "0.000005min", "1.23456789012345678901234s"})
        checkRefused(text, "is finer than a millisecond");
    checkRefused("0." + std::string(100'000, '9') + "s", "is finer than a millisecond");
}

TEST(refusesWhatIsNegative)
{
    for (const auto* text : {"-1s", "-0s", "-5ms", "-99999999999999999999min"})
        checkRefused(text, "is negative");
}

TEST(refusesWhatIsNoDuration)
{
    for (const auto* text :
         {"",     " ",      "s",    "ms",    "min",  "5",   "5 s",    " 5s",  "5s ",  "+1s",  ".5s",     "5.s",
          ".s",   "1.2.3s", "1e3s", "0x10s", "1,5s", "1h",  "1m",     "1S",   "1MS",  "1Min", "1sec",    "1us",
          "infs", "nans",   "1 s",  "１s",   "1s2s", "off", "1'000s", "\n1s", "1\ns", "--",   "5\u00b5s"})
        checkRefused(text, "is not a duration");
    checkRefused(std::string_view("1\0s", 3), "is not a duration");
    checkRefused(std::string_view("1s\0", 3), "is not a duration");
}

/// The text is repeated as one short line, whatever it is.
TEST(errorsAreOneShortLine)
{
    const auto found = parseDuration(std::string(100'000, 'x') + "\n\x1b[31m");
    CHECK(!found && found.error().message.size() < 300);
}

TEST(writesTheLargestWholeUnit)
{
    const auto written = [](std::int64_t ms) { return durationText(Duration{ms}); };
    CHECK_EQ(written(0), "0s");
    CHECK_EQ(written(1), "1ms");
    CHECK_EQ(written(999), "999ms");
    CHECK_EQ(written(1000), "1s");
    CHECK_EQ(written(2500), "2500ms");
    CHECK_EQ(written(15'000), "15s");
    CHECK_EQ(written(59'999), "59999ms");
    CHECK_EQ(written(60'000), "1min");
    CHECK_EQ(written(61'000), "61s");
    CHECK_EQ(written(90'000), "90s");
    CHECK_EQ(written(kDay), "1440min");
}

TEST(whatIsWrittenReadsBack)
{
    CHECK(rc::check("parse(text(d)) == d", [] {
        const auto scale = *rc::gen::element<std::int64_t>(1, 500, 1000, 60'000);
        const Duration drawn{*rc::gen::resize(1000, rc::gen::inRange<std::int64_t>(0, kDay / scale + 1)) * scale};
        RC_ASSERT(parseDuration(durationText(drawn)).value() == drawn);
    }));
    for (std::int64_t ms = 0; ms <= kDay; ms += 977)
        CHECK(parseDuration(durationText(Duration{ms})) == Duration{ms});
}

/// A number of milliseconds may be written as so many seconds or minutes with a point.
TEST(everyMillisecondCanBeWrittenAsSeconds)
{
    CHECK(rc::check("seconds with three digits", [] {
        const auto ms = *rc::gen::resize(1000, rc::gen::inRange<std::int64_t>(0, kDay + 1));
        const auto digits = std::to_string(1000 + ms % 1000).substr(1);
        RC_ASSERT(parseDuration(std::to_string(ms / 1000) + "." + digits + "s").value() == Duration{ms});
    }));
}

TEST(anyTextIsReadOrRefused)
{
    CHECK(rc::check("random text", [](const std::string& text) {
        const auto found = parseDuration(text);
        if (found)
            RC_ASSERT(*found >= Duration{0} && *found <= kLongestDuration);
        else
            RC_ASSERT(!found.error().message.empty());
    }));
}
