#!/bin/sh
# test_includes.sh - every file of the tree includes only what its room may.
# SPDX-License-Identifier: MIT
#
# Then proves that a wrong include line would be found: each is planted in a
# small tree of its own.
set -u
check=$srcdir/tests/house/includes.sh
scratch=$(mktemp -d) || exit 99
trap 'rm -rf "$scratch"' EXIT
failed=0

sh "$check" "$srcdir" || failed=1

# plant FILE LINE: let FILE of the small tree hold LINE alone.
plant() {
    rm -rf "$scratch/tree"
    mkdir -p "$scratch/tree/$(dirname "$1")"
    printf '/* planted */\n%s\n' "$2" > "$scratch/tree/$1"
}

# refused FILE LINE: the check must find LINE in FILE.
refused() {
    plant "$1" "$2"
    if sh "$check" "$scratch/tree" > "$scratch/out"; then
        echo "not found: $2 in $1"
        failed=1
    elif ! grep -q "^$1:2: " "$scratch/out"; then
        echo "found without file and line: $2 in $1"
        cat "$scratch/out"
        failed=1
    fi
}

# allowed FILE LINE: the check must find nothing wrong.
allowed() {
    plant "$1" "$2"
    sh "$check" "$scratch/tree" || { echo "forbidden: $2 in $1"; failed=1; }
}

allowed lib/a.c '#include "lib/a.h"'
allowed lib/a.c '#include <stdio.h>'
refused lib/a.c '#include "a.h"'
refused lib/a.c '#include "config.h"'
refused lib/a.c '#include <lib/a.h>'
refused lib/a.c '#include "lib/../labs/01-x/x.h"'
refused lib/a.c '#include "lib/b.c"'
refused lib/a.c '  #  include "labs/01-safe-check/safe_check.h"'
refused lib/a.h '#include "tests/lib/main.h"'
refused lib/a.h '#include "tools/queens/draw.h"'
for room in labs solutions; do
    allowed $room/01-x/x.c '#include "lib/board.h"'
    allowed $room/01-x/x.c '#include "labs/01-x/x.h"'
    refused $room/01-x/x.c '#include "labs/02-y/y.h"'
    refused $room/01-x/x.c '#include "labs/01-x/x.c"'
    refused $room/01-x/x.c '#include "solutions/01-x/x.h"'
    refused $room/01-x/x.c '#include "tools/judge/right/oracle.h"'
done
allowed tests/01-x/test_x.c '#include "labs/01-x/x.h"'
allowed tests/01-x/test_x.c '#include "tools/judge/suite/grade.h"'
allowed tests/01-x/test_x.c '#include "tests/01-x/proxies.h"'
refused tests/01-x/test_x.c '#include "labs/02-y/y.h"'
refused tests/01-x/test_x.c '#include "labs/01-x/x.c"'
refused tests/01-x/test_x.c '#include "tests/lib/main.h"'
refused tests/01-x/test_x.c '#include "solutions/01-x/x.h"'
allowed tools/judge/judge.c '#include "config.h"'
refused tools/judge/judge.c '#include "labs/01-x/x.h"'
allowed tools/judge/right/a.c '#include "tools/judge/right/b.h"'
allowed tools/judge/right/a.c '#include "lib/tree/tree.h"'
refused tools/judge/right/a.c '#include "tools/judge/suite/complaint.h"'
allowed tools/judge/suite/a.c '#include "tools/judge/right/board_guide.h"'
allowed tools/judge/host/a.c '#include "tools/judge/right/square_tests.h"'
refused tools/judge/host/a.c '#include "tools/judge/right/board_guide.h"'
allowed tests/lib/test_a.c '#include "tests/lib/main.h"'
refused tests/lib/test_a.c '#include "tools/judge/wire/wire.h"'
allowed tests/fuzz/fuzz.c '#include "lib/board.h"'
refused tests/fuzz/fuzz.c '#include "tools/queens/draw.h"'
allowed tools/queens/main.c '#include "labs/01-x/x.h"'
allowed tools/queens/main.c '#include "config.h"'
refused tools/queens/main.c '#include "solutions/01-x/x.h"'
refused tools/queens/main.c '#include "tests/lib/main.h"'
exit $failed
