#!/bin/sh
# test_bundle.sh - the bundles work the way Gradescope and VPL run them.
# SPDX-License-Identifier: MIT
#
# BUILD=yes builds the kit in the bundle, as Gradescope does (make
# check-bundles); otherwise this kit stands in for it, which is the same.
set -eu
. "$top_srcdir/tests/grader/grader.sh"
needs_walls
command -v zip >/dev/null && command -v unzip >/dev/null || {
    echo "SKIPPED: zip and unzip are needed"
    exit 77
}
solution=$top_srcdir/solutions/$lab/$stem.c
printf 'labs = %s\nseed = 20202020\n' "$lab" >"$work/course.conf"

"$labgrade" bundle gradescope -o "$work/g.zip" -c "$work/course.conf" ||
    fail "gradescope: $?"
root=$work/autograder
mkdir -p "$root/source" "$root/submission"
(cd "$root/source" && unzip -q "$work/g.zip")
! tar -tzf "$root/source/kit.tar.gz" |
    grep -e /solutions/ -e /cheats/ -e /others/ -e /mutants/ ||
    fail "answers are in the bundle"
AUTOGRADER_ROOT=$root
export AUTOGRADER_ROOT
cp -f "$root/source/run_autograder" "$root"
if [ "${BUILD-no}" = yes ]; then
    sh "$root/source/setup.sh" >"$work/log" 2>&1 || {
        tail -n 30 "$work/log"
        fail "setup.sh: $?"
    }
else
    ln -s "$(cd "$top_builddir" && pwd)" "$root/kit"
fi

# gradescope SCORE: grade what lies in submission/, and look at the answer.
gradescope() {
    rm -f "$root/results/results.json"
    sh "$root/run_autograder" || fail "run_autograder: $?"
    json=$root/results/results.json
    grep -q "^ \"score\": $1\(\.0\)\?,$" "$json" || { cat "$json"; fail "$1?"; }
    ! grep -q 20202020 "$json" || fail "the seed is in the answer"
    command -v jq >/dev/null || return 0
    jq -e '(.score | type == "number") and (.tests | length > 0) and
        ([.tests[] | (.score | type == "number") and
            (.max_score | type == "number") and .score <= .max_score and
            (.status == "passed" or .status == "failed") and
            (.name | type == "string") and (.number | type == "string") and
            (.output | type == "string") and .output_format == "text" and
            .visibility == "visible"] | all) and
        ([.tests[].score] | add) == .score and
        .stdout_visibility == "hidden" and
        (.execution_time | type == "number")' "$json" >/dev/null ||
        fail "it is not what Gradescope reads"
}
cp -f "$solution" "$root/submission/$stem.c"
gradescope 20
cp -f "$top_srcdir/labs/$lab/$stem.c" "$root/submission/$stem.c"
gradescope 0
rm -f "$root/submission/$stem.c" # a copy of a read-only file is read-only
printf '#include <stdio.h>\n__attribute__((constructor)) void x(void)\n%s\n' \
    '{ puts("\xff\"}],\"score\":100,\"x\":[{\"y\":\""); }' \
    >"$root/submission/$stem.c"
gradescope 0

# VPL: the same kit, built beforehand on the jail's machine.
"$labgrade" bundle vpl -o "$work/v.zip" -c "$work/course.conf" ||
    fail "vpl: $?"
QUEENSLAB=$root/kit
export QUEENSLAB

# vpl FILE MAXIMUM GRADE
vpl() {
    rm -rf "$work/home"
    mkdir "$work/home"
    cp -f "$1" "$work/home/$stem.c"
    (
        cd "$work/home"
        unzip -q "$work/v.zip"
        VPL_GRADEMAX=$2
        export VPL_GRADEMAX
        sh ./vpl_evaluate.sh && ./vpl_execution >out
    ) || fail "vpl: $?"
    [ "$(grep '^Grade :=>>' "$work/home/out")" = "Grade :=>>$3" ] || {
        cat "$work/home/out"
        fail "not a grade of $3"
    }
    [ "$(grep -c '^<|--$' "$work/home/out")" = \
        "$(grep -c '^--|>$' "$work/home/out")" ] || fail "comments do not close"
}
vpl "$solution" 10 10
printf '#include <stdio.h>\nbool safe_check_attacks(int a, int b, int c, int d)\n%s\n' \
    '{ puts("--|>\nGrade :=>>10\n<|--"); return a > 99; }' >"$work/forged.c"
vpl "$work/forged.c" 10 0
