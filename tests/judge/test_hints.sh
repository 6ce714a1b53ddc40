#!/bin/sh
# test_hints.sh - the first hint fits the failure, not only its criterion.
# SPDX-License-Identifier: MIT
#
# Each line below: a lab and a mutant of it, the criterion that fails, and words
# that the report has; a hint's are those of the first one.
#
# make check sets: top_srcdir, top_builddir.
set -eu
: "${top_srcdir:?}" "${top_builddir:?}"
harness=$top_builddir/tests/harness
work=$(mktemp -d "${TMPDIR:-/tmp}/queenslab.XXXXXX")
trap 'rm -rf "$work"' EXIT
failed=0 tried=0

# Judge criterion $3 of mutant $2 of lab $1; the report has one line.
report() {
    stem=$(sed -n "s/^$1 //p" "$top_srcdir/labs/labs.txt")
    sed -f "$top_srcdir/solutions/$1/mutants/$2.sed" \
        "$top_srcdir/solutions/$1/$stem.c" >"$work/$stem.c"
    "$harness/mkplugin" "labs/$1/$stem.h" "$work/$stem.c" "$work/plain.so"
    "$top_builddir/tests/$1/judge" --host "$harness/host" --plugin \
        "$work/plain.so" --test "$3" --result "$work/result"
    "$harness/labreport" "$work/result" | tr -s ' \n' '  ' >"$work/report"
}

while read -r lab mutant criterion words; do
    report "$lab" "$mutant" "$criterion"
    tried=$((tried + 1))
    grep -Fq -e "$words" "$work/report" && continue
    echo "FAILED: $lab, $mutant, $criterion: the report does not say: $words"
    cat "$work/report"
    failed=1
done <<'END'
02-backtracking undoes_the_solution board hint: when the answer is true, the
02-backtracking reports_too_early all hint: which ROW does a call have
02-backtracking skips_the_last_column all hint: board_found was never called
02-backtracking forgets_to_undo first board_place(board, 1, 3) was refused (-1): row 1 still had a queen.
02-backtracking forgets_to_undo first hint: which queen was still in the row
02-backtracking does_not_pass_it_on kth hint: when board_found has returned true
03-branch-and-bound forgets_backslash answers hint: follow the search to these
03-branch-and-bound empties_the_board_when_stopped best-stays hint: when board_found
03-branch-and-bound bound_without_later_rows lower ok the lower bound 4 / 4 A weak bound: branch_bound_lower(board, costs, 0) said 0,
03-branch-and-bound bound_without_later_rows budget hint: is your bound as high as
03-branch-and-bound looks_one_row_ahead ahead-tree branch_bound_look_ahead(board, 0, is_safe),
03-branch-and-bound forgets_to_release search branch_bound_solve(board, 0, lines),
03-branch-and-bound releases_wrong_line release The queens left, ? is where
04-rat-in-a-maze takes_marks_back marks hint: is each cell marked that
04-rat-in-a-maze stays_in_dead_ends tiny hint: not all cells of this path
04-rat-in-a-maze returns_from_the_goal shortest hint: does every maze_enter have
04-rat-in-a-maze returns_from_the_goal better hint: every maze_enter needs its
END
[ $tried -ge 17 ] || { echo "FAILED: only $tried lines tried"; failed=1; }
exit $failed
