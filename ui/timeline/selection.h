// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/timeline/things.h"

namespace fenceline::ui {

/// The one thing that is selected. It stays so from run to run as long as the same thing is there.
class Selection {
public:
    const std::optional<Thing>& thing() const { return m_thing; }

    void select(const Thing& thing, const Run& run, const Tracks& tracks)
    {
        m_thing = thing;
        m_name = nameOf(thing, run, tracks);
    }
    void clear() { m_thing.reset(); }
    /// Into another run.
    void follow(const Run& run, const Tracks& tracks)
    {
        if (m_thing)
            m_thing = find(m_name, run, tracks);
    }

private:
    std::optional<Thing> m_thing;
    ThingName m_name; ///< of the thing, where there is one
};

/// A press and a release with no way between them: what selects. Anything further is a drag.
class Click {
public:
    void press(const QPointF& at) { m_at = at; }
    void move(const QPointF& to)
    {
        if (m_at && (to - *m_at).manhattanLength() > kPointerReach)
            m_at.reset();
    }
    /// Where the click was; none after a drag.
    std::optional<QPointF> release() { return std::exchange(m_at, std::nullopt); }

private:
    std::optional<QPointF> m_at;
};

} // namespace fenceline::ui
