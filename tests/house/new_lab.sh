#!/bin/sh
# new_lab.sh - begin a lab in a copy of the kit, and take it through all of it.
# SPDX-License-Identifier: MIT
#
# usage: new_lab.sh DISTDIR
#
# DISTDIR is a distribution folder, which make check-new-lab makes, in the
# build folder.  It is moved away.  Takes two minutes: the copy is built.
set -eu
unset MAKEFLAGS MFLAGS MAKELEVEL || :
work=$(mktemp -d "${TMPDIR:-/tmp}/queenslab.XXXXXX")
trap 'rm -rf "$work"' EXIT
mv "$1" "$work/kit"
chmod -R u+w "$work/kit"
build=$PWD kit=$work/kit lab=09-knights-tour stem=knights_tour

step() { echo "new-lab: $*"; }
fail() { echo "FAILED: $*" >&2; exit 1; }
quietly() { "$@" >"$work/log" 2>&1 || { tail -n 40 "$work/log" >&2; fail "$*"; }; }
says() { grep -q -e "$1" "$work/log" || { cat "$work/log" >&2; fail "no '$1'"; }; }

# make_new_lab NAME: as somebody in the copy would.
make_new_lab() {
    (cd "$build" && make -s new-lab srcdir="$kit" NAME="$1") >"$work/log" 2>&1
}

cp "$kit/labs/labs.txt" "$work"
(cd "$kit" && find . -type f | sort) >"$work/before"

step "names that are none"
for name in '' 9-knights knights 09-Knights 09-knights- '09-a b' 01-other \
    09-backtracking ../09-x; do
    ! make_new_lab "$name" || fail "it takes '$name' for a name"
done
cmp -s "$work/labs.txt" "$kit/labs/labs.txt" || fail "one was listed"

step "make new-lab, ./bootstrap"
make_new_lab $lab || { cat "$work/log"; fail "make new-lab"; }
cd "$kit"
find . -type f | sort >"$work/after"
! comm -3 "$work/before" "$work/after" | grep -v "/$lab/" ||
    fail "a lab has files outside its folders"
# Nothing but its own folders and labs.txt knows its name.
grep -rl -e 'knights[-_]tour' . | grep -v -e "/$lab/" -e '^./labs/labs.txt$' \
    -e '^./tests/house/new_lab.sh$' >"$work/log" || :
[ ! -s "$work/log" ] || { cat "$work/log"; fail "it is named elsewhere"; }
quietly ./bootstrap --no-install

step "its score"
! make -C labs/$lab check >"$work/log" 2>&1 || fail "it earns everything"
says ' 0 / 10'
says ' todo '

step "its reminders"
tests="tests/house/test_labs_listed.sh tests/house/test_labs_complete.sh \
tests/house/test_handouts.sh solutions/$lab/$stem.c \
solutions/$lab/mutants/first_mistake.sed tests/$lab/others/another_way.c \
tests/$lab/cheats/exits.c"
! make check TESTS="$tests" >"$work/log" 2>&1 || fail "no reminder"
says '^PASS: tests/house/test_labs_listed.sh'
says '^PASS: tests/house/test_handouts.sh'
says "^PASS: tests/$lab/cheats/exits.c"
says '^FAIL: tests/house/test_labs_complete.sh'
says "^FAIL: solutions/$lab/$stem.c"
says "^FAIL: solutions/$lab/mutants/first_mistake.sed"
says "^FAIL: tests/$lab/others/another_way.c"
! srcdir=. sh tests/house/test_labs_complete.sh >"$work/log" || fail "complete"
for part in "labs/$lab/README.md" "labs/$lab/$stem.[ch]" \
    "solutions/$lab/$stem.c" "solutions/$lab/README.md" \
    "tests/$lab/test_$stem.c" "tests/$lab/others/" "1 of 8 mutants" README.md \
    docs/release.md; do
    says "$part"
done

step "make dist-student"
sed 's/^labs = .*/& 09/' course.conf >"$work/new" # students get the course's
cp "$work/new" course.conf
quietly make dist-student
tar -tzf queenslab-student-*.tar.gz | sed 's,[^/]*/,,' >"$work/log"
says "^labs/$lab/$stem.c\$"
says "^tests/$lab/test_$stem.c\$"
! grep -e "solutions/" -e "/others/" "$work/log" || fail "it gives answers away"

step "labgrade, with a suite that asks for what the solution says"
sed "s/^    ${stem}_answer(1);/    if (${stem}_answer(1) == 1)\\
        return;/" tests/$lab/test_$stem.c >"$work/suite"
cp "$work/suite" tests/$lab/test_$stem.c
quietly make check TESTS="solutions/$lab/$stem.c"
if [ -x ./labgrade ]; then
    mkdir -p "$work/class/ann" "$work/class/ben"
    cp labs/$lab/$stem.c "$work/class/ann"
    cp solutions/$lab/$stem.c "$work/class/ben"
    quietly ./labgrade grade -c none --no-memory-pass --labs 09 \
        "$work/class" -o "$work/results"
    cp "$work/results/grades.csv" "$work/log"
    says '^"*ann"*,.*,0,'
    says '^"*ben"*,.*,10,'
fi
step "queens, with a search of the lab's"
for file in labs/$lab/$stem.h labs/$lab/$stem.c solutions/$lab/$stem.c; do
    case $file in
    *.h) after='^int .*_answer(' body=';' ;;
    *) after='^}' body=' { board_place(b, row, 0); return board_found(b); }' ;;
    esac
    sed "/$after/a\\
bool ${stem}_walk(struct board *b, int row)$body" "$file" |
        sed '0,/^#define\|^#include/s//#include "lib\/board.h"\n&/' >"$work/new"
    cp "$work/new" "$file"
done
echo "search | walk | a walk | board | ${stem}_walk(board, 0)" \
    >labs/$lab/searches.txt
quietly ./bootstrap --no-install
for queens in labs/queens solutions/queens; do
    quietly $queens tree 2 --with walk -o walk.svg
    grep -q '2-queens: .*a walk' walk.svg || fail "$queens draws no walk"
done
quietly solutions/queens tree 2 --code solutions/$lab/$stem.c -f levels
step "it can be written"
