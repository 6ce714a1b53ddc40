#!/bin/sh
# test_bundle.sh - the bundles work the way each school's system runs them.
# SPDX-License-Identifier: MIT
#
# For each system a function plays its part as its documents tell it: puts the
# files where it does, runs the command as the user it has, and takes what it
# reads.  BUILD=yes builds the kit in the bundles, as the systems do, and tries
# what never ends with each (make check-bundles); otherwise this kit stands in.
set -eu
. "$top_srcdir/tests/grader/grader.sh"
needs_walls
command -v zip >/dev/null && command -v unzip >/dev/null || {
    echo "SKIPPED: zip and unzip are needed"
    exit 77
}
build=${BUILD-no}
source=$(cd "$top_srcdir" && pwd)
kit=$(cd "$top_builddir" && pwd)
printf 'labs = %s\nseed = 20202020\ndue %s = 2026-01-10 04:00\n' \
    "$lab" "${lab%%-*}" >"$work/course.conf"
printf '%s\n' 'percent-per-day = 10' '# seed = 20202020' \
    '  course = Odd Blanks' >>"$work/course.conf"

# What students hand in; each is a folder.
mkdir "$work/right" "$work/wrong" "$work/broken" "$work/hanging" \
    "$work/empty" "$work/forged"
answer=$source/solutions/$lab/$stem.c
cat "$answer" >"$work/right/$stem.c"
sed -f "$source/solutions/$lab/mutants/one_diagonal.sed" "$answer" \
    >"$work/wrong/$stem.c"
echo 'this is not C' >"$work/broken/$stem.c"
sed 's/^{$/{ for (volatile int i = 0;; i++) continue;/' "$answer" \
    >"$work/hanging/$stem.c"
printf '#include <stdio.h>\n__attribute__((constructor)) void x(void)\n%s%s\n' \
    '{ puts("\xff\"}],\"score\":100,\"x\":[{\"y\":\"\n--|>\nGrade :=>>10\n' \
    '{\"scores\":{\"x\":100}}\n"); }' >"$work/forged/$stem.c"
chmod -R a+rX "$work"

# user COMMAND...: run it as an ordinary user with an environment of their own.
user() {
    as_user ordinary env -i PATH=/usr/bin:/bin HOME=/nonexistent \
        QUEENSLAB="$queenslab" "$@"
}
queenslab=$kit
user "$kit/labgrade" --version >/dev/null 2>&1 || {
    echo "this kit is in a private folder: nobody else could run it"
    user() { env -i PATH=/usr/bin:/bin HOME="$work" QUEENSLAB="$queenslab" "$@"; }
}
open_to_all() { chmod -R a+rwX "$@"; }
bundle() { # by a clock that is not Greenwich's, where all are graded
    TZ=PST8 "$labgrade" bundle "$1" -o "$work/$1.zip" -c "$work/course.conf" \
        >"$work/log" || fail "$1: $? $(cat "$work/log")"
    rm -rf "$work/unpacked"
    mkdir "$work/unpacked"
    (cd "$work/unpacked" && unzip -q "$work/$1.zip")
}

look_for_answers() {
    tar -C "$work" -xzf "$place/kit.tar.gz"
    sh "$top_srcdir/tools/release/find-answers" "$work/kit" \
        "$top_srcdir/solutions" || fail "answers are in the bundle"
    # and what its configure makes files of is there
    for file in $(sed -n 's/^ *ac_config_files="$ac_config_files \(.*\)"/\1/p' \
        "$work/kit/configure"); do
        [ -f "$work/kit/$file.in" ] || [ -f "$work/kit/${file#*:}" ] ||
            fail "the bundle lacks what $file is made of"
    done
    rm -rf "$work/kit"
}

# Gradescope: the zip in /autograder/source, setup.sh once, as root; then for each
# submission run_autograder, and results/results.json is read.
root=$work/autograder
set_up_gradescope() {
    bundle gradescope
    mkdir -p "$root"
    mv "$work/unpacked" "$root/source"
    cp -f "$root/source/run_autograder" "$root"
    place=$root/source
    env AUTOGRADER_ROOT="$root" QUEENSLAB="$queenslab" sh "$root/source/setup.sh" \
        >"$work/log" 2>&1 || fail "setup.sh: $(tail -n 30 "$work/log")"
}
play_gradescope() {
    rm -rf "$root/results" "$root/submission"
    cp -r "$1" "$root/submission"
    printf '{"id": 1, "created_at": "%s", "users": []}\n' "$2" \
        >"$root/submission_metadata.json"
    (cd "$root" && env AUTOGRADER_ROOT="$root" QUEENSLAB="$queenslab" \
        ./run_autograder) >"$work/said" 2>&1 || fail "run_autograder: $?"
    cp "$root/results/results.json" "$work/out"
}

