#!/bin/sh
# dot_accepts.sh - does Graphviz draw every graph that we write?
# SPDX-License-Identifier: MIT
#
# Skipped where there is no dot program.
set -eu
if ! command -v dot >/dev/null 2>&1; then
    echo "no dot program here: skipped"
    exit 77
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

./tests/lib/graphs >"$work/graphs.dot"
wanted=$(grep -c '^graph tree {' "$work/graphs.dot")
dot -Tsvg "$work/graphs.dot" >"$work/graphs.svg" 2>"$work/errors" || {
    echo "dot refuses a graph:"
    cat "$work/errors"
    exit 1
}
if test -s "$work/errors"; then
    echo "dot complains:"
    sort "$work/errors" | uniq -c | head
    exit 1
fi
drawn=$(grep -c '^<svg' "$work/graphs.svg")
if test "$drawn" -ne "$wanted" || test "$wanted" -lt 50; then
    echo "dot drew $drawn of $wanted graphs"
    exit 1
fi
# What was written is what is read: here a title, escaped as XML has it.
if ! sed 's/&#45;/-/g; s/&#160;/ /g' "$work/graphs.svg" |
    grep -qF '>\N &quot;q&quot; &amp;amp; &lt;b&gt; \ <'; then
    echo "a title came out changed:"
    grep -m3 'quot' "$work/graphs.svg"
    exit 1
fi
echo "dot drew all of $wanted graphs"
