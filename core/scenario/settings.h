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

enum class Protection : std::uint8_t { None, Lock, ConditionalWrite };
enum class Service : std::uint8_t { Etcd };
enum class Timing : std::uint8_t { Ideal };
enum class Fencing : std::uint8_t { Off, Writes, ReadsAndWrites };
/// How a fenced write compares the row's fence with its own token: the lesson's SQL, or its prose (and Redisson's).
enum class FenceCompare : std::uint8_t { Less, LessOrEqual };
enum class CheckBeforeWrite : std::uint8_t { Off, OwnClock, Service };
enum class Renewal : std::uint8_t { Off };
enum class RenewalRefused : std::uint8_t { Ignored };
enum class Release : std::uint8_t { CompareAndDelete, Delete, None };
enum class LostAnswer : std::uint8_t { NoRetry };
enum class Arrivals : std::uint8_t { Listed, Rush };

/// The words of one enumeration, in the order in which a user is shown them.
template <class Enum>
struct Words;

template <class Enum>
using Word = std::pair<std::string_view, Enum>;

template <>
struct Words<Protection> {
    static constexpr std::array<Word<Protection>, 3> all{
        {{"none", Protection::None}, {"lock", Protection::Lock}, {"conditional-write", Protection::ConditionalWrite}}};
};
template <>
struct Words<Service> {
    static constexpr std::array<Word<Service>, 1> all{{{"etcd", Service::Etcd}}};
};
template <>
struct Words<Timing> {
    static constexpr std::array<Word<Timing>, 1> all{{{"ideal", Timing::Ideal}}};
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
    static constexpr std::array<Word<Renewal>, 1> all{{{"off", Renewal::Off}}};
};
template <>
struct Words<RenewalRefused> {
    static constexpr std::array<Word<RenewalRefused>, 1> all{{{"ignored", RenewalRefused::Ignored}}};
};
template <>
struct Words<Release> {
    static constexpr std::array<Word<Release>, 3> all{
        {{"compare-and-delete", Release::CompareAndDelete}, {"delete", Release::Delete}, {"none", Release::None}}};
};
template <>
struct Words<LostAnswer> {
    static constexpr std::array<Word<LostAnswer>, 1> all{{{"no-retry", LostAnswer::NoRetry}}};
};
template <>
struct Words<Arrivals> {
    static constexpr std::array<Word<Arrivals>, 2> all{{{"listed", Arrivals::Listed}, {"rush", Arrivals::Rush}}};
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
    static constexpr std::array<Word<Outcome>, 5> all{{{"double-sale", Outcome::DoubleSale},
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
