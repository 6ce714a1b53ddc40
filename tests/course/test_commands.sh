#!/bin/sh
# test_commands.sh - what the documents tell a reader to type exists.
# SPDX-License-Identifier: MIT
#
# make check sets: top_srcdir, top_builddir.
#
# The quick form: targets, variables, options and files exist, and every
# command of queens is run, but for the slow ones.  make check-course runs the
# commands as they are written (run_commands.sh).
set -eu
: "${top_srcdir:?}" "${top_builddir:?}"
source=$(cd "$top_srcdir" && pwd) build=$(cd "$top_builddir" && pwd)
here=$source/tests/course
work=$(mktemp -d "${TMPDIR:-/tmp}/queenslab.XXXXXX")
trap 'chmod -R u+w "$work"; rm -rf "$work"' EXIT
failed=0
fail() { echo "$document: $*"; failed=1; }

documents=$(cd "$source" && ls README.md docs/*.md labs/*/README.md \
    solutions/README.md solutions/*/README.md)
targets=$(sed -n 's/^\.PHONY: //p' "$source/labs/lab.mk")
variables=$(sed -n 's/^export //p' "$source/labs/lab.mk")
for program in solutions/queens labgrade; do
    [ -x "$build/$program" ] || continue
    for command in $("$build/$program" --help | sed -n 's/^  \([a-z]*\)  .*/\1/p'); do
        "$build/$program" "$command" --help 2>&1 || :
    done
done >"$work/helps"
sed -n 's/.*{ "\([a-z-]*\)", .*/--\1/p' "$source"/tools/judge/judge*.c \
    >>"$work/helps"

is_in() { case " $2 " in *" $1 "*) ;; *) return 1 ;; esac; }

# The lab that $document is about: the first, if it is about none.
lab_of() {
    case $document in
    */[0-9]*/README.md) basename "$(dirname "$document")" ;;
    *) sed '/^#/d; s/ .*//; q' "$source/labs/labs.txt" ;;
    esac
}

# make $@: as a student, or at the top.
check_make() {
    for word; do
        case $word in
        make | -j*) ;;
        TEST=*) "$build/tests/$(lab_of)/judge" --list --test "${word#TEST=}" \
            >/dev/null || fail "make $word: there is no such criterion" ;;
        *=*) is_in "${word%%=*}" "$variables" ||
            grep -q "\$(${word%%=*})" "$build/Makefile" ||
            fail "make knows no $word" ;;
        *) is_in "$word" "$targets" ||
            grep -q "^$word:" "$build/Makefile" ||
            fail "there is no make $word" ;;
        esac
    done
}

# The options of $@ must stand in a help text.
check_options() {
    for word; do
        case $word in
        --*) grep -q -e "$word\\>" "$work/helps" || fail "no option $word" ;;
        esac
    done
}

# Run queens with the rest of the command line $1, in a copy of the lab.
check_queens() {
    folder=$work/$(lab_of)
    mkdir -p "$folder"
    cp "$source/labs/$(lab_of)"/*.txt "$folder" 2>/dev/null || :
    (cd "$folder" && eval "'$build/solutions/queens' $1") >"$work/said" 2>&1 ||
        { fail "queens $1:"; cat "$work/said"; }
}

check() {
    # shellcheck disable=SC2086 # words
    case $1 in
    make\ *) check_make $1 ;;
    *queens\ compare\ * | *queens\ bench\ *) check_options $1 ;;
    *queens\ *\ * | *queens\ --help) check_queens "${1#*queens }" ;;
    queens\ *) check_queens "${1#queens } --help" ;;
    *labgrade\ * | --*) check_options $1 ;;
    cd\ *) [ -d "$source/${1#cd }" ] || fail "$1: no such folder" ;;
    ./bootstrap*) "$source/bootstrap" --help >/dev/null || fail "$1" ;;
    # make check-course runs these
    cc\ * | echo\ * | ls\ * | sed\ * | valgrind\ *) ;;
    *) grep -Fq "| $1 |" "$here/elsewhere.txt" || fail "who runs this? $1" ;;
    esac
}

for document in $documents; do
    awk -f "$here/commands.awk" "$source/$document" >"$work/commands" ||
        failed=1
    while read -r command; do
        check "$command"
        printf '%s\n' "$document|$command" "*|$command" >>"$work/all"
    done <"$work/commands"
done

# What is run elsewhere is still in the documents, and is run there.  (The
# maintainers' .ci is in no tarball.)
document=tests/course/elsewhere.txt
sed '/^#/d; s/ | /|/g' "$here/elsewhere.txt" >"$work/elsewhere"
while IFS='|' read -r where command by; do
    grep -Fqx -e "$where|$command" "$work/all" ||
        fail "no longer in $where: $command"
    file=${by%%: *}
    case $file in
    nobody) continue ;;
    .ci/* | .github/*) [ -d "$source/.ci" ] || continue ;;
    esac
    grep -Fq -e "${by#*: }" "$source/$file" || fail "$file has no ${by#*: }"
done <"$work/elsewhere"
exit $failed
