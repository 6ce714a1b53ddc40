#!/bin/sh
# test_estimate.sh - does the bonus program estimate the size of known trees?
# SPDX-License-Identifier: MIT
#
# make check sets: top_srcdir, top_builddir, compile.
set -eu
work=$(mktemp -d "${TMPDIR:-/tmp}/queenslab.XXXXXX")
trap 'rm -rf "$work"' EXIT

$compile -I"$top_srcdir" -o "$work/estimate" \
    "$top_srcdir/solutions/02-backtracking/estimate.c" \
    "$top_srcdir/solutions/01-safe-check/safe_check.c" \
    "$top_builddir/lib/libboard.a"

# N, and the queens placed until all its solutions are found: the estimate from
# 1000 dives must be within a tenth.
while read -r n nodes; do
    said=$("$work/estimate" "$n" 1000)
    said=${said#about }
    echo "n = $n: $said, and there are $nodes"
    [ $((said * 10)) -gt $((nodes * 9)) ] && [ $((said * 10)) -lt $((nodes * 11)) ]
done <<END
1 1
4 16
8 2056
12 856188
END
