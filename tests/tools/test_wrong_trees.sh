#!/bin/sh
# test_wrong_trees.sh - a picture of a wrong search shows where it is wrong.
# SPDX-License-Identifier: MIT
#
# What "make tree" draws for a student with a mistake in each lab; and, for
# comparison, that none is seen where there is none.
. "$top_srcdir/tests/tools/tools.sh"
. "$srcdir/tests/tools/student.sh"

# Does the picture have COUNT captions that read TEXT?
captions() {
    found=$(grep -c ">$2</text>" tree.svg)
    [ "$found" = "$1" ] || fail "$called: '$2' stands there $found times, not $1"
}
# Does the picture say $1 somewhere?
shows() {
    grep -q -- "$1" tree.svg || fail "$called: the picture does not say '$1'"
}
# draws WRONG ARGUMENT...: draw a tree in which so many nodes are wrong.
draws() {
    wrong=$1
    shift
    expect 0 tree "$@" -o tree.svg
    if [ "$wrong" = 0 ]; then
        ! grep -q 'wrong' tree.svg err || fail "$called: something is wrong"
    elif [ "$wrong" = 1 ]; then
        shows '; 1 wrong node\.'
    else
        shows "; $wrong wrong nodes\\."
    fi
}

costs=$srcdir/labs/03-branch-and-bound/costs.txt
maze=$srcdir/labs/04-rat-in-a-maze/maze.txt

student misled $lab01 $lab02 $lab03 $lab04

# Lab 01: no wrong answer of the test is folded away.
expect 4 tree 5 --safe -o tree.svg
shows 'the test is wrong 8 times. Drawn: '
captions 8 'test said safe'

# Lab 02: what is no solution is not counted, and leads nowhere.
draws 4 4 --all --kit-test
shows ', 0 answers; 4 wrong nodes'
captions 4 'no solution'
captions 0 'leads to an answer'

# Lab 03 A: the free squares that were taken for attacked, and nothing else.
draws 3 4 --all --with lookup
shows ', 3 left out, 0 answers; 3 wrong nodes'
captions 3 'left out'
captions 1 'left out: safe, but never placed'
captions 1 'wrong, or not as expected'

# Lab 03 B: searched, though a later row is full; in sight in a large tree too.
draws 4 6 --with lookahead --kind placed --kit-test
captions 4 'should be killed'
draws 4 6 --with lookahead --kit-test --collapse 10
captions 4 'should be killed'
expect 0 tree 6 --with lookahead --kit-test --depth 2 -o tree.svg
captions 2 '1 wrong'
captions 1 '2 wrong'

# A square has a square frame, and a triangle says what killed its nodes.
expect 1 diff 6 --with lookahead --kit-test -o tree.svg
grep -q 'rx="3.5" fill="none" stroke="#C48700"' tree.svg ||
    fail "$called: no frame is square"
expect 0 tree 8 --with lookahead --kit-test --collapse 20 -o tree.svg
shows '>[0-9]* by look-ahead</text>'

# Lab 03 C: a node whose squares were tested was not killed.
draws 1 --cost "$costs" --kit-test
captions 1 'should be killed'
captions 0 'B: 18 ≥ 18'
expect 1 diff --cost "$costs" --kit-test
prints '^it was searched, and should have been killed'

# Lab 04: nothing is invented where the moves have another order, and a way
# that is no shorter is no better.
draws 1 --maze "$maze"
shows 'cell entered; moves were not tried in the order left, down, right, up'
captions 1 'out of order'
captions 0 'seen'
draws 4 --maze "$maze" --shortest
captions 1 'a better one follows'
captions 1 'best found'
captions 1 'not better'
captions 2 'should be refused'
expect 1 diff --maze "$maze" --shortest

# A bound that is none; on a full board it is right.
student too_high $lab03
expect 0 tree --cost "$costs" -o tree.svg
says 'wrong: the picture marks them in gold'
grep -q '>wrong bound</text>' tree.svg || fail "a bound too high looks right"
shows '>least [0-9]*</text>'
expect 1 diff --cost "$costs" # which is no bound to go by
prints '^it was killed, and should have been searched'

# Right searches, in the student's program as well.
student misled
draws 0 5 --safe
draws 0 6 --all
draws 0 6 --with lookup
draws 0 6 --with lookahead
draws 0 --cost "$costs"
draws 0 --maze "$maze"
draws 0 --maze "$maze" --shortest

# Right ones of lab 03 that do it in another way.
students=$srcdir/tests/03-branch-and-bound/others
for other in cheapest_child_first sharper_bound; do
    student $other $lab03
    draws 0 --cost "$costs"
    draws 0 6 --cost 5 --kind placed
    for kind in search placed; do
        expect 0 diff 6 --cost 5 --kind $kind
        prints 'The trees are the same'
    done
done

# A way that is none is called so; what leaves the tree is no part of it; and
# a bound that turned the rat back is told by its steps.
students=$srcdir/solutions/04-rat-in-a-maze/mutants
student walks_through_walls $lab04
expect 0 tree --maze "$maze" -o tree.svg
captions 1 'no way'
expect 1 diff --maze "$maze"
prints 'is at the cell ([0-9], [0-9]), in step [0-9]*:$'
prints '^Cells are (row, column), counted from 0'
prints '^The same command with -o diff.svg draws it.'
expect 1 diff --maze "$maze" -o diff.svg
! grep -q 'draws it' out || fail 'what was drawn is to be drawn'
shows ', no way found; '
students=$srcdir/solutions/02-backtracking/mutants
student ignores_the_test $lab02
expect 0 tree 4 --all -o tree.svg
shows '>341 nodes, 2 answers;'
captions 0 '16 answers'
expect 1 diff 4 --all -o tree.svg
"$queens" maze --generate 10x10 >ten.txt
student misled
expect 0 tree --maze ten.txt --shortest -o tree.svg
shows '>13 + 7 ≥ 18</text>'

# The same nodes in another order are not the same search.
students=$srcdir/solutions/02-backtracking/mutants
student from_right_to_left $lab02
expect 1 diff 4 --all
prints 'The trees have the same nodes, but 5 came out of order'

finish
