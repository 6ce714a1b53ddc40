#!/bin/sh
# test_cheats.sh - judge the cheats of cheats/table.txt.
# SPDX-License-Identifier: MIT
#
# Three at a time: most of them make the judge wait for a deadline.
#
# make check sets: top_srcdir, top_builddir, memory_pass.
set -eu
: "${top_srcdir:?}" "${top_builddir:?}" "${memory_pass:?}"
work=$(mktemp -d "${TMPDIR:-/tmp}/queenslab.XXXXXX")
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
lab=01-safe-check
cheats=$work/$lab/cheats
mkdir -p "$cheats"

grep -v '^#' "$top_srcdir/tests/$lab/cheats/table.txt" |
    while read -r name body; do
        cat >"$cheats/$name.c" <<END
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "tests/$lab/cheats/forge.h"
#include "tests/$lab/cheats/four.h"

static int cheat(void) { $body }
END
    done
printf '%s\n' "$cheats"/*.c | xargs -n 1 -P 3 sh "$top_srcdir/tests/trial"
