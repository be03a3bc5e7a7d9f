// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/command_rank.h"

#include "ui/text/word_match.h"

#include <algorithm>
#include <limits>

namespace fenceline::ui {
namespace {

constexpr int kLetter = 1;
constexpr int kWordStart = 8;
constexpr int kTextStart = 4; ///< besides kWordStart
constexpr int kInARow = 10;
constexpr int kMostGap = 4;          ///< what letters before the first one cost at most
constexpr int kTextBeforeGroup = 20; ///< a word found in the text, not only in the group's name
constexpr int kNever = std::numeric_limits<int>::min() / 2;

bool startsWord(const QString& text, qsizetype at)
{
    return at == 0 || (text[at].isLetterOrNumber() && !text[at - 1].isLetterOrNumber());
}

int worthOf(const QString& text, qsizetype at)
{
    return kLetter + (startsWord(text, at) ? kWordStart : 0) + (at == 0 ? kTextStart : 0);
}

/// The best way to find the letters of `word` in `text`, both folded: one row a letter, the best score that ends with
/// this letter at each place.
std::optional<int> wordScore(const QString& word, const QString& text)
{
    if (word.size() > text.size())
        return std::nullopt;
    std::vector<int> before(std::size_t(text.size()), kNever);
    for (qsizetype w = 0; w < word.size(); ++w) {
        std::vector<int> now(std::size_t(text.size()), kNever);
        int reached = w == 0 ? 0 : kNever; // the best of all earlier places, less what lies between
        for (qsizetype t = 0; t < text.size(); ++t) {
            if (word[w] == text[t]) {
                int best = reached;
                if (w > 0 && t > 0)
                    best = std::max(best, before[std::size_t(t - 1)] + kInARow);
                if (best > kNever / 2)
                    now[std::size_t(t)] = best + worthOf(text, t);
            }
            if (w > 0)
                reached = std::max(reached - 1, before[std::size_t(t)] - 1);
            else
                reached = std::max(reached - 1, -kMostGap);
        }
        before = std::move(now);
    }
    const int best = *std::max_element(before.begin(), before.end());
    return best > kNever / 2 ? std::optional(best) : std::nullopt;
}

/// The score of a command's own text, or of its group and text together.
std::optional<int> scoreOf(const Command& command, const QString& typed)
{
    const QString name = withoutDots(command.text);
    if (const auto score = matchScore(typed, name))
        return *score + kTextBeforeGroup;
    return matchScore(typed, command.group + QLatin1Char(' ') + name);
}

struct Scored {
    FoundCommand found;
    int score = 0;
    int recency = 0; ///< 0: the last one used
    qsizetype length = 0;
};

/// `lease 12 s`: the longest beginning that names the command, and the rest of it.
std::optional<Scored> scoreWithValue(const Command& command, const QString& typed)
{
    for (qsizetype end = typed.size(); end > 0; end = typed.lastIndexOf(QLatin1Char(' '), end - 1)) {
        const QString name = typed.left(end).trimmed();
        if (name.isEmpty())
            break;
        if (const auto score = scoreOf(command, name))
            return Scored{.found = {.index = 0, .value = typed.mid(end).trimmed()}, .score = *score};
        if (!command.takesValue())
            break;
    }
    return std::nullopt;
}

} // namespace

std::optional<int> matchScore(const QString& typed, const QString& text)
{
    const QString hay = folded(text);
    int sum = 0;
    for (const QString& word : foldedWords(typed)) {
        const auto score = wordScore(word, hay);
        if (!score)
            return std::nullopt;
        sum += *score;
    }
    return sum;
}

QString commandKey(const Command& command)
{
    return !command.key.isEmpty() ? command.key : command.group + QLatin1Char('\n') + command.text;
}

std::vector<FoundCommand> findCommands(const std::vector<Command>& commands, const QString& typed,
                                       const QStringList& recent)
{
    const QString asked = typed.trimmed();
    std::vector<Scored> all;
    for (std::size_t i = 0; i < commands.size(); ++i) {
        auto scored = asked.isEmpty() ? Scored{} : scoreWithValue(commands[i], asked);
        if (!scored)
            continue;
        scored->found.index = i;
        const qsizetype place = recent.indexOf(commandKey(commands[i]));
        scored->recency = place < 0 ? std::numeric_limits<int>::max() : int(place);
        scored->length = asked.isEmpty() ? 0 : commands[i].text.size();
        all.push_back(std::move(*scored));
    }
    std::stable_sort(all.begin(), all.end(), [](const Scored& a, const Scored& b) {
        if (a.score != b.score)
            return a.score > b.score;
        return a.recency != b.recency ? a.recency < b.recency : a.length < b.length;
    });
    std::vector<FoundCommand> found;
    for (Scored& each : all)
        found.push_back(std::move(each.found));
    return found;
}

} // namespace fenceline::ui
