#!/bin/sh
# test_compare.sh - queens compare, diff and play.
# SPDX-License-Identifier: MIT
. "$top_srcdir/tests/tools/tools.sh"
maze=$srcdir/labs/04-rat-in-a-maze/maze.txt

expect 0 compare 8 --rounds 3 -o chart.svg
prints '^8-queens, the first solution:'
prints '^1 0 0 0 0 0 0 0'
prints '^backtracking *113 *876 .* 1.00'
prints '^matrix scan *113 *876 '
prints '^lookup arrays *113 *- '
prints '^look-ahead *88 *1391 '
grep -q '</svg>' chart.svg || fail "no chart"
prints '^ratio: time over that of the first'
is_silent
expect 0 compare 17 --rounds 3
prints '^17-queens (--matrix'
! grep -q '^1 0 0' out || fail "a large matrix that nobody asked for"
expect 0 compare 17 --rounds 3 --matrix
prints '^1 0 0'
expect 0 compare 1 2 3 --rounds 3
prints '^2-queens: no solution exists'

for n in 1 2 3 4 5 6 7; do
    for method in backtracking lookup lookahead; do
        for which in --first --all '--nth 2'; do
            for kind in search tries placed; do
                # shellcheck disable=SC2086 # an option and its value
                expect 0 diff $n --with $method $which --kind $kind
                prints 'The trees are the same'
            done
        done
    done
done
expect 0 diff --maze "$maze"
prints 'The trees are the same'
"$queens" maze --generate 41x31 --loops 10 --seed 3 >large
expect 0 diff --maze large
expect 2 diff --maze "$maze" --shortest
says 'no one tree'
expect 0 diff 4 -o same.svg
grep -q '</svg>' same.svg || fail "diff does not draw"

expect 0 play 4 -o page.html
grep -q '</html>' page.html || fail "no page"
expect 0 play --maze "$maze" -o maze.html
grep -q '</html>' maze.html || fail "no page of a maze"
expect 0 play --cost "$srcdir/labs/03-branch-and-bound/costs.txt" -o cost.html
grep -q '^"costs":\[2,2,6,4,1,4,' cost.html || fail "the board shows no costs"
expect 3 play 10 --all -o large.html
says 'up to 20000 nodes'
[ ! -e large.html ] || fail "a page that is too large"

finish
