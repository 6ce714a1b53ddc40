#!/bin/sh
# test_numbers.sh - are the numbers in the tables of the handouts counted ones?
# SPDX-License-Identifier: MIT
set -eu
work=$(mktemp -d "${TMPDIR:-/tmp}/queenslab.XXXXXX")
trap 'rm -rf "$work"' EXIT
here=$top_srcdir/solutions/05-live-nodes

# The sharper bound, beside the model answer's functions of the same names.
for name in show expand search cheapest; do
    printf '#define live_nodes_%s assignment_%s\n' $name $name
done >"$work/names.h"
echo '#define live_nodes_lower assignment_lower' >>"$work/names.h"
$compile -I"$top_srcdir" -include "$work/names.h" -c -o "$work/assignment.o" \
    "$top_srcdir/tests/05-live-nodes/others/assignment_bound.c"
$compile -I"$top_srcdir" -o "$work/count" "$here/count.c" "$here/live_nodes.c" \
    "$work/assignment.o" "$top_builddir/lib/libboard.a"

"$work/count" >"$work/lines"
[ "$(wc -l <"$work/lines")" = 18 ] || { cat "$work/lines"; exit 1; }
cat "$top_srcdir"/labs/0[35]-*/README.md >"$work/handouts"
failed=0
while IFS= read -r line; do
    grep -qF -e "$line" "$work/handouts" ||
        { echo "no handout says: $line"; failed=1; }
done <"$work/lines"
exit $failed
