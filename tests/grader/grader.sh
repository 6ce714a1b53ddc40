# grader.sh - what the tests of labgrade have in common; they source it.
# SPDX-License-Identifier: MIT
#
# make check sets: top_srcdir, top_builddir.  make check-hostile sets besides:
# GRADER_USER, who grades, root or ordinary; GRADER_WALLS, bubblewrap or landlock.
# walls_tried, which make check sets, is what "labgrade layers" said, and its
# status: all tests of one run believe one trial.
if [ "${GRADER_USER-}" = ordinary ] && [ "$(id -u)" = 0 ]; then
    exec setpriv --reuid 65534 --regid 65534 --clear-groups /bin/sh "$0"
fi
LC_ALL=C
export LC_ALL
labgrade=$top_builddir/labgrade
eval "$(sh "$top_srcdir/tools/base/exit-status")"

# The first lab of the list serves where any lab will do.
lab=$(sed -n '1s/ .*//p' "$top_srcdir/labs/labs.txt")
stem=$(sed -n '1s/.* //p' "$top_srcdir/labs/labs.txt")

work=$(mktemp -d "${TMPDIR:-/tmp}/queenslab.XXXXXX")
chmod 711 "$work"
TMPDIR=$work # so that what labgrade leaves behind is seen
export TMPDIR
trap '[ -n "${KEEP-}" ] || { chmod -R u+w "$work"; rm -rf "$work"; }' EXIT
trap 'exit 1' HUP INT TERM

fail() {
    echo "FAILED: $*"
    exit 1
}

# Tests that run hostile code do so only where the walls hold.
needs_walls() {
    status=0
    if [ -n "${walls_tried-}" ]; then
        sed '$d' "$walls_tried" >"$work/layers"
        status=$(sed -n '$p' "$walls_tried")
    else
        "$labgrade" layers ${GRADER_WALLS:+--confine "$GRADER_WALLS"} \
            >"$work/layers" 2>&1 || status=$?
    fi
    [ $status = 0 ] || cat "$work/layers"
    [ $status != "$EXIT_NO_WALLS" ] || {
        echo "SKIPPED: there are no walls here that hold"
        exit 77
    }
    [ $status = 0 ] || fail "labgrade layers ended with $status"
}

# grade_whole OPTION...: with the memory pass, behind the walls that are meant.
grade_whole() {
    "$labgrade" grade -c none ${GRADER_WALLS:+--confine "$GRADER_WALLS"} "$@"
}

grade() {
    grade_whole -j 2 --no-memory-pass "$@"
}

# as_user USER COMMAND...: run it as root or as an ordinary user, whichever is
# meant; $users are those that can be tried here.
users=ordinary
[ "$(id -u)" != 0 ] || users='root ordinary'
as_user() {
    if [ "$1" = ordinary ] && [ "$(id -u)" = 0 ]; then
        shift
        setpriv --reuid 65534 --regid 65534 --clear-groups "$@"
    else
        shift
        "$@"
    fi
}

# cell RESULTS ID COLUMN: what grades.csv says.  No cell asked for has a comma.
cell() {
    awk -F, -v id="$2" -v column="$3" '
        { sub(/\r$/, "") }
        NR == 1 { for (i = 1; i <= NF; i++) {
                      gsub(/"/, "", $i); if ($i == column) at = i } }
        NR > 1 && $1 == id { print $at }' "$1/grades.csv"
}

# The processes that work for a labgrade of this test.  grep's status tells
# nothing, for it fails whenever a process ends under its eyes; [e] keeps it
# from finding itself.
living() {
    grep -lsa "$work/labgrad[e]-" /proc/[0-9]*/cmdline || :
}

# Print name and filter ("2": ours, "0": none) of the processes whose
# /proc/N/cmdline are read.
filtered() {
    sed 's/cmdline/status/' | xargs -r awk '/^Name:/ { name = $2 }
        /^Seccomp:/ { print name, $2 }' 2>/dev/null || :
}

# Nothing of a finished run may be alive or lie about.
no_survivor() {
    for left in "$work"/labgrade-*; do
        [ ! -e "$left" ] || fail "$left was left behind"
    done
    survivors=$(living)
    [ -z "$survivors" ] || fail "survived: $survivors"
}
