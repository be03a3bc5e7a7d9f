// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/duration_text.h"
#include "core/base/ids.h"
#include "core/format/text_sentences.h"
#include "core/scenario/no_effect.h"
#include "core/scenario/settings.h"

#include <string>
#include <string_view>
#include <vector>

namespace fenceline {

namespace {

/// A setting with its value, as the command line takes it; empty where it is the lesson's.
std::string changedOption(const Scenario& scenario, Setting setting)
{
    const Scenario lesson;
    const auto& guards = scenario.guards;
    const auto option = [](bool changed, std::string_view name, const std::string& value) {
        return changed ? std::string(name) + " " + value : std::string();
    };
    const auto choice = [&](auto Guards::*guard, std::string_view name) {
        return option(guards.*guard != lesson.guards.*guard, name, std::string(word(guards.*guard)));
    };
    switch (setting) {
    case Setting::Service:
        return option(scenario.service != lesson.service, "--service", std::string(word(scenario.service)));
    case Setting::Timing:
        return option(scenario.timing != lesson.timing, "--timing", std::string(word(scenario.timing)));
    case Setting::RedisCounter: return option(scenario.redis.counter, "\"redis\": {\"counter\"}", "true");
    case Setting::RedisValue:
        return option(scenario.redis.value != lesson.redis.value, "\"redis\": {\"value\"}",
                      std::string(word(scenario.redis.value)));
    case Setting::Persistence:
        return option(scenario.redis.persistence != lesson.redis.persistence, "\"redis\": {\"persistence\"}",
                      std::string(word(scenario.redis.persistence)));
    case Setting::Replicas:
        return option(scenario.redis.replicas != lesson.redis.replicas, "\"redis\": {\"replica_lags\"}",
                      "of " + std::to_string(scenario.redis.replicas.count));
    case Setting::Wait:
        return option(scenario.redis.wait != lesson.redis.wait, "\"redis\": {\"wait\"}",
                      std::to_string(scenario.redis.wait.count));
    case Setting::Renewal: return choice(&Guards::renew, "--renew");
    case Setting::RenewalRefused:
        return option(guards.renewalRefused != lesson.guards.renewalRefused, "\"renewal_refused\"",
                      std::string(word(guards.renewalRefused)));
    case Setting::Lease:
        return option(scenario.lease != lesson.lease, "--lease",
                      scenario.lease ? durationText(*scenario.lease) : std::string("off"));
    case Setting::FirstToken:
        return option(scenario.firstToken != lesson.firstToken, "--first-token",
                      std::to_string(number(scenario.firstToken)));
    case Setting::Fencing: return choice(&Guards::fencing, "--fencing");
    case Setting::FenceCompare: return choice(&Guards::fenceCompare, "--fence-compare");
    case Setting::CheckBeforeWrite: return choice(&Guards::checkBeforeWrite, "--check-before-write");
    case Setting::Release: return choice(&Guards::release, "--release");
    case Setting::Conditional: return option(guards.conditional, "--conditional", "on");
    case Setting::PauseLength: break; // a crash has none that could be another one
    }
    return {};
}

std::string because(NoEffect reason, const Scenario& scenario)
{
    switch (reason) {
    case NoEffect::NoLock: return "there is no lock with --protection " + std::string(word(scenario.protection));
    case NoEffect::ServiceHasNoLease: return std::string(word(scenario.service)) + " knows no lease";
    case NoEffect::ServiceHasNoToken: return std::string(word(scenario.service)) + " hands out no token";
    case NoEffect::OnlyIdealTiming:
        return "of " + std::string(word(scenario.service)) + " this version knows the ideal timing alone";
    case NoEffect::NotRedis: return std::string(word(scenario.service)) + " is not Redis";
    case NoEffect::NoReplicas: return std::string(word(scenario.service)) + " is no primary with replicas";
    case NoEffect::AlwaysCounts: return "with --timing ideal Redis hands out tokens anyway";
    case NoEffect::NoLease: return "there is nothing to renew with --lease off";
    case NoEffect::NoRenewal: return "nothing is renewed with --renew off";
    case NoEffect::NoUpdate: return "the write is an INSERT with --protection unique-constraint";
    case NoEffect::NoToken: return "no write carries a token with --fencing off";
    case NoEffect::ReadRaisedFence: return "with --fencing reads-and-writes a write always compares by <=";
    case NoEffect::AlwaysConditional: return "every write is conditional with --protection conditional-write";
    case NoEffect::Crash: return "the fault is a crash";
    }
    return {};
}

} // namespace

std::vector<std::string> settingsWithoutEffect(const Scenario& scenario)
{
    std::vector<std::string> lines;
    for (const auto setting : kSettings)
        if (const auto reason = whyNoEffect(scenario, setting))
            if (const auto option = changedOption(scenario, setting); !option.empty())
                lines.push_back(option + " has no effect: " + because(*reason, scenario) + ".");
    return lines;
}

} // namespace fenceline
