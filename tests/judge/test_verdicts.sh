#!/bin/sh
# test_verdicts.sh - each kind of mistake gets the verdict and the words that a
# student understands, and the line in the student's file.
# SPDX-License-Identifier: MIT
#
# Each file in wrong/ writes safe_check_pairs with one mistake and says in its
# head which verdict that must get.  The line marked HERE is where.
#
# make check sets: top_srcdir, top_builddir, memory_pass.
set -eu
: "${top_srcdir:?}" "${top_builddir:?}" "${memory_pass:?}"
programs=$top_builddir/tools/judge
judge=$top_builddir/tests/01-safe-check/judge
work=$(mktemp -d "${TMPDIR:-/tmp}/queenslab.XXXXXX")
trap 'rm -rf "$work"' EXIT
failed=0 tried=0

head_says() { sed -n "s/^   $1: \\(.*[^ ]\\)\$/\\1/p" "$file" | sed 's,  \*/$,,'; }

# Does this machine have what the file needs?
has() {
    case $1 in
    '') : ;;
    memory) [ "$memory_pass" != no ] ;;
    leaks) [ "$memory_pass" = yes ] ;;
    seccomp) grep -q '^#define HAVE_SECCOMP 1' "$top_builddir/config.h" ;;
    *) echo "$file needs what nobody knows: $1"; exit 1 ;;
    esac
}

run_judge() {
    rm -f "$work"/*
    "$programs/mkplugin" labs/01-safe-check/safe_check.h "$file" "$work/p.so" \
        2>"$work/compiler"
    set -- --host "$programs/labhost" --plugin "$work/p.so"
    case $file in
    */loops.c | */never_set_and_loops.c | */overruns_in*) set -- "$@" --timeout 0.3 ;;
    esac
    if [ "$memory_pass" = yes ]; then
        "$programs/mkplugin" --memory labs/01-safe-check/safe_check.h "$file" \
            "$work/m.so" 2>"$work/compiler"
        printf "exec '%s' --analyze '%s' '%s' /dev/null\n" \
            "$programs/mkplugin" labs/01-safe-check/safe_check.h "$file" \
            >"$work/analyzer"
        set -- "$@" --memory-host "$programs/labhost-memory" \
            --memory-plugin "$work/m.so" --analyzer "$work/analyzer"
    fi
    "$judge" "$@" --test pairs --result "$work/result"
}

expect() {
    grep -q -e "^$1" "$work/result" && return
    echo "FAILED: $file: expected $1, got:"
    grep -v "^output " "$work/result"
    failed=1
}

for file in "$top_srcdir"/tests/judge/wrong/*.c; do
    has "$(head_says needs)" || { echo "not tried here: $file"; continue; }
    run_judge
    verdict=$(head_says verdict) says=$(head_says says)
    line=$(sed -n '/HERE/=' "$file")
    case $verdict,$memory_pass in
    crashed,always) verdict='\(crashed\|memory-fault\)' says='' line='' ;;
    esac
    expect "verdict $verdict\$"
    expect "message .*$says"
    expect "output .*$(head_says printed)"
    [ -z "$line" ] || expect "where $(basename "$file"):$line\$"
    tried=$((tried + 1))
done
[ $tried -ge 10 ] || { echo "FAILED: only $tried files tried"; failed=1; }
exit $failed
