#!/bin/sh
# run_commands.sh - run the commands of a document as they are written.
# SPDX-License-Identifier: MIT
#
# usage: run_commands.sh NAME DOCUMENT FOLDER
#
# Runs the commands of DOCUMENT one after the other in FOLDER, where its reader
# stands, but for those that elsewhere.txt lists under NAME.  Options that stand
# alone, such as --unsafe, belong to no command.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
name=$1 document=$2 folder=$3
work=$(mktemp -d "${TMPDIR:-/tmp}/queenslab.XXXXXX")
trap 'rm -rf "$work"' EXIT

awk -f "$here/commands.awk" "$document" >"$work/commands"
sed '/^#/d; s/ | /|/g' "$here/elsewhere.txt" |
    awk -F '|' -v name="$name" '$1 == name || $1 == "*" { print $2 }' \
        >"$work/elsewhere"
count=0
cd "$folder"
while read -r command <&3; do
    case $command in --*) continue ;; esac
    ! grep -Fqx -e "$command" "$work/elsewhere" || continue
    (eval "$command") >"$work/said" 2>&1 </dev/null || {
        echo "$name: $command" >&2
        tail -n 20 "$work/said" >&2
        exit 1
    }
    count=$((count + 1))
done 3<"$work/commands"
echo "run_commands.sh: $name: $count commands ran"
