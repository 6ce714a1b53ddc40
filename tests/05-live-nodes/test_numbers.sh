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

# The searches for 4 queens: sentences, wherever their lines end; in the block of
# traces they stand to the right of the costs.
$compile -I"$top_srcdir" -o "$work/small" "$here/small.c" "$here/live_nodes.c" \
    "$top_srcdir/solutions/01-safe-check/safe_check.c" "$top_builddir/lib/libboard.a"
lab=$top_srcdir/labs/05-live-nodes
"$work/small" <"$lab/costs.txt" >"$work/lines"
[ "$(wc -l <"$work/lines")" = 15 ] || { cat "$work/lines"; exit 1; }
sed -n '/FIFO  *takes/,/^```/p' "$lab/README.md" >"$work/block"
{
    cat "$lab/README.md"
    cut -c 20- "$work/block"
} | tr -s ' \n' ' ' >"$work/handout"
while IFS= read -r line; do
    grep -qF -e "$line " "$work/handout" ||
        { echo "the handout of lab 05 does not say: $line"; failed=1; }
done <"$work/lines"
cut -c 1-19 "$work/block" | sed -n 's/^ *\([0-9].*[0-9]\) *$/\1/p' >"$work/costs"
grep '^[0-9]' "$lab/costs.txt" | tr -s ' ' | diff - "$work/costs" ||
    { echo "the handout of lab 05 has other costs than costs.txt"; failed=1; }
exit $failed
