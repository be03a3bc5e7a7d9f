// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/run.h"

#include <QObject>
#include <QStringList>
#include <QThreadPool>
#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

namespace fenceline::ui {

/// Finds the events of a run whose line (time, actor, sentence) or token (`token 34`) has every one of some words in
/// it, as ui/text/word_match.h has it. A short run answers at once. A long one's sentences are made on a thread of
/// their own, once; an answer that nobody waits for any more is dropped.
class EventSearch : public QObject {
    Q_OBJECT
public:
    explicit EventSearch(QObject* parent = nullptr);
    ~EventSearch() override;

    void setRun(std::shared_ptr<const Run> run);
    void start(const QString& words);
    /// Nobody waits for an answer.
    void cancel() { ++m_wanted; }

signals:
    void found(const std::vector<std::uint32_t>& events);

private:
    /// What is searched; filled from the front, by one search after the other.
    struct Lines {
        std::shared_ptr<const Run> run;
        std::vector<QString> folded;
    };
    /// Looks on only while `search` is the one that is wanted; whether it came to the end.
    bool look(Lines& lines, const QStringList& words, unsigned search, std::vector<std::uint32_t>& events) const;

    std::shared_ptr<Lines> m_lines;
    std::atomic<unsigned> m_wanted = 0; ///< the number of the search that somebody waits for
    QThreadPool m_pool;
};

} // namespace fenceline::ui
