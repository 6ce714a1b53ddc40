#!/bin/sh
# page.sh - does the step-through page work in a browser?
# SPDX-License-Identifier: MIT
#
# Needs Chromium (CHROMIUM names another one) and Node.js; skipped where they
# are missing.  AXE may name the file axe.min.js of axe-core (npm).
set -eu
chromium=${CHROMIUM-chromium}
for program in "$chromium" node; do
    if ! command -v "$program" >/dev/null 2>&1; then
        echo "no $program here: the page was not tried in a browser"
        exit 77
    fi
done
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
./tests/page/pages "$work"
cat >"$work/costs.txt" <<'END'
2 7 2 4
8 9 6 3
7 3 7 6
9 1 6 4
END
for order in fifo lifo least; do
    ./solutions/queens play 4 --live $order -o "$work/$order.html"
    ./solutions/queens play --live $order --cost "$work/costs.txt" \
        -o "$work/cost-$order.html"
done
queens=./solutions/queens
cat >"$work/maze.txt" <<'END'
S...
.#.#
#...
...G
END

# The labs' searches, and for boards their moves in words.
try() {
    name=$1
    shift
    $queens play "$@" -o "$work/$name.html"
    [ "$name" = path ] || [ "$name" = shortest ] ||
        $queens trace "$@" >"$work/$name.txt"
}
try test 4 --all
try scan 4 --with scan --all
try lookup 4 --with lookup --all
try lookahead 6 --with lookahead
try cheapest --cost "$work/costs.txt"
try path --maze "$work/maze.txt"
try shortest --maze "$work/maze.txt" --shortest

$queens maze --generate 30x30 >"$work/thirty.txt"
$queens play --maze "$work/thirty.txt" --shortest -o "$work/thirty.html"

# What make play shows of each lab.
for list in "${srcdir-.}"/labs/*/searches.txt; do
    sed -n 's/^draw *|[^|]*| *//p' "$list" | while read -r arguments; do
        # shellcheck disable=SC2086 # words, with no blanks in them
        (top=$PWD && cd "${list%/*}" &&
            "$top/solutions/queens" play $arguments -o "$work/draw.html")
        grep -q '"nodes":' "$work/draw.html"
    done
done
$queens play 4 --safe -o "$work/safe.html"

# Somebody who never takes a queen back.  Behind walls, so the other pages are
# all that a build with sanitizers makes.
[ "${memory_pass-}" != always ] || {
    echo "a host with sanitizers has no walls: pages made, not tried"
    exit 77
}
sed '/^ *board_remove(/d' \
    "${srcdir-.}/solutions/02-backtracking/backtracking.c" >"$work/undone.c"
$queens play 4 --all --lab 02 --code "$work/undone.c" -o "$work/undone.html" \
    2>/dev/null
# wrong MUTANT ARGUMENT...: the page of a wrong search.
wrong() {
    mutant=$1
    script=$(echo "${srcdir-.}"/solutions/*/mutants/"$mutant.sed")
    shift
    lab=${script%/mutants/*}
    stem=$(sed -n "s/^${lab##*/} //p" "${srcdir-.}/labs/labs.txt")
    sed -f "$script" "$lab/$stem.c" >"$work/$mutant.c"
    $queens play "$@" --lab "$(echo "${lab##*/}" | cut -c1-2)" \
        --code "$work/$mutant.c" -o "$work/$mutant.html" 2>/dev/null
}
wrong stops_at_the_first_answer --live lifo --cost "$work/costs.txt"
wrong skips_attacked_columns 4 --live lifo
status=0
./solutions/queens play 4 --live fifo --max-nodes 12 -o "$work/full.html" \
    2>/dev/null || status=$?
[ $status = 4 ]

# What labgrade says of some of them.
mkdir -p "$work/class/ann"
cp "$work/undone.c" "$work/class/ann/backtracking.c"
cp "$work/skips_attacked_columns.c" "$work/class/ann/$stem.c"
sed -f "${srcdir-.}/solutions/01-safe-check/mutants/one_diagonal.sed" \
    "${srcdir-.}/solutions/01-safe-check/safe_check.c" \
    >"$work/class/ann/safe_check.c"
# Words too large for a picture; failures that two share.
sed -f "${srcdir-.}/solutions/04-rat-in-a-maze/mutants/marks_not_set.sed" \
    "${srcdir-.}/solutions/04-rat-in-a-maze/rat_maze.c" \
    >"$work/class/ann/rat_maze.c"
cp -r "$work/class/ann" "$work/class/bob"
./labgrade grade -q -c none --no-memory-pass "$work/class" -o "$work/results" \
    2>/dev/null
./labgrade similar "$work/results" >/dev/null 2>&1
HOME=$work node "${srcdir-.}/tests/page/test_page.js" "$chromium" "$work"
