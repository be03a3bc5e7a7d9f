# SPDX-License-Identifier: GPL-3.0-or-later
# Brings a copy of the English catalogue up to date with the sources: nothing may change, nothing may be unfinished.
file(READ ${CATALOGUE} kept)
file(WRITE ${COPY} "${kept}")
execute_process(
    COMMAND ${LUPDATE} -silent -pluralonly -no-obsolete -locations none -source-language en -target-language en
            @${SOURCES} -I ${INCLUDES} -ts ${COPY}
    COMMAND_ERROR_IS_FATAL ANY)
file(READ ${COPY} fresh)
if(NOT kept STREQUAL fresh)
    message(FATAL_ERROR "translations/fenceline_en.ts is stale: build the target update_plurals and fill what is new")
endif()
if(fresh MATCHES "unfinished|<numerusform></numerusform>")
    message(FATAL_ERROR "translations/fenceline_en.ts has a plural that is not filled")
endif()
