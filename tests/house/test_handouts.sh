#!/bin/sh
# test_handouts.sh - the table of points in each handout is the suite's.
# SPDX-License-Identifier: MIT
#
# make check sets: top_srcdir, top_builddir.
set -eu
: "${top_srcdir:?}" "${top_builddir:?}"
work=$(mktemp -d "${TMPDIR:-/tmp}/queenslab.XXXXXX")
trap 'rm -rf "$work"' EXIT
failed=0

# "id|title|points" of each criterion, from judge --list: ids without the name
# of the lab's file, $2, which course.conf puts before them.
from_suite() {
    prefix=$(echo "$2" | tr _ -)
    "$top_builddir/tests/$1/judge" --list |
        sed -n 's/^criterion '"$prefix"'\.//p; s/^title /|/p; s/^points /|/p' |
        paste -d '\0' - - -
}

# The same from the rows "| `id` | title | points |" of a handout.
from_handout() {
    sed -n 's/^| `\([a-z0-9-]*\)` | \(.*\) | \([0-9]*\) |$/\1|\2|\3/p' "$1"
}

while read -r lab stem; do
    from_suite "$lab" "$stem" >"$work/suite"
    from_handout "$top_srcdir/labs/$lab/README.md" >"$work/handout"
    [ -s "$work/suite" ] || { echo "$lab/$stem: no criteria"; failed=1; }
    diff "$work/suite" "$work/handout" >"$work/diff" || {
        echo "labs/$lab/README.md and the suite differ (< suite, > handout):"
        cat "$work/diff"
        failed=1
    }
done <"$top_srcdir/labs/labs.txt"
exit $failed