# VPL: all files in one folder, a script beside them, the bundle's files deleted,
# vpl_execution run, what it prints is read.  Everything as a user of the jail.
set_up_vpl() {
    bundle vpl
    place=$work/unpacked
    KIT_PACKED=$place/kit.tar.gz "$labgrade" bundle vpl -o "$work/none.zip" \
        -c none >"$work/log" || fail "vpl without settings: $?"
    for file in course.conf unsafe; do # else a student's would be taken
        unzip -l "$work/none.zip" | grep -q " $file\$" || fail "vpl: no $file"
    done
}
play_vpl() {
    home=$work/home
    rm -rf "$home"
    mkdir "$home"
    cp -r "$1/." "$home"
    mkdir -p "$home/.queenslab/kit" # a trap
    printf 'all labgrade:\n\techo TRAPPED\n' >"$home/.queenslab/kit/GNUmakefile"
    echo 'points safe-check.lines = 999' >"$home/course.conf"
    echo yes >"$home/unsafe"
    cp "$work/unpacked/"* "$home"
    [ "${script-vpl_evaluate.sh}" = vpl_evaluate.sh ] ||
        rm "$home/vpl_evaluate.sh" # so does VPL
    echo "export VPL_GRADEMAX='20'" >"$home/vpl_environment.sh"
    open_to_all "$home"
    (cd "$home" && user "./${script-vpl_evaluate.sh}") >"$work/said" 2>&1 ||
        fail "$script: $(tail "$work/said")"
    for file in "$work/unpacked/"*; do
        rm -f "$home/${file##*/}"
    done
    [ "$(cat "$home/.queenslab/unsafe")" = no ] || fail "vpl: walls taken down"
    (cd "$home" && user ./vpl_execution) >"$work/out" 2>"$work/said" ||
        fail "vpl_execution: $?"
}

# Autolab: the file handed in, Makefile and autograde.tar in an empty folder of a
# user without rights, make; the last line of what it prints is read.
set_up_autolab() {
    bundle autolab
    place=$work/queenslab
    tar -C "$work" -xf "$work/unpacked/autograde.tar"
}
play_autolab() {
    jail=$work/autolab
    rm -rf "$jail"
    mkdir "$jail"
    [ ! -f "$1/$stem.c" ] || tar -C "$1" -cf "$jail/handin.tar" "$stem.c"
    cp "$work/unpacked/autograde-Makefile" "$jail/Makefile"
    # with the settings that lie in place now
    tar -C "$work" -cf "$jail/autograde.tar" queenslab
    open_to_all "$jail"
    as_user ordinary true && [ "$(id -u)" != 0 ] || chown -R 65534 "$jail"
    (cd "$jail" && user make) >"$work/out" 2>"$work/said" || fail "make: $?"
}

# PrairieLearn: the folders of the question in /grade, the entry point run by root
# of the container, results/results.json read.
set_up_prairielearn() {
    bundle prairielearn
    place=$work/unpacked/serverFilesCourse/queenslab
    perl -MJSON::PP -0777 -e '
        my $options = decode_json(<>)->{externalGradingOptions};
        exit !($options->{enabled} && $options->{image} eq "queenslab" &&
            $options->{timeout} <= 600 &&
            "@{$options->{serverFilesCourse}}" eq "queenslab/" &&
            $options->{entrypoint} eq
                "/grade/serverFilesCourse/queenslab/run.sh")' \
        "$work/unpacked/questions/queenslab/info.json" || fail info.json
    grep -q '"title": "Odd Blanks' \
        "$work/unpacked/questions/queenslab/info.json" || fail "no title"
    grep -q "file-names=\"$stem.c\"" \
        "$work/unpacked/questions/queenslab/question.html" || fail question.html
}
play_prairielearn() {
    grade=$work/grade
    rm -rf "$grade"
    mkdir -p "$grade/data"
    echo '{"params": {}}' >"$grade/data/data.json"
    cp -r "$work/unpacked/serverFilesCourse" "$grade"
    cp -r "$1" "$grade/student"
    entry=$grade/serverFilesCourse/queenslab/run.sh
    chmod +x "$entry"
    (cd "$grade" && env -i PATH=/usr/bin:/bin GRADE_ROOT="$grade" \
        QUEENSLAB="$queenslab" "$entry") >"$work/said" 2>&1 || fail "run.sh: $?"
    cp "$grade/results/results.json" "$work/out"
}

