#!/bin/sh
# test_overhead.sh - a board that could be watched, but is not, costs little.
# SPDX-License-Identifier: MIT
#
# Counts the instructions of the labs' searches with callgrind, once with the
# library's board and once with one that nobody can watch; those of a search of
# one square, for the start of the program, are taken off.
. "$top_srcdir/tests/tools/tools.sh"
most=3 # per cent

command -v valgrind >/dev/null || {
    echo "valgrind is not installed"
    exit 77
}
case $compile in
*-fsanitize* | *--coverage*)
    echo "instructions are not counted in a build like this"
    exit 77
    ;;
esac

sed -f "$srcdir/tests/tools/plain_board.sed" "$srcdir/lib/board.c" >board.c
! cmp -s board.c "$srcdir/lib/board.c" || fail "plain_board.sed changes nothing"
! grep -q '(b, EVENT_' board.c || fail "plain_board.sed leaves calls of watchers"
$compile -w -I"$srcdir" -c board.c || fail "the plain board does not compile"

cat >search.c <<'END'
#include <stdlib.h>
#include "labs/01-safe-check/safe_check.h"
#include "labs/02-backtracking/backtracking.h"
#include "labs/03-branch-and-bound/branch_bound.h"

int
main(int argc, char **argv)
{
    int n = atoi(argv[2]);
    struct board *b = board_new(n);
    struct branch_bound_lines lines = { .n = n };

    switch (argv[1][4]) {
    case 't': /* backtracking */
        return !backtracking_solve(b, 0, safe_check_is_safe);
    case 'u': /* lookup */
        return !branch_bound_solve(b, 0, &lines);
    case 'a': /* lookahead */
        return !branch_bound_look_ahead(b, 0, safe_check_is_safe);
    }
    return 2;
}
END

# link OUTPUT OBJECT...
link() {
    output=$1
    shift
    # -s: not every valgrind reads what clang writes for debuggers
    $compile -s -I"$srcdir" -o "$output" search.c "$@" \
        "$srcdir/solutions/01-safe-check/safe_check.c" \
        "$srcdir/solutions/02-backtracking/backtracking.c" \
        "$srcdir/solutions/03-branch-and-bound/branch_bound.c" \
        "$builddir/lib/libboard.a" || fail "cannot link $output"
}
link watched
link plain board.o

# The instructions of program $1 with the other arguments.
instructions() {
    rm -f callgrind.*
    program=$1
    shift
    valgrind -q --tool=callgrind --callgrind-out-file=callgrind.%p \
        "./$program" "$@" || fail "$program $*"
    cat callgrind.* | awk '/^totals:/ { sum += $2 } END { print sum + 0 }'
}

watched_start=$(instructions watched backtracking 1)
plain_start=$(instructions plain backtracking 1)
for method in backtracking lookup lookahead; do
    watched=$(($(instructions watched $method 16) - watched_start))
    plain=$(($(instructions plain $method 16) - plain_start))
    [ "$plain" -gt 1000000 ] || fail "$method: nothing was counted"
    echo "$method: $watched instructions, $plain without watchers"
    awk "BEGIN { more = ($watched / $plain - 1) * 100
        printf \"%.2f %% more\\n\", more; exit more > $most }" ||
        fail "$method: watchers cost more than $most %"
done

finish
