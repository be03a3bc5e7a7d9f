// SPDX-License-Identifier: GPL-3.0-or-later
//
// What must hold in every run of the reference model, whatever the setting: properties of one run, and
// pairs of settings whose runs must be equal. The first argument, if given, is the number of settings.
#include "plain_checks.h"
#include "random_cases.h"
#include "random_setting.h"
#include "reference_model.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace {

using namespace reference;

void expect(bool holds, const std::string& what, std::uint64_t seed, const RunOutcome& outcome)
{
    // A description is costly, and there are many checks.
    plain_checks::expect(holds, what, holds ? "" : "seed " + std::to_string(seed) + "\n" + describe(outcome));
}

template <typename Record>
bool inTimeOrder(const std::vector<Record>& records)
{
    return std::is_sorted(records.begin(), records.end(), [](const Record& a, const Record& b) { return a.at < b.at; });
}

bool hasMixedLockNames(const Setting& setting)
{
    const auto isAny = [](const Worker& worker) { return worker.seat == anySeat; };
    return std::any_of(setting.workers.begin(), setting.workers.end(), isAny) &&
           !std::all_of(setting.workers.begin(), setting.workers.end(), isAny);
}

bool has(const Setting& setting, Cause cause)
{
    return std::any_of(setting.faults.begin(), setting.faults.end(), [&](const Fault& f) { return f.cause == cause; });
}
// The mistake to show.
bool takesForItsOwn(const Setting& setting)
{
    return setting.lostAnswer == LostAnswer::assumeMine && has(setting, Cause::lostAnswer);
}
bool hasTokens(const Setting& setting)
{
    return setting.service != Service::redlock && setting.service != Service::postgresqlAdvisory;
}
bool hasLease(const Setting& setting)
{
    return setting.lease && setting.service != Service::postgresqlAdvisory;
}
bool rowsSellOnce(const Setting& setting)
{
    return setting.conditional || setting.protection == Protection::conditionalWrite ||
           setting.protection == Protection::uniqueConstraint;
}

void expectTokensCountUp(const Setting& setting, const RunOutcome& got, std::uint64_t seed)
{
    std::map<int, std::int64_t> nextToken; // by the lock's seat, anySeat included
    std::set<std::string> granted;
    for (const GrantRecord& grant : got.grants) {
        for (const Worker& worker : setting.workers) {
            if (worker.name != grant.worker)
                continue;
            const auto next = nextToken.try_emplace(worker.seat, setting.firstToken).first;
            const std::optional<std::int64_t> token(next->second++);
            expect(grant.token == (hasTokens(setting) ? token : std::nullopt), "tokens count up by one", seed, got);
        }
        expect(granted.insert(grant.worker).second, "granted once at most", seed, got);
    }
    expect(setting.protection == Protection::lock || got.grants.empty(), "no grant without a lock", seed, got);
}

void expectTellingsFitWrites(const Setting& setting, const RunOutcome& got, std::uint64_t seed)
{
    std::set<std::string> told, saidYes, sold;
    for (const TellingRecord& telling : got.told) {
        expect(told.insert(telling.worker).second, "told once at most", seed, got);
        if (telling.yes)
            saidYes.insert(telling.worker);
    }
    for (const WriteRecord& write : got.writes) {
        expect(write.accepted == write.reason.empty(), "a reason where it is refused, and only there", seed, got);
        if (write.accepted && !has(setting, Cause::lostAnswer))
            expect(sold.count(write.worker) == 0, "one accepted write a worker", seed, got);
        if (write.accepted)
            sold.insert(write.worker);
    }
    expect(takesForItsOwn(setting) || setting.lostAnswer == LostAnswer::readBack ||
               std::includes(sold.begin(), sold.end(), saidYes.begin(), saidYes.end()),
           "yes only after an accepted write", seed, got);
    if (!has(setting, Cause::crash)) {
        expect(saidYes == sold || has(setting, Cause::lostAnswer), "every accepted write is a yes", seed, got);
        expect(told.size() + got.blocked.size() == setting.workers.size(), "everybody is told or blocked", seed, got);
        expect(got.outcome != "sold-untold" || has(setting, Cause::lostAnswer),
               "sold-untold needs a crash or a lost answer", seed, got);
    }
}

void expectRowsFitWrites(const Setting& setting, const RunOutcome& got, std::uint64_t seed)
{
    for (const SeatOutcome& seat : got.seats) {
        std::string holder;
        int accepted = 0;
        for (const WriteRecord& write : got.writes) {
            if (write.seat != seat.seat || !write.accepted)
                continue;
            ++accepted;
            for (const Worker& worker : setting.workers)
                if (worker.name == write.worker)
                    holder = worker.fan;
        }
        expect(holder == seat.holder, "the last accepted write holds the row", seed, got);
        expect(!rowsSellOnce(setting) || accepted <= 1, "a conditional write sells a seat once", seed, got);
    }
}

void expectSafeWhereItMustBe(const Setting& setting, const RunOutcome& got, std::uint64_t seed)
{
    const bool locked = setting.protection == Protection::lock && !hasMixedLockNames(setting);
    const bool fenced = setting.fencing == Fencing::readsAndWrites && hasTokens(setting);
    const bool safe = !takesForItsOwn(setting) && (rowsSellOnce(setting) || (locked && (fenced || !hasLease(setting))));
    expect(!safe || got.outcome != "double-sale", "the table \"every order of every step\" says safe", seed, got);
    const bool frees = hasLease(setting) || (setting.release != Release::none && !has(setting, Cause::crash));
    expect(!frees || got.outcome != "blocked", "nobody waits for ever for a lock that is freed", seed, got);
}

