#!/bin/sh
# test_mistakes.sh - the tables of common mistakes say what the mutants do.
# SPDX-License-Identifier: MIT
#
# make check sets: top_srcdir, top_builddir.
#
# usage: test_mistakes.sh [words]
#
# Each mutant has a row in its solution's README, and each row a mutant; the
# criteria in a row are those that the mutant costs.  The words that the student
# reads, in the rows of the instructor's guide, take longer: make check-course.
set -eu
what=${1:-}
: "${top_srcdir:?}" "${top_builddir:?}"
programs=$top_builddir/tools/judge
work=$(mktemp -d "${TMPDIR:-/tmp}/queenslab.XXXXXX")
trap 'rm -rf "$work"' EXIT
failed=0
fail() { echo "$*"; failed=1; }

words() { tr -s ' ' '\n' | sed '/^$/d' | LC_ALL=C sort; }

# What mutant $2 of lab $1 costs, without the lab's name.
costs() {
    sed -n 's/^# costs: *//p' "$top_srcdir/solutions/$1/mutants/$2.sed" |
        sed 's/[a-z-]*\.//g'
}

# All criteria of lab $1 but for those in $2.
all_but() {
    "$top_builddir/tests/$1/judge" --list |
        sed -n 's/^criterion [^.]*\.//p' | words >"$work/every"
    echo "$2" | sed 's/ and / /g' | words >"$work/but"
    LC_ALL=C comm -23 "$work/every" "$work/but" | tr '\n' ' '
}

# Row of lab $1: mutant $2 is said to lose $3.
check_row() {
    [ -f "$top_srcdir/solutions/$1/mutants/$2.sed" ] ||
        { fail "$1: there is no mutant $2"; return; }
    case $3 in
    'the same') said=$before ;;
    'all') said=$(all_but "$1" '') ;;
    'all but '*) said=$(all_but "$1" "${3#all but }") ;;
    *) said=$3 ;;
    esac
    before=$said
    [ "$(costs "$1" "$2" | words)" = "$(echo "$said" | words)" ] ||
        fail "$1: $2 loses $(costs "$1" "$2"), the table says: $3"
}

# "mutant|loses|feedback" of the tables' rows in $1, before which stands $2.
rows() {
    sed -n "s/^| $2[^|]* | \`\\([a-z0-9_]*\\)\` | \\([^|]*\\) | \\(.*\\) |\$/\\1|\\2|\\3/p" "$1"
}

# Does the report on mutant $2 of lab $1 have the words $3?
check_words() {
    stem=$(sed -n "s/^$1 //p" "$top_srcdir/labs/labs.txt")
    sed -f "$top_srcdir/solutions/$1/mutants/$2.sed" \
        "$top_srcdir/solutions/$1/$stem.c" >"$work/$stem.c"
    "$programs/mkplugin" "labs/$1/$stem.h" "$work/$stem.c" "$work/plain.so"
    "$top_builddir/tests/$1/judge" --host "$programs/labhost" --plugin \
        "$work/plain.so" --canary "$programs/canary.so" \
        --result "$work/result"
    "$programs/labreport" --full "$work/result" | tr -s ' \n' '  ' >"$work/report"
    grep -Fq -e "$3" "$work/report" ||
        { fail "$1: $2: no feedback says: $3"; cat "$work/report"; }
}

guide=$top_srcdir/docs/instructor.md
while read -r lab stem; do
    before=
    readme=$top_srcdir/solutions/$lab/README.md
    rows "$readme" '' >"$work/rows"
    while IFS='|' read -r mutant loses _; do
        check_row "$lab" "$mutant" "$loses"
    done <"$work/rows"
    for file in "$top_srcdir/solutions/$lab"/mutants/*.sed; do
        mutant=$(basename "$file" .sed)
        grep -q "^$mutant|" "$work/rows" || fail "$readme has no row for $mutant"
    done
    rows "$guide" "${lab%%-*} | " >"$work/rows"
    [ -s "$work/rows" ] || fail "$guide has no mistake of lab $lab, $stem.c"
    while IFS='|' read -r mutant loses reads; do
        check_row "$lab" "$mutant" "$loses"
        [ "$what" != words ] || check_words "$lab" "$mutant" "$reads"
    done <"$work/rows"
done <"$top_srcdir/labs/labs.txt"
exit $failed
