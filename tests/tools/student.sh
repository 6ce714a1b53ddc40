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

# compile_lab OBJECT SOURCE
compile_lab() {
    LAB_SOURCE=$2 sh "$builddir/tools/queens/mklab" "$1" -O0 2>>compiler ||
        fail "mklab failed for $2"
}

# student NAME LAB...: build queens with what NAME has written for the labs
# LAB, and with the solutions of the others.
student() {
    name=$1 objects=
    shift
    for lab in $lab01 $lab02 $lab03 $lab04; do
        object=solutions/$lab.o
        for own; do
            [ "$lab" != "$own" ] || object=labs/$lab.o
        done
        case $object in
        labs/*) compile_lab "$object" "$(file_of "$name" "$lab")" ;;
        esac
        objects="$objects $object"
    done
    queens=$work/queens-$name
    # shellcheck disable=SC2086 # a list
    $compile -o "$queens" "$builddir/tools/queens/whose_labs.o" $objects \
        "$builddir/tools/queens/libqueens.a" \
        "$builddir/tests/harness/libjudge.a" \
        "$builddir/lib/.libs/libboard.a" -lm || fail "cannot link $name"
}

lab01=01-safe-check/safe_check lab02=02-backtracking/backtracking
lab03=03-branch-and-bound/branch_bound lab04=04-rat-in-a-maze/rat_maze
for lab in $lab01 $lab02 $lab03 $lab04; do
    compile_lab "solutions/$lab.o" "$srcdir/solutions/$lab.c"
done
