#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# What app/run and tests/run share: installs what is missing, configures, builds. Silent and quick when nothing is to do.
# Usage: set_up.sh program|tests|bench
set -euo pipefail
exec </dev/null >&2 # The program's standard input and output are not ours.

# The one list of packages, by Debian's names. None is a server but for those of the last list, which the tests start and
# stop themselves: apt_install sees to it that nothing else does. (redis-tools holds the whole server, and no service.)
program_packages=(g++ cmake ninja-build ccache qt6-base-dev qt6-svg-dev qt6-tools-dev qt6-l10n-tools
    qt6-translations-l10n nlohmann-json3-dev libexpected-dev libsqlite3-dev fonts-inter fonts-noto-core)
test_packages=(librapidcheck-dev clang libclang-rt-dev clang-format python3 xvfb xauth
    at-spi2-core dbus-daemon python3-pyatspi xdotool)
server_packages=(redis-tools python3-redis etcd-server etcd-client libzookeeper-java default-jre-headless python3-kazoo
    postgresql python3-psycopg2)

root=$(dirname -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")")
build=$root/build
case ${1-} in
program) needed=("${program_packages[@]}") targets=(fenceline) ;;
tests) needed=("${program_packages[@]}" "${test_packages[@]}" "${server_packages[@]}") targets=(all) ;;
bench) needed=("${program_packages[@]}" "${test_packages[@]}") targets=(fenceline_bench) ;;
*) echo "usage: set_up.sh program|tests|bench" && exit 2 ;;
esac

say() { printf 'fenceline: %s\n' "$*"; }
fail() { say "$*" && exit 1; }
have() { command -v "$1" >/dev/null; }
have_apt() { have apt-get && have dpkg-query; }

missing_packages() { # prints those of "$@" that are not installed
    local installed package
    installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null || true)
    for package in "$@"; do
        [[ $'\n'$installed$'\n' == *$'\n'"installed $package"$'\n'* ]] || echo "$package"
    done
}

apt_install() { # runs as root, in a shell of its own
    set -euo pipefail
    # Debian's tools ask the first file before they start a service; 101 means no. The second keeps PostgreSQL from making
    # a database, which would be started with the machine.
    local policy=/usr/sbin/policy-rc.d mark='# Fenceline set-up, for the time of one installation'
    local no_database=/etc/postgresql-common/createcluster.d/fenceline.conf
    ours=("$no_database")
    trap 'rm -f "${ours[@]}"; rmdir --ignore-fail-on-non-empty /etc/postgresql-common/createcluster.d' EXIT
    mkdir -p "${no_database%/*}"
    printf '%s\ncreate_main_cluster = false\n' "$mark" >"$no_database"
    if [[ ! -e $policy ]] || grep -qF "$mark" "$policy"; then
        ours+=("$policy")
        printf '#!/bin/sh\n%s\nexit 101\n' "$mark" >"$policy"
        chmod 755 "$policy"
    fi
    export DEBIAN_FRONTEND=noninteractive NEEDRESTART_MODE=l
    # A source of somebody else's that cannot be reached need not stop us; the installation says what it misses.
    apt-get -q update || true
    apt-get -q -o DPkg::Lock::Timeout=600 install -y --no-install-recommends "$@"
    # Nor is one started with the machine. (Where it was there before, it stays as it was.)
    [[ " $* " != *' etcd-server '* ]] || update-rc.d etcd disable
}

install_missing() {
    local missing become_root=()
    mapfile -t missing < <(missing_packages "${needed[@]}")
    ((${#missing[@]})) || return 0
    if ((EUID != 0)); then
        have sudo || fail "as root, type: apt-get install --no-install-recommends ${missing[*]}"
        become_root=(sudo)
    fi
    say "installing (once, some minutes): ${missing[*]}"
    "${become_root[@]}" bash -c "$(declare -f apt_install); apt_install \"\$@\"" apt_install "${missing[@]}" \
        >"$build/install.log" 2>&1 || {
        tail -n 20 "$build/install.log"
        fail "not installed; as root, type: apt-get install --no-install-recommends ${missing[*]}"
    }
}

configure_if_needed() {
    local stamp=$build/.configured options=()
    # A build folder that came along from another place remembers paths that are no longer true.
    if [[ -f $stamp && $(<"$stamp") != "$root" ]]; then
        say "the project has moved: building anew"
        find "$build" -mindepth 1 -maxdepth 1 ! -name .lock -exec rm -rf -- {} +
    fi
    if [[ ${targets[0]} != fenceline ]]; then
        grep -qs '^BUILD_TESTING:BOOL=ON$' "$build/CMakeCache.txt" || options=(-D BUILD_TESTING=ON)
    elif [[ ! -f $build/CMakeCache.txt ]]; then
        options=(-D BUILD_TESTING=OFF)
    fi
    [[ -z ${options[*]} && -f $build/build.ninja && $stamp -nt $root/CMakePresets.json ]] && return
    say "configuring"
    if ! (cd -- "$root" && cmake --preset default "${options[@]}") >"$build/configure.log" 2>&1; then
        cat "$build/configure.log"
        have_apt || say "no apt here; the packages needed, by Debian's names: ${needed[*]}"
        fail "the build could not be configured"
    fi
    printf '%s\n' "$root" >"$stamp"
}

show_progress() { # of ninja: nothing when nothing is to do; its steps on one line where a terminal shows them
    local line said=no over=
    [[ ! -t 2 ]] || over=$'\r\e[K'
    while IFS= read -r line; do
        case $line in 'ninja: Entering'* | 'ninja: no work'* | *'Re-checking globbed'*) continue ;; esac
        [[ $said == yes ]] || say "building (the first time takes some minutes)"
        said=yes
        if [[ -n $over && $line == '['*/*']'* ]]; then
            printf '%s%.100s' "$over" "$line"
        else
            printf '%s%s\n' "$over" "$line"
        fi
    done
    [[ $said == no ]] || printf '%s' "$over"
}

mkdir -p "$build"
: 2>/dev/null >>"$build/.lock" || fail "$build belongs to somebody else, who built here: remove it, or ask for it"
exec 9>>"$build/.lock" # Two at once in one folder wait for each other.
! have flock || flock 9
if have_apt; then
    install_missing
elif ! have cmake || ! have ninja; then
    fail "no apt here; the packages needed, by Debian's names: ${needed[*]}"
fi
configure_if_needed
ninja -C "$build" "${targets[@]}" | show_progress || fail "the build failed; the messages above say where"
