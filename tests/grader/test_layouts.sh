#!/bin/sh
# test_layouts.sh - what schools export comes in, and marks go back.
# SPDX-License-Identifier: MIT
set -eu
. "$top_srcdir/tests/grader/grader.sh"
needs_walls
solution=$top_srcdir/solutions/$lab/$stem.c
skeleton=$top_srcdir/labs/$lab/$stem.c

run() {
    "$labgrade" grade -c none -q -j 2 --no-memory-pass --labs "$lab" "$@" \
        2>"$work/said" || fail "$*: $(cat "$work/said")"
}

has() {
    grep -q -e "$2" "$1" || { cat "$1"; fail "$1 has no \"$2\""; }
}

# Moodle: a folder for each student, and one file without a folder.
m=$work/moodle
mkdir -p "$m/Ada Lovelace_101_assignsubmission_file" \
    "$m/Müller, Jürgen_102_assignsubmission_file"
cp "$solution" "$m/Ada Lovelace_101_assignsubmission_file"
cp "$skeleton" "$m/Müller, Jürgen_102_assignsubmission_file"
cp "$solution" "$m/Grace Hopper_103_assignsubmission_file_$stem.c"
cp "$solution" "$m/Anna Smith_1001_assignsubmission_file_$stem.c"
cp "$skeleton" "$m/Anna Smith_1007_assignsubmission_file_$stem.c"
cp "$solution" "$m/Ann Other_1010_assignsubmission_file_$stem.c"
cat >"$work/worksheet.csv" <<'END'
Identifier,"Full name","Email address",Status,Grade,"Maximum Grade","Last modified (submission)","Last modified (grade)","Feedback comments"
"Participant 101","Ada Lovelace",ada@example.org,Submitted,,10.00,-,-,
"Participant 102","Müller, Jürgen",jm@example.org,Submitted,,10.00,-,-,
"Participant 103","Grace Hopper",gh@example.org,Submitted,,10.00,"Sonntag, 4. Oktober 2026, 21:05",-,
"Participant 104","Alan Turing",at@example.org,"No submission",,10.00,-,-,
"Participant 1009","Anna Smith",a9@example.org,"No submission",,10.00,-,-,
"Participant 1007","Anna Smith",a7@example.org,Submitted,,10.00,-,-,
"Participant 1001","Anna Smith",a1@example.org,Submitted,,10.00,"Sunday, 4 October 2026, 9:05 PM",-,
END
cat >"$work/roster.csv" <<'END'
id;name
101;Ada Lovelace
102;MULLER, JURGEN
104;Alan Turing
END
run "$m" -o "$work/rm" --moodle "$work/worksheet.csv" \
    --roster "$work/roster.csv"
has "$work/rm/moodle.csv" '^"Participant 101","Ada Lovelace",.*,10.00,10.00'
has "$work/rm/moodle.csv" '^"Participant 102",.*,0.00,10.00'
has "$work/rm/moodle.csv" '^"Participant 103",.*,10.00,10.00'
has "$work/rm/moodle.csv" '^"Participant 104","Alan Turing",.*submission",,10'
# An id is readable, in any alphabet.
has "$work/rm/Müller_Jürgen.json" '"earned": 0,'
# The number decides between students of the same name, and never the name.
has "$work/rm/moodle.csv" '^"Participant 1001",.*Submitted,10.00,10.00'
has "$work/rm/moodle.csv" '^"Participant 1007",.*Submitted,0.00,10.00'
has "$work/rm/moodle.csv" '^"Participant 1009",.*submission",,10.00'
has "$work/said" 'filled in 5 of 7 rows of .*; not found: Ann Other$'
# When it was handed in stands in the worksheet, if Moodle wrote English.
has "$work/rm/Anna_Smith.json" \
    "\"handed_in\": $(date -d '2026-10-04 21:05' +%s),"
has "$work/rm/report.html" "the worksheet.*s time is not in English"
has "$work/rm/report.html" 'missing: Alan Turing handed nothing in'
[ "$(grep -c 'not in the roster' "$work/rm/report.html")" = 4 ] ||
    fail "a note is there twice"
has "$work/rm/report.html" 'unknown: Grace Hopper is not in the roster'

# The same as the zip that Moodle makes.
if command -v zip >/dev/null; then
    (cd "$m" && zip -qr "$work/export.zip" .)
    run "$work/export.zip" -o "$work/rz"
    [ "$(cell "$work/rz" Ada_Lovelace total)" = 20 ] || fail "zip: Ada"
    [ "$(find "$work/rz" -maxdepth 1 -name '*.json' | wc -l)" = 6 ] || fail "zip: not 6"
fi

# Canvas: late marks, a file uploaded again, a student without a name.
c=$work/canvas
mkdir "$c"
cp "$solution" "$c/lovelaceada_201_9001_$stem.c"
cp "$solution" "$c/hoppergrace_LATE_202_9002_$stem-1.c"
cp "$skeleton" "$c/LATE_anon_203_9003_$stem.c"
{
    echo '#include <stdio.h>'
    sed 's/return true/{ for (int i = 0; i < 30; i++) puts("chat"); return 0; }/' \
        "$solution"
} >"$c/talker_205_9005_$stem.c"
cat >"$work/gradebook.csv" <<'END'
Student,ID,SIS User ID,SIS Login ID,Section,Lab 1 (4711),Final Score
    Points Possible,,,,,40,(read only)
