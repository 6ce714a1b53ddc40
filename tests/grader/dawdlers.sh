#!/bin/sh
# dawdlers.sh - a class in which one in ten dawdles is not kept waiting.
# SPDX-License-Identifier: MIT
#
# usage: make check-dawdlers [STUDENTS=200]
#
# The same class twice: all with the solutions, then one in ten with solutions
# that wait, burn time, keep the compiler busy, or do not end when all is said,
# each for as long as it can.
set -eu
. "$top_srcdir/tests/grader/grader.sh"
needs_walls
students=${STUDENTS-200}

make_class() {
    for i in $(seq 1 "$students"); do
        mkdir -p "$work/$1/s$i"
        cp "$top_srcdir"/solutions/*/*.c "$work/$1/s$i"
    done
}

# dawdle KIND FILE: let the solution FILE dawdle.
dawdle() {
    case $1 in
    0) echo '#include <unistd.h>
__attribute__((constructor)) static void wait(void) { char c; read(3, &c, 1); }' ;;
    1) echo '#include <time.h>
__attribute__((constructor)) static void burn(void)
{ clock_t end = clock() + CLOCKS_PER_SEC * 9 / 10; while (clock() < end) continue; }' ;;
    2) echo '#define A(x...) x x x x x x x x
#define B(x...) A(A(A(A(A(A(A(x)))))))
static int many[] = { B(1,) };' ;;
    3) echo '#include <unistd.h>
__attribute__((destructor)) static void wait(void) { char c; read(3, &c, 1); }' ;;
    esac >>"$2"
}

# timed CLASS: grade it, and print the seconds that took.
timed() {
    begun=$(date +%s)
    "$labgrade" grade -c none "$work/$1" -o "$work/results-$1" \
        >"$work/said" 2>&1 || fail "$1: $?"
    grep -q "^\[$students/$students\]" "$work/said" || fail "some were graded twice"
    echo $(($(date +%s) - begun))
}

make_class honest
make_class mixed
for i in $(seq 10 10 "$students"); do
    for file in "$work/mixed/s$i"/*.c; do dawdle $((i / 10 % 4)) "$file"; done
done
honest=$(timed honest)
mixed=$(timed mixed)
echo "$students students: $honest s; with $((students / 10)) dawdlers: $mixed s"
! grep -l '"verdict": "internal"' "$work/results-mixed"/*.json || fail "internal"
lost=$(awk -F, 'NR > 1 && $4 != $5' "$work/results-mixed/grades.csv" | wc -l)
[ "$lost" -le $((students / 10)) ] || fail "$lost students lost points"
[ $((mixed * 2)) -le $((honest * 3)) ] || fail "more than 1.5 times as long"
no_survivor
