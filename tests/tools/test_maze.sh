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

# Drawn: small mazes with their tree, larger ones alone.
expect 0 maze "$maze" -o maze.svg
says 'a way of'
grep -q '>dead end</text>' maze.svg || fail "a small maze without its tree"
expect 0 maze --generate 31x31 --loops 10
cp out large
expect 0 maze --shortest large -o maze.svg
[ ! -s out ] || fail "it prints what it draws"
! grep -q '>leads to the goal</text>' maze.svg || fail "a large maze has a tree"
for words in '<desc>The rat entered a cell' 'The rat came here as number 2;' \
    'Refused: step [0-9]*, at least' '>[0-9]*+[0-9]*</text>' '>≥[0-9]*</text>'; do
    grep -q "$words" maze.svg || fail "not in the picture: $words"
done
expect 2 maze large -o maze.dot
says 'as .svg, .png or .pdf'
if command -v rsvg-convert >/dev/null; then
    expect 0 maze large -o maze.png
fi

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

# Why the rat turned back stands in the cells as long as it can be read there.
"$queens" maze --generate 30x30 >thirty.txt
expect 0 maze thirty.txt --shortest -o thirty.svg
grep -q '>+[0-9]*</text>' thirty.svg || fail 'no steps at a cut'

finish
