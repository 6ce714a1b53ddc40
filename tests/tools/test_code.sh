#!/bin/sh
# test_code.sh - queens --code runs a file that nobody trusts.
# SPDX-License-Identifier: MIT
. "$top_srcdir/tests/tools/tools.sh"
[ "${memory_pass-}" != always ] || {
    echo "a host with sanitizers has no walls"
    exit 77
}

# Where there are no walls, it must refuse.
"$queens" tree 4 --code "$srcdir/solutions/02-backtracking/backtracking.c" \
    -f levels >out 2>err
case $? in
0) ;;
*)
    grep -q 'neither bubblewrap nor Landlock works' err || {
        cat err
        exit 1
    }
    echo "there are no walls here"
    exit 77
    ;;
esac
[ "$(nodes)" = 16 ] || fail "$(nodes) nodes, not 16"
says "kit's own test of squares"

# Which lab: by the name of the file, or as it is said.
solutions=$srcdir/solutions
cp "$solutions/03-branch-and-bound/branch_bound.c" alice.c
expect 2 tree 4 --code alice.c
says 'which lab is alice.c of'
expect 2 tree 4 --code alice.c --lab 33
says 'no lab 33'
expect 0 tree 4 --code alice.c --lab 03 -o alice.svg
grep -q '4-queens: alice.c, lookup arrays' alice.svg || fail "no title"
expect 0 diff --cost 3 4 --code alice.c --lab branch-and-bound
prints 'the same'
expect 0 play 4 --with lookahead --code alice.c --lab 03 -o alice.html
# Its own lines are beside the board, where something can find them.
! command -v addr2line >/dev/null ||
    grep -q '"file":"alice.c".*,"branch_bound_look_ahead"\]' alice.html ||
    fail "the page has no code"
# What was never visited is missing, not wrong, also where it is folded away.
sed '/^ *board_remove(/d' "$solutions/02-backtracking/backtracking.c" >undone.c
expect 1 diff 8 --all --code undone.c --lab 02 -o diff.svg
grep -q '>728 nodes</text>' diff.svg && grep -q '>728 missing</text>' diff.svg ||
    fail "a fold does not say what is missing in it"
expect 0 tree --maze "$srcdir/labs/04-rat-in-a-maze/maze.txt" --shortest \
    --code "$solutions/04-rat-in-a-maze/rat_maze.c" -f levels
expect 0 tree 4 --safe --code "$solutions/01-safe-check/safe_check.c" -f levels
expect 2 tree 4 --code "$solutions/01-safe-check/safe_check.c"
says 'no search of the lab safe-check'
expect 2 tree 4 --with lookup \
    --code "$solutions/02-backtracking/backtracking.c"
says 'no search of the lab backtracking'
expect 2 tree 4 --lab 02
says 'goes with --code'
expect 0 compare 4 --rounds 3 \
    --code "$solutions/02-backtracking/backtracking.c"
prints '^backtracking *[0-9]'
prints '^look-ahead *[0-9]'
expect 75 solve 4 --code nothing.c --lab 02
printf 'int;' >broken.c
expect 4 solve 4 --code broken.c --lab 02
says 'function backtracking_solve is missing'
printf 'int int;' >broken.c
expect 4 solve 4 --code broken.c --lab 02
says 'broken.c does not compile'

# hostile NAME BODY: backtracking_solve does that before it searches.
hostile() {
    cat >"$1.c" <<END
#include "labs/02-backtracking/backtracking.h"
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
bool
backtracking_solve(struct board *b, int row, square_test *is_safe)
{
    board_place(b, 0, 0);
    board_remove(b, 0);
    $2
    board_place(b, 0, 1);
    return false;
}
END
}

# Another process is refused at once, and what was done before is shown.
hostile forks 'while (fork() >= 0) pause();'
expect 4 trace 4 --code forks.c --lab 02
says 'asked the system for something that no lab needs'
[ "$(grep -c 'place a queen' out)" = 1 ] || fail "the move before is lost"
# It sees neither the kit nor its user's files, running or being compiled.
echo secret >secret.h
hostile reads "for (int i = 0; i < 2; i++)
        if (open(i ? \"$work/secret.h\" : \"$solutions/README.md\", O_RDONLY) >= 0)
            puts(\"it can read\");
    if (open(\"$work/written\", O_WRONLY | O_CREAT, 0666) >= 0)
        puts(\"it can write\");"
expect 4 solve 4 --code reads.c --lab 02
! grep 'it can' err || fail "a file outside was seen"
[ ! -e written ] || fail "a file was written outside"
printf '#include "%s"\n' "$work/secret.h" >includes.c
expect 4 solve 4 --code includes.c --lab 02
! grep '^ *secret$' err || fail "the compiler saw a file outside"
# Memory has a limit.
hostile allocates 'int mb = 0;
    for (void *p; (p = malloc(1 << 20)) != NULL; mb++) memset(p, 1, 1 << 20);
    puts(mb < 1100 ? "enough" : "too much");'
expect 4 solve 4 --code allocates.c --lab 02
says '^enough$'
# Time has a limit, and what was done until then is shown.
hostile loops 'for (;;) continue;'
expect 4 tree 4 --timeout 1 --code loops.c --lab 02 -f levels
says 'did not end in time.*(backtracking.c:[0-9]*)'
[ "$(nodes)" -gt 1 ] || fail "nothing is drawn of what it did"
expect 4 solve 4 --timeout 1 --code loops.c --lab 02
expect 4 compare 4 --timeout 1 --code loops.c --lab 02
prints '^backtracking .*did not end in time'
prints '^lookup arrays *[0-9]'
# It does not command the terminal.
hostile prints 'puts("\\033[2Jclear");'
expect 4 solve 4 --code prints.c --lab 02
says 'clear'
! grep "$(printf '\033')" err || fail "an escape sequence came through"

# An installed kit, with what answers the labs, would be hidden in either view.
view="--view --read /usr --read /lib --read /lib64 --read /bin"
# shellcheck disable=SC2086 # words
if "$builddir/labjail" $view -- /bin/ls /usr/include >/dev/null 2>&1; then
    ! "$builddir/labjail" --hide /usr/include $view -- /bin/ls /usr/include \
        >/dev/null 2>&1 || fail "labjail --hide hides nothing"
    "$builddir/labjail" --hide /usr/include $view -- /bin/ls /usr/lib >/dev/null ||
        fail "labjail --hide hides more"
fi

# Nothing stays behind.
# shellcheck disable=SC2144 # one is enough
for left in "${TMPDIR:-/tmp}"/labgrade-*/slot-1/in/backtracking.c; do
    [ ! -e "$left" ] || ! grep -q 'it can write\|for (;;) continue' "$left" ||
        fail "$left was left behind"
done

finish
