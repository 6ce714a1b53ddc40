#!/bin/sh
# test_overhead.sh - a board that could be watched, but is not, costs little.
# SPDX-License-Identifier: MIT
#
# Counts the instructions of "queens solve" with callgrind, once with the
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

# link OUTPUT OBJECT...
link() {
    output=$1
    shift
    # -s: not every valgrind reads what clang writes for debuggers
    $compile -s -o "$output" "$builddir/tools/queens/whose_solutions.o" "$@" \
        "$builddir"/solutions/*/*.o "$builddir/tools/queens/libqueens.a" \
        "$builddir/tests/harness/libjudge.a" \
        "$builddir/lib/.libs/libboard.a" -lm || fail "cannot link $output"
}
link watched
link plain board.o

# The instructions of program $1 with the other arguments, children included.
instructions() {
    rm -f callgrind.*
    program=$1
    shift
    valgrind -q --tool=callgrind --callgrind-out-file=callgrind.%p \
        "./$program" solve "$@" -q >/dev/null || fail "$program $*"
    cat callgrind.* | awk '/^totals:/ { sum += $2 } END { print sum + 0 }'
}

watched_start=$(instructions watched 1)
plain_start=$(instructions plain 1)
for method in backtracking lookup lookahead; do
    watched=$(($(instructions watched 16 -w $method) - watched_start))
    plain=$(($(instructions plain 16 -w $method) - plain_start))
    [ "$plain" -gt 1000000 ] || fail "$method: nothing was counted"
    echo "$method: $watched instructions, $plain without watchers"
    awk "BEGIN { more = ($watched / $plain - 1) * 100
        printf \"%.2f %% more\\n\", more; exit more > $most }" ||
        fail "$method: watchers cost more than $most %"
done

finish
