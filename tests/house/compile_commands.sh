#!/bin/sh
# compile_commands.sh - tell editors how each C file is compiled.
# SPDX-License-Identifier: MIT
#
# usage: compile_commands.sh SOURCE-TREE BUILD-TREE COMPILER [FLAG]...
#
# Writes the text of compile_commands.json, which clangd and others read.
set -eu
source=$(cd "$1" && pwd)
build=$(cd "$2" && pwd)
shift 2

quoted() { printf '"%s"' "$(printf '%s' "$1" | sed 's/[\\"]/\\&/g')"; }

arguments=
for word in "$@" "-I$source" "-I$build"; do
    arguments="$arguments$(quoted "$word"), "
done
comma=
echo '['
find "$source" -name '*.c' ! -path '*/queenslab-*/*' | LC_ALL=C sort |
    while read -r file; do
        [ -z "$comma" ] || echo "$comma"
        comma=,
        printf '  { "directory": %s,\n    "file": %s,\n' "$(quoted "$build")" \
            "$(quoted "$file")"
        printf '    "arguments": [%s"-c", %s] }' "$arguments" \
            "$(quoted "$file")"
    done
echo
echo ']'
