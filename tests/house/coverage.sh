#!/bin/sh
# coverage.sh - how many lines of the library did the tests run?
# SPDX-License-Identifier: MIT
#
#   coverage.sh MINIMUM
#
# Run by "make coverage" in the build tree, after the tests.  Reads what gcov
# says about each file of lib/ and exits with 1 if less than MINIMUM percent of
# all lines were run.
set -eu
export LC_ALL=C
find lib -name "*.gcno" | while read -r object; do
    ${GCOV-gcov} -n -o "$(dirname "$object")" "$object"
done 2>&1 | awk -v minimum="$1" '
/^File / {
    name = $0
    gsub(/^File .|.$/, "", name)
    sub(/^(.*\/)?lib\//, "lib/", name)
    ours = name ~ /^lib\/[a-z_\/]*\.c$/
}
/^Lines executed:/ && ours {
    split($0, part, /[:%]| of /)
    run = int(part[2] * part[4] / 100 + 0.5)
    printf "%-24s %4d of %4d lines  %6.2f %%\n", name, run, part[4], part[2]
    lines += part[4]
    all += run
    ours = 0
}
END {
    if (lines == 0) {
        print "gcov found no lines: configure with --enable-coverage"
        exit 1
    }
    percent = 100 * all / lines
    printf "%-24s %4d of %4d lines  %6.2f %%, at least %d wanted\n", "lib/",
        all, lines, percent, minimum
    exit percent < minimum
}'
