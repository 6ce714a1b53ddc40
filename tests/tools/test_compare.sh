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
grep -q '^N = 8, backtracking: .* s\.' chart.svg || fail "no times in words"
prints '^ratio: time over that of the first'
is_silent
expect 0 compare 17 --rounds 3
prints '^17-queens (--matrix'
! grep -q '^1 0 0' out || fail "a large matrix that nobody asked for"
expect 0 compare 17 --rounds 3 --matrix
prints '^1 0 0'
expect 0 compare 1 2 3 --rounds 3
prints '^2-queens: no solution exists'

expect 0 compare 8 -r 1 --with lookup --with bits
prints '^lookup arrays *113 *- '
prints '^bits *- *- '
! grep -q '^backtracking' out || fail "a method that nobody named"
expect 2 compare 8 --with magic
says "there is no method 'magic'"
# What does not end in its share is reckoned from a part of the tree.
expect 0 compare 32 -r 1 --with backtracking
prints '^backtracking *~8[78][0-9]00000 *~2[78][0-9]0000000 .* ~ by [0-9.]* %'
expect 4 compare 32 -r 1 --with backtracking --timeout 1
prints '^32-queens: no method found'
prints '^backtracking *backtracking_solve: it did not end in time'
# Ctrl-C keeps what is done.
"$queens" compare 8 32 -r 1 -o kept.svg >out 2>err &
until grep -q '^look-ahead' out; do sleep 0.1; done
kill -INT $!
wait $! && fail "Ctrl-C does not end it" || [ $? = 130 ] || fail "status $?"
prints '^lookup arrays *113 '
prints '^lookup arrays *not measured: Ctrl-C'
grep -q '</svg>' kept.svg || fail "Ctrl-C takes the chart"

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
expect 0 diff --maze "$maze" --shortest
prints 'The trees are the same'
expect 0 diff --maze large --shortest
prints 'The trees are the same'
costs=$srcdir/labs/03-branch-and-bound/costs.txt
for kind in search tries placed; do
    expect 0 diff --cost "$costs" --kind $kind
    prints 'The trees are the same'
    expect 0 diff 7 --cost 3 --kind $kind --nth 2
    prints 'The trees are the same'
done
expect 0 diff 4 -o same.svg
grep -q '</svg>' same.svg || fail "diff does not draw"

expect 0 play 4 -o page.html
grep -q '</html>' page.html || fail "no page"
expect 0 play --maze "$maze" -o maze.html
grep -q '</html>' maze.html || fail "no page of a maze"
expect 0 play --cost "$costs" -o cost.html
grep -q '^"costs":\[2,2,6,4,1,4,' cost.html || fail "the board shows no costs"
expect 75 play 9 --all -o large.html
says 'up to 20000 nodes'
[ ! -e large.html ] || fail "a page that is too large"

finish
