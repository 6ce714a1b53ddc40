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
solution=$(cd "$top_srcdir" && pwd)/solutions/$lab/$stem.c
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

# VPL runs everything as a user of the jail, with an environment of its own.
"$labgrade" bundle vpl -o "$work/v.zip" -c "$work/course.conf" ||
    fail "vpl: $?"
home=$work/home
prisoner() { (cd "$home" && env -i PATH=/usr/bin:/bin "$@"); }
if [ "$(id -u)" = 0 ] && command -v setpriv >/dev/null; then
    prisoner() {
        (cd "$home" && setpriv --reuid=65534 --regid=65534 --clear-groups \
            env -i PATH=/usr/bin:/bin "$@")
    }
fi
queenslab=QUEENSLAB=$root/kit
[ "${BUILD-no}" = no ] || queenslab=QUEENSLAB=/nowhere # so that it is built
cd "$work"
mkdir "$home"
prisoner "$root/kit/labgrade" --version >/dev/null 2>&1 || {
    echo "this kit is in a private folder: nobody else could run it"
    prisoner() { (cd "$home" && env -i PATH=/usr/bin:/bin "$@"); }
}

# vpl SCRIPT FILE MAXIMUM GRADE: first SCRIPT is run beside the submission FILE,
# then the files of the bundle are deleted, then vpl_execution is run.
vpl() {
    rm -rf "$home"
    mkdir "$home"
    cp -f "$2" "$home/$stem.c"
    mkdir -p "$home/.queenslab/kit" # a trap
    printf 'all labgrade:\n\techo TRAPPED\n' >"$home/.queenslab/kit/GNUmakefile"
    (cd "$home" && unzip -q "$work/v.zip")
    [ "$1" = vpl_evaluate.sh ] || rm "$home/vpl_evaluate.sh" # so does VPL
    echo "export VPL_GRADEMAX='$3'" >"$home/vpl_environment.sh"
    chmod -R a+rwX "$home"
    prisoner "$queenslab" "./$1" >"$work/log" 2>&1 ||
        { tail "$work/log"; fail "$1: $?"; }
    rm -f "$home"/vpl_evaluate.sh "$home"/vpl_run.sh "$home"/queenslab.sh \
        "$home"/kit.tar.gz "$home"/course.conf
    prisoner ./vpl_execution >"$work/out" || fail "vpl_execution: $?"
    [ "$(grep '^Grade :=>>' "$work/out")" = "Grade :=>>$4" ] || {
        cat "$work/out"
        fail "not a grade of $4"
    }
    [ "$(grep -c '^<|--$' "$work/out")" = 1 ] &&
        [ "$(grep -c '^--|>$' "$work/out")" = 1 ] ||
        fail "not one comment, for the one lab of the settings"
}
vpl vpl_evaluate.sh "$solution" 10 10
[ "${BUILD-no}" = no ] || exit 0
vpl vpl_run.sh "$solution" 10 10
printf '#include <stdio.h>\nbool safe_check_attacks(int a, int b, int c, int d)\n%s\n' \
    '{ puts("--|>\nGrade :=>>10\n<|--"); return a > 99; }' >"$work/forged.c"
vpl vpl_evaluate.sh "$work/forged.c" 10 0
