// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>

namespace fenceline::ui {

/// A question's text in the user's language; as its file has it where there is no translation (question_texts.cpp).
QString quizText(const std::string& text);

} // namespace fenceline::ui
