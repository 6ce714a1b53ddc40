#!/bin/sh
# test_adjust.sh - what the instructor adds is in every report, and stays.
# SPDX-License-Identifier: MIT
set -eu
. "$top_srcdir/tests/grader/grader.sh"
needs_walls
input=$work/class results=$work/results
mkdir -p "$input/ann" "$input/bob"
cp "$top_srcdir/solutions/$lab/$stem.c" "$input/ann"
cp "$top_srcdir/labs/$lab/$stem.c" "$input/bob"
again() { grade "$input" --labs "$lab" -o "$results" -q "$@" 2>"$work/said"; }
again || fail "$(cat "$work/said")"
[ "$(cell "$results" ann adjusted)" = 0 ] || fail "adjusted by nobody"

number=${lab%%-*}
criterion=$(sed -n '1s/.*,\([^,]*\.[^,]*\),notes.*/\1/p' "$results/grades.csv")
cat >"$results/adjustments.csv" <<END
id,for,points,reason,comment
ann,$number,-3.5,"copied, <b>says she</b>",
ann,$criterion,+2,the handout was wrong,
ann,$number,,,See me about your loops.

bob,$lab,-4,nothing is less than nothing,
bob,,,,Begin earlier.
END

# told: every report says it in a line of its own.
told() {
    [ "$(cell "$results" ann total)" = 18.5 ] || fail "$(cat "$results"/*.csv)"
    [ "$(cell "$results" ann adjusted)" = -1.5 ] || fail "not adjusted"
    [ "$(cell "$results" bob total)" = 0 ] || fail "less than nothing"
    for report in feedback/ann.txt feedback/ann.html junit.xml results.tap \
        grades.csv report.html; do
        for words in "+2 points for $criterion: the handout was wrong" \
            '-3.5 points for' 'comment: See me about your loops.'; do
            grep -qF -- "$words" "$results/$report" ||
                fail "$report says nothing of: $words"
        done
    done
    grep -q 'comment: Begin earlier' "$results/feedback/bob.html" || fail bob
    ! grep -q '<b>says she' "$results"/feedback/*.html || fail "markup of a reason"
    ! grep -q 'the handout' "$results/feedback/bob.txt" || fail "the wrong one"
    "$labgrade" export gradescope "$results/ann.json" >"$work/out"
    grep -q '"score": 18.5' "$work/out" && grep -q 'was wrong' "$work/out" ||
        fail "$(cat "$work/out")"
    VPL_GRADEMAX=20 "$labgrade" export vpl "$results/ann.json" >"$work/out"
    grep -q '^Grade :=>>18.5$' "$work/out" && grep -q '^>.*was wrong' "$work/out" ||
        fail "$(cat "$work/out")"
}
"$labgrade" report "$results" -q || fail report
told
again --regrade || fail "$(cat "$work/said")"
told

# As a spreadsheet writes it, and with an id as grades.csv has it.
cp "$results/adjustments.csv" "$work/kept.csv"
printf '\357\273\277id,for,points,reason\r\n%s,%s,-2,late\r\n' \
    "'ann" "${number#0}" >"$results/adjustments.csv"
"$labgrade" report "$results" -q || fail 'a spreadsheet is not understood'
[ "$(cell "$results" ann adjusted)" = -2 ] || fail 'a spreadsheet says nothing'
mv "$work/kept.csv" "$results/adjustments.csv"
"$labgrade" report "$results" -q || fail report

# wrong ROW WORDS: it is refused in these words, and nothing is lost.
cp "$results/grades.csv" "$work/before.csv"
wrong() {
    printf 'id,for,points,reason,comment\n%s\n' "$1" >"$results/adjustments.csv"
    for command in report again; do
        status=0
        case $command in
        report) "$labgrade" report "$results" -q 2>"$work/said" || status=$? ;;
        again) again || status=$? ;;
        esac
        [ $status = "$EXIT_USAGE" ] || fail "$1: $command ended with $status"
        grep -q "row 2 .*$2" "$work/said" || fail "$1: $(cat "$work/said")"
        cmp -s "$results/grades.csv" "$work/before.csv" || fail "$1: lost"
    done
}
wrong "eve,$number,1,late bus," 'fits nobody: .*"eve"'
wrong "ann,09-none,1,why," 'fits nothing: ann .*"09-none"'
wrong "ann,$number,two,why," 'no number'
wrong "ann,$number,nan,why," 'no number'
wrong "ann,$number,1,," 'without a reason'
wrong "ann,,1,why," 'for nothing'
wrong "ann,$number,,why," 'neither points nor'
wrong "ann,$number,-2,came late, says he, by bus" 'more cells than the first'
wrong "ann,$number,-2,\"came late,
bob,$number,2,why," 'opens a quote'
printf 'id,for,points,reason\nann,%s,-2,why\n\0bob,%s,2,why\n' "$number" "$number" \
    >"$results/adjustments.csv"
"$labgrade" report "$results" -q 2>"$work/said" && fail "half a file"
grep -q 'no CSV in UTF-8' "$work/said" || fail "$(cat "$work/said")"
echo 'who,points' >"$results/adjustments.csv"
"$labgrade" report "$results" -q 2>"$work/said" && fail "no columns"
grep -q 'no column "id"' "$work/said" || fail "$(cat "$work/said")"
rm "$results/adjustments.csv"
"$labgrade" report "$results" -q || fail "without any"
[ "$(cell "$results" ann total)" = 20 ] || fail "not taken back"

# Who has more than all points gets what the school's system takes at most.
printf 'id,for,points,reason\nann,%s,3,beyond the task\n' "$number" \
    >"$results/adjustments.csv"
printf '%s\n' 'Identifier,"Full name",Grade,"Maximum Grade"' \
    '"Participant 7",ann,,10.00' >"$work/sheet.csv"
"$labgrade" report "$results" --moodle "$work/sheet.csv" 2>"$work/said" ||
    fail "more than all: $(cat "$work/said")"
[ "$(cell "$results" ann total)" = 23 ] || fail 'not more than all'
grep -q '^"Participant 7",ann,10.00,10.00' "$results/moodle.csv" ||
    fail "Moodle refuses $(cat "$results/moodle.csv")"
grep -q 'ann has more than all points' "$work/said" || fail 'nobody is told'
VPL_GRADEMAX=20 "$labgrade" export vpl "$results/ann.json" |
    grep -q '^Grade :=>>20$' || fail 'VPL gets more than it takes'
