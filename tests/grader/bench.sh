#!/bin/sh
# bench.sh - gradings a minute, against a plain loop over "make check".
# SPDX-License-Identifier: MIT
#
# usage: make bench-grader [STUDENTS=200]
#
# The plain loop compiles, for each submission and lab, the submission and the
# Check suite together, and runs that in fork mode, unconfined: what a course
# without this kit does.  Both use JOBS processes at a time, on the same
# submissions: solutions, and mutants where there are some.  Rounds of both
# alternate, and the best of each counts.  What the walls cost is found out by
# grading the same class without them.
set -eu
. "$top_srcdir/tests/grader/grader.sh"
needs_walls
students=${STUDENTS-200} jobs=${JOBS-2} rounds=${ROUNDS-3}
source=$(cd "$top_srcdir" && pwd)
build=$(cd "$top_builddir" && pwd)
labs=$(sed 's/ .*//' "$source/labs/labs.txt")
count=$(printf '%s\n' $labs | wc -l)

stem_of() { sed -n "s/^$1 //p" "$source/labs/labs.txt"; }

# Student I has the solutions, every other one with a mutant in one lab.
make_class() {
    ls "$source"/solutions/*/mutants/*.sed >"$work/mutants"
    mutants=$(wc -l <"$work/mutants")
    for i in $(seq 1 "$students"); do
        mkdir -p "$work/class/s$i"
        cp "$source"/solutions/*/*.c "$work/class/s$i"
        [ $((i % 2)) = 0 ] || continue
        mutant=$(sed -n "$((i / 2 % mutants + 1))p" "$work/mutants")
        mutated=$(basename "$(dirname "$(dirname "$mutant")")")
        sed -f "$mutant" "$source/solutions/$mutated/$(stem_of "$mutated").c" \
            >"$work/class/s$i/$(stem_of "$mutated").c"
    done
}

# The Makefile of the plain loop, one for each lab.
make_plain() {
    for lab in $labs; do
        suite=$(cd "$source" && ls tests/"$lab"/*.c)
        mkdir -p "$work/plain/$lab"
        cat >"$work/plain/$lab/Makefile" <<END
SUITE = $(printf '%s ' $suite | sed "s,tests/,$source/tests/,g")
check: suite
	./suite >log 2>&1 || :
suite: $(stem_of "$lab").c
	$cc -std=gnu11 -g -O0 -Wall -Wno-unused-parameter -I$source -I$build \\
	  $check_cflags -include labs/$lab/$(stem_of "$lab").h -o \$@ \\
	  $(stem_of "$lab").c \$(SUITE) $source/tests/grader/plain_grade.c \\
	  $build/tools/judge/libjudge.a $build/tools/base/libbase.a \\
	  $build/lib/libboard.a \\
	  $check_libs -lm
END
    done
}

# One submission in one lab, as the plain loop does it.
cat >"$work/one" <<'END'
set -e
folder=$(mktemp -d "$3/run-XXXXXX")
cp "$3/plain/$2/Makefile" "$1/$4.c" "$folder"
make -s -C "$folder" check >/dev/null 2>&1
test -s "$folder/log" || echo "plain: $1 $2 did not run" >&2
rm -rf "$folder"
END

seconds() { date +%s.%N; }

# A tenth of the class is enough for the plain loop's rate.
plain_students=$(((students + 9) / 10))
plain() {
    for i in $(seq 1 "$plain_students"); do
        for lab in $labs; do
            printf '%s %s %s %s\n' "$work/class/s$i" "$lab" "$work" \
                "$(stem_of "$lab")"
        done
    done | xargs -P "$jobs" -L 1 sh "$work/one"
}

# Set USED to what the children of this shell have used of the processor, in
# seconds.  (A shell of its own, as in $(...), would have no children yet.)
use() {
    times >"$work/times"
    used=$(tail -n 1 "$work/times" | tr 'ms' '  ' |
        awk '{ print $1 * 60 + $2 + $3 * 60 + $4 }')
}

# rate COUNT COMMAND...: gradings a minute, and a minute of processor time.
rate() {
    gradings=$1
    shift
    use
    start=$(seconds) before=$used
    "$@" || fail "$*"
    use
    awk -v n="$gradings" -v a="$start" -v b="$(seconds)" -v c="$before" \
        -v d="$used" \
        'BEGIN { printf "%.0f %.0f\n", n * 60 / (b - a), n * 60 / (d - c) }'
}

ours() {
    rm -rf "$work/results"
    "$labgrade" grade -c none -q "$work/class" -o "$work/results" \
        -j "$jobs" "$@"
}

# best FILE COLUMN
best() { awk -v k="$2" '$k > best { best = $k } END { print best }' "$1"; }

# mean FIELD: over all labs of all who have the solutions, in milliseconds.
mean() {
    sed -n "s/^ *\"$1\": \(.*\),\$/\1/p" "$work/results"/s*[02468].json |
        awk '{ s += $1 } END { print s * 1000 / NR }'
}

# spent FILE: the CPU time of a grading in the last run: compiling, all.
spent() { echo "$(mean cpu_compiling) $(mean cpu)" >>"$1"; }

make_class
make_plain
for round in $(seq 1 "$rounds"); do
    rate $((plain_students * count)) plain >>"$work/plain.rates"
    rate $((students * count)) ours --no-memory-pass >>"$work/ours.rates"
    spent "$work/walls.spent"
    ours --no-memory-pass --confine none --unsafe 2>"$work/said" ||
        fail "without walls: $(cat "$work/said")"
    spent "$work/none.spent"
    echo "round $round: gradings a minute, and a processor minute: plain" \
        "$(tail -n 1 "$work/plain.rates"), labgrade" \
        "$(tail -n 1 "$work/ours.rates")"
done
tests=$(cat "$source"/tests/0*/*.c | grep -c 'grade_test(g,')

# Of each kind the round with the least.
sort -k 2n "$work/walls.spent" | sed q >"$work/spent"
sort -k 2n "$work/none.spent" | sed q >>"$work/spent"
awk -v tests="$tests" -v labs="$count" \
    -v rate="$(best "$work/ours.rates" 2)" '
    function line(what, part) {
        printf "  %-15s %6.1f ms %3.0f %%\n", what, part, part * 100 / all
    }
    NR == 1 { compiling = $1; lab = $2 }
    NR == 2 {
        all = 60000 / rate
        start = compiling - $1
        printf "CPU time of a right answer, of about %.0f ms a grading:\n", all
        line("compiling", $1)
        line("judging", $2 - $1)
        line("walls", lab - $2)
        printf "the walls start in %.1f ms, and cost %.2f ms a test\n", start,
            (lab - $2 - start) * labs / tests
    }' "$work/spent"
rate $((students * count)) ours >>"$work/memory.rates"
for column in 1 2; do
    awk -v plain="$(best "$work/plain.rates" $column)" \
        -v ours="$(best "$work/ours.rates" $column)" \
        -v memory="$(best "$work/memory.rates" $column)" -v jobs="$jobs" \
        -v unit="$(sed -n "${column}p" <<END
minute with $jobs jobs
processor minute
END
)" 'BEGIN {
    printf "gradings a %s: plain loop %d, labgrade %d,", unit, plain, ours
    printf " with the memory pass %d\n", memory
    printf "  ratio %.2f (with the memory pass %.2f)\n", ours / plain, \
        memory / plain }'
done
