# SPDX-License-Identifier: GPL-3.0-or-later
# Brings every catalogue of a folder up to date with the sources and says how much of each is to be translated.
file(GLOB languages ${FOLDER}/fenceline_*.ts)
foreach(language IN LISTS languages)
    string(REGEX MATCH "fenceline_(.*)\\.ts$" file ${language})
    set(code ${CMAKE_MATCH_1})
    set(plurals)
    if(code STREQUAL "en")
        set(plurals -pluralonly)
    endif()
    execute_process(
        COMMAND ${LUPDATE} -silent ${plurals} -no-obsolete -locations none -source-language en -target-language ${code}
                @${SOURCES} -I ${INCLUDES} -ts ${language}
        COMMAND_ERROR_IS_FATAL ANY)
    file(READ ${language} text)
    string(REGEX MATCHALL "type=\"unfinished\"" unfinished "${text}")
    list(LENGTH unfinished unfinished)
    message(STATUS "${file}: ${unfinished} unfinished")
endforeach()
