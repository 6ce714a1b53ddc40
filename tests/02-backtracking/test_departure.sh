#!/bin/sh
# test_departure.sh - a search that leaves the tree is shown the first node
# where it does: as a board, and as the path from the root.
# SPDX-License-Identifier: MIT
#
# make check sets: top_srcdir, top_builddir.
set -eu
: "${top_srcdir:?}" "${top_builddir:?}"
programs=$top_builddir/tools/judge
solution=$top_srcdir/solutions/02-backtracking
work=$(mktemp -d "${TMPDIR:-/tmp}/queenslab.XXXXXX")
trap 'rm -rf "$work"' EXIT

# It goes wrong in the second row, below the queen on (0, 2) of 3.
sed -f "$solution/mutants/starts_where_the_last_ended.sed" \
    "$solution/backtracking.c" >"$work/backtracking.c"
"$programs/mkplugin" labs/02-backtracking/backtracking.h \
    "$work/backtracking.c" "$work/plain.so"
"$top_builddir/tests/02-backtracking/judge" --host "$programs/labhost" \
    --plugin "$work/plain.so" --canary "$programs/canary.so" \
    --test tree --result "$work/result"
"$programs/labreport" "$work/result" >"$work/report" || :
expected='leaves the expected tree with move 8, at this node: . . ! . . . . . .
Path from the root: columns 2. It takes the queen off ! (0, 2), but the next
thing to do is to put a queen on (1, 0).'
tr -s ' \n' '  ' <"$work/report" | grep -Fq -e "$(echo $expected)" || {
    cat "$work/report"
    exit 1
}
