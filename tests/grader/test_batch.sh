#!/bin/sh
# test_batch.sh - a batch that is killed, stopped, repeated, or out of disk.
# SPDX-License-Identifier: MIT
#
# CLASS and KILLS make it longer: make check-kills.
set -eu
. "$top_srcdir/tests/grader/grader.sh"
needs_walls
class=${CLASS-9} kills=${KILLS-3}
results=$work/results

# A class of solutions, each a little different.
mkdir "$work/class"
for i in $(seq 1 "$class"); do
    mkdir "$work/class/student$i"
    { cat "$top_srcdir/solutions/$lab/$stem.c"; echo "/* $i */"; } \
        >"$work/class/student$i/$stem.c"
done

run() {
    "$labgrade" grade -c none "$work/class" -o "$results" -j 2 --labs "$lab" \
        --no-memory-pass "$@" 2>"$work/said"
}

records() {
    find "$results" -maxdepth 1 -name '*.json' 2>/dev/null | wc -l
}

# Every record that is there is a whole one.
none_is_torn() {
    for record in "$results"/*.json; do
        [ ! -e "$record" ] || [ "$(tail -n 2 "$record" | head -n 1)" = \
            ' "end": true' ] || fail "$record is torn"
    done
}

# What was started dies within a moment of its starter.
all_die() {
    for try in 1 2 3 4 5 6 7 8 9 10; do
        [ -n "$(living)" ] || return 0
        sleep 0.5
    done
    for left in $(living); do
        tr '\0' ' ' <"$left"
        echo
    done
    fail "processes survived a kill"
}

# Plant a process that stands for one that has lost its parent in an unlucky
# moment: as soon as $1 has a stage, long before the end that must find it.  $2
# are the stages that killed ones left behind.
plant() {
    planted=
    for try in $(seq 1 600); do
        for stage in "$work"/labgrade-*; do
            case " $2 " in *" $stage "*) continue ;; esac
            [ -e "$stage/kit/labjail" ] || continue
            tail -f "$stage/kit/labjail" >/dev/null 2>&1 &
            planted=$!
            return
        done
        kill -0 "$1" 2>/dev/null || return 0
        sleep 0.01
    done
}

# one_kill SIGNAL: begin, wait for a new record and a moment more, kill.
one_kill() {
    before=$(records)
    old=$(echo "$work"/labgrade-*)
    "$labgrade" grade -c none -q "$work/class" -o "$results" -j 2 \
        --labs "$lab" --no-memory-pass 2>"$work/said" &
    pid=$!
    plant $pid "$old"
    for try in $(seq 1 600); do
        [ "$(records)" -le "$before" ] || break
        kill -0 $pid 2>/dev/null || break
        sleep 0.1
    done
    [ "$(records)" -gt "$before" ] || [ "$(records)" -ge "$class" ] ||
        fail "no progress: $(cat "$work/said")"
    sleep "0.$(($(od -An -N1 -tu1 /dev/urandom) % 10))"
    kill -"$1" $pid 2>/dev/null || :
    status=0
    wait $pid 2>/dev/null || status=$?
    # One that had nothing left to grade may end before the planted one runs.
    [ $status != 0 ] || [ -z "$planted" ] || kill "$planted" 2>/dev/null || :
    all_die
    none_is_torn
}

for round in $(seq 1 "$kills"); do
    one_kill KILL
done
one_kill TERM
set_aside=0
run || {
    set_aside=$(sed -n 's/.* \([0-9]*\) set aside.*/\1/p' "$work/said")
    [ "${set_aside:-0}" -gt 0 ] || fail "$(cat "$work/said")"
    run --retry || fail "--retry: $(cat "$work/said")"
}
[ "$(records)" = "$class" ] || fail "$(records) records of $class"
[ "$(awk -F, '$4 == $5' "$results/grades.csv" | wc -l)" = "$class" ] ||
    fail "not all have full marks after $kills kills"
echo "$kills kills: nothing lost, $set_aside set aside"
no_survivor

# Regrading keeps the old results until the new ones are there.
cp "$results/student1.json" "$work/old"
run --regrade --seed 7 || fail "--regrade: $(cat "$work/said")"
cmp -s "$work/old" "$results/previous/student1.json" ||
    fail "the old result is not kept"
grep -q '"seed": "7"' "$results/student1.json" || fail "not graded again"

# Two runs do not work on the same results.
(
    exec 9>>"$results/.labgrade/journal"
    flock -n 9 || fail "the lock is taken"
    ! run || fail "two runs at once"
    grep -q 'another labgrade' "$work/said" || fail "$(cat "$work/said")"
)

# A full disk: the old result stays, and the message says what is wrong.
unshare -m sh -c : 2>/dev/null || {
    echo "the test of a full disk is left out: it needs a mount of its own"
    exit 0
}
full=$work/full
mkdir "$full" "$work/one" && cp -r "$work/class/student1" "$work/one"
export full labgrade lab work
unshare -m sh -euc '
    mount -t tmpfs -o size=200k tmpfs "$full"
    go() { "$labgrade" grade -c none "$work/one" -o "$full/results" \
        --labs "$lab" --no-memory-pass -q "$@"; }
    go
    cp "$full/results/student1.json" "$work/before.json"
    cp "$full/results/grades.csv" "$work/before.csv"
    cat /dev/zero >"$full/filler" 2>/dev/null || :
    status=0
    go --seed 8 2>"$work/full-said" || status=$?
    cmp "$work/before.json" "$full/results/student1.json"
    cmp "$work/before.csv" "$full/results/grades.csv"
    [ $status = 75 ]
' || { cat "$work/full-said"; fail "a full disk was not stood"; }
grep -qi 'no space' "$work/full-said" || fail "$(cat "$work/full-said")"
no_survivor
