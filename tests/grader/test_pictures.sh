#!/bin/sh
# test_pictures.sh - a student's page shows what a search that failed did, and
# no more of it than the course reveals.
# SPDX-License-Identifier: MIT
set -eu
. "$top_srcdir/tests/grader/grader.sh"
needs_walls

# Let ann hand in the solution of lab $1, file $2, changed by its mutant $3.
hands_in() {
    mkdir -p "$work/class/ann"
    sed -f "$top_srcdir/solutions/$1/mutants/$3.sed" \
        "$top_srcdir/solutions/$1/$2.c" >"$work/class/ann/$2.c"
}
hands_in 02-backtracking backtracking starts_where_the_last_ended
hands_in 04-rat-in-a-maze rat_maze walks_through_walls
page=$work/results/feedback/ann.html pages=$work/results/feedback/ann

: >"$work/course.conf"
grade "$work/class" -c "$work/course.conf" -o "$work/results" -q ||
    fail "grading ended with $?"
# The tree of 3 queens is left at the queen in column 3.
grep -q '<title>Lab 02, tree: the moves of your code<' "$page" ||
    fail "no picture of the tree"
grep -q 'The test ended at the framed node' "$page" || fail "nothing is framed"
grep -q '<title>Lab 04, steps: the moves of your code<' "$page" ||
    fail "no picture of the maze"
for name in 02-tree 04-steps; do
    grep -q "<a href=\"ann/$name.html#step=last\">" "$page" ||
        fail "no link to $name"
    grep -q 'the moves of your code' "$pages/$name.html" || fail "no $name.html"
done
grep -q '"moves":\[' "$pages/02-tree.html" || fail "it has no moves to play"
grep -q '"maze":\["' "$pages/04-steps.html" || fail "it has no maze"
[ ! -e "$pages/02-tiny.html" ] || fail "what is passed is drawn"

# What is not said in words is not drawn, and what was drawn goes.
for secret in hints verdicts; do
    echo "reveal = $secret" >"$work/course.conf"
    "$labgrade" report "$work/results" -c "$work/course.conf" ||
        fail "the report with reveal = $secret ended with $?"
    ! grep -q '<svg' "$page" || fail "reveal = $secret shows pictures"
    [ ! -e "$pages" ] || fail "reveal = $secret leaves pages"
done
no_survivor
