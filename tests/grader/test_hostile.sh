#!/bin/sh
# test_hostile.sh - hostile and faulty submissions: none is believed, none is
# lost, nothing leaks, nothing survives.
# SPDX-License-Identifier: MIT
#
# hostile/*.c say in their first comment what they must get: points, then the
# verdicts that may occur.  odd_files.sh makes the rest.  make check-hostile names
# the walls, and has the memory pass; else short deadlines make it quick.
set -eu
. "$top_srcdir/tests/grader/grader.sh"
. "$top_srcdir/tests/grader/odd_files.sh"
needs_walls

class=$work/class
expected=$work/expected
solution=$(cd "$top_srcdir" && pwd)/solutions/$lab/$stem.c
secret=planted-secret-$$
seed=98127364501827
mkdir "$class"
: >"$expected"

# plant FILE SUBMISSION SOURCE: where SOURCE is the tree that spies look for.
plant() {
    mkdir "$2"
    sed "s,SPY_SOURCE,$3,; s,SPY_CLASS,$class,; s,SPY_SEED,$seed," "$1" \
        >"$2/$stem.c"
}

make_sources() {
    source=$(cd "$top_srcdir" && pwd)
    for file in "$top_srcdir"/tests/grader/hostile/*.c; do
        name=$(basename "$file" .c)
        plant "$file" "$class/$name" "$source"
        wanted=$(sed -n 's,^/\* expects: \([^*]*\).*,\1,p' "$file")
        [ -n "$wanted" ] || fail "$file does not say what it expects"
        echo "$name $wanted" >>"$expected"
    done
    echo "$secret" >"$class/honest_solution/secret.txt"
}

# compare NAME POINTS VERDICT...: with what labgrade found.
compare() {
    name=$1 points=$2
    shift 2
    got=$(cell "$results" "$name" total)
    [ -n "$got" ] || { echo "LOST: $name has no mark"; return 1; }
    [ "$got" = "$points" ] || {
        echo "FORGED? $name has $got points, not $points"
        return 1
    }
    for verdict in $(sed -n 's/ *"verdict": "\(.*\)",/\1/p' \
        "$results/$name.json" | sort -u); do
        case " $* " in
        *" $verdict "*) ;;
        *) echo "$name: $verdict, not one of: $*"; return 1 ;;
        esac
    done
}

make_honest
make_sources
make_odd_files
make_odd_names
make_archives
count=$(find "$class" -mindepth 1 -maxdepth 1 -exec printf x \; | wc -c)
[ "$count" -ge 60 ] || fail "only $count submissions"

results=$work/results
started=$(date +%s)
[ -n "${GRADER_WALLS-}" ] || set -- --no-memory-pass --timeout 0.2
grade_whole "$class" -o "$results" -j 3 --labs "$lab" --seed "$seed" "$@" \
    >"$work/out" 2>"$work/said" || {
    cat "$work/said"
    fail "labgrade ended with $?"
}
echo "$count submissions in $(($(date +%s) - started)) s"

bad=0
while read -r line; do
    # shellcheck disable=SC2086 # words of a line
    compare $line || bad=$((bad + 1))
done <"$expected"
[ $bad = 0 ] || { cat "$work/said"; fail "$bad submissions differ"; }

# Who waits is not graded again: the machine was not to blame.  With deadlines
# so long that what else the machine does is little beside them.  Where there is
# a filter, sleeping takes no time: who could sleep for moments could have to wait
# for a processor after each, which looks as if the machine were to blame.
mkdir -p "$work/sleepers/dozes"
for name in sabotage_sleeps sabotage_stops_itself; do
    cp -r "$class/$name" "$work/sleepers"
done
cat - "$solution" >"$work/sleepers/dozes/$stem.c" <<'END'
#define _GNU_SOURCE
#include <linux/futex.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>
__attribute__((constructor)) static void doze(void)
{ struct timespec t = { 1000, 0 }; int zero = 0; sleep(1000);
  clock_nanosleep(CLOCK_MONOTONIC, 0, &t, NULL);
  syscall(SYS_futex, &zero, FUTEX_WAIT, 0, &t); syscall(SYS_sched_yield); }
END
grade_whole "$work/sleepers" -j 3 --labs "$lab" \
    -o "$work/slept" --no-memory-pass --timeout 0.4 -q >"$work/out" 2>&1 ||
    fail "sleepers: $? $(cat "$work/out")"
for name in sabotage_sleeps sabotage_stops_itself; do
    grep -q '"verdict": "timed-out"' "$work/slept/$name.json" ||
        fail "$name did not time out"
    ! grep -q '"graded_twice": true' "$work/slept/$name.json" ||
        fail "$name: twice"
done
! grep -q seccomp "$work/layers" ||
    [ "$(cell "$work/slept" dozes total)" = 20 ] || fail "it could sleep"
# Nor is who keeps its host busy, on the one processor that both have.  (What else
# the machine does must not count here: only root can see to that.)
if chrt -r 1 true 2>/dev/null; then
    mkdir -p "$work/busy/floods"
    cat - "$solution" >"$work/busy/floods/$stem.c" <<'END'
#include <unistd.h>
__attribute__((constructor)) static void flood(void)
{ static char much[65536] = "x"; for (;;) write(1, much, sizeof much); }
END
    chrt -r 1 "$labgrade" grade -c none \
        ${GRADER_WALLS:+--confine "$GRADER_WALLS"} "$work/busy" --labs "$lab" \
        -o "$work/flooded" --no-memory-pass --timeout 0.2 -q >"$work/out" 2>&1 ||
        fail "floods: $? $(cat "$work/out")"
    grep -q '"verdict": "timed-out"' "$work/flooded/floods.json" ||
        fail "a flood did not time out"
    ! grep -q '"graded_twice": true' "$work/flooded/floods.json" ||
        fail "a busy host is taken for a busy machine"
fi
! grep -q '"graded_twice": true' "$results/honest_does_not_compile.json" ||
    fail "graded twice without a doubt"

! grep -q 'did not end in time' "$results/bomb_own_pipe.json" ||
    fail "a compiler waits for itself"

# If memory runs out, code under test and its compilers are to go first.
mkdir -p "$work/eaters/tells"
cat >"$work/eaters/tells/$stem.c" <<'END'
#include <stdio.h>
#include <unistd.h>
__attribute__((constructor)) static void tell(void)
{ char score[20] = ""; FILE *in = fopen("/proc/self/oom_score_adj", "r");
  if (in != NULL && fgets(score, sizeof score, in) != NULL)
      printf("goes first: %s", score);
  fflush(stdout); _exit(0); }
END
grade_whole "$work/eaters" --labs "$lab" -o "$work/eaten" --no-memory-pass -q \
    >"$work/out" 2>&1 || fail "eaters: $? $(cat "$work/out")"
grep -q 'goes first: 1000' "$work/eaten/tells.json" ||
    fail "code under test would not go first"

# What its compilers take is part of a submission's budget.  (A lab may take
# 0.4 seconds here, and a submission 0.5.)
mkdir -p "$work/bombs/bomb"
for file in "$top_srcdir"/solutions/*/*.c; do
    cat "$file" "$top_srcdir/tests/grader/hostile/bomb_macro.c" \
        >"$work/bombs/bomb/$(basename "$file")"
done
while sleep 0.1; do
    living >"$work/alive"
    filtered <"$work/alive"
    while read -r one; do
        { read -r name <"${one%cmdline}comm" && [ "$name" = cc1 ] &&
            read -r score <"${one%cmdline}oom_score_adj" &&
            echo "cc1 goes at $score"; } 2>/dev/null || :
    done <"$work/alive"
done >"$work/filtered" &
watcher=$!
grade_whole "$work/bombs" -o "$work/bombed" \
    --no-memory-pass --timeout 0.1 -q >"$work/out" 2>&1 ||
    fail "bombs: $? $(cat "$work/out")"
kill $watcher
grep -q '^cc1 goes' "$work/filtered" || fail "no compiler was seen"
! grep '^cc1 goes' "$work/filtered" | grep -v ' 1000$' ||
    fail "a compiler would not go first"
if grep -q seccomp "$work/layers"; then
    grep -q '^cc1 2' "$work/filtered" || fail "no compiler has a filter"
    ! grep '^cc1 0' "$work/filtered" || fail "a compiler has no filter"
fi
sed -n 's/.*"cpu_compiling": \(.*\),/\1/p' "$work/bombed/bomb.json" |
    awk '{ sum += $1 } END { print sum " s of compiling"; exit sum > 2.4 }' ||
    fail "compilers are not in the budget"

# Names: each has its record, and none means anything to a reader.
[ "$(ls "$results" | grep -c '\.json$')" = "$count" ] || fail "records are lost"
passed=$(awk -F, 'NR > 1' "$results/grades.csv" | wc -l)
[ "$passed" -ge "$count" ] || fail "rows are lost"
! grep -rn '<script>alert' "$results"/*.html "$results/feedback"/*.html ||
    fail "a script got into a page"
! grep -n "$(printf '\033')" "$work/said" "$results/grades.csv" \
    "$results/results.tap" "$results/feedback"/*.txt ||
    fail "a terminal command got through"
! grep -l -e "$(printf '\342\200\256')" -e "$(printf '\302\233')" \
    "$results"/*.html "$results/feedback"/* "$results/junit.xml" ||
    fail "what turns the direction of writing got through"
! grep -n -e '^[=+@-]' -e "[,\"][=+@]" -e "$(printf '[,"]\357\274\235')" \
    "$results/grades.csv" || fail "a formula got through"
! grep -rl "$secret" "$results" || fail "the secret leaked"
! grep -rl --exclude-dir=sources LEAKED "$results" || # where they say it
    fail "something leaked"
! grep -rl "$seed" "$results/feedback" "$results/grades.csv" ||
    fail "the seed leaked"
[ ! -e "$work/planted" ] || fail "an archive wrote outside"
if command -v xmllint >/dev/null; then
    xmllint --noout "$results/junit.xml" || fail "junit.xml is not XML"
fi
no_survivor

# The spies are no straw men: without walls each of them gets what it wants.
# They look for a copy of the solution: the tree may lie where only its owner
# can read, as in the home of root, who runs them as somebody else.
mkdir -p "$work/spies" "$work/tree/solutions/$lab"
chmod 777 "$work"
cp "$solution" "$work/tree/solutions/$lab"
chmod -R a+rX "$work/tree"
for name in fd_links has_include incbin include solutions; do
    plant "$top_srcdir/tests/grader/hostile/spy_$name.c" \
        "$work/spies/spy_$name" "$work/tree"
done
"$labgrade" grade -c none "$work/spies" -o "$work/spied" -j 2 --labs "$lab" \
    --no-memory-pass --confine none --unsafe >/dev/null 2>&1 || fail "spies: $?"
for name in fd_links has_include incbin solutions; do
    grep -q -e LEAKED -e "$secret" "$work/spied/spy_$name.json" ||
        fail "spy_$name sees nothing even without walls"
done
[ "$(cell "$work/spied" spy_include total)" = 20 ] ||
    fail "spy_include has no solution even without walls"
no_survivor
