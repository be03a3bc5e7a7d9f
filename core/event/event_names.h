// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/event/event.h"

#include <string_view>

/// The words of the contract for events and their reasons (interface.md, table of events).
namespace fenceline {

std::string_view eventName(const EventDetails& details);
/// The effect that an event is about; none for every other event.
std::optional<std::uint8_t> effectOf(const EventDetails& details);
std::string_view reasonName(RejectReason reason);
std::string_view reasonName(GiveUpReason reason);
std::string_view checkedByName(CheckedBy by);

} // namespace fenceline
