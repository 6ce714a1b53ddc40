#!/bin/sh
# installed.sh - can a program be built with what make install installed?
# SPDX-License-Identifier: MIT
#
#   installed.sh DESTDIR LIBDIR INCLUDEDIR
#
# Run by "make installcheck", with CC, CFLAGS and PKG_CONFIG in its environment
# and srcdir naming the source tree.  Finds the library by libboard.pc alone,
# compiles each installed header by itself and an example program, and runs it.
set -eu
PKG_CONFIG_PATH=$1$2/pkgconfig
PKG_CONFIG_SYSROOT_DIR=$1
LD_LIBRARY_PATH=$1$2${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
export PKG_CONFIG_PATH PKG_CONFIG_SYSROOT_DIR LD_LIBRARY_PATH
source=$(cd "$srcdir" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cflags="$CFLAGS $($PKG_CONFIG --cflags libboard)"
libs=$($PKG_CONFIG --libs libboard)

count=0
for header in "$1$3"/queenslab/lib/*.h; do
    name=lib/${header##*/}
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
