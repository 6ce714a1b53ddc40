#!/bin/sh
# test_walls.sh - the walls hold, and the self-test sees where they do not.
# SPDX-License-Identifier: MIT
set -eu
. "$top_srcdir/tests/grader/grader.sh"
needs_walls

# No compiler, and nothing else that reads a student's text, gets through to what
# no compiler does; without the filter it would.
gcc -o "$work/no_compiler" "$top_srcdir/tests/grader/no_compiler.c"
(cd "$work" && ./no_compiler </dev/null >unfiltered)
"$top_builddir/labjail" --student -- "$work/no_compiler" </dev/null >"$work/out"
[ "$("$top_builddir/labjail" --student -- /bin/sh -c \
    'ulimit -t; ulimit -v; ulimit -f' | tr '\n' ' ')" = '5 2097152 65536 ' ] ||
    fail "a program that reads what students wrote has other limits"
if grep -q seccomp "$work/layers"; then
    [ ! -s "$work/out" ] || fail "the filter lets through: $(cat "$work/out")"
    grep -q '^socket$' "$work/unfiltered" || fail "no socket without a filter"
fi

# Also where the user without rights that root uses may not go.
mkdir -m 700 "$work/private"
labgrade=$(cd "$top_builddir" && pwd)/labgrade
cd "$work/private"

for kind in bubblewrap landlock; do
    status=0
    "$labgrade" layers --confine $kind >"$work/out" 2>&1 || status=$?
    [ $status != 0 ] || grep -q " $kind" "$work/out" || fail "$kind: which?"
    [ $status = 0 ] || [ $status = "$EXIT_NO_WALLS" ] || fail "$kind: $status"
    cat "$work/out"
    ! grep self-test "$work/out" || fail "$kind works, but does not hold"
done

# Without walls a secret can be read, by the code and by the compiler.
"$labgrade" layers --confine none >"$work/out" 2>&1 && fail "none, not unsafe"
"$labgrade" layers --confine none --unsafe >"$work/out" 2>&1 || fail "none: $?"
cat "$work/out"
grep -q 'no-view' "$work/out" || fail "the layers do not say so"
for what in 'it could read a secret' 'the compiler could read a secret'; do
    grep -q "$what" "$work/out" || fail "the self-test did not see: $what"
done
no_survivor
