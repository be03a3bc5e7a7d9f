// SPDX-License-Identifier: GPL-3.0-or-later
#include "closed_forms.h"

#include <algorithm>
#include <cstddef>

namespace closed_forms {

namespace {
constexpr Milliseconds readOffset = 1000;
constexpr Milliseconds writeOffset = 2500;
constexpr Milliseconds readToWrite = writeOffset - readOffset;
} // namespace

// With pause p, freeze time f and g as above.
//
// Who acts when. B learns of its grant at g, unless A has released by then. It reads at g + 1.0 and
// writes at g + 2.5. A's steps that are due before f happen at their offsets, the others p later.
// If A releases before g, A has written before, so B (whenever it is granted) reads "taken": one sale.
// That agrees with the inequalities below, because then p + 3.0 <= g, hence p <= g - 1.5.
// At equal instants A's step comes first, being first in the file.
//
// f > 2.5: A has written at 2.5, and B reads at g + 1.0 >= 2.5 (this is where g >= 1.5 is needed), after
// A. One sale, whatever the pause.
//
// f <= 2.5 (at 2.5 itself the fault starts before the step): A writes at 2.5 + p. Two sales need
//   (i)  B reads before A writes:  g + 1.0 < 2.5 + p   <=>  p > g - 1.5. Otherwise B reads "taken".
//   (ii) A has read "free": always for f > 1.0, since it read at 1.0. For f <= 1.0 it reads at 1.0 + p,
//        and must do so no later than B's write: 1.0 + p <= g + 2.5  <=>  p <= g + 1.5.
//   (iii) A's write lands. Fencing off: always. Fencing on writes: only while the row has not seen B's
//        higher token, 2.5 + p <= g + 2.5  <=>  p <= g (which implies (ii)). B's own write always lands,
//        its token being the higher one, strictly.
// Tokens on reads: by (i) B's read raised the fence above A's token before A wrote, so (iii) fails when
// (i) holds. A conditional write: the second of the two writes finds a holder. So: never.
std::optional<bool> stripSellsTwice(Milliseconds freezesAt, Milliseconds pause, Milliseconds later, StripColumn column)
{
    const bool tableSpeaks = later >= readToWrite && freezesAt > 0;
    if (!tableSpeaks)
        return std::nullopt;
    if (column == StripColumn::readsAndWritesOrConditional || freezesAt > writeOffset)
        return false;
    const bool bReadsFree = pause > later - readToWrite;
    const bool aReadsFree = freezesAt > readOffset || pause <= later + readToWrite;
    const bool aWriteLands = column == StripColumn::fencingOff || pause <= later;
    return bReadsFree && aReadsFree && aWriteLands;
}

std::vector<Milliseconds> rushArrivals(int servers)
{
    const Milliseconds n = servers;
    std::vector<Milliseconds> arrivals;
    for (Milliseconds i = 0; i < n; ++i)
        arrivals.push_back(n == 1 ? 0 : 19800 * i * (i + 1) / (n * (n - 1)));
    return arrivals;
}

// All servers read a fixed time after they arrive and write a fixed `gap` after they read, so the order
// of reads and the order of writes are both the order of arrivals; count time from the read.
//
// Seats fall in order, because everybody takes the first free one. Let s be the first seat that is free
// now, and i the first server to read it free, at r(i). Nobody before i wrote or will write it, and of
// those who read it free, i writes first, at r(i) + gap. Until then every reader sees s free and takes
// it; from then on (at that very instant too: i comes first in the file) nobody does, and the next
// reader opens seat s + 1. Writes are unconditional, so everybody who took s is told yes.
//
// Hence: cut the arrivals, from the first one on, into half-open intervals of length `gap`, each begun by
// the first arrival that the interval before does not hold. The k-th interval's arrivals are the yeses on
// seat k; those after the last seat's interval read "none free". With a gap of 0 the interval is empty
// but for the server that begins it, which reads and writes in one go.
std::vector<int> yesesBySeat(const std::vector<Milliseconds>& arrivals, Milliseconds gap, int seats)
{
    std::vector<int> yeses(static_cast<std::size_t>(seats), 0);
    std::size_t next = 0;
    for (int& onThisSeat : yeses) {
        if (next == arrivals.size())
            break;
        const Milliseconds taken = arrivals[next] + gap;
        do {
            ++onThisSeat;
            ++next;
        } while (next < arrivals.size() && arrivals[next] < taken);
    }
    return yeses;
}

int yesesWithoutGuard(const std::vector<Milliseconds>& arrivals, Milliseconds gap, int seats)
{
    int sum = 0;
    for (const int onOneSeat : yesesBySeat(arrivals, gap, seats))
        sum += onOneSeat;
    return sum;
}

// At most one write per seat lands, for a seat never becomes free again; and a server stops trying only
// when it has a seat or when it has read that none is free. So either every seat is sold, or every server
// has one.
int yesesWithConditionalWrite(int servers, int seats)
{
    return std::min(servers, seats);
}

} // namespace closed_forms
