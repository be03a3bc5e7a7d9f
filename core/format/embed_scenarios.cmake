# SPDX-License-Identifier: GPL-3.0-or-later
# Writes OUTPUT, a source that holds every scenario file of FILES (separated by |). Run by the build.
string(REPLACE "|" ";" files "${FILES}")
set(entries "")
foreach(file IN LISTS files)
    get_filename_component(name "${file}" NAME)
    string(REPLACE ".fenceline.json" "" name "${name}")
    file(READ "${file}" text)
    string(JSON title GET "${text}" name)
    string(APPEND entries "    {R\"text(${name})text\", R\"text(${title})text\", R\"text(${text})text\"},\n")
endforeach()
file(WRITE "${OUTPUT}" "// Generated from resources/scenarios. Do not edit.
#include \"core/format/builtin.h\"

namespace fenceline {

namespace {

constexpr Builtin kBuiltins[] = {
${entries}};

} // namespace

std::span<const Builtin> builtinScenarios() { return kBuiltins; }

} // namespace fenceline
")
