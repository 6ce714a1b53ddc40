#!/bin/sh
# skeletons.sh - what students are handed builds without a warning and earns
# nothing: every criterion is "not written yet".
# SPDX-License-Identifier: MIT
#
# make check-skeletons sets: top_srcdir, top_builddir.
set -eu
: "${top_srcdir:?}" "${top_builddir:?}"
programs=$top_builddir/tools/judge
work=$(mktemp -d "${TMPDIR:-/tmp}/queenslab.XXXXXX")
trap 'rm -rf "$work"' EXIT
LAB_CFLAGS=-Werror
export LAB_CFLAGS
failed=0

fail() {
    echo "check-skeletons: $lab: $*" >&2
    failed=1
}

while read -r lab stem; do
    source=$top_srcdir/labs/$lab/$stem.c
    "$programs/mkplugin" "labs/$lab/$stem.h" "$source" "$work/plain.so" || {
        fail "it does not compile, or with warnings"
        continue
    }
    grep -q LAB_TODO "$source" || fail "it has no LAB_TODO"
    "$top_builddir/tests/$lab/judge" --host "$programs/labhost" \
        --plugin "$work/plain.so" --result "$work/result" </dev/null
    if grep '^verdict ' "$work/result" | grep -qv '^verdict todo$'; then
        "$programs/labreport" "$work/result" >&2 || :
        fail "not every criterion is still to be written"
    else
        echo "check-skeletons: $lab earns nothing"
    fi
    # What is to be written is also called.
    sed -n 's/.*LAB_TODO("\([a-z_0-9]*\)").*/\1/p' "$source" >"$work/functions"
    while read -r function; do
        grep -q "\"$function\"" "$top_builddir/tools/labs/${stem}_dispatch.c" ||
            fail "nobody calls $function"
    done <"$work/functions"
done <"$top_srcdir/labs/labs.txt"
exit $failed
