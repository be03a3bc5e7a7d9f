// SPDX-License-Identifier: GPL-3.0-or-later
//
// Answers that need no simulation: the strip table and the opening story of semantics.md, as formulas.
// Each is derived in a comment beside its definition. Times are whole virtual milliseconds.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace closed_forms {

using Milliseconds = std::int64_t;

// The columns of the table "Fencing as the lesson writes it leaves a strip"; the last one is its third
// column, which also holds for a conditional write under any kind of fencing.
enum class StripColumn { fencingOff, fencingOnWrites, readsAndWritesOrConditional };

// Is the seat sold twice? A arrives at 0 and freezes once, at `freezesAt` for `pause`, the whole process;
// B asks for the same seat and never freezes; the lesson's step offsets, no check before the write,
// messages take no time, A comes first in the file. `later` is g, the later of the lease's length and
// B's arrival. Nothing where the table says nothing: g below 1.5 s, or a freeze that is not after A's
// arrival.
std::optional<bool> stripSellsTwice(Milliseconds freezesAt, Milliseconds pause, Milliseconds later, StripColumn column);

// Arrivals "thin out like a real rush": one for each of `servers`.
std::vector<Milliseconds> rushArrivals(int servers);

// How many fans are told yes on each seat when every server takes the first free seat it reads and
// writes `gap` later, with no lock and an unconditional write. Arrivals in ascending order (the order of
// the file breaks ties), nobody freezes, messages take no time.
std::vector<int> yesesBySeat(const std::vector<Milliseconds>& arrivals, Milliseconds gap, int seats);

// The sum of the above.
int yesesWithoutGuard(const std::vector<Milliseconds>& arrivals, Milliseconds gap, int seats);

// The same with a conditional write, where a refused server reads again.
int yesesWithConditionalWrite(int servers, int seats);

} // namespace closed_forms
