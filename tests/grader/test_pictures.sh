#!/bin/sh
# test_pictures.sh - a student's page shows what a search that failed did, and
# no more of it than the course reveals.
# SPDX-License-Identifier: MIT
set -eu
. "$top_srcdir/tests/grader/grader.sh"
needs_walls

# Let $student hand in a solution changed by its mutant $1.  Set lab to its lab's
# number.
hands_in() {
    script=$(echo "$top_srcdir"/solutions/*/mutants/"$1.sed")
    folder=${script%/mutants/*}
    stem=$(sed -n "s/^${folder##*/} //p" "$top_srcdir/labs/labs.txt")
    lab=$(echo "${folder##*/}" | cut -c1-2)
    mkdir -p "$work/class/$student"
    sed -f "$script" "$folder/$stem.c" >"$work/class/$student/$stem.c"
}
student=bob
hands_in undoes_a_row_too_late
student=ann
hands_in starts_where_the_last_ended
hands_in walks_through_walls
hands_in forgets_to_release
hands_in skips_attacked_columns
list=$lab
# Who is called like her page must not take it away.
cp -r "$work/class/ann" "$work/class/ann.html"
page=$work/results/feedback/ann.html pages=$work/results/feedback/ann-steps

: >"$work/course.conf"
grade "$work/class" -c "$work/course.conf" -o "$work/results" -q ||
    fail "grading ended with $?"
# The tree of 3 queens is left at the queen in column 3.
grep -q '<title>Lab 02, tree: the moves of your code<' "$page" ||
    fail "no picture of the tree"
grep -q 'The test ended at the framed node' "$page" || fail "nothing is framed"
grep -q '<title>Lab 04, steps: the moves of your code<' "$page" ||
    fail "no picture of the maze"
# A rat that stayed in the maze, a search that ended too early.
grep -q 'Your code returned at the framed node' "$page" ||
    fail "nothing says where the rat stayed"
grep -q 'Your code returned at the root' "$page" || fail "where did it end?"
# A square that was asked about has no node: the search stood at the last one.
sed -n '/<title>Lab 02, tests/,/<.svg>/s/.*>\(unfinished\|differs\)<.text>/\1/p' \
    "$work/results/feedback/bob.html" | tr '\n' ' ' | grep -q 'unfinished differs' ||
    fail "another node is framed"
# The moves with a list; the test had made a part of it.
grep -q "<title>Lab $list, children: the moves of your code<" "$page" ||
    fail "no picture of the list"
grep -q 'The test gave the first 4 nodes' "$page" || fail "whose nodes?"
grep -q 'Node 2: x1 = 1. The E-node: it is being expanded' "$page" ||
    fail "no E-node"
for name in 02-tree 04-steps "$list-children"; do
    grep -q "<a href=\"ann-steps/$name.html#step=last\">" "$page" ||
        fail "no link to $name"
    grep -q 'the moves of your code' "$pages/$name.html" || fail "no $name.html"
done
grep -q '"moves":\[' "$pages/02-tree.html" || fail "it has no moves to play"
grep -q '"list":{' "$pages/$list-children.html" || fail "it has no list"
grep -q '"maze":\["' "$pages/04-steps.html" || fail "it has no maze"
[ ! -e "$pages/02-tiny.html" ] || fail "what is passed is drawn"

said=$(sed -n '/"verdict": "failed"/,/}/s/^ *"message": "\([^"\\]*\).*/\1/p' \
    "$work/results/ann.json" | awk 'length > 20 { print; exit }')
grep -qF "$said" "$work/results/junit.xml" || fail "not in junit.xml: $said"

# What is not said in words is not drawn, and what was drawn goes.
for secret in hints verdicts; do
    echo "reveal = $secret" >"$work/course.conf"
    "$labgrade" report "$work/results" -c "$work/course.conf" ||
        fail "the report with reveal = $secret ended with $?"
    ! grep -q '<svg' "$page" || fail "reveal = $secret shows pictures"
    [ ! -e "$pages" ] || fail "reveal = $secret leaves pages"
    for file in feedback/ann.html feedback/ann.txt junit.xml results.tap; do
        ! grep -qF "$said" "$work/results/$file" ||
            fail "reveal = $secret: $file tells what happened"
    done
done
no_survivor
