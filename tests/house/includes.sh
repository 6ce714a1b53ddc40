#!/bin/sh
# includes.sh - does every file include only what its room may?
# SPDX-License-Identifier: MIT
#
#   includes.sh TREE
#
# Writes FILE:LINE and the reason for each include line of TREE that breaks a
# rule, and exits with 1 if there is one.  The rules:
#
#   lib/                  lib/
#   labs/NN-name/         lib/, its own folder
#   solutions/NN-name/    lib/, labs/NN-name/
#   tests/NN-name/        lib/, labs/NN-name/, tools/base/, judge/, its own
#   tools/judge/right/    lib/, its own folder
#   tools/judge/host/     as the judge, and of right/ what suites hand on only:
#                         tests of squares and bounds
#   tools/base/, judge/   lib/, tools/base/, tools/judge/, config.h
#   tests/lib/            lib/, tests/lib/
#   tests/tools/students/ lib/, labs/
#   tests/engines/        as tests/ elsewhere, and tools/queens/engines/, run/dives.h
#   tests/ elsewhere      lib/, tests/lib/, tools/base/, judge/, queens/marks/,
#                         its own
#   tools/ elsewhere      lib/, labs/, tools/, config.h
#
# An include names its room from the top of the tree, and nobody includes a
# .c file.  Hostile submissions, which the grader must stand, may break rules.
set -eu
cd "$1"
rooms=
for room in lib labs solutions tests tools; do
    if test -d "$room"; then rooms="$rooms $room"; fi
done
# No file name in these rooms has a blank in it.
find $rooms \( -name hostile -o -name .given \) -prune -o -name '*.[ch]' -print | LC_ALL=C sort | xargs awk '
function may(folder, what,    own) {
    own = folder "/"
    if (what ~ /\.\./)
        return 0
    if (what ~ "^lib/")
        return 1
    if (folder ~ "^(labs|solutions)/")
        return in_lab(folder, what)
    if (folder ~ "^tests/[0-9]")
        return in_lab(folder, what) || what ~ "^tools/(base|judge)/" \
            || index(what, own) == 1
    if (folder == "tools/judge/right")
        return index(what, own) == 1
    if (folder ~ "^tools/judge/(host|wire)$" && what ~ "^tools/judge/right/")
        return what ~ "/(square_tests|lower_bounds)\\.h$"
    if (folder ~ "^tools/(base|judge)")
        return what ~ "^tools/(base|judge)/" || what == "config.h"
    if (folder == "tests/lib")
        return what ~ "^tests/lib/"
    if (folder == "tests/tools/students")
        return what ~ "^labs/"
    if (folder == "tests/engines" && what ~ "^tools/queens/(engines/|run/dives)")
        return 1
    if (folder ~ "^tests")
        return what ~ "^(tests/lib|tools/(base|judge|queens/marks))/" \
            || index(what, own) == 1
    if (folder ~ "^tools")
        return what ~ "^(labs|tools)/" || what == "config.h"
    return 0
}
# Is WHAT in the lab that FOLDER, which is room/NN-name, belongs to?
function in_lab(folder, what,    part) {
    split(folder, part, "/")
    return index(what, "labs/" part[2] "/") == 1
}
function complain(why) {
    print FILENAME ":" FNR ": " why
    bad++
}
/^[ \t]*#[ \t]*include[ \t]*["<]/ {
    what = $0
    sub(/^[^"<]*["<]/, "", what)
    sub(/[">].*$/, "", what)
    lines++
    folder = FILENAME
    sub("/[^/]*$", "", folder)
    if (what ~ /\.c$/)
        complain("includes a .c file, " what)
    else if ($0 ~ /include[ \t]*</) {
        if (what ~ "^(lib|labs|solutions|tests|tools)/" || what == "config.h")
            complain("includes " what " in angle brackets")
    } else if (!may(folder, what))
        complain(folder "/ must not include " what)
}
END {
    if (lines == 0) {
        print "no include line found"
        exit 1
    }
    exit bad > 0
}'
