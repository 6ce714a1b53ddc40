#!/bin/sh
# test_course.sh - handouts follow course.conf, and bad settings are refused.
# SPDX-License-Identifier: MIT
#
# make check sets: top_srcdir, top_builddir.
set -eu
: "${top_srcdir:?}" "${top_builddir:?}"
work=$(mktemp -d "${TMPDIR:-/tmp}/queenslab.XXXXXX")
trap 'chmod -R u+w "$work"; rm -rf "$work"' EXIT
failed=0
fail() { echo "test_course.sh: $*"; failed=1; }

# A tree that has only what handout reads.
mkdir "$work/labs"
cp "$top_srcdir/labs/labs.txt" "$work/labs"
for lab in "$top_srcdir"/labs/[0-9]*/; do
    mkdir "$work/labs/$(basename "$lab")"
    cp "$lab/README.md" "$work/labs/$(basename "$lab")"
done
labconf=$top_builddir/tools/judge/labconf
handout() { sh "$top_srcdir/docs/pages/handout" "$labconf" "$work" "$@"; }

# Page $1 of file $2 must have the line $3.
has() {
    handout "$1" "$2" >"$work/page.md"
    grep -Fqx -e "$3" "$work/page.md" || fail "$1 has no line: $3"
}
lacks() {
    handout "$1" "$2" >"$work/page.md"
    ! grep -Fq -e "$3" "$work/page.md" || fail "$1 says: $3"
}

# Without settings a handout stays as it is: its sums are right.
: >"$work/course.conf"
for lab in "$work"/labs/[0-9]*/; do
    lab=$(basename "$lab")
    handout "$lab" "$work/labs/$lab/README.md" >"$work/page.md"
    diff "$work/labs/$lab/README.md" "$work/page.md" ||
        fail "labs/$lab/README.md: a sum of points is wrong"
done
for page in README.md docs/release.md; do
    handout index "$top_srcdir/$page" >"$work/page.md"
    diff "$top_srcdir/$page" "$work/page.md" || fail "$page: wrong points"
done

# With settings it follows them.
cat >"$work/course.conf" <<'END'
  # a comment
course = Algorithms in C
	term = winter 2026
contact = queens@example.org
labs = 01, rat-in-a-maze
due 01 = 2028-02-29 23:59
due 03 = 2028-03-01 8:00
grace = 30 minutes
percent-per-day = 12.5
cap = 50
points safe-check.diagonals = 6
points rat-maze.cuts = 0
reveal = hints
seed = 271828
END
one=$work/labs/01-safe-check/README.md
four=$work/labs/04-rat-in-a-maze/README.md
release=$top_srcdir/docs/release.md
has 01-safe-check "$one" '| `diagonals` | diagonals | 6 |'
has 01-safe-check "$one" '| `lines` | same row, same column | 3 |'
has 01-safe-check "$one" '| | *in all* | *22* |'
grep -q '^22 points\. ' "$work/page.md" || fail "01 does not begin with 22 points"
has 01-safe-check "$one" "*Due 2028-02-29 23:59. Late work loses 12.5 % for \
each day begun, 50 % at most; the first 30 minutes cost nothing. Questions: \
queens@example.org*"
has 04-rat-in-a-maze "$four" '| `cuts` | both cuts are made | 0 |'
has 04-rat-in-a-maze "$four" '| | *any way* | *10* |'
has 04-rat-in-a-maze "$four" '| | *a shortest way* | *6* |'
has 04-rat-in-a-maze "$four" '*Questions: queens@example.org*'
has 02-backtracking "$work/labs/02-backtracking/README.md" \
    '*This lab is not part of Algorithms in C.*'
has index "$release" \
    '*Algorithms in C, winter 2026. Questions: queens@example.org*'
