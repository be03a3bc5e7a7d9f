# SPDX-License-Identifier: GPL-3.0-or-later
# Configures, builds and tests PRESET in FOLDER; the working directory is the project's root.
# The fuzz targets run a minute each in CI and a few seconds elsewhere.
if("$ENV{CI}" STREQUAL "" OR "$ENV{CI}" STREQUAL false)
    set(seconds 10)
else()
    set(seconds 60)
endif()
set(options)
if(PRESET STREQUAL fuzz)
    set(options ";-D;FENCELINE_FUZZ_SECONDS=${seconds}")
endif()
cmake_host_system_information(RESULT cores QUERY NUMBER_OF_LOGICAL_CORES)

file(LOCK ${FOLDER} DIRECTORY GUARD PROCESS)
foreach(step IN ITEMS
        "${CMAKE_COMMAND};--preset;${PRESET};-B;${FOLDER}${options}"
        "${CMAKE_COMMAND};--build;${FOLDER}"
        "${CMAKE_CTEST_COMMAND};--test-dir;${FOLDER};--output-on-failure;--no-tests=error;--parallel;${cores}")
    execute_process(COMMAND ${step} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
