#!/bin/sh
# test_shards.sh - a class in shares gets the same marks and reports.
# SPDX-License-Identifier: MIT
set -eu
. "$top_srcdir/tests/grader/grader.sh"
needs_walls
answer=$top_srcdir/solutions/$lab/$stem.c
mutants=$top_srcdir/solutions/$lab/mutants

# Six students: right, wrong, unfinished, not compiling.
mkdir "$work/class"
for i in 1 2 3; do
    mkdir "$work/class/right$i"
    { cat "$answer"; echo "/* $i */"; } >"$work/class/right$i/$stem.c"
done
mkdir "$work/class/wrong" "$work/class/todo" "$work/class/Jürgen"
sed -f "$(ls "$mutants"/*.sed | head -n 1)" "$answer" \
    >"$work/class/wrong/$stem.c"
cp "$top_srcdir/labs/$lab/$stem.c" "$work/class/todo/$stem.c"
echo 'int x = ;' >"$work/class/Jürgen/$stem.c"

share() {
    grade "$work/class" --labs "$lab" -q "$@" 2>"$work/said"
}

# same RESULTS: it holds the marks and reports of the whole class.
same() {
    diff -r -x '*.json' -x .labgrade "$work/whole" "$1" >"$work/diff" ||
        fail "$1 differs: $(head -n 20 "$work/diff")"
}

share -o "$work/whole"

# Shares at the same time, one of them twice and one killed and repeated.
share -o "$work/shares" --shard 1/3 & one=$!
share -o "$work/shares" --shard 1/3 & again=$!
share -o "$work/shares" --shard 3/3 & killed=$!
sleep 0.3
kill -9 $killed 2>/dev/null || :
wait $one || fail "share 1 ended with $?"
wait $again || fail "share 1, once more, ended with $?"
wait $killed || :
status=0
"$labgrade" report "$work/shares" >/dev/null 2>"$work/said" || status=$?
[ $status = "$EXIT_TROUBLE" ] || fail "missing shares: status $status"
grep -q 'are not graded yet' "$work/said" || fail "$(cat "$work/said")"
grep -q 'is not graded yet' "$work/shares/report.html" ||
    fail 'the report does not name who is missing'
share -o "$work/shares" --shard 2/3
share -o "$work/shares" --shard 3/3
"$labgrade" report "$work/shares" -q || fail "report ended with $?"
same "$work/shares"

# One that is stopped says how many it leaves; who has no mark is told of later.
"$labgrade" grade "$work/class" -o "$work/stopped" --shard 1/1 -j 1 -c none \
    --labs "$lab" 2>"$work/said" &
stopped=$!
while ! ls "$work/stopped"/*.json >/dev/null 2>&1; do
    kill -0 $stopped || fail "no record: $(cat "$work/said")"
    sleep 0.1
done
kill -TERM $stopped
! wait $stopped || fail 'it came to its end'
graded=$(sed -n 's/.* in: \([0-9]*\) graded.*/\1/p' "$work/said")
grep -q "go on ($((6 - graded)) left)" "$work/said" || fail "$(cat "$work/said")"

