// SPDX-License-Identifier: GPL-3.0-or-later
// Settings without effect: which, why, and that they truly have none.
#include "core/format/run_writer.h"
#include "core/run/run.h"
#include "core/scenario/no_effect.h"
#include "tests/support/check.h"
#include "tests/support/generators.h"

#include <vector>

using namespace fenceline;

namespace {

using Why = std::optional<NoEffect>;

Scenario with(Protection protection, Fencing fencing = Fencing::Off)
{
    Scenario scenario;
    scenario.protection = protection;
    scenario.guards.fencing = fencing;
    return scenario;
}

/// The scenario with every other value of a setting that has a few, and some others of one that has many.
std::vector<Scenario> changed(const Scenario& scenario, Setting setting)
{
    std::vector<Scenario> all;
    const auto add = [&](auto change) { change(all.emplace_back(scenario)); };
    const auto eachWord = [&](auto Guards::*guard) {
        using Enum = std::remove_reference_t<decltype(Guards{}.*guard)>;
        for (const auto& entry : Words<Enum>::all)
            add([&](Scenario& s) { s.guards.*guard = entry.second; });
    };
    switch (setting) {
    case Setting::Service:
        for (const auto& entry : Words<Service>::all)
            add([&](Scenario& s) { s.service = entry.second; });
        break;
    case Setting::Timing:
        for (const auto& entry : Words<Timing>::all)
            add([&](Scenario& s) { s.timing = entry.second; });
        break;
    case Setting::RedisCounter: add([](Scenario& s) { s.redis.counter = !s.redis.counter; }); break;
    case Setting::RedisValue: add([](Scenario& s) { s.redis.value = RedisValue::PerWorker; }); break;
    case Setting::Persistence:
        for (const auto& entry : Words<Persistence>::all)
            add([&](Scenario& s) { s.redis.persistence = entry.second; });
        break;
    case Setting::Replicas: add([](Scenario& s) { s.redis.replicas = {2, {Duration{10}, Duration{3000}}}; }); break;
    case Setting::Wait: add([](Scenario& s) { s.redis.wait = {1, Duration{2000}}; }); break;
    case Setting::Renewal: eachWord(&Guards::renew); break;
    case Setting::RenewalRefused: eachWord(&Guards::renewalRefused); break;
    case Setting::Lease:
        for (const auto lease : {std::optional<Duration>{}, std::optional(Duration{1}), std::optional(Duration{5000})})
            add([&](Scenario& s) { s.lease = lease; });
        break;
    case Setting::FirstToken: add([](Scenario& s) { s.firstToken = Token{1}; }); break;
    case Setting::Fencing: eachWord(&Guards::fencing); break;
    case Setting::FenceCompare: eachWord(&Guards::fenceCompare); break;
    case Setting::CheckBeforeWrite: eachWord(&Guards::checkBeforeWrite); break;
    case Setting::Release: eachWord(&Guards::release); break;
    case Setting::Conditional: add([](Scenario& s) { s.guards.conditional = !s.guards.conditional; }); break;
    case Setting::PauseLength: break; // a crash has none
    }
    return all;
}

/// What `run --format json` answers, without the scenario that it echoes.
std::string whatHappens(const Scenario& scenario)
{
    const auto run = play(scenario);
    const auto text = run ? writeRun(*run) : run.error().message;
    return text.substr(std::min(text.find("\"events\""), text.size()));
}

} // namespace

TEST(whatNeedsALock)
{
    for (const auto setting : {Setting::Lease, Setting::FirstToken, Setting::Fencing, Setting::FenceCompare,
                               Setting::CheckBeforeWrite, Setting::Release}) {
        CHECK_EQ(whyNoEffect(with(Protection::Lock, Fencing::Writes), setting), Why());
        for (const auto protection :
             {Protection::None, Protection::LocalMutex, Protection::ConditionalWrite, Protection::UniqueConstraint})
            for (const auto& fencing : Words<Fencing>::all)
                CHECK_EQ(whyNoEffect(with(protection, fencing.second), setting), Why(NoEffect::NoLock));
    }
}

TEST(whatNeedsSomethingElse)
{
    CHECK_EQ(whyNoEffect(with(Protection::Lock, Fencing::Off), Setting::FenceCompare), Why(NoEffect::NoToken));
    CHECK_EQ(whyNoEffect(with(Protection::Lock, Fencing::ReadsAndWrites), Setting::FenceCompare),
             Why(NoEffect::ReadRaisedFence));
    CHECK_EQ(whyNoEffect(with(Protection::ConditionalWrite), Setting::Conditional), Why(NoEffect::AlwaysConditional));
    CHECK_EQ(whyNoEffect(with(Protection::UniqueConstraint), Setting::Conditional), Why(NoEffect::NoUpdate));
    CHECK_EQ(whyNoEffect(with(Protection::None), Setting::Conditional), Why());
    CHECK_EQ(whyNoEffect(with(Protection::Lock), Setting::Conditional), Why());

    Scenario scenario;
    CHECK_EQ(whyNoEffect(scenario, Setting::PauseLength), Why());
    scenario.faults = {{Duration{1000}, WorkerId{1}, Crash{}}, {Duration{2000}, WorkerId{0}, Pause{}}};
    CHECK_EQ(whyNoEffect(scenario, Setting::PauseLength), Why(NoEffect::Crash));
    scenario.faults.clear();
    CHECK_EQ(whyNoEffect(scenario, Setting::PauseLength), Why());
}

TEST(theEffectiveSettingsAgree)
{
    CHECK(rc::check("a setting without effect counts as switched off, or on where it always is", [](const Scenario& s) {
        RC_ASSERT(effectiveFencing(s) == (whyNoEffect(s, Setting::Fencing) ? Fencing::Off : s.guards.fencing));
        RC_ASSERT(effectiveCheck(s) ==
                  (whyNoEffect(s, Setting::CheckBeforeWrite) ? CheckBeforeWrite::Off : s.guards.checkBeforeWrite));
        RC_ASSERT(effectiveLease(s) == (whyNoEffect(s, Setting::Lease) ? std::nullopt : s.lease));
        RC_ASSERT(effectiveRenewal(s) == (whyNoEffect(s, Setting::Renewal) ? Renewal::Off : s.guards.renew));
        // An INSERT has no condition to add; the conditional write has it always.
        const bool isAlways = s.protection == Protection::ConditionalWrite;
        RC_ASSERT(effectiveConditional(s) == (whyNoEffect(s, Setting::Conditional) ? isAlways : s.guards.conditional));
    }));
}

TEST(whatHasNoEffectChangesNothing)
{
    CHECK(rc::check("events, SQL and verdict stay the same whatever such a setting is", [](const Scenario& scenario) {
        const auto expected = whatHappens(scenario);
        for (const auto setting : kSettings)
            if (whyNoEffect(scenario, setting))
                for (const auto& other : changed(scenario, setting))
                    RC_ASSERT(whatHappens(other) == expected);
    }));
}