void expectNoEffect(const Setting& setting, const RunOutcome& got, std::uint64_t seed)
{
    Setting zeros = setting;
    for (std::size_t w = 0; w < setting.workers.size(); ++w)
        zeros.faults.insert(zeros.faults.begin(),
                            {static_cast<Milliseconds>(700 * w), static_cast<int>(w), Cause::swapping, 0});
    expect(run(zeros) == got, "a pause of 0 s is no pause", seed, got);

    Setting halves = setting;
    halves.faults.clear();
    for (Fault fault : setting.faults) {
        // Nothing of a worker comes after its crash, the second half of a partition neither.
        const bool once = fault.cause == Cause::crash || fault.cause == Cause::lostAnswer ||
                          fault.cause == Cause::clockJump ||
                          (fault.cause == Cause::partition && has(setting, Cause::crash));
        const Milliseconds half = once ? 0 : fault.length / 2;
        halves.faults.push_back(fault);
        halves.faults.back().length -= half;
        if (fault.cause != Cause::packet)
            fault.at += fault.length - half;
        fault.length = half;
        if (!once)
            halves.faults.push_back(fault);
    }
    RunOutcome joined = run(halves);
    if (has(setting, Cause::crash))
        joined.faults = got.faults;
    expect(joined == got, "two touching pauses or partitions, or two packets before one write, are one", seed, got);

    if (setting.protection != Protection::lock) {
        Setting other = setting;
        other.lease = 1;
        other.firstToken = 7;
        other.service = Service::redlock;
        other.fencing = Fencing::readsAndWrites;
        other.checkBeforeWrite = CheckBeforeWrite::service;
        other.renew = Renew::separateProcess;
        other.givesUpWhenRenewalIsRefused = true;
        other.release = Release::blindDelete;
        for (std::size_t w = 0; w < setting.workers.size(); ++w) {
            other.faults.push_back({0, static_cast<int>(w), Cause::partition, 50000});
            other.faults.push_back({700, static_cast<int>(w), Cause::clockJump, 5000});
        }
        RunOutcome apart = run(other);
        apart.faults = got.faults; // those were added
        expect(apart == got, "what belongs to the lock has no effect without one", seed, got);
    }
}

template <typename Record>
void shift(std::vector<Record>& records, Milliseconds by)
{
    for (Record& record : records)
        record.at += by;
}

void expectSameLater(const Setting& setting, const RunOutcome& got, std::uint64_t seed)
{
    constexpr Milliseconds by = 1237;
    Setting later = setting;
    for (Worker& worker : later.workers)
        worker.arrives += by;
    for (Fault& fault : later.faults)
        fault.at += by;
    RunOutcome expected = got;
    shift(expected.grants, by);
    for (auto& until : expected.grantedUntil)
        if (until)
            *until += by;
    for (auto& learned : expected.grantLearned)
        if (learned)
            *learned += by;
    shift(expected.counts, by);
    for (CountRecord& count : expected.counts)
        if (count.to)
            *count.to += by;
    shift(expected.renewals, by);
    for (RenewalRecord& renewal : expected.renewals)
        if (renewal.until)
            *renewal.until += by;
    shift(expected.lockEnds, by);
    shift(expected.releases, by);
    shift(expected.reads, by);
    shift(expected.checks, by);
    shift(expected.writes, by);
    shift(expected.gaveUp, by);
    shift(expected.answersLost, by);
    shift(expected.told, by);
    shift(expected.effects, by);
    RunOutcome found = run(later);
    expect(found.faults.size() == got.faults.size(), "every fault later", seed, got);
    found.faults = got.faults; // their words name instants
    expect(found == expected, "everything later by the same time", seed, got);
}

// Faults without effect at every millisecond make the model stop at every millisecond: no instant at
// which something was due may have been passed over.
void expectNoInstantMissed(std::uint64_t seed)
{
    RandomSettingLimits limits;
    limits.unit = 5;
    Setting setting = randomSetting(seed, limits);
    if (setting.steps.check == StepOffsets().check)
        setting.steps = {10, 24, 25, 30};
    const RunOutcome got = run(setting);
    for (Milliseconds at = 0; at < 1200; ++at)
        setting.faults.push_back({at, 0, Cause::packet, 0});
    expect(run(setting) == got, "no instant is passed over", seed, got);
}

} // namespace

int main(int argc, char** argv)
{
    const std::uint64_t count =
        argc > 1 ? std::strtoull(argv[1], nullptr, 10) : fenceline::test::randomCases(std::uint64_t{5000});
    std::map<std::string, int> outcomes;
    for (std::uint64_t seed = 1; seed <= count; ++seed) {
        const Setting setting = randomSetting(seed);
        const RunOutcome got = run(setting);
        ++outcomes[got.outcome];
        expect(run(setting) == got, "the same setting, the same run", seed, got);
        expect(inTimeOrder(got.grants) && inTimeOrder(got.renewals) && inTimeOrder(got.writes) && inTimeOrder(got.told),
               "records in order of time", seed, got);
        expectTokensCountUp(setting, got, seed);
        expectTellingsFitWrites(setting, got, seed);
        expectRowsFitWrites(setting, got, seed);
        expectSafeWhereItMustBe(setting, got, seed);
        expectNoEffect(setting, got, seed);
        expectSameLater(setting, got, seed);
        if (seed % 100 == 0)
            expectNoInstantMissed(seed);
    }
    for (const auto& [outcome, times] : outcomes)
        std::cout << outcome << ' ' << times << ", ";
    return plain_checks::finish("reference properties");
}
