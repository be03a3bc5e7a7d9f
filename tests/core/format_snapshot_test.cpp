// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept of a running session comes back as it was, or not at all.
#include "core/format/snapshot.h"

#include "core/format/scenario_writer.h"
#include "tests/support/check.h"
#include "tests/support/generators.h"
#include "tests/support/many_times.h"

using namespace fenceline;
using test::holdsManyTimes;

namespace {

Snapshot someSnapshot(const Scenario& opened, const std::vector<Scenario>& later)
{
    Snapshot snapshot;
    snapshot.opened = opened;
    snapshot.states.push_back(opened);
    for (const auto& state : later) {
        snapshot.states.push_back(state);
        snapshot.edits.push_back("step " + std::to_string(snapshot.states.size()));
    }
    snapshot.current = *rc::gen::inRange<std::size_t>(0, snapshot.states.size());
    snapshot.playhead = kStart + Duration{*rc::gen::inRange<std::int64_t>(0, 100'000)};
    if (*rc::gen::arbitrary<bool>()) {
        snapshot.saved = snapshot.states.back();
        snapshot.file = "/a \"folder\"/ä.fenceline.json";
    }
    return snapshot;
}

} // namespace

TEST(aSnapshotComesBackAsItWas)
{
    CHECK(holdsManyTimes("round trip", 200, [](const Scenario& opened) {
        const auto later = *rc::gen::resize(5, rc::gen::container<std::vector<Scenario>>(test::scenarios()));
        const auto snapshot = someSnapshot(opened, later);
        const auto back = readSnapshot(writeSnapshot(snapshot));
        RC_ASSERT(back.has_value());
        RC_ASSERT(*back == snapshot);
    }));
}

/// A file that was cut off anywhere, or in which one byte is another, is refused or still whole; never half read.
TEST(aDamagedSnapshotIsRefused)
{
    Snapshot snapshot;
    snapshot.states = {Scenario{}};
    const auto text = writeSnapshot(snapshot);
    for (std::size_t length = 0; length + 1 < text.size(); ++length)
        CHECK(!readSnapshot(std::string_view(text).substr(0, length)));
    for (std::size_t at = 0; at < text.size(); ++at) {
        auto other = text;
        other[at] = other[at] == '0' ? '[' : '0';
        if (const auto read = readSnapshot(other))
            CHECK(readSnapshot(writeSnapshot(*read)).value() == *read);
    }
}

TEST(whatDoesNotGoTogetherIsRefused)
{
    Snapshot snapshot;
    snapshot.states = {Scenario{}, Scenario{}};
    CHECK(!readSnapshot(writeSnapshot(snapshot))); // a step is missing
    snapshot.edits = {"lease"};
    CHECK(readSnapshot(writeSnapshot(snapshot)).has_value());
    snapshot.current = 2;
    CHECK(!readSnapshot(writeSnapshot(snapshot)));
    CHECK(!readSnapshot(writeScenario(Scenario{})));
    CHECK(!readSnapshot("[]"));
    CHECK(!readSnapshot(""));
}

/// What is kept of an earlier version's session is not lost, only what its steps were called.
TEST(aSnapshotWithNumbersForItsStepsIsRead)
{
    Snapshot snapshot;
    snapshot.states = {Scenario{}, Scenario{}};
    snapshot.edits = {"lease"};
    auto text = writeSnapshot(snapshot);
    const std::string written = "\"lease\"";
    const auto at = text.find(written, text.find("\"edits\""));
    text.replace(at, written.size(), "1");
    snapshot.edits = {""};
    CHECK(readSnapshot(text).value() == snapshot);
}
