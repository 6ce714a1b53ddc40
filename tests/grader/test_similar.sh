#!/bin/sh
# test_similar.sh - copies are found, however disguised, and strangers are not.
# SPDX-License-Identifier: MIT
#
# usage: test_similar.sh, or make check-similar [SEED=1] for a large class
set -eu
. "$top_srcdir/tests/grader/grader.sh"
command -v sim_c >/dev/null || {
    echo "SKIPPED: there is no sim_c (package similarity-tester)"
    exit 77
}
needs_walls
strangers=${STRANGERS-14} copies=${COPIES-6} seed=${SEED-1}
input=$work/class results=$work/results
mkdir "$input"
perl "$top_srcdir/tests/grader/similar_class.pl" \
    "$top_srcdir/tests/grader/similar" "$input" "$strangers" "$copies" "$seed"
# Two who have only begun have nothing of their own in common.
for who in new1 new2; do
    mkdir "$input/$who"
    cp "$top_srcdir"/labs/01*/*.c "$top_srcdir"/labs/04*/*.c "$input/$who"
done
grade "$input" --labs 01,02,04 -o "$results" -q || fail grade
# All of them are right, copies too.
[ "$(awk -F, '$4 == $5' "$results/grades.csv" | wc -l)" = \
    $((strangers + copies)) ] || fail "$(cut -d, -f1-5 "$results/grades.csv")"

similar() { "$labgrade" similar "$results" "$@" >"$work/said" 2>&1; }
similar || fail "$(cat "$work/said")"
grep -q '02-backtracking is left out: .*too much alike' "$work/said" ||
    fail "lab 02 says something"
awk -v copies="$copies" '
    / and .*: [0-9]/ {
        pairs++
        right += substr($3, 1, 1) == "c" && substr($5, 1, 1) == "s" &&
            substr($3, 2) + 0 == substr($5, 2) + 0
    }
    END { printf "%d copies, %d pairs flagged, %d of them copies:", copies,
              pairs, right
          printf " precision %.2f, recall %.2f\n", right / pairs, right / copies }
    ' "$work/said" | tee "$work/found"
# A small class must be without fault; a large one is measured.
if [ "$strangers" -lt 100 ]; then
    grep -q 'precision 1.00, recall 1.00' "$work/found" ||
        fail "$(cat "$work/said")"
else
    grep -q 'recall 1.00\|recall 0.9' "$work/found" || fail "$(cat "$work/said")"
fi
! grep -q new "$work/said" || fail "the skeleton counts: $(cat "$work/said")"

# The page: a picture of groups, and the common parts marked on both sides.
page=$results/similar.html
grep -q '<svg' "$page" || fail "no picture"
grep -q 'href="#pair-1"' "$page" || fail "no way from the picture to a pair"
[ "$(grep -c '<h2 id="pair-' "$page")" = "$(grep -c ' and .*: [0-9]' \
    "$work/said")" ] || fail "pairs are missing on the page"
[ "$(grep -c '<mark>' "$page")" -ge $((2 * copies)) ] || fail "nothing is marked"
! grep -q '<mark>safe_check_attacks(int r1' "$page" || fail "the skeleton is marked"

similar --labs 04 || fail "$(cat "$work/said")"
grep -q 'rat_maze_find_path' "$page" || fail "lab 04 alone has other files"
! grep -q 'safe_check_attacks' "$page" || fail "lab 04 alone has files of lab 01"
similar || fail "$(cat "$work/said")"

# Text of a student is text.
grep -q 'at most 1 pair in' "$page" || fail "no word on strangers"
printf 'int x = 0; /* </pre><script>alert(1)</script> */\n' |
    cat - "$input/s000/safe_check.c" >"$input/c000/safe_check.c"
grade "$input" --labs 01,02,04 -o "$results" -q || fail "grade again"
similar || fail "$(cat "$work/said")"
! grep -q '<script>alert' "$page" || fail "a student's markup"

# Who hands in a heap of words keeps nobody waiting, and is told of.
for who in c000 s000; do
    yes '( ( ( ( ( ( (' | head -c 300000 >"$input/$who/rat_maze.c"
done
grade "$input" --labs 01,02,04 -o "$results" -q || fail "grade heaps"
similar || fail "$(cat "$work/said")"
for where in "$work/said" "$page"; do
    grep -q 'far too much: c000 for 04-[a-z-]*, s000 for 04-' "$where" ||
        fail "heaps are not told of: $(cat "$work/said")"
done

# Bad input gets a sentence.
refused() {
    words=$1 status=0
    shift
    "$@" >"$work/said" 2>&1 || status=$?
    [ $status = "$EXIT_USAGE" ] || fail "$*: ended with $status"
    grep -q "$words" "$work/said" || fail "$*: $(cat "$work/said")"
}
refused "from 1 to 100" "$labgrade" similar "$results" --least 101
refused "from 1 to 100" "$labgrade" similar "$results" --least
refused 'no results folder' "$labgrade" similar "$input"
refused 'which results' "$labgrade" similar
rm "$results/.labgrade/sources/$(sha256sum <"$input/c000/safe_check.c" |
    sed "s/ .*//")"
similar || fail "$(cat "$work/said")"
grep -q 'files were graded before labgrade kept them' "$work/said" ||
    fail "nothing is missing: $(cat "$work/said")"
grade "$input" --labs 01,02,04 -o "$results" -q || fail "grade once more"
similar || fail "$(cat "$work/said")"
! grep -q 'kept them' "$work/said" || fail "not kept"
no_survivor
