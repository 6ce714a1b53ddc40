#!/bin/sh
# installed.sh - can a program be built with what make install installed?
# SPDX-License-Identifier: MIT
#
#   installed.sh DESTDIR LIBDIR INCLUDEDIR BINDIR
#
# Run by "make installcheck", with CC, CFLAGS and PKG_CONFIG in its environment
# and srcdir naming the source tree.  Finds the library by libboard.pc alone,
# compiles each installed header by itself and an example program, and runs it.
# Then the installed labgrade grades the solutions (not below a DESTDIR: it
# knows only the place that it is meant for).
set -eu
PKG_CONFIG_PATH=$1$2/pkgconfig
PKG_CONFIG_SYSROOT_DIR=$1
LD_LIBRARY_PATH=$1$2${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
export PKG_CONFIG_PATH PKG_CONFIG_SYSROOT_DIR LD_LIBRARY_PATH
source=$(cd "$srcdir" && pwd)
eval "$(sh "$source/tools/base/exit-status")"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cflags="$CFLAGS $($PKG_CONFIG --cflags libboard)"
libs=$($PKG_CONFIG --libs libboard)

count=0
for name in $(cd "$1$3/queenslab" && find lib -name "*.h"); do
    echo "#include \"$name\"" > "$scratch/alone.c"
    (cd "$scratch" && $CC $cflags -c alone.c) ||
        { echo "installcheck: $name does not compile by itself"; exit 1; }
    count=$((count + 1))
done
cp "$source/tests/house/installed.c" "$scratch"
(cd "$scratch" && $CC $cflags installed.c $libs -o installed)
test "$("$scratch/installed")" = "2 4 1 3" ||
    { echo "installcheck: the example does not print 2 4 1 3"; exit 1; }
echo "installcheck: $count headers and an example work"

if [ -z "$1" ] && [ -x "$4/labgrade" ] && [ -d "$source/solutions" ]; then
    mkdir "$scratch/handed"
    cp "$source"/solutions/*/*.c "$scratch/handed"
    status=0
    "$4/labgrade" grade "$scratch/handed" -o "$scratch/results" -q --id it \
        >"$scratch/said" 2>&1 || status=$?
    cat "$scratch/said"
    [ $status != "$EXIT_NO_WALLS" ] || { # as the tests of labgrade do
        echo "installcheck: no walls hold here, so labgrade is not tried"
        exit 0
    }
    [ $status = 0 ] && awk -F, 'NR == 2 && $5 > 0 { good = $4 == $5 }
        END { exit !good }' "$scratch/results/grades.csv" ||
        { echo "installcheck: labgrade does not grade"; exit 1; }
    echo "installcheck: labgrade grades"
fi
