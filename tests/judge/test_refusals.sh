#!/bin/sh
# test_refusals.sh - a judge that cannot be trusted refuses to judge, and what
# stands in the environment changes nothing.
# SPDX-License-Identifier: MIT
#
# make check sets: top_srcdir, top_builddir, memory_pass.
set -eu
: "${top_srcdir:?}" "${top_builddir:?}" "${memory_pass:?}"
programs=$top_builddir/tools/judge
judge=$top_builddir/tests/01-safe-check/judge
work=$(mktemp -d "${TMPDIR:-/tmp}/queenslab.XXXXXX")
trap 'rm -rf "$work"' EXIT

fail() {
    echo "FAILED: $*"
    cat "$work/said"
    exit 1
}

# refuses STATUS WORDS COMMAND...: it ends so, says so and leaves no result.
refuses() {
    status=$1 words=$2 got=0
    shift 2
    rm -f "$work/result"
    "$@" --result "$work/result" >"$work/said" 2>&1 || got=$?
    [ $got = "$status" ] || fail "status $got, not $status: $*"
    grep -q "$words" "$work/said" || fail "it does not say '$words': $*"
    [ ! -s "$work/result" ] || fail "it wrote a result: $*"
}

"$programs/mkplugin" labs/01-safe-check/safe_check.h \
    "$top_srcdir/solutions/01-safe-check/safe_check.c" "$work/right.so"
right() { "$judge" --host "$programs/labhost" --plugin "$work/right.so" "$@"; }
odd() {
    odd=$1
    shift
    "$top_builddir/tests/judge/odd_$odd" --host "$programs/labhost" \
        --plugin "$work/right.so" "$@"
}

# A canary that is not caught: one that does nothing.
refuses 75 'planted cheat was not caught' right \
    --canary "$work/right.so"
# A host that does not work.
refuses 75 'host does not start' "$judge" --host /bin/false \
    --plugin "$work/right.so" --canary "$programs/canary.so"
# A suite in which another number of tests runs than was added.
for odd in more fewer; do
    refuses 75 'not to be trusted' odd $odd
done
# Criteria that there are not, and command lines that make no sense.
refuses 2 'has no criterion nosuch' right --test nosuch
refuses 2 'diagonals  *diagonals' right --test nosuch
refuses 2 'not a number' right --seed -1
refuses 2 'not a factor' right --timeout fast
refuses 2 'not an option' right nonsense
refuses 2 'both are needed' "$judge" --host "$programs/labhost"
refuses 2 'with a slash' "$judge" --host "$programs/labhost" --plugin right.so

# A report of nothing is no success.
for text in 'queenslab-result 1\nend \n' 'queenslab-result 1\ncriterion a.b\n'; do
    printf '%b' "$text" >"$work/nothing"
    ! "$programs/labreport" "$work/nothing" >"$work/said" 2>&1 ||
        fail "a report of nothing passes"
done
! "$programs/labreport" >"$work/said" 2>&1 || fail "no report passes"

# A result that cannot be written.
if [ -w /dev/full ]; then
    got=0
    right --result /dev/full 2>"$work/said" || got=$?
    [ $got = 75 ] || fail "a full disk went unnoticed"
fi

# The same verdicts whatever the environment says.
solution=$top_srcdir/solutions/01-safe-check
sed -f "$solution/mutants/one_diagonal.sed" "$solution/safe_check.c" \
    >"$work/safe_check.c"
"$programs/mkplugin" labs/01-safe-check/safe_check.h "$work/safe_check.c" \
    "$work/wrong.so"
set -- --host "$programs/labhost" --plugin "$work/wrong.so"
"$judge" "$@" --result "$work/plain"
for setting in CK_RUN_CASE=none CK_RUN_SUITE=none CK_INCLUDE_TAGS=none \
    CK_EXCLUDE_TAGS=safe-check CK_FORK=yes CK_DEFAULT_TIMEOUT=0 \
    CK_TIMEOUT_MULTIPLIER=0 CK_MAX_MSG_SIZE=1 CK_VERBOSITY=verbose \
    CK_TAP_LOG_FILE_NAME="$work/tap" CK_XML_LOG_FILE_NAME="$work/xml" \
    CK_LOG_FILE_NAME="$work/log" LD_BIND_NOW=1 ASAN_OPTIONS=exitcode=0 \
    TEST=lines SEED=7; do
    env "$setting" "$judge" "$@" --result "$work/set" >"$work/said" 2>&1 ||
        fail "$setting makes it fail"
    cmp -s "$work/plain" "$work/set" || fail "$setting changes the verdicts"
    [ ! -s "$work/said" ] || fail "$setting makes it talk"
done
for log in tap xml log; do
    [ ! -e "$work/$log" ] || fail "the environment made it write a file"
done

# Who is right but does not end when all is done is waited for once, not after
# each of ten tests.
if [ "$memory_pass" = yes ]; then
    {
        cat "$solution/safe_check.c"
        echo '#include <unistd.h>'
        echo '__attribute__((destructor)) static void'
        echo 'never_ends(void) { for (;;) sleep(1000); }'
    } >"$work/safe_check.c"
    "$programs/mkplugin" --memory labs/01-safe-check/safe_check.h \
        "$work/safe_check.c" "$work/lasting.so"
    begun=$(date +%s)
    right --memory-host "$programs/labhost-memory" --timeout 0.05 \
        --memory-plugin "$work/lasting.so" >"$work/said"
    [ $(($(date +%s) - begun)) -lt 9 ] || fail "it is waited for too often"
fi
