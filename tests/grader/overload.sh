#!/bin/sh
# overload.sh - no false time-out when the machine is four times overloaded.
# SPDX-License-Identifier: MIT
#
# usage: make check-overload [GRADINGS=200]
set -eu
. "$top_srcdir/tests/grader/grader.sh"
needs_walls
count=$(wc -l <"$top_srcdir/labs/labs.txt")
students=$(((${GRADINGS-200} + count - 1) / count))
for i in $(seq 1 $students); do
    mkdir -p "$work/class/s$i"
    cp "$top_srcdir"/solutions/*/*.c "$work/class/s$i"
done
"$labgrade" grade -c none "$work/class" -o "$work/results" -q --no-memory-pass \
    -j $((4 * $(getconf _NPROCESSORS_ONLN))) || fail "labgrade ended with $?"
lost=$(awk -F, 'NR > 1 && $4 != $5' "$work/results/grades.csv" | wc -l)
! grep -l '"verdict": "timed-out"' "$work/results"/*.json || fail "time-outs"
[ "$lost" = 0 ] || fail "$lost students lost points"
! grep -q 'graded twice' "$work/results/report.html" ||
    fail 'the report tells of the machine'
twice=$(grep -l '"graded_twice": true' "$work/results"/*.json | wc -l)
echo "$((students * count)) gradings at fourfold load: no false time-out," \
    "$twice of $students students graded twice"
no_survivor
