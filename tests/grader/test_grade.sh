#!/bin/sh
# test_grade.sh - labgrade from a folder of submissions to a table of grades.
# SPDX-License-Identifier: MIT
set -eu
. "$top_srcdir/tests/grader/grader.sh"
needs_walls

mkdir -p "$work/class/solved" "$work/class/skeleton" "$work/class/broken"
cp "$top_srcdir"/solutions/*/*.c "$work/class/solved"
cp "$top_srcdir/labs/$lab/$stem.c" "$work/class/skeleton"
echo 'int x = ;' >"$work/class/broken/$stem.c"

grade "$work/class" -o "$work/results" 2>"$work/said" ||
    fail "grading ended with $?: $(cat "$work/said")"
points=$(cell "$work/results" solved of)
[ "$points" -gt 0 ] || fail "there are no points to earn"
[ "$(cell "$work/results" solved total)" = "$points" ] ||
    fail "the solutions do not earn all points"
[ "$(cell "$work/results" skeleton total)" = 0 ] || fail "a skeleton earns"
[ "$(cell "$work/results" broken total)" = 0 ] || fail "a broken file earns"
grep -q '"verdict": "not-compiled"' "$work/results/broken.json" ||
    fail "a broken file is not reported as one"
grep -q '"verdict": "todo"' "$work/results/skeleton.json" ||
    fail "a skeleton is not reported as one"
sum=$(sha256sum "$work/class/solved/$stem.c" | cut -d' ' -f1)
grep -q "\"sha256\": \"$sum\"" "$work/results/solved.json" ||
    fail "the fingerprint of a file is not its SHA-256"

# Without -c the settings are those of the tree, and it says so.
"$labgrade" grade "$work/none" -o "$work/other" 2>"$work/said" || :
taken=$(sed -n 's/^labgrade: settings of the course from //p' "$work/said")
[ "$(cd "${taken%/course.conf}" && pwd)" = "$(cd "$top_srcdir" && pwd)" ] ||
    fail "it takes other settings than the tree's: $(cat "$work/said")"
"$labgrade" grade "$work/none" -c none -o "$work/other" 2>"$work/said" || :
grep -q 'no settings of a course$' "$work/said" || fail "-c none takes some"

# Without a seed of one's own it warns, and offers one that will do.
seed=$(sed -n 's/^labgrade: no seed is set: .*course.conf: \(seed = .*\)/\1/p' \
    "$work/said")
[ -n "$seed" ] || fail "no word of the missing seed: $(cat "$work/said")"
echo "$seed" >"$work/seeded.conf"
"$labgrade" grade "$work/class" -c "$work/seeded.conf" -o "$work/seeded" \
    --no-memory-pass --labs "$lab" 2>"$work/warned" ||
    fail "seeded: $(cat "$work/warned")"
! grep 'no seed is set' "$work/warned" || fail "it warns with a seed"
grep -q "\"seed\": \"${seed#seed = }\"" "$work/seeded/solved.json" ||
    fail "the seed that it offered is not used"

# A second run has nothing to do, and a changed file is graded again.
grade "$work/class" -o "$work/results" 2>"$work/said" || fail "second run: $?"
grep -q '0 graded, 3 kept' "$work/said" || fail "it did not keep all results"
cp "$top_srcdir/solutions/$lab/$stem.c" "$work/class/broken/$stem.c"
cp "$top_srcdir"/solutions/02-*/*.c "$work/class/broken"
grade "$work/class" -o "$work/results" 2>"$work/said" || fail "third run: $?"
grep -q '1 graded, 2 kept' "$work/said" || fail "it did not see the change"
grep -q '>same file<.*>01-[a-z-]*, 02-[a-z-]*: the same, byte for byte' \
    "$work/results/report.html" || fail "not all labs that are the same"

# The same mistake of two students is told once, and what it is; of four marks
# the median lies between the two in the middle.
for name in one two; do
    mkdir -p "$work/alike/$name"
    { sed 's/return true/return false/' "$top_srcdir/solutions/$lab/$stem.c"
    echo "/* $name */"; } >"$work/alike/$name/$stem.c"
done
for name in right sure; do
    mkdir -p "$work/alike/$name"
    { cat "$top_srcdir/solutions/$lab/$stem.c"
    echo "/* $name */"; } >"$work/alike/$name/$stem.c"
done
grade "$work/alike" -o "$work/told" -q --labs "$lab" || fail "alike: $?"
grep -q 'failed</span><span class="quiet">[a-z_]*(.*<span class="n">2 students' \
    "$work/told/report.html" || fail "the same failure is not told once"
# Its counterexample is data, which each kind of report draws.
grep -q '^ *"board 2 2 [0-9-]* [.Q]* ' "$work/told/one.json" ||
    fail "the record has no board"
grep -q '<table class="board">' "$work/told/feedback/one.html" ||
    fail "the page has no board"
for file in feedback/one.txt junit.xml results.tap; do
    grep -q '^  *[Q?.] [Q?.]$' "$work/told/$file" || fail "$file has no board"
done
"$labgrade" export gradescope "$work/told/one.json" |
    grep -q '\\n    [Q?.] [Q?.]\\n' || fail "Gradescope gets no board"
low=$(cell "$work/told" one total) high=$(cell "$work/told" sure total)
[ "$low" -lt "$high" ] || fail "the mistake costs nothing"
middle=$(awk "BEGIN { print ($low + $high) / 2 }")
grep -q "median $middle, lowest $low, highest $high" "$work/told/report.html" ||
    fail "the median of $low, $low, $high, $high is not $middle"
no_survivor
