#!/bin/sh
# test_names.sh - nobody is lost, whatever the letters of the name.
# SPDX-License-Identifier: MIT
#
# grader.sh sets LC_ALL=C: names must be read under any locale.
set -eu
. "$top_srcdir/tests/grader/grader.sh"
needs_walls
answer=$top_srcdir/solutions/$lab/$stem.c

# graded INPUT ID...: these students, and no others, have full marks.
graded() {
    input=$1 results=$1.results
    shift
    grade "$input" --labs "$lab" -o "$results" 2>"$work/said" ||
        fail "$input: $? $(cat "$work/said")"
    for id; do
        [ "$(cell "$results" "$id" total)" = 20 ] ||
            fail "$input: $id: $(cat "$results/grades.csv")"
    done
    [ "$(wc -l <"$results/grades.csv")" = $(($# + 1)) ] ||
        fail "$input: $(cut -d, -f1 "$results/grades.csv")"
    grep -q "$# handed in: " "$work/said" || fail "$input: not counted"
}

suffix=_assignsubmission_file
perl "$top_srcdir/tests/grader/zip.pl" 2048 "$work/moodle.zip" "$answer" \
    "Ada Lovelace_11$suffix/$stem.c" \
    "J\xc3\xbcrgen M\xc3\xbcller_12$suffix/\xc3\x9cbung 1/$stem.c" \
    "\xe5\xbc\xa0\xe4\xbc\x9f_13$suffix/$stem.c"
graded "$work/moodle.zip" Ada_Lovelace Jürgen_Müller 张伟

# Windows packs names in the code page of DOS, and says nothing of it.
perl "$top_srcdir/tests/grader/zip.pl" 0 "$work/windows.zip" "$answer" \
    "Ada/$stem.c" "J\x81rgen/$stem.c"
graded "$work/windows.zip" Ada Jürgen
# Others pack them in that of Windows: only there are these bytes letters.
perl "$top_srcdir/tests/grader/zip.pl" 0 "$work/others.zip" "$answer" \
    "Ada/$stem.c" "J\xfcrgen/$stem.c"
graded "$work/others.zip" Ada Jürgen
# What is nowhere a name is graded, too, and told.
perl "$top_srcdir/tests/grader/zip.pl" 0 "$work/odd.zip" "$answer" \
    "Ada/$stem.c" "J\xaergen/$stem.c"
graded "$work/odd.zip" Ada J=3DAErgen
grep -q 'cannot be read' "$work/odd.zip.results/report.html" ||
    fail 'a name that cannot be read is not told'
mkdir "$work/latin" "$work/latin/Ada" "$work/latin/$(printf 'J\374rgen')"
cp "$answer" "$work/latin/Ada"
cp "$answer" "$work/latin/$(printf 'J\374rgen')"
graded "$work/latin" Ada Jürgen

mkdir "$work/tar" "$work/tar/Zoë" "$work/tar/Ada"
cp "$answer" "$work/tar/Zoë"
cp "$answer" "$work/tar/Ada"
for format in pax ustar gnu; do
    tar --format=$format -czf "$work/$format.tgz" -C "$work/tar" .
    graded "$work/$format.tgz" Ada Zoë
done
graded "$work/tar" Ada Zoë

# A roster knows names; a list of times may know others.
printf 'id,name\nAda,Ada King\nZoë,Zoë Quinn\n' >"$work/roster.csv"
printf 'id,time\nAda,2026-10-05 12:00\nnobody,2026-10-05 12:00\n' \
    >"$work/times.csv"
grade "$work/tar" --labs "$lab" -q -o "$work/joined" \
    --roster "$work/roster.csv" --times "$work/times.csv"
[ "$(cell "$work/joined" Ada name)" = '"Ada King"' ] || fail 'names not joined'
grep -q 'nobody here is nobody' "$work/joined/report.html" ||
    fail 'an unknown id in --times gets no word'

# Where there is no evidence nobody is late, and the report names them.
printf 'due %s = 2020-01-01 12:00\npercent-per-day = 10\ncap = 50\n' "$lab" \
    >"$work/course.conf"
late() {
    "$labgrade" grade -j 2 --no-memory-pass -q --labs "$lab" \
        -c "$work/course.conf" "$@" 2>"$work/said" || fail "late: $?"
}
late "$work/tar" -o "$work/folder"
[ "$(cell "$work/folder" Ada total)" = 20 ] || fail 'late by a copy'
grep -q 'Nobody knows when .*Ada' "$work/folder/report.html" ||
    fail 'unknown times are not told'
late "$work/tar" -o "$work/trusted" --trust-dates
[ "$(cell "$work/trusted" Ada total)" = 10 ] || fail 'not late with dates'
late "$work/pax.tgz" -o "$work/packed"
[ "$(cell "$work/packed" Ada total)" = 20 ] || fail 'late by the date of an export'
late "$work/pax.tgz" -o "$work/trusted" --trust-dates
[ "$(cell "$work/trusted" Ada total)" = 10 ] || fail 'not late with dates'
printf 'id,time\nAda,2020-01-01T11:30:00.5+00:00\n' >"$work/times.csv"
TZ=UTC late "$work/tar" -o "$work/zone" --times "$work/times.csv"
[ "$(cell "$work/zone" Ada total)" = 20 ] || fail 'a time with a zone'
sed 's/T11:30.*/ 19:30:00 +0800/' "$work/times.csv" >"$work/east.csv"
TZ=UTC late "$work/tar" -o "$work/east" --times "$work/east.csv"
[ "$(cell "$work/east" Ada total)" = 20 ] || fail 'a time with a zone of git'

# One archive with two labs, uploaded for the second: the first was in time by
# its own date, and the report names who could write that.  A folder has none.
other=$(sed -n '2s/ .*//p' "$top_srcdir/labs/labs.txt")
mkdir "$work/both" "$work/upload" "$work/upload/folder"
for file in "$answer" "$top_srcdir/solutions/$other/"*.c; do
    cp "$file" "$work/both"
    cp "$file" "$work/upload/folder"
done
touch -d 2019-12-30 "$work/both/$stem.c" "$work/upload/folder/"*
tar -czf "$work/upload/early.tgz" -C "$work/both" .
touch -d 2020-01-03 "$work/both/$stem.c"
tar -czf "$work/upload/late.tgz" -C "$work/both" .
{
    echo id,time
    printf '%s,2020-01-02 15:00\n' early late folder
} >"$work/times.csv"
late "$work/upload" -o "$work/upload-graded" --times "$work/times.csv" \
    --labs "${lab%%-*} ${other%%-*}"
for id in early:0 late:4 folder:4; do
    [ "$(cell "$work/upload-graded" "${id%:*}" 'late loss')" = "${id#*:}" ] ||
        fail "one archive for two labs: not ${id#*:} off ${id%:*}"
done
grep -q 'In time only by a date.*>early</a></p>' \
    "$work/upload-graded/report.html" || fail 'in time by an own date: not told'
late "$work/upload" -o "$work/upload-one" --times "$work/times.csv"
[ "$(cell "$work/upload-one" early 'late loss')" = 4 ] || fail 'the only lab'
printf 'id,time\nAda,2020-02-30 11:30\n' >"$work/times.csv"
status=0
grade "$work/tar" --labs "$lab" -o "$work/none" --times "$work/times.csv" \
    2>"$work/said" || status=$?
[ $status = "$EXIT_USAGE" ] && grep -q 'times.csv:2: no time' "$work/said" ||
    fail "a day that is none: status $status"
status=0
grade "$work/tar" --labs '' -o "$work/none" 2>"$work/said" || status=$?
[ $status = "$EXIT_USAGE" ] || fail "--labs '': status $status"

# Who reads what it prints must not be left with half of it.
if [ -w /dev/full ]; then
    for command in layers --help --version 'grade --help' 'run --help'; do
        status=0
        # shellcheck disable=SC2086 # two words
        "$labgrade" $command >/dev/full 2>"$work/said" || status=$?
        [ $status = "$EXIT_TROUBLE" ] || fail "$command, disk full: $status"
    done
fi

# Who earned nothing in a lab is listed, also if it was not one verdict for all.
mkdir -p "$work/weak/crasher" "$work/weak/good"
cp "$answer" "$work/weak/good"
sed 's/return r1 == r2 ||.*/return abs(*(volatile int *)0);/
    s/^    int pairs = 0/    int pairs = 1/
    s/cells\[r \* n + c\] == 1/cells[r * n + c] == 0/
    s/^    return true;/    return false;/' "$answer" >"$work/weak/crasher/$stem.c"
grade "$work/weak" --labs "$lab" -q -o "$work/weakly"
[ "$(cell "$work/weakly" crasher total)" = 0 ] || fail "crasher earns something"
grep -q "$lab: none is earned; the first criterion crashed" \
    "$work/weakly/report.html" || fail 'no points in a lab, and not listed'
