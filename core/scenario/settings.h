// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/event/event.h"
#include "core/event/outcome.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

/// The settings that are a choice among words, each with its words in one place: files, command line, JSON and
/// controls all read this table. A word that is not here is refused everywhere.
namespace fenceline {

enum class Protection : std::uint8_t { None, LocalMutex, Lock, ConditionalWrite, UniqueConstraint };
enum class Service : std::uint8_t { Redis, RedisReplicated, Redlock, Etcd, ZooKeeper, PostgresqlAdvisory };
enum class Timing : std::uint8_t { Ideal, Real };
enum class Fencing : std::uint8_t { Off, Writes, ReadsAndWrites };
/// How a fenced write compares the row's fence with its own token: the lesson's SQL, or its prose (and Redisson's).
enum class FenceCompare : std::uint8_t { Less, LessOrEqual };
enum class CheckBeforeWrite : std::uint8_t { Off, OwnClock, Service };
enum class Renewal : std::uint8_t { Off, InProcess, SeparateProcess };
/// Whether a refused renewal reaches the program, which then gives up.
enum class RenewalRefused : std::uint8_t { Ignored, GiveUp };
enum class Release : std::uint8_t { CompareAndDelete, Delete, None };
/// What a worker does whose write got no answer.
enum class LostAnswer : std::uint8_t { NoRetry, ReadBack, AssumeMine };
enum class Arrivals : std::uint8_t { Listed, Rush };
/// What goes out with a sale and can be neither fenced nor taken back.
enum class EffectKind : std::uint8_t { Email, Charge };
/// What an effect's idempotency key names; its provider keeps the first result of each key.
enum class EffectKey : std::uint8_t { None, Sale, Attempt };
/// Whose answer is lost: the database's to a write, or a provider's to an effect.
enum class AnswerTo : std::uint8_t { Write, Effect };
/// What befalls the lock service itself.
enum class ServiceFailure : std::uint8_t { Failover, Restart, Eviction, Restore };
/// What a lock's value in Redis names: this one request, or the process that sent it, as all of its requests do.
enum class RedisValue : std::uint8_t { PerRequest, PerWorker };
/// What of Redis is on disk when it restarts (its appendfsync): nothing, all up to the last whole second, all.
enum class Persistence : std::uint8_t { None, EverySecond, Always };

/// The words of one enumeration, in the order in which a user is shown them.
template <class Enum>
struct Words;

template <class Enum>
using Word = std::pair<std::string_view, Enum>;

template <>
struct Words<Protection> {
    static constexpr std::array<Word<Protection>, 5> all{{{"none", Protection::None},
                                                          {"local-mutex", Protection::LocalMutex},
                                                          {"lock", Protection::Lock},
                                                          {"conditional-write", Protection::ConditionalWrite},
                                                          {"unique-constraint", Protection::UniqueConstraint}}};
};
template <>
struct Words<Service> {
    static constexpr std::array<Word<Service>, 6> all{{{"redis", Service::Redis},
                                                       {"redis-replicated", Service::RedisReplicated},
                                                       {"redlock", Service::Redlock},
                                                       {"etcd", Service::Etcd},
                                                       {"zookeeper", Service::ZooKeeper},
                                                       {"postgresql-advisory", Service::PostgresqlAdvisory}}};
};
template <>
struct Words<Timing> {
    static constexpr std::array<Word<Timing>, 2> all{{{"ideal", Timing::Ideal}, {"real", Timing::Real}}};
};
template <>
struct Words<Fencing> {
    static constexpr std::array<Word<Fencing>, 3> all{
        {{"off", Fencing::Off}, {"writes", Fencing::Writes}, {"reads-and-writes", Fencing::ReadsAndWrites}}};
};
template <>
struct Words<FenceCompare> {
    static constexpr std::array<Word<FenceCompare>, 2> all{
        {{"less", FenceCompare::Less}, {"less-or-equal", FenceCompare::LessOrEqual}}};
};
template <>
struct Words<CheckBeforeWrite> {
    static constexpr std::array<Word<CheckBeforeWrite>, 3> all{{{"off", CheckBeforeWrite::Off},
                                                                {"own-clock", CheckBeforeWrite::OwnClock},
                                                                {"service", CheckBeforeWrite::Service}}};
};
template <>
struct Words<Renewal> {
    static constexpr std::array<Word<Renewal>, 3> all{
        {{"off", Renewal::Off}, {"in-process", Renewal::InProcess}, {"separate-process", Renewal::SeparateProcess}}};
};
template <>
struct Words<RenewalRefused> {
    static constexpr std::array<Word<RenewalRefused>, 2> all{
        {{"ignored", RenewalRefused::Ignored}, {"give-up", RenewalRefused::GiveUp}}};
};
template <>
struct Words<Release> {
    static constexpr std::array<Word<Release>, 3> all{
        {{"compare-and-delete", Release::CompareAndDelete}, {"delete", Release::Delete}, {"none", Release::None}}};
};
template <>
struct Words<LostAnswer> {
    static constexpr std::array<Word<LostAnswer>, 3> all{{{"no-retry", LostAnswer::NoRetry},
                                                          {"read-back", LostAnswer::ReadBack},
                                                          {"assume-mine", LostAnswer::AssumeMine}}};
};
template <>
struct Words<Arrivals> {
    static constexpr std::array<Word<Arrivals>, 2> all{{{"listed", Arrivals::Listed}, {"rush", Arrivals::Rush}}};
};
template <>
struct Words<EffectKind> {
    static constexpr std::array<Word<EffectKind>, 2> all{
        {{"email", EffectKind::Email}, {"charge", EffectKind::Charge}}};
};
template <>
struct Words<EffectKey> {
    static constexpr std::array<Word<EffectKey>, 3> all{
        {{"none", EffectKey::None}, {"sale", EffectKey::Sale}, {"attempt", EffectKey::Attempt}}};
};
template <>
struct Words<AnswerTo> {
    static constexpr std::array<Word<AnswerTo>, 2> all{
        {{"answer", AnswerTo::Write}, {"effect-answer", AnswerTo::Effect}}};
};
template <>
struct Words<ServiceFailure> {
    static constexpr std::array<Word<ServiceFailure>, 4> all{{{"failover", ServiceFailure::Failover},
                                                              {"restart", ServiceFailure::Restart},
                                                              {"eviction", ServiceFailure::Eviction},
                                                              {"restore", ServiceFailure::Restore}}};
};
template <>
struct Words<RedisValue> {
    static constexpr std::array<Word<RedisValue>, 2> all{
        {{"per-request", RedisValue::PerRequest}, {"per-worker", RedisValue::PerWorker}}};
};
template <>
struct Words<Persistence> {
    static constexpr std::array<Word<Persistence>, 3> all{
        {{"none", Persistence::None}, {"everysec", Persistence::EverySecond}, {"always", Persistence::Always}}};
};
template <>
struct Words<PauseCause> {
    static constexpr std::array<Word<PauseCause>, 4> all{{{"gc", PauseCause::GarbageCollection},
                                                          {"swap", PauseCause::Swap},
                                                          {"vm", PauseCause::VmPause},
                                                          {"packet", PauseCause::Packet}}};
};
template <>
struct Words<Outcome> {
    static constexpr std::array<Word<Outcome>, 6> all{{{"double-sale", Outcome::DoubleSale},
                                                       {"duplicate-effect", Outcome::DuplicateEffect},
                                                       {"blocked", Outcome::Blocked},
                                                       {"sold-untold", Outcome::SoldUntold},
                                                       {"one-sale", Outcome::OneSale},
                                                       {"no-sale", Outcome::NoSale}}};
};

template <class Enum>
constexpr std::string_view word(Enum value)
{
    for (const auto& [text, meaning] : Words<Enum>::all)
        if (meaning == value)
            return text;
    return {};
}

template <class Enum>
constexpr std::optional<Enum> fromWord(std::string_view text)
{
    for (const auto& [candidate, meaning] : Words<Enum>::all)
        if (candidate == text)
            return meaning;
    return std::nullopt;
}

/// For an error's "what is allowed": `off, writes, reads-and-writes`.
template <class Enum>
std::string wordList()
{
    std::string list;
    for (const auto& entry : Words<Enum>::all)
        list.append(list.empty() ? "" : ", ").append(entry.first);
    return list;
}

} // namespace fenceline
