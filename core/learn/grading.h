// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/learn/question.h"

#include <cstddef>
#include <optional>
#include <span>
#include <variant>

namespace fenceline {

/// One answer of a single choice, by its place.
struct Chosen {
    std::size_t answer = 0;
    friend bool operator==(const Chosen&, const Chosen&) = default;
};

/// What somebody answered. Each kind of question has its own.
using Response = std::variant<Chosen>;

/// What is there to choose from, and what was chosen. A kind of question where nothing is chosen is shown in another
/// way; until it is, these do not compile with it.
const std::vector<Answer>& answersOf(const Question& question);
std::size_t chosenIn(const Response& response);

struct Grade {
    bool right = false;
    std::optional<Misconception> noticed; ///< what the response shows; none where it is right
    friend bool operator==(const Grade&, const Grade&) = default;
};

/// A response that chooses an answer past the last one is wrong, and shows no misconception.
Grade grade(const Question& question, const Response& response);

struct Score {
    std::size_t right = 0;
    std::size_t answered = 0;
    std::size_t asked = 0;
    friend bool operator==(const Score&, const Score&) = default;
};

/// `responses` are in the order of the questions. A question is not answered yet if its response is none or missing.
Score scoreOf(std::span<const Question> questions, std::span<const std::optional<Response>> responses);

} // namespace fenceline
