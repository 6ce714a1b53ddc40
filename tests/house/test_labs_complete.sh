#!/bin/sh
# test_labs_complete.sh - remind of each part of a lab that is still missing.
# SPDX-License-Identifier: MIT
#
# What tools/labs/new-lab wrote says so itself, by a mark.
set -eu
: "${srcdir:?}"
cd "$srcdir"
failed=0
remind() { echo "$*"; failed=1; }

# at_least NUMBER WHAT FILE...
at_least() {
    least=$1 what=$2
    shift 2
    [ -e "$1" ] || shift
    [ $# -ge "$least" ] || remind "lab $lab has $# of $least $what, at least"
}

while read -r lab stem _; do
    case $lab in '#'*) continue ;; esac
    for file in "labs/$lab/README.md" "labs/$lab/$stem.h" "labs/$lab/$stem.c" \
        "solutions/$lab/$stem.c" "solutions/$lab/README.md"; do
        [ -f "$file" ] || remind "$file is missing"
    done
    grep -rnI 'STILL TO BE WRITTEN' "labs/$lab" "solutions/$lab" "tests/$lab" |
        grep -v '/\.check/' && failed=1
    at_least 1 suite "tests/$lab"/test_*.c
    at_least 8 mutants "solutions/$lab"/mutants/*.sed
    at_least 1 "right answers in other ways" "tests/$lab"/others/*.c
    at_least 1 cheats "tests/$lab"/cheats/*.c
    for file in README.md docs/release.md; do
        grep -q "(labs/$lab/README.md)" "$file" ||
            remind "$file: its table has no row for lab $lab"
    done
done <labs/labs.txt
exit $failed
