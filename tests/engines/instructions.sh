#!/bin/sh
# instructions.sh - did an engine become slower?  Counted, not timed.
# SPDX-License-Identifier: MIT
#
# Run at the top of a built tree.  Takes what callgrind counts for every rung of
# every ladder, instructions and 50 for each branch guessed wrong, and fails if
# one needs 15 % more than the numbers below, in millions.  After an improvement
# lower them: queens bench --counts.
set -eu
counted=$(mktemp)
trap 'rm -f "$counted"' EXIT
tools/queens/queens bench --counts >"$counted"
awk '
FNR == NR { most[$1 ":" substr($0, index($0, $3))] = $2; rungs++; next }
/^[a-z]+ [0-9]+: / { ladder = $1 }
NF >= 6 && $NF ~ /^[0-9.]+$/ && $(NF - 4) ~ /^[0-9]+$/ {
    rung = substr($0, 1, 18)
    sub(/ *$/, "", rung)
    rung = ladder ":" rung
    if (!(rung in most)) {
        print "instructions.sh: no number for " rung
        failed = 1
        next
    }
    printf "%-24s %7.2f of %7.2f million\n", rung, $(NF - 1) / 1e6,
        most[rung] * 1.15
    if ($(NF - 1) / 1e6 > most[rung] * 1.15) {
        print "instructions.sh: " rung " became slower"
        failed = 1
    }
    seen++
}
END {
    if (seen != rungs)
        print "instructions.sh: " seen + 0 " of " rungs " rungs counted"
    exit failed || seen != rungs
}' - "$counted" <<'END'
all 1234 test of O(n)
all 475 lookup arrays
all 73.3 bits
all 36.7 mirror
all 19.5 border
all 2.24 batch
all 25.2 portable
first 1625 test of O(n)
first 426 lookup arrays
first 35.7 bits
first 10.4 batch asked
cost 101.5 row minimum
cost 40.0 prices
maze 1.49 recursion
maze 0.32 depth first
maze 0.68 breadth first
tree 91.5 search, tree, SVG
END