"Lovelace, Ada",201,,ada,A,,
"Hopper, Grace",202,,grace,A,,
"Turing, Alan",204,,alan,A,7,
lovelaceada,206,,other,A,8,
END
run "$c" -o "$work/rc" --canvas "$work/gradebook.csv" --column 'Lab 1'
has "$work/rc/canvas.csv" '^"Lovelace, Ada",201,,ada,A,40.00,'
has "$work/rc/canvas.csv" '^"Hopper, Grace",202,,grace,A,40.00,'
has "$work/rc/canvas.csv" '^"Turing, Alan",204,,alan,A,7,'
has "$work/rc/canvas.csv" '^lovelaceada,206,,other,A,8,' # not by the name

# A sheet that cannot be filled in is refused before grading begins.
for sheet in "--moodle $work/none.csv" "--moodle $work/gradebook.csv" \
    "--canvas $work/gradebook.csv --column Nothing"; do
    # shellcheck disable=SC2086 # words are wanted
    ! "$labgrade" grade "$c" -o "$work/rn" $sheet 2>"$work/said" ||
        fail "it took $sheet"
    [ ! -e "$work/rn" ] || fail "grading began with $sheet"
done
awk '/<pre/ { lines = 0 } /chat/ { lines++ } lines > most { most = lines }
    END { exit most != 10 }' "$work/rc/feedback/talker.html" ||
    fail "not ten lines of what it printed"
has "$work/rc/hoppergrace.json" '"late_mark": true'
has "$work/rc/anon-203.json" '"late_mark": true'
has "$work/rc/lovelaceada.json" '"late_mark": false'

# What "make handin" makes; names that mean the same; late by the course.
h=$work/handin
mkdir -p "$h" "$work/labs/$lab"
cp "$solution" "$work/labs/$lab"
(cd "$work/labs" && tar -czf "$h/turing-$lab.tar.gz" "$lab/$stem.c")
(cd "$work/labs" && tar -czf "$h/hopper-queenslab.tar.gz" "$lab/$stem.c")
cp "$solution" "$h/Émile.c"
cp "$solution" "$h/emile.c"
touch -d '2026-10-01 12:00' "$h"/*
touch -d '2026-10-04 12:00' "$h/turing-$lab.tar.gz"
cat >"$work/course.conf" <<END
course = Testing <b>in</b> C
due $lab = 2026-10-02 12:00
grace = 1 hour
percent-per-day = 10
cap = 50
seed = 31415926535
contact = somebody@example.org
END
run "$h" -o "$work/rh" -c "$work/course.conf" --trust-dates
[ "$(cell "$work/rh" hopper total)" = 20 ] || fail "hopper"
[ "$(cell "$work/rh" turing total)" = 16 ] || fail "turing is 2 days late"
[ "$(cell "$work/rh" turing 'late loss')" = 4 ] || fail "turing's loss"
has "$work/rh/feedback/turing.txt" '2 days late by the date of the file: 20 % off, 4 points'
has "$work/rh/report.html" 'Late by nothing but the date of the file.*: 1\.'

# A file's own date counts, or that of the student's archive: not a folder's,
# and not when a class was unpacked.  So the same class is not graded again.
d=$work/dates
mkdir -p "$d/early" "$d/late" "$d/none" "$d/empty"
cp "$solution" "$d/early"
cp "$solution" "$d/late"
touch -d '2026-10-01 12:00' "$d/early/$stem.c"
touch -d '2026-10-04 12:00' "$d/late/$stem.c"
echo 'see my mail' >"$d/none/mail.txt"
ln -s "$work/dates/early" "$d/link"
# Of several files it is the least deep, then the newest; and it is named.
mkdir -p "$d/deep/old" "$d/deep/a" "$d/twice/a" "$d/twice/b"
cp "$solution" "$d/deep"
cp "$skeleton" "$d/deep/a"
cp "$skeleton" "$d/deep/old"
cp "$skeleton" "$d/twice/a"
cp "$solution" "$d/twice/b"
touch -d '2026-09-30 12:00' "$d/deep/$stem.c" "$d/twice/a/$stem.c"
touch -d '2026-10-01 12:00' "$d/twice/b/$stem.c"
# What cannot be read is noted.
mkdir "$d/utf16"
sed 's/./&\x00/g' "$solution" >"$d/utf16/$stem.c"
echo 'no archive' >"$d/damaged.zip"
cp "$solution" "$d/$stem.c" # nobody's, and so are these
echo 'not a student' | tee "$d/README.txt" >"$d/ws.csv"
tar -czf "$work/dates.tgz" -C "$work" dates
for input in "$d" "$work/dates.tgz"; do
    rm -rf "$work/rd"
    run "$input" -o "$work/rd" -c "$work/course.conf" --trust-dates
    [ "$(cell "$work/rd" early total)" = 20 ] || fail "$input: not late"
    [ "$(cell "$work/rd" late total)" = 16 ] || fail "$input: 2 days late"
    # The list of students is the same, packed or not.
    [ "$(cut -d, -f1 "$work/rd/grades.csv" | tr '\n' ' ')" = \
        'id damaged deep early empty late link none twice utf16 ' ] || fail "$input: other students"
    for name in "$stem.c" README.txt ws.csv; do
        has "$work/said" "skipped: $name: it "
        has "$work/rd/report.html" "skipped: $name: it "
    done
    has "$work/rd/link.json" 'a symbolic link was handed in'
    has "$work/rd/utf16.json" "\"notes\": \"$stem.c is not a text .* UTF-16"
    has "$work/rd/damaged.json" 'damaged.zip: it cannot be read'
    has "$work/rd/empty.json" '"notes": "no lab.s file was found'
    [ "$(grep -c REJECT "$work/rd/feedback/none.txt")" = 1 ] ||
        fail "one reason is said for each criterion"
    for name in deep/ twice/b/; do
        id=${name%%/*} file=${name#*/}$stem.c
        [ "$(cell "$work/rd" "$id" total)" = 20 ] || fail "$id: the wrong file"
        has "$work/rd/$id.json" "several files for $lab: $file was graded"
        has "$work/rd/grades.csv" "^$id,.*files for $lab: $file was graded"
        has "$work/rd/feedback/$id.txt" "graded was $file"
        has "$work/rd/feedback/$id.html" "Graded was <code>$file<"
    done
