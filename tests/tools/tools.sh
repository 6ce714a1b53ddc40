# tools.sh - for the tests of queens, which source it.
# SPDX-License-Identifier: MIT
#
# A test runs in a folder of its own.  It calls expect, then asks about what
# was printed and said, and ends with finish.
set -u
srcdir=$(cd "$top_srcdir" && pwd) && builddir=$(cd "$top_builddir" && pwd) ||
    exit 99
queens=$builddir/solutions/queens
work=$(mktemp -d) || exit 99
trap 'chmod -R u+w "$work"; rm -rf "$work"' EXIT
cd "$work" || exit 99
LC_ALL=C
export LC_ALL
failed=0

fail() {
    echo "FAIL: $*"
    failed=1
}

# expect STATUS ARGUMENT...: run queens and compare its exit status.
expect() {
    wanted=$1
    shift
    called="queens $*"
    "$queens" "$@" >out 2>err </dev/null
    got=$?
    [ $got = "$wanted" ] || {
        fail "$called: exit status $got, not $wanted"
        cat err
    }
}

# Did it print exactly what stands on standard input?
printed() {
    diff - out || fail "$called printed something else"
}

# Did it print, or say on standard error, a line like $1?
prints() {
    grep -q -- "$1" out || fail "$called did not print '$1'"
}
says() {
    grep -q -- "$1" err || {
        fail "$called did not say '$1'"
        cat err
    }
}
is_silent() {
    [ ! -s err ] || {
        fail "$called said something"
        cat err
    }
}

# How many nodes did "--format levels" count?
nodes() {
    awk 'NR > 1 { sum += $2 } END { print sum + 0 }' out
}

finish() {
    exit $failed
}
