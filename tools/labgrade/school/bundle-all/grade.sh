#!/bin/sh
# grade.sh - grade one submission, for any school's system.
# SPDX-License-Identifier: MIT
#
# usage: sh grade.sh SYSTEM SUBMISSION FILE [TIME]
#
# Write what SYSTEM reads about the folder SUBMISSION, handed in at TIME, to FILE.
# Without a good end there is no FILE.  A student's code runs behind labgrade's
# walls or not at all, unless the bundle was made with --unsafe.
set -u
here=$(cd "$(dirname "$0")" && pwd)
system=$1 submission=$2 file=$3 time=${4-}
[ "$file" = /dev/stdout ] || rm -rf "$file" # a student's may lie there
labgrade=$(sh "$here/build.sh") || exit 75
work=$(mktemp -d) || exit 75
trap 'rm -rf "$work"' EXIT
trap 'exit 75' HUP INT TERM

set -- --id submission -o "$work/results" -q -c "$here/course.conf"
if [ -n "$time" ]; then
    printf 'id,time\nsubmission,%s\n' "$time" >"$work/times.csv"
    set -- "$@" --times "$work/times.csv"
fi
[ "$(cat "$here/unsafe")" = no ] || set -- "$@" --unsafe
"$labgrade" grade "$submission" "$@" >&2
"$labgrade" export "$system" "$work/results/submission.json" >"$work/out" &&
    cat "$work/out" >"$file"