# Each falls in one share, of whatever number.
rm "$work/shares"/*.json
for k in 1 2; do
    share -o "$work/shares" --shard "$k/2" || fail "$k/2: $?"
done
"$labgrade" report "$work/shares" -q || fail "report ended with $?"
same "$work/shares"

# By GNU parallel, if it is here; left to itself and taken up again.
if command -v parallel >/dev/null; then
    odd="$work/it's \"parallel\", 50 %"
    "$labgrade" run "$work/class" -o "$odd" --on parallel --shards 3 \
        -c none --labs "$lab" --no-memory-pass -q -- -j 2 \
        2>"$work/said" || fail "parallel: $? $(cat "$work/said")"
    same "$odd"
    # Another class is refused there, too, and nothing is lost.
    status=0
    "$labgrade" run "$work/class/todo" -o "$odd" --on parallel --shards 2 \
        -c none --labs "$lab" --no-memory-pass -q 2>"$work/said" || status=$?
    [ $status = "$EXIT_TROUBLE" ] || fail "another class in shares: $status"
    grep -q 'holds the results of another class' "$work/said" ||
        fail "$(cat "$work/said")"
    same "$odd"
fi

# said STATUS WORDS COMMAND...: it ends so and says this.
said() {
    wanted=$1 words=$2 status=0
    shift 2
    "$@" >"$work/said" 2>&1 || status=$?
    [ $status = "$wanted" ] || fail "$*: status $status, not $wanted"
    grep -q -- "$words" "$work/said" ||
        fail "$*: says $(cat "$work/said"), not '$words'"
}
usage=$EXIT_USAGE
said "$usage" 'share K from 1 to N' share -o "$work/x" --shard 5/4
said "$usage" 'share K from 1 to N' share -o "$work/x" --shard 0/4
said "$usage" 'share K from 1 to N' share -o "$work/x" --shard 1
said "$usage" 'no results folder' "$labgrade" report "$work/class"
said "$usage" 'say on what' "$labgrade" run "$work/class" -o "$work/x"
said "$usage" 'No such file' "$labgrade" run "$work/none" -o "$work/x" \
    --on slurm
said 0 'shard="..SLURM_ARRAY_TASK_ID:-.1./4"' "$labgrade" run "$work/class" \
    -o "$work/x" --on slurm --shards 4 --dry-run
# That script does it all, by hand.
"$labgrade" run "$work/class" -o "$work/by hand" --on slurm --shards 2 -c none \
    --labs "$lab" --no-memory-pass -q --dry-run >"$work/job" || fail "dry run: $?"
grep -q '^#SBATCH --array=1-2$' "$work/job" || fail "$(cat "$work/job")"
for k in 1 2; do
    sh "$work/job" $k || fail "the script, by hand: $?"
done
sed -n 's/^# and then: //p' "$work/job" | sh 2>"$work/said" || fail "$(cat "$work/said")"
same "$work/by hand"
said "$usage" 'no sbatch here' env PATH=/nowhere "$labgrade" run \
    "$work/class" -o "$work/x" --on slurm -c none

# A controller that is away for a moment is no job that came to its end.
mkdir "$work/bin"
echo '#!/bin/sh
echo 7' >"$work/bin/sbatch"
cat >"$work/bin/squeue" <<'END'
#!/bin/sh
echo asked >>"$asked"
case $(wc -l <"$asked") in
1) echo '7 all labgrade root R' ;;
2) echo 'slurm_load_jobs error: Unable to contact slurm controller' && exit 1 ;;
*) echo 'slurm_load_jobs error: Invalid job id specified' && exit 1 ;;
esac
END
chmod +x "$work/bin"/*
said "$EXIT_TROUBLE" 'share 2 did not come' env PATH="$work/bin:$PATH" \
    asked="$work/asked" "$labgrade" run "$work/class" -o "$work/shares" \
    --on slurm --shards 2 -c none --labs "$lab" --no-memory-pass -q
[ "$(wc -l <"$work/asked")" = 3 ] || fail 'squeue is believed when it fails'
same "$work/shares"

# A results folder belongs to a class; one of it can be graded again.
said "$usage" 'another class' grade "$work/class/todo" --id somebody \
    --labs "$lab" -o "$work/shares"
same "$work/shares"
said "$usage" 'nobody in' share -o "$work/shares" --only nobody
cp -f "$answer" "$work/class/todo/$stem.c"
share -o "$work/shares" --only todo
[ "$(cell "$work/shares" todo complete)" = yes ] || fail 'todo is not graded'
[ "$(cell "$work/shares" todo total)" = \
    "$(cell "$work/shares" right1 total)" ] || fail 'todo kept the old mark'
[ "$(wc -l <"$work/shares/grades.csv")" = 7 ] || fail 'the class shrank'
rm -r "$work/class/todo"
grade "$work/class" --labs "$lab" -q -o "$work/shares" 2>/dev/null
[ "$(wc -l <"$work/shares/grades.csv")" = 7 ] || fail 'one was lost'
grep -q 'todo is not in the input any more' "$work/shares/report.html" ||
    fail 'the report does not tell of a result that was kept'
no_survivor

# A lab that did not change is not judged again when another one comes.
second=$(sed -n '2s/ .*//p' "$top_srcdir/labs/labs.txt")
other=$(sed -n '2s/.* //p' "$top_srcdir/labs/labs.txt")
mkdir "$work/two" "$work/two/somebody"
cp "$answer" "$work/two/somebody"
grade "$work/two" --labs "$lab,$second" -q -o "$work/r2"
grep '"cpu"' "$work/r2/somebody.json" | sed -n 1p >"$work/cpu"
cp "$top_srcdir/solutions/$second/$other.c" "$work/two/somebody"
grade "$work/two" --labs "$lab,$second" -q -o "$work/r2"
grep '"cpu"' "$work/r2/somebody.json" | sed -n 1p | cmp -s - "$work/cpu" ||
    fail 'the same file was judged twice'
