// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/settings.h"
#include "ui/session/session.h"

namespace fenceline {

/// As edits stand in what is kept on disk; never a text for a user.
template <>
struct Words<ui::Edit> {
    static constexpr std::array<Word<ui::Edit>, 31> all{{{"lease", ui::Edit::Lease},
                                                         {"pause-length", ui::Edit::PauseLength},
                                                         {"freeze-at", ui::Edit::FreezeAt},
                                                         {"pause-span", ui::Edit::PauseSpan},
                                                         {"arrival", ui::Edit::Arrival},
                                                         {"gap", ui::Edit::Gap},
                                                         {"workers", ui::Edit::Workers},
                                                         {"seats", ui::Edit::Seats},
                                                         {"pause-cause", ui::Edit::PauseCause},
                                                         {"protection", ui::Edit::Protection},
                                                         {"fencing", ui::Edit::Fencing},
                                                         {"fence-compare", ui::Edit::FenceCompare},
                                                         {"check-before-write", ui::Edit::Check},
                                                         {"conditional", ui::Edit::Conditional},
                                                         {"release", ui::Edit::Release},
                                                         {"service", ui::Edit::Service},
                                                         {"timing", ui::Edit::Timing},
                                                         {"waiter-rechecks", ui::Edit::WaiterRechecks},
                                                         {"counter", ui::Edit::Counter},
                                                         {"redis-value", ui::Edit::RedisValue},
                                                         {"persistence", ui::Edit::Persistence},
                                                         {"replication-lag", ui::Edit::ReplicationLag},
                                                         {"wait", ui::Edit::Wait},
                                                         {"retry", ui::Edit::Retry},
                                                         {"renewal", ui::Edit::Renewal},
                                                         {"renewal-refused", ui::Edit::RenewalRefused},
                                                         {"lost-answer", ui::Edit::LostAnswer},
                                                         {"effects", ui::Edit::Effects},
                                                         {"reset", ui::Edit::Reset},
                                                         {"replace", ui::Edit::Replace},
                                                         {"give-back", ui::Edit::Revert}}};
};

} // namespace fenceline
