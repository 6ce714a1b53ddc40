#!/bin/sh
# bench.sh - how long queens takes to draw large trees, and with what memory.
# SPDX-License-Identifier: MIT
#
# usage: bench.sh QUEENS
#
# Draws the tree of all squares tested, every node, search included; prints the
# least time of five runs, and nodes per second and bytes per node.
set -eu
queens=$1
[ -x /usr/bin/time ] || {
    echo "bench.sh needs GNU time, /usr/bin/time" >&2
    exit 1
}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

printf '%12s %10s %14s %12s %12s\n' nodes seconds 'nodes/second' \
    'peak KiB' 'bytes/node'
for n in 6 7 8 9 10; do
    nodes=$("$queens" tree $n --kind tries --all -f levels 2>/dev/null |
        awk 'NR > 1 { sum += $2 } END { print sum }')
    for round in 1 2 3 4 5; do
        /usr/bin/time -a -o "$work/$n" -f '%e %M' \
            "$queens" tree $n --kind tries --all --whole -o "$work/tree.svg"
    done
    sort -n "$work/$n" | head -n 1 | awk -v nodes="$nodes" '{
        printf "%12d %10.2f %14.0f %12d %12.0f\n", nodes, $1,
            nodes / ($1 > 0 ? $1 : 0.005), $2, $2 * 1024 / nodes }'
done