done
has "$work/rd/report.html" 'Nothing else asks'
has "$work/rd/report.html" 'damaged.zip: it cannot be read'
has "$work/rd/report.html" 'no lab.*s file was found'
"$labgrade" grade "$work/dates.tgz" -o "$work/rd" -c "$work/course.conf" \
    --no-memory-pass --trust-dates --labs "$lab" 2>"$work/said" ||
    fail "dates again"
has "$work/said" ' 0 graded, [0-9]* kept'

# One student's folder in an archive is called as the student is.
tar -czf "$work/st.tgz" -C "$work/dates" early
run "$work/st.tgz" -o "$work/rs"
[ "$(cell "$work/rs" early total)" = 20 ] || fail "an archive of one folder"
run "$h/turing-$lab.tar.gz" -o "$work/rs2"
[ "$(cell "$work/rs2" turing total)" = 20 ] || fail "an archive of make handin"
has "$work/rs2/report.html" 'Nothing asks'

# Results do not go where submissions are; nothing to grade is no success.
mkdir "$work/nobody"
for to in "$d" "$d/" "$d/new/results" "$d/none"; do
    status=0
    "$labgrade" grade "$d" -o "$to" 2>"$work/said" || status=$?
    [ $status = 2 ] || fail "-o $to inside the input: $status"
    has "$work/said" 'must not lie in the input'
done
[ ! -e "$d/new" ] || fail "results in the input"
status=0
"$labgrade" grade "$work/nobody" -o "$work/ro" 2>"$work/said" || status=$?
[ $status = 75 ] || fail "nobody handed in: $status"
has "$work/said" 'holds no submission'

# With a list of times it is those that count.
printf 'id,time\nturing,2026-10-03 12:30\n' >"$work/times.csv"
run "$h" -o "$work/rt" -c "$work/course.conf" --times "$work/times.csv"
has "$work/rt/feedback/turing.txt" '1 day late: 10 % off, 2 points'
! grep -q 'date of the file' "$work/rt/report.html" || fail "a list was given"
has "$work/rh/report.html" 'may be the same student as .mile: both kept'
[ "$(find "$work/rh" -maxdepth 1 -name '*.json' | wc -l)" = 4 ] ||
    fail "a double is lost"
! grep -rq 31415926535 "$work/rh/feedback" || fail "the seed leaked"
has "$work/rh/report.html" 'Testing &lt;b&gt;in'

# One submission alone, and points of one's own.
echo 'points safe-check.pairs = 83' >>"$work/course.conf"
run "$solution" -o "$work/r1" -c "$work/course.conf" --id solo
[ "$(cell "$work/r1" solo of)" = 100 ] || fail "points are not those asked for"

# Bad settings are named with their line.
refuses() {
    printf '# comment\n%s\n' "$1" >"$work/bad.conf"
    ! "$labgrade" grade "$solution" -o "$work/rb" -c "$work/bad.conf" \
        2>"$work/said" || fail "it took: $1"
    has "$work/said" 'bad.conf:2:'
}
refuses 'no such = thing'
refuses 'course'
refuses 'course ='
refuses 'seed = -1'
refuses 'cap = 101'
refuses 'grace = 5 fortnights'
refuses 'due 01 = yesterday'
refuses 'due 01 = 2026-02-30 10:00'
refuses 'due 99 = 2026-02-03 10:00'
refuses 'points no.such = 3'
refuses 'points safe-check.pairs = many'
no_survivor
