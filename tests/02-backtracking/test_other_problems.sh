#!/bin/sh
# test_other_problems.sh - are the handout's numbers of other trees counted ones?
# SPDX-License-Identifier: MIT
set -eu
said=$(awk '
function subsets(k, sum, rest,    take) {
    if (k > 6) {
        solutions++
        return
    }
    rest -= number[k]
    for (take = 1; take >= 0; take--) {
        tested++
        if (sum + take * number[k] > 30 || sum + take * number[k] + rest < 30)
            continue
        promising++
        subsets(k + 1, sum + take * number[k], rest)
    }
}
function ring(k,    c) {
    if (k > 5) {
        solutions++
        return
    }
    for (c = 1; c <= 3; c++) {
        tested++
        colour[k] = c
        if (k > 1 && colour[k - 1] == c || k == 5 && colour[1] == c)
            continue
        promising++
        ring(k + 1)
        colour[k] = c
    }
}
BEGIN {
    split("5 10 12 13 15 18", number)
    subsets(1, 0, 73)
    printf "%d of them are tested and %d are promising; there are %d solutions.",
        tested, promising, solutions
    tested = promising = solutions = 0
    ring(1)
    printf " A ring of 5 vertices and 3 colours: 363 nodes, %d tested, ", tested
    printf "%d promising, %d solutions.", promising, solutions
}')
tr -s '\n ' '  ' <"$top_srcdir/labs/02-backtracking/README.md" |
    grep -qF -e "$said" || { echo "the handout does not say: $said"; exit 1; }
