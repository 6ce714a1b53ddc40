#!/bin/sh
# play.sh - play a whole course with made-up students.
# SPDX-License-Identifier: MIT
#
# usage: play.sh SOURCE-TREE
#
# Clones the tree, runs the commands of docs/instructor.md one after the other
# as they are written, types those of the other documents, makes the student
# release once more elsewhere, which must give the same bytes, and lets five
# students hand in between: one has not begun, one did lab 01, one is half
# through with a crash, one cheats, one has everything.
set -eu
tree=$(cd "$1" && pwd)
work=$(mktemp -d "${TMPDIR:-/tmp}/queenslab-course.XXXXXX")
trap 'chmod -R u+w "$work"; rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

fail() { echo "play.sh: FAILED: $*" >&2; exit 1; }
[ -z "${queenslab_plays-}" ] || fail "a document's make check-course is to be run"
queenslab_plays=yes
export queenslab_plays

# The commands of step $1: the fenced block that follows "**$1. ".
commands() {
    awk -v step="$1" '
        /^\*\*[0-9]+\. / { here = ($0 ~ "^\\*\\*" step "\\. ") }
        /^```/ { inside = here && $0 == "```sh"; next }
        inside' docs/instructor.md
}

step() {
    script=$(commands "$1")
    [ -n "$script" ] || fail "step $1 has no command"
    echo "play.sh: step $1: $script"
    (eval "set -e; $script") >"$work/log" 2>&1 ||
        { tail -n 40 "$work/log" >&2; fail "step $1"; }
}

# The same release from a clone of another name, built outside its sources by
# somebody with other rights, at another time.
release_again() {
    git clone -q "$tree" "$work/elsewhere/copy"
    cp course.conf "$work/elsewhere/copy"
    (
        umask 077
        cd "$work/elsewhere/copy"
        find . -type f -exec touch -d 2001-02-03 {} +
        autoreconf -i
        mkdir -p out/of/tree
        cd out/of/tree
        ../../../configure -q
        make dist-student
    ) >"$work/log" 2>&1 || { tail "$work/log" >&2; fail "a second release"; }
    cmp queenslab-student-*.tar.gz \
        "$work"/elsewhere/copy/out/of/tree/queenslab-student-*.tar.gz ||
        fail "the second release differs from the first"
}

# Every link between the pages of folder $1 leads to a page, and to its heading.
check_links() {
    for page in "$1"/*.html; do
        grep -o ' href="[^"]*"' "$page" | sed 's/.*="//; s/"$//' |
            sed '/^[a-z]*:/d' | sort -u >"$work/links"
        while read -r link; do
            target=$1/${link%%#*}
            [ "$target" != "$1/" ] || target=$page
            [ -f "$target" ] || fail "$page: there is no $link"
            case $link in
            *#*) grep -q " id=\"${link#*#}\"" "$target" ||
                fail "$page: $link: there is no such heading" ;;
            esac
        done <"$work/links"
    done
}

# Student $1 unpacks the release, gets the lab files $2... and hands in.
hand_in() {
    student=$1
    shift
    mkdir -p "$work/homes/$student" submissions
    tar -xzf queenslab-student-*.tar.gz -C "$work/homes/$student"
    (
        cd "$work/homes/$student"/*/
        # one for all: they have the same machine
        ./configure -q --cache-file="$work/config.cache" >/dev/null
        make -j2 judges >handin.log 2>&1
        for lab; do
            cp "$tree/solutions/$lab"/*.c "labs/$lab"
        done
        if [ "$student" = carl ]; then # lab 02 crashes
            sed -i 's/board_found(b)/board_found(b) + *(volatile int *)0/' \
                labs/02-backtracking/backtracking.c
        elif [ "$student" = dora ]; then
            cp "$tree/tests/01-safe-check/cheats/exits.c" \
                labs/01-safe-check/safe_check.c
        fi
        make -C labs handin ID="$student" >handin.log 2>&1 ||
            { tail handin.log >&2; exit 1; }
    ) || fail "$student cannot hand in"
    cp "$work/homes/$student"/*/labs/"$student"-queenslab.tar.gz submissions
}

# The commands of the document $1 in the tree $2, typed in its folder $3.  It is
# called $4 there, if not $1.
type_commands() {
    PATH=$work/kit/solutions:$PATH tests/course/run_commands.sh \
        "$1" "$2/${4:-$1}" "$2/$3" || fail "a command of $1"
}

# Student $1 must have $2 points.
expect() {
    got=$(awk -F, -v id="$1" 'NR > 1 && $1 ~ id { print $4 }' \
        results/grades.csv)
    [ "$got" = "$2" ] || fail "$1 has '$got' points, not $2"
}

git clone -q "$tree" "$work/kit"
cd "$work/kit"
for number in 1 ${PLAY_CHECK:+2} 3 4 5; do
    step "$number"
done
check_links docs/html
make install-html DESTDIR="$work/installed" >"$work/log" 2>&1 ||
    fail "make install-html"
find "$work/installed" -name '*.html' >"$work/pages"
grep -q '/01-safe-check\.html$' "$work/pages" || fail "no page is installed"
! grep answers "$work/pages" || fail "the answer key is installed for all"
release_again
hand_in anna
hand_in ben 01-safe-check
hand_in carl 01-safe-check 02-backtracking
hand_in dora
hand_in emma 01-safe-check 02-backtracking 03-branch-and-bound \
    04-rat-in-a-maze
# Emma types whatever the handouts and the guide show, we what ours do.
emma=$(echo "$work"/homes/emma/*/)
for lab in $(sed 's/ .*//' labs/labs.txt); do
    home=$emma
    [ -d "$emma/labs/$lab" ] || { # not part of the course: in the kit
        home=.
        cp "solutions/$lab"/*.c "labs/$lab"
    }
    type_commands "labs/$lab/README.md" "$home" "labs/$lab"
    type_commands "solutions/$lab/README.md" . .
    [ "$home" != . ] || git checkout -q -- "labs/$lab" # a skeleton again
done
type_commands docs/student.md "$emma" labs/01-safe-check
type_commands docs/release.md "$emma" . README.md
for document in README.md docs/architecture.md docs/contributing.md \
    solutions/README.md; do
    type_commands "$document" . .
done
(top_srcdir=. top_builddir=. sh tests/house/test_mistakes.sh words) ||
    fail "a mistake causes other feedback"
step 7
expect anna 0
expect ben 20
expect carl 20
expect dora 0
expect emma 100
step 8
grep -q 'Algorithms in C' results/report.html || fail "the course has no name"
if grep -rl 314159 results/feedback submissions queenslab-student-*.tar.gz; then
    fail "the seed is in what students see"
fi
echo 'points safe-check.pairs = 5' >>course.conf
step 9
expect ben 22
step 10
grep -q '01-safe-check' results/similar.html || fail "no page on copies"
step 11
[ -s gradescope.zip ] || fail "no bundle"
echo "play.sh: the course is over, and all went well"
