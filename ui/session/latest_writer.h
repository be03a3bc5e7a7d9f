// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMutex>
#include <QMutexLocker>
#include <QThreadPool>

#include <functional>
#include <optional>
#include <utility>

namespace fenceline::ui {

/// Writes values on a thread of its own, so that whoever has them does not wait for the disk. A value takes the place
/// of the one before it if that was not written yet: of several in a row, only the last one is sure to be written.
template <class Value>
class LatestWriter {
public:
    /// `put` is called on the other thread, for one value at a time.
    explicit LatestWriter(std::function<void(const Value&)> put) : m_put(std::move(put))
    {
        m_thread.setMaxThreadCount(1);
    }
    ~LatestWriter() { finish(); }
    LatestWriter(const LatestWriter&) = delete;
    LatestWriter& operator=(const LatestWriter&) = delete;

    /// Returns at once.
    void write(Value value)
    {
        const QMutexLocker guard(&m_mutex);
        m_pending = std::move(value);
        if (!std::exchange(m_isWriting, true))
            m_thread.start([this] { writePending(); });
    }
    /// Waits until the last value is written.
    void finish() { m_thread.waitForDone(); }

private:
    /// On the other thread, until there is nothing more to write.
    void writePending()
    {
        while (const std::optional<Value> next = takePending())
            m_put(*next);
    }
    std::optional<Value> takePending()
    {
        const QMutexLocker guard(&m_mutex);
        m_isWriting = m_pending.has_value();
        return std::exchange(m_pending, std::nullopt);
    }

    std::function<void(const Value&)> m_put;
    QMutex m_mutex; ///< guards the two after it
    std::optional<Value> m_pending;
    bool m_isWriting = false;
    QThreadPool m_thread;
};

} // namespace fenceline::ui
