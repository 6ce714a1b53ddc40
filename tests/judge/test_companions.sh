#!/bin/sh
# test_companions.sh - make check and its companions, as a student uses them.
# SPDX-License-Identifier: MIT
#
# In a copy of the labs, in a folder with a blank in its name, beside which the
# programs of this build lie.
#
# make check sets: top_srcdir, top_builddir.
set -eu
: "${top_srcdir:?}" "${top_builddir:?}"
built=$(cd "$top_builddir" && pwd) given=$(cd "$top_srcdir" && pwd)
work=$(mktemp -d "${TMPDIR:-/tmp}/queenslab.XXXXXX")
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
unset TEST SEED ID TIMEOUT N NO_COLOR MAKEFLAGS MFLAGS MAKELEVEL || :
LC_ALL=C
export LC_ALL

fail() {
    echo "FAILED: $*"
    cat -v "$work/said"
    exit 1
}

make_kit() {
    mkdir -p "$kit/tests/harness" "$kit/src"
    cp "$given/course.conf" "$kit/src/"
    cp -R "$given/labs" "$kit/src/"
    cp -R "$given/labs" "$kit/"
    chmod -R u+w "$kit"
    rm -f "$kit"/labs/*/*.c
    for file in host host-memory labreport canary.so mkplugin; do
        [ ! -e "$built/tests/harness/$file" ] ||
            ln -s "$built/tests/harness/$file" "$kit/tests/harness/$file"
    done
    sed "s,^source=.*,source='$kit/src'," "$built/tests/harness/labcheck" \
        >"$kit/tests/harness/labcheck"
    chmod +x "$kit/tests/harness/labcheck"
    while read -r lab stem; do
        mkdir -p "$kit/tests/$lab"
        ln -s "$built/tests/$lab/judge" "$kit/tests/$lab/judge"
    done <"$given/labs/labs.txt"
    printf 'harness:\n\t@:\nother:\n\t@echo another target\n' >"$kit/Makefile"
    cp "$given/labs/release.mk" "$kit/GNUmakefile"
}

# Run make in the lab, or in labs/: the status is in $status.
in_lab() {
    status=0
    (cd "$kit/labs/$lab" && make "$@") >"$work/said" 2>&1 </dev/null ||
        status=$?
}
in_labs() {
    status=0
    (cd "$kit/labs" && make "$@") >"$work/said" 2>&1 </dev/null || status=$?
}
at_top() {
    status=0
    (cd "$kit" && make "$@") >"$work/said" 2>&1 </dev/null || status=$?
}

says() { grep -q -e "$1" "$work/said" || fail "it does not say: $1"; }
says_not() { ! grep -q -e "$1" "$work/said" || fail "it says: $1"; }
passes() { [ $status = 0 ] || fail "status $status"; }
fails() { [ $status != 0 ] || fail "it passes"; }
no_noise() { says_not '\*\*\*'; says_not 'Error'; says_not 'make'; }

# Let the student's file be the solution, changed by the sed script $1.
solve() { sed "$1" "$given/solutions/$lab/$stem.c" >"$file"; }

kit="$work/a kit"
make_kit
lab=01-safe-check stem=safe_check
file=$kit/src/labs/$lab/$stem.c

# The skeleton, the solution, one criterion, none.
in_lab check && fails && says ' 0 / 20$' && says 'not written yet'
says_not '\*\*\*'
solve '' && in_lab check && passes && says ' 20 / 20$' && no_noise
says_not "$(printf '\033')"
in_lab check TEST=scan && passes && says ' 4 / 4$' && says_not '20$'
in_lab check TEST=safe-check.scan && passes && says ' 4 / 4$'
in_lab check TEST=nosuch && fails && says 'no criterion nosuch'
says '^  scan ' && says_not passed
in_labs check TEST=scan && passes && says ' 4 / 4$' && says_not ' lab 02'
in_labs check TEST=nosuch && fails && says 'no criterion nosuch'
in_lab check SEED=12 && passes && says 'seed 12'
in_lab check SEED=x && fails && says 'not a number'

# Hints, one at a time, until there are no more.  Only the new ones are shown,
# unless nobody has seen the report.
cp "$given/labs/$lab/$stem.c" "$file" && in_lab check && in_lab hint && passes
says ' todo ' && says ' hint 1 of ' && says_not ' hint 2 of '
[ "$(grep -c ' hint 1' "$work/said")" = 1 ] || fail "not where to begin"
in_lab hint && says ' hint 2 of ' && says_not ' hint 1 of '
solve 's/ || c1 == c2//' && in_lab hint && passes && says ' hint: '
says ' hint 2 of ' && says ' 0 / 3$' && says_not ' todo '
in_lab check && fails && says 'make hint'
in_lab hint && says ' hint 2 of ' && says_not ' hint: ' && says_not ' 0 / 3$'
for _ in 1 2 3 4; do in_lab hint; done
says 'all the hints' && says_not ' hint [0-9]'
in_lab hint TEST=lines && says ' hint 2 of ' && says_not ' pairs '
in_lab hint TEST=lines && says_not ' hint 2 of '
in_lab check && in_lab hint && says ' hint 2 of '
in_labs hint TEST=lines && says ' hint 2 of ' && says_not ' lab 02 '
in_lab check TEST=lines && in_lab hint TEST=lines && says_not ' 0 / 3$'
in_lab hint TEST=nosuch && fails && says 'no criterion nosuch'
in_lab check TEST=lines SEED=7 && says 'again: make check TEST=lines SEED=7$'
solve '' && in_lab check && in_lab hint && passes && says 'no hint is needed'

# One lab that does not compile does not stop the others.
solve 's/return false;/return flase;/' && in_labs check && fails
says 'safe_check.c does not compile' && says "error: .*flase"
says 'at safe_check.c:[0-9]' && says ' lab 02 ' && says ' lab 04 '
says '^ total .* 0 / [0-9]*$' && says_not '\*\*\*'

# At the top of the student release the same, and the Makefile for the rest.
at_top check && fails && says '^ total .* 0 / [0-9]*$' && says_not '^make'
at_top check TEST=lines && fails && says ' lab 01 ' && says_not ' lab 02 '
at_top other && passes && says '^another target$'
at_top && passes && says_not ' lab 01 '

# Packed for the instructor.
solve '' && in_lab handin ID=s123 && passes && says 's123-01-safe-check.tar.gz'
gzip -dc "$kit/labs/s123-01-safe-check.tar.gz" | tar -tf - >"$work/said"
[ "$(cat "$work/said")" = "$lab/$stem.c" ] || fail "it packs something else"
in_labs handin ID=s123 && says 's123-queenslab.tar.gz'
gzip -dc "$kit/labs/s123-queenslab.tar.gz" | tar -tf - >"$work/said"
[ "$(wc -l <"$work/said")" -eq "$(wc -l <"$given/labs/labs.txt")" ] ||
    fail "it does not pack one file of each lab"
in_lab handin ID=../x && fails && says 'letters'

# The words of a terminal, where there is one.
if command -v script >/dev/null && script -qec true /dev/null >/dev/null 2>&1
then
    on_terminal() {
        (cd "$kit/labs/$lab" && TERM=xterm script -qec "$*" /dev/null) \
            >"$work/said" 2>&1 </dev/null || :
    }
    on_terminal make check && says "$(printf '\033\\[32m')"
    on_terminal env NO_COLOR=1 make check && says ' 20 / 20' &&
        says_not "$(printf '\033')"
    on_terminal 'stty cols 44; make check' && says '^.\{35,45\} 20 / 20'
    if command -v entr >/dev/null; then
        mkfifo "$work/keys"
        solve 's/ || c1 == c2//'
        (cd "$kit/labs/$lab" && TERM=xterm script -qec 'make watch' /dev/null) \
            >"$work/said" 2>&1 <"$work/keys" &
        exec 9>"$work/keys"
        # Saves again each time: entr does not look while a check is running.
        wait_for() {
            for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
                ! grep -q -e "$1" "$work/said" || return 0
                sleep 1
                touch "$file"
            done
            fail "make watch does not say: $1"
        }
        wait_for ' / 20'
        solve '' && wait_for ' 20 / 20'
        printf q >&9
        exec 9>&-
        wait
    fi
fi

# A debugger in the call that fails.
if command -v gdb >/dev/null && gdb -batch -ex 'run' /bin/true >/dev/null 2>&1
then
    solve 's/int r2 = r1 + 1/int r2 = 0/'
    (cd "$kit/labs/$lab" &&
        printf 'backtrace 1\ninfo args\nkill\nquit\n' |
        make debug TEST=pairs) >"$work/said" 2>&1 || fail "make debug: $?"
    says 'safe_check_pairs (b=0x' && says 'safe_check.c:[0-9]'
    solve '' && in_lab debug TEST=pairs && says 'Nothing fails'
    in_lab debug TEST=nosuch && fails && says 'no criterion nosuch'
fi
