# shellcheck shell=sh
# student.sh - for the tests of queens with students' code, which source it after
# tools.sh.
# SPDX-License-Identifier: MIT
students=$srcdir/tests/tools/students

# The file that student $1 has written for lab $2: students/$1.c, or the
# solution changed by students/$1.sed.
file_of() {
    if [ -f "$students/$1.c" ]; then
        echo "$students/$1.c"
        return
    fi
    mkdir -p "$1/${2%/*}"
    sed -f "$students/$1.sed" "$srcdir/solutions/$2.c" >"$1/$2.c"
    ! cmp -s "$1/$2.c" "$srcdir/solutions/$2.c" || echo "unchanged"
    echo "$work/$1/$2.c"
}

# make_plugins FOLDER LAB SOURCE: as make does for labs/queens, but that one
# plug-in serves for both: what these tests compare is not how quick it is.
make_plugins() {
    plugin=$1/${2%/*}/.check/${2#*/}
    mkdir -p "${plugin%/*}"
    sh "$builddir/tools/judge/mkplugin" "labs/$2.h" "$3" "$plugin.draw.so" \
        2>>compiler || : >"$plugin.draw.so"
    cp "$plugin.draw.so" "$plugin.fast.so"
}

# student NAME LAB...: let queens run what NAME has written for the labs LAB,
# and the solutions of the others.
student() {
    name=$1
    shift
    rm -rf "plugins-$name"
    cp -R solutions "plugins-$name"
    for lab; do
        make_plugins "plugins-$name" "$lab" "$(file_of "$name" "$lab")"
    done
    queens=$work/queens-$name
    cat >"$queens" <<END
#!/bin/sh
exec "$builddir/tools/queens/queens" --plugins "$work/plugins-$name" "\$@"
END
    chmod +x "$queens"
}

lab01=01-safe-check/safe_check lab02=02-backtracking/backtracking
lab03=03-branch-and-bound/branch_bound lab04=04-rat-in-a-maze/rat_maze
for lab in $lab01 $lab02 $lab03 $lab04; do
    make_plugins solutions "$lab" "$srcdir/solutions/$lab.c"
done
