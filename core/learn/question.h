// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/moment.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

/// Questions as data. What one asks is a kind of its own; what every question has stands in Question. Texts are
/// English, as in their file; the view that shows them translates them.
namespace fenceline {

/// A wrong idea by its name: two answers that show the same one share its id, whatever question they belong to.
struct Misconception {
    std::string id;
    std::string text; ///< the idea, as somebody who has it would say it
    friend bool operator==(const Misconception&, const Misconception&) = default;
};

struct Answer {
    std::string text;
    bool right = false;
    std::string why;                            ///< why it is right, or what goes wrong with it
    std::optional<Misconception> misconception; ///< what choosing it shows; none where it is right
    std::optional<RunAtMoment> proof;           ///< the run that proves `why`; none: no single run does
    friend bool operator==(const Answer&, const Answer&) = default;
};

/// Several answers, exactly one of them right.
struct SingleChoice {
    std::vector<Answer> answers;
    friend bool operator==(const SingleChoice&, const SingleChoice&) = default;
};

/// What is asked for. A new kind of question is one more alternative, and the compiler then names
/// what has to know of it (core/learn/grading.cpp).
using Task = std::variant<SingleChoice>;

struct Question {
    std::string id;
    std::string title;
    std::string text;
    Task task;
    RunAtMoment run; ///< what the question is about; shown when it is answered
    std::string why; ///< what to keep of it, whatever was answered
    friend bool operator==(const Question&, const Question&) = default;
};

inline constexpr std::size_t kFewestAnswers = 2;
/// Each is chosen by one key, 1 to 9.
inline constexpr std::size_t kMostAnswers = 9;

} // namespace fenceline
