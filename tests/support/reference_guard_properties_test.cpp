// SPDX-License-Identifier: GPL-3.0-or-later
//
// What must hold in every run of the reference model for each guard, lock service and fault beside the lesson's own:
// pairs of settings whose runs must be equal, and what a guard promises. The first argument, if given, is the number
// of settings.
#include "plain_checks.h"
#include "random_cases.h"
#include "random_setting.h"
#include "reference_model.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <string>

namespace {

using namespace reference;

void expect(bool holds, const std::string& what, std::uint64_t seed, const RunOutcome& outcome)
{
    plain_checks::expect(holds, what, holds ? "" : "seed " + std::to_string(seed) + "\n" + describe(outcome));
}

bool has(const Setting& setting, Cause cause)
{
    return std::any_of(setting.faults.begin(), setting.faults.end(), [&](const Fault& f) { return f.cause == cause; });
}
void drop(Setting& setting, Cause cause)
{
    std::erase_if(setting.faults, [&](const Fault& f) { return f.cause == cause; });
}

RunOutcome withoutTokens(RunOutcome outcome)
{
    for (GrantRecord& grant : outcome.grants)
        grant.token.reset();
    return outcome;
}

void expectServicesDifferInWhatTheyHave(const Setting& setting, const RunOutcome& got, std::uint64_t seed)
{
    Setting other = setting;
    other.service = Service::etcd;
    if (setting.service == Service::redlock || setting.service == Service::postgresqlAdvisory)
        other.fencing = Fencing::off;
    if (setting.service == Service::postgresqlAdvisory)
        other.lease.reset();
    expect(withoutTokens(run(other)) == withoutTokens(got), "tokens and leases are all that differs", seed, got);
}

void expectRenewalKeepsItsPace(const Setting& setting, const RunOutcome& got, std::uint64_t seed)
{
    if (!setting.lease)
        expect(got.renewals.empty() && got.lockEnds.empty(), "no lease, no renewal and no end", seed, got);
    const Milliseconds interval = setting.lease ? std::max<Milliseconds>(1, *setting.lease / 3) : 1;
    std::map<std::string, Milliseconds> last;
    for (const RenewalRecord& renewal : got.renewals) {
        expect(renewal.accepted == renewal.until.has_value(), "an end where it was accepted", seed, got);
        expect(!renewal.until || *renewal.until == renewal.at + *setting.lease, "the full lease from then", seed, got);
        const auto before = last.find(renewal.worker);
        // What a partition held back may catch up.
        expect(before == last.end() || renewal.at >= before->second + interval || setting.oneWay > 0,
               "not faster than its interval", seed, got);
        last[renewal.worker] = renewal.at;
    }
    expect(setting.renew != Renew::off || got.renewals.empty(), "off", seed, got);
}

// "lease + renewal in a separate process that always gets through (the lease then ends only after a crash): safe".
// Renewal begins when its worker learns of its grant; the first worker has it at 0 and is the only one to freeze,
// since a waiter that is granted a lease while it is frozen does not renew it.
void expectRenewalThatGetsThroughIsSafe(const Setting& setting, std::uint64_t seed)
{
    Setting kept = setting;
    kept.protection = Protection::lock;
    kept.renew = Renew::separateProcess;
    kept.oneWay = 0;
    kept.lease = std::max<Milliseconds>(2, setting.lease.value_or(2000));
    for (Worker& worker : kept.workers)
        worker.seat = setting.workers[0].seat; // one lock name
    for (const Cause cause : {Cause::crash, Cause::partition, Cause::clockJump, Cause::machinePaused})
        drop(kept, cause);
    if (kept.lostAnswer == LostAnswer::assumeMine)
        drop(kept, Cause::lostAnswer);
    kept.workers[0].arrives = 0;
    for (Fault& fault : kept.faults) {
        fault.worker = 0;
        fault.at = std::max<Milliseconds>(1, fault.at);
    }
    const RunOutcome got = run(kept);
    expect(got.outcome != "double-sale", "a renewal that always gets through is safe", seed, got);
    expect(kept.release == Release::none || got.lockEnds.empty(), "no lease ends", seed, got);
    kept.givesUpWhenRenewalIsRefused = !kept.givesUpWhenRenewalIsRefused;
    expect(run(kept) == got, "no renewal is refused", seed, got);
}

void expectNoTrace(const Setting& setting, const RunOutcome& got, std::uint64_t seed)
{
    Setting there = setting;
    for (std::size_t w = 0; w < setting.workers.size(); ++w)
        for (const Milliseconds jump : {7000, -7000})
            there.faults.push_back({1000, static_cast<int>(w), Cause::clockJump, jump});
    RunOutcome back = run(there);
    back.faults = got.faults; // the jumps were added
    expect(back == got, "a worker's clock that jumps there and back at one instant", seed, got);

    Setting quiet = setting;
    quiet.effects.clear();
    RunOutcome expected = got;
    expected.effects.clear();
    expected.effectsSent.clear();
    if (got.outcome == "duplicate-effect")
        expected.outcome = run(quiet).outcome;
    expect(run(quiet) == expected, "effects change nothing else", seed, got);

    Setting other = setting;
    if (!has(setting, Cause::lostAnswer))
        other.lostAnswer = static_cast<LostAnswer>((static_cast<int>(setting.lostAnswer) + 1) % 3);
    if (setting.renew == Renew::off)
        other.givesUpWhenRenewalIsRefused = !setting.givesUpWhenRenewalIsRefused;
    if (setting.protection != Protection::localMutex)
        for (Worker& worker : other.workers)
            worker.server = "one";
    if (setting.protection == Protection::uniqueConstraint || setting.protection == Protection::conditionalWrite)
        other.conditional = !setting.conditional;
    expect(run(other) == got, "what cannot matter does not", seed, got);
}

void expectProtections(const Setting& setting, const RunOutcome& got, std::uint64_t seed)
{
    Setting own = setting;
    for (Worker& worker : own.workers)
        worker.server.clear();
    own.protection = Protection::none;
    const RunOutcome none = run(own);
    own.protection = Protection::localMutex;
    expect(run(own) == none, "a mutex of one's own is none", seed, got);

    own.protection = Protection::conditionalWrite;
    RunOutcome conditional = run(own);
    for (WriteRecord& write : conditional.writes)
        if (!write.accepted)
            write.reason = "duplicate-key";
    own.protection = Protection::uniqueConstraint;
    expect(run(own) == conditional, "a unique constraint refuses what a condition refuses", seed, got);

    Setting shared = setting;
    shared.protection = Protection::localMutex;
    for (Worker& worker : shared.workers)
        worker.server = "one";
    drop(shared, Cause::crash);
    if (shared.lostAnswer == LostAnswer::assumeMine)
        drop(shared, Cause::lostAnswer);
    expect(run(shared).outcome != "double-sale", "one server for all, and nobody crashes: safe", seed, run(shared));
}

} // namespace

int main(int argc, char** argv)
{
    const std::uint64_t count =
        argc > 1 ? std::strtoull(argv[1], nullptr, 10) : fenceline::test::randomCases(std::uint64_t{5000});
    for (std::uint64_t seed = 1; seed <= count; ++seed) {
        const Setting setting = randomSetting(seed);
        const RunOutcome got = run(setting);
        expectServicesDifferInWhatTheyHave(setting, got, seed);
        expectRenewalKeepsItsPace(setting, got, seed);
        expectRenewalThatGetsThroughIsSafe(setting, seed);
        expectNoTrace(setting, got, seed);
        expectProtections(setting, got, seed);
    }
    return plain_checks::finish("reference guard properties");
}
