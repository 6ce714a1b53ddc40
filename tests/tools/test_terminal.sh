#!/bin/sh
# test_terminal.sh - what queens does only on a terminal.
# SPDX-License-Identifier: MIT
. "$top_srcdir/tests/tools/tools.sh"
TERM=xterm
export TERM queens
unset NO_COLOR

# on_terminal COMMAND: run it on a terminal that is fed standard input.
on_terminal() {
    script -qec "$1" /dev/null >out 2>err
}
on_terminal true </dev/null || {
    echo "there is no program script that makes a terminal"
    exit 77
}

# It asks for N there, and only there.
echo 4 | on_terminal '"$queens" solve -q'
prints 'How many queens?'
prints '\. Q \. \.'
expect 2 solve
says 'N is missing'

# Colours there, and only there, unless the user wants none.
escape=$(printf '\033')
on_terminal '"$queens" trace 4' </dev/null
prints "$escape\\["
on_terminal 'NO_COLOR=1 "$queens" trace 4' </dev/null
! grep -q "$escape" out || fail "colours in spite of NO_COLOR"
on_terminal 'TERM=dumb "$queens" trace 4' </dev/null
! grep -q "$escape" out || fail "colours on a dumb terminal"
expect 0 trace 4
! grep -q "$escape" out || fail "colours in a file"

# A key is enough for the next board; the terminal is left as it was.
(
    sleep 1
    printf a
    sleep 1
    printf q
    sleep 1
) | on_terminal '"$queens" trace 4 --step; stty -a | grep -o ".icanon"'
[ "$(grep -c '^[0-9]*\. ' out)" = 2 ] || fail "two keys do not give two boards"
prints ' icanon'

# A page is not for a terminal.
on_terminal '"$queens" play 4; echo "status $?"' </dev/null
prints 'a page does not show in a terminal: name a file with -o'
prints 'status 2'
! grep -q '<html' out || fail "a page floods the terminal"

# Nor is a picture of bytes.
if command -v dot >/dev/null; then
    on_terminal '"$queens" tree 4 --format png; echo "status $?"' </dev/null
    prints 'name a file'
    prints 'status 2'
fi

finish
