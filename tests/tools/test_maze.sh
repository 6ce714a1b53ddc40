#!/bin/sh
# test_maze.sh - queens maze: ways, dead ends, new mazes.
# SPDX-License-Identifier: MIT
. "$top_srcdir/tests/tools/tools.sh"
maze=$srcdir/labs/04-rat-in-a-maze/maze.txt

expect 0 maze "$maze"
says 'a way of 8 steps; 11 cells entered'
printed <<'END'
Soo.
x#o#
#oo.
xooG
END
expect 0 maze --shortest "$maze"
says 'a way of 6 steps'
printed <<'END'
Soo.
x#o#
#xo.
xxoG
END
printf 'S#G\n' >walled
expect 1 maze walled
says 'no way to the goal'
expect 1 maze --shortest walled
printf '*\n' >here
expect 0 maze here
says 'a way of 0 steps'
"$queens" maze - <"$maze" >out 2>err || fail "it cannot read standard input"

# New mazes: the same seed the same maze, of the size that was asked for.
expect 0 maze --generate 31x11 --seed 7
cp out first
[ "$(wc -l <out)" = 11 ] || fail "it is not 11 high"
[ "$(awk '{ print length($0) }' out | sort -u)" = 31 ] || fail "not 31 wide"
expect 0 maze --generate 31x11 --seed 7
cmp -s first out || fail "the same seed gives another maze"
expect 0 maze --generate 31x11 --seed 8
! cmp -s first out || fail "another seed gives the same maze"
expect 0 maze first
for size in 1x1 1x100 100x1 100x100 99x101; do
    expect 0 maze --generate $size --loops 50
    cp out new
    expect 0 maze new
    expect 0 maze --shortest --timeout 60 new
done

finish