grade "$work/two" --labs "$lab,$second" -q -o "$work/r3"
cmp "$work/r2/grades.csv" "$work/r3/grades.csv" ||
    fail 'a lab that was kept has other marks'

# Marks of a lab are not lost by grading another into the same folder; a report
# of some labs speaks of those only, and says who lacks one.
status=0
grade "$work/two" --labs "$second" -q -o "$work/r3" 2>"$work/said" || status=$?
[ $status = "$EXIT_USAGE" ] && grep -q "holds marks for $lab which" "$work/said" ||
    fail "another lab: status $status, $(cat "$work/said")"
cmp "$work/r2/grades.csv" "$work/r3/grades.csv" || fail 'another lab: marks lost'
"$labgrade" report "$work/r3" --labs "$lab" -q || fail 'a report of one lab'
[ "$(cell "$work/r3" somebody of)" = 20 ] || fail 'it has points of other labs'
grade "$work/two" --labs "$lab" -q -o "$work/r4"
"$labgrade" report "$work/r4" --labs "$lab,$second" -q || fail 'a report of two'
grep -q 'somebody is not graded in all labs' "$work/r4/report.html" ||
    fail 'nobody says that a lab is missing'

# The disk is full for one share: it says so, the others' records stay, and the
# same command makes it good.
unshare -m sh -c : 2>/dev/null || {
    echo "the test of a full disk is left out: it needs a mount of its own"
    exit 0
}
mkdir "$work/full"
export work labgrade lab EXIT_TROUBLE
unshare -m sh -euc '
    mount -t tmpfs -o size=600k tmpfs "$work/full"
    go() { "$labgrade" "$@" -c none --labs "$lab" -q; }
    share() { go grade "$work/class" -o "$work/full/r" --no-memory-pass "$@"; }
    share --shard 1/2
    ls "$work/full/r" >"$work/first"
    cat /dev/zero >"$work/full/filler" 2>/dev/null || :
    status=0
    share --shard 2/2 2>"$work/full-said" || status=$?
    [ $status = "$EXIT_TROUBLE" ]
    grep -qi "no space" "$work/full-said"
    ls "$work/full/r" | cmp - "$work/first"
    rm "$work/full/filler"
    share --shard 2/2
    go report "$work/full/r"
    cp -r "$work/full/r" "$work/filled"
' || fail "a full disk was not stood: $(cat "$work/full-said")"
grade "$work/class" --labs "$lab" -q -o "$work/unfilled"
cmp "$work/filled/grades.csv" "$work/unfilled/grades.csv" ||
    fail 'a full disk changed marks'
