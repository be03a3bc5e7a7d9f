// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>

namespace fenceline::ui {

/// A question's text in the user's language or, if it has no translation (question_texts.cpp), as in its file.
QString quizText(const std::string& text);

} // namespace fenceline::ui