has index "$release" "| [01 safe-check](labs/01-safe-check/README.md) | which \
squares does a queen attack? | 22 | 2028-02-29 23:59 |"
lacks index "$release" '02 backtracking'
has index "$release" 'cd labs/01-safe-check'
grep -q 'worth 0 of 38 points' "$work/page.md" || fail "not worth 38 points"
has student "$top_srcdir/docs/student.md" "*Your instructor's feedback shows \
hints, not the failing case. Questions: queens@example.org*"
lacks student "$top_srcdir/docs/student.md" 271828

# Bad points are refused by make check of the lab that has the criterion.
for points in -1 many 1001 4.5 '3 or 4'; do
    printf '\npoints safe-check.lines = %s\n' "$points" >"$work/points.conf"
    "$top_builddir/tests/01-safe-check/judge" --points "$work/points.conf" \
        --result "$work/result" --not-compiled /dev/null >"$work/said" 2>&1 ||
        :
    grep -q 'points\.conf:2: ' "$work/said" ||
        fail "the judge takes $points points"
done

# A criterion that no lab has is refused by make check in labs/.
mkdir -p "$work/tests" "$work/tools/judge"
ln -s "$(cd "$top_builddir" && pwd)/tools/judge/labconf" "$work/tools/judge"
sed "s,^source=.*,source='$work'," "$top_builddir/tools/judge/labcheck" \
    >"$work/tools/judge/labcheck"
cp "$work/course.conf" "$work/good.conf"
printf '\npoints safe-chek.lines = 3\n' >"$work/course.conf"
sh "$work/tools/judge/labcheck" check all >"$work/said" 2>&1 || :
grep -q 'course\.conf:2: ' "$work/said" || fail "make check in labs takes safe-chek"
mv "$work/good.conf" "$work/course.conf"

# labgrade must find nothing wrong with these settings either; where it is not
# built (configure says so) it cannot be asked.
[ -x "$top_builddir/labgrade" ] || {
    echo "there is no labgrade here to compare with"
    [ $failed = 0 ] && exit 77 || exit 1
}
grade() {
    "$top_builddir/labgrade" grade "$work/nothing" -o "$work/results" \
        --course "$work/course.conf" 2>&1 || :
}
case $(grade) in
*course.conf:*) fail "labgrade refuses: $(grade)" ;;
esac

# Each of these lines is refused by handouts and by labgrade, with its number.
long=$(printf '%01100d' 0)
while read -r line; do
    case $line in *LONG) line="${line%LONG}$long" ;; esac
    printf 'course = C\n\n%s\n' "$line" >"$work/course.conf"
    status=0
    "$labconf" "$work" check >"$work/said" 2>&1 || status=$?
    [ $status = 2 ] && grep -q 'course\.conf:3: ' "$work/said" ||
        fail "handouts take the line: $line"
    grade | grep -q 'course\.conf:3: ' || fail "labgrade takes the line: $line"
done <<'END'
course = D
points safe-check.diagonals = -1
points safe-check.diagonals = many
points safe-check.diagonals = 1001
points safe-check.diagonals = 4.5
points safe-check.diagonals = 1e2
points safe-check.diagonals =
points diagonals = 3
points safe-check.sideways = 3
points = 3
due 01 = tomorrow
due 01 = 2027-02-29 23:59
due 01 = 2027-13-01 23:59
due 01 = 2027-01-15 24:30
due 01 = 2027-01-15
due 07 = 2027-01-15 23:59
grace = soon
grace = 3 weeks
grace = -1 hours
percent-per-day = 101
cap = -1
cap = 5 %
reveal = nothing
seed = secret
seed = -1
labs = 01 07
colour = blue
due 01
points safe-check.diagonals = +3
due 01 = 2027-01-15 23:59 CET
due 01 = 2027-01-15 23:59 +25:00
due 01 = 2027-01-15 23:59 +02:00 x
due 01 = 2027-01-15 23:59 02:00
grace = 3 minutes or so
grace = 1e3 minutes
cap = 0x10
cap = 1e1
cap = 1.2.3
seed = 12345678901234567890123
course = LONG
END

exit $failed