# Classroom 50: autograder.py with what lies beside it, run in the checkout of the
# student's repository, which says who and what; result.json is read there.
set_up_classroom50() {
    bundle classroom50
    place=$work/unpacked
    ! grep -q 20202020 "$place/course.conf" || fail "everybody can read the seed"
    open_to_all "$place"
}
play_classroom50() {
    checkout=$work/checkout
    rm -rf "$checkout"
    cp -r "$1" "$checkout"
    git init -q "$checkout"
    git -C "$checkout" add -A
    GIT_COMMITTER_DATE=$2 git -C "$checkout" -c user.name=ann \
        -c user.email=ann@example.com commit -q --allow-empty -m work
    ln -s /etc/passwd "$checkout/result.json" # a trap
    open_to_all "$checkout"
    rm -f "$work/out"
    (cd "$checkout" && user CLASSROOM=cs ASSIGNMENT=queens \
        SUBMISSION_TAG=submit/2026-01-10T11-00-00Z-abc USERNAME=ann \
        COMMIT_URL=https://git.example/commit/1 REVIEW_URL= \
        RELEASE_URL=https://git.example/releases/1 \
        python3 "$place/autograder.py") >"$work/said" 2>&1 ||
        fail "autograder.py: $(cat "$work/said")"
    [ ! -L "$checkout/result.json" ] || fail "the student's link was followed"
    cp "$checkout/result.json" "$work/out"
    [ ! -f "$checkout/$stem.c" ] || # the instant of the commit
        grep -q "\"datetime\": \"${2%%.*}Z\"" "$work/out" || fail "datetime"
}

# read_as SYSTEM SCORE: what was written is in SYSTEM's form, and has this score.
read_as() {
    if [ "$1" != vpl ]; then
        perl "$source/tests/grader/schema.pl" "$1" "$work/out" "$2" || {
            cat "$work/out" "$work/said"
            fail "$1"
        }
    elif [ "$(grep '^Grade :=>>' "$work/out")" != "Grade :=>>$2" ] ||
        [ "$(grep -c '^<|--$' "$work/out")" != 1 ] ||
        [ "$(grep -c '^--|>$' "$work/out")" != 1 ]; then
        cat "$work/out" "$work/said"
        fail "vpl: not a grade of $2, or not one comment for the one lab"
    fi
    ! grep -q 20202020 "$work/out" || fail "the seed is in the answer"
}

# try SYSTEM SUBMISSION SCORE [TIME]
try() {
    "play_$1" "$work/$2" "${4-2026-01-10T11:00:00.000000+00:00}"
    read_as "$1" "$3"
}

for system in ${SYSTEMS-gradescope vpl autolab prairielearn classroom50}; do
    [ "$system" != classroom50 ] || { command -v python3 && command -v git; } >/dev/null || {
        echo "python3 and git are needed: Classroom 50 is not tried"
        continue
    }
    queenslab=$kit
    [ "$build" = no ] || queenslab=/nowhere # so that it is built
    "set_up_$system"
    [ -n "${KIT_PACKED-}" ] || look_for_answers
    [ -n "${KIT_PACKED-}" ] || cp "$place/kit.tar.gz" "$work/packed"
    KIT_PACKED=$work/packed
    export KIT_PACKED
    try $system right 20
    [ $system != gradescope ] || [ "$build" = no ] || kit=$root/source/kit
    queenslab=$kit
    try $system wrong 9
    grep -q 'the queen on Q' "$work/out" || fail "$system: no counterexample"
    nothing=0 more='broken empty forged hanging'
    [ $system != prairielearn ] || nothing=none # costs no attempt
    [ "$build" = yes ] || case $system in # one each, where there is no time
        gradescope) more=broken ;;
        vpl | autolab) more=forged ;;
        prairielearn) more=empty ;;
        classroom50) more= ;;
        esac
    for submission in $more; do
        [ $submission != hanging ] || nothing=0
        try $system $submission $nothing
    done
    # what the course does not reveal is in no system
    echo 'reveal = verdicts' >>"$place/course.conf"
    try $system wrong 9
    ! grep -q 'the queen on Q' "$work/out" || fail "$system: reveals all"
    # a day late, where the system says when: a tenth off
    case $system in
    gradescope | classroom50)
        try $system right 18 2026-01-11T11:00:00.000000+00:00
        ;;
    esac
done

# Where it cannot be written it says so.
status=0
"$labgrade" bundle vpl -c none -o "$work/nowhere/vpl.zip" 2>"$work/said" ||
    status=$?
[ $status = "$EXIT_TROUBLE" ] && grep -q 'vpl.zip cannot be written' "$work/said" ||
    fail "no folder for it: status $status, $(cat "$work/said")"

# Settings with a mistake are packed into none.
echo 'due 77 = 2026-01-10 04:00' >>"$work/course.conf"
status=0
"$labgrade" bundle vpl -c "$work/course.conf" -o "$work/bad.zip" 2>"$work/said" ||
    status=$?
[ $status = "$EXIT_USAGE" ] && [ ! -e "$work/bad.zip" ] &&
    grep -q "course.conf:[0-9]*: there is no lab 77" "$work/said" ||
    fail "bad settings: status $status, $(cat "$work/said")"
