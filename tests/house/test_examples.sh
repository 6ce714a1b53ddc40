#!/bin/sh
# test_examples.sh - the examples in the headers' first comments compile.
# SPDX-License-Identifier: MIT
set -u
: "${srcdir:?}"
top=$(pwd)
work=$(mktemp -d "${TMPDIR:-/tmp}/queenslab.XXXXXX")
trap 'rm -rf "$work"' EXIT
cd "$srcdir" || exit 99
compiler=$(sed -n "s/^CC = //p" "$top/Makefile")
flags="-std=gnu11 -fsyntax-only -w -I$top -I."
count=0 failed=0
for header in $(find lib tools tests -name '*.h' ! -name player_assets.h | sort); do
    awk -f tests/house/examples.awk "$header" >"$work/example.c"
    [ -s "$work/example.c" ] || continue
    count=$((count + 1))
    # shellcheck disable=SC2086 # words
    $compiler $flags "$work/example.c" 2>"$work/said" ||
        { failed=1; echo "$header:"; grep error "$work/said"; }
done
[ $count -ge 60 ] || { echo "only $count examples were found"; failed=1; }
[ $failed = 1 ] || echo "$count headers show an example that compiles"
exit $failed
