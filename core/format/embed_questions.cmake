# SPDX-License-Identifier: GPL-3.0-or-later
# Writes OUTPUT, a source that holds every question file of FILES (separated by |). Run by the build.
string(REPLACE "|" ";" files "${FILES}")
set(entries "")
foreach(file IN LISTS files)
    file(READ "${file}" text)
    string(APPEND entries "    R\"text(${text})text\",\n")
endforeach()
file(WRITE "${OUTPUT}" "// Generated from resources/quiz. Do not edit.
#include \"core/format/builtin_questions.h\"

namespace fenceline {

namespace {

constexpr std::string_view kFiles[] = {
${entries}};

} // namespace

std::span<const std::string_view> builtinQuestionFiles() { return kFiles; }

} // namespace fenceline
")
