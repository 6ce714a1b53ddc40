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
trap 'chmod -R u+w "$work"; rm -rf "$work"' EXIT
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
    mkdir -p "$kit/tools/judge" "$kit/src"
    cp "$given/course.conf" "$kit/src/"
    cp -R "$given/labs" "$kit/src/"
    cp -R "$given/labs" "$kit/"
    chmod -R u+w "$kit"
    rm -rf "$kit"/labs/*/*.c "$kit/labs/.given"
    for file in labconf labhost labhost-memory labreport canary.so mkplugin \
        square_tests.so lower_bounds.so; do
        [ ! -e "$built/tools/judge/$file" ] ||
            ln -s "$built/tools/judge/$file" "$kit/tools/judge/$file"
    done
    sed "s,^source=.*,source='$kit/src'," "$built/tools/judge/labcheck" \
        >"$kit/tools/judge/labcheck"
    chmod +x "$kit/tools/judge/labcheck"
    while read -r lab stem; do
        mkdir -p "$kit/tests/$lab"
        ln -s "$built/tests/$lab/judge" "$kit/tests/$lab/judge"
    done <"$given/labs/labs.txt"
    printf 'judges:\n\t@:\nother:\n\t@echo another target\n' >"$kit/Makefile"
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

# Let the student's file be the solution, changed by the sed script $1.
solve() { sed "$1" "$given/solutions/$lab/$stem.c" >"$file"; }

kit="$work/a kit"
make_kit
lab=01-safe-check stem=safe_check
file=$kit/src/labs/$lab/$stem.c

# The skeleton, the solution, one criterion, none.
in_lab check && fails && says ' 0 / 20$' && says ' todo .*(safe_check.c:17)'
says 'Next: write what stands at safe_check.c:17' && says_not '\*\*\*'
solve '' && in_lab check && passes && says ' 20 / 20$'
says 'Next: cd ../02-backtracking, and read README.md there'
says_not "$(printf '\033')" && says_not '\*\*\*' && says_not Error
in_lab check TEST=scan && passes && says ' 4 / 4$' && says_not '20$'
says 'Next: make check, for all criteria'
in_lab check TEST=safe-check.scan && passes && says ' 4 / 4$'
in_lab check TEST=nosuch && fails && says 'no criterion nosuch'
says '^  scan ' && says_not passed
in_labs check TEST=scan && passes && says ' 4 / 4$' && says_not ' lab 02'
in_labs check TEST=nosuch && fails && says 'no criterion nosuch'
in_lab check SEED=12 && passes && says 'seed 12'
in_lab check SEED=x && fails && says 'not a number'

# One mistake that costs several criteria fills one screen: the first failure in
# full, one line for each other; all of them when asked for.
solve 's/abs(r1 - r2) == abs(c1 - c2)/r1 - r2 == c1 - c2/' && in_lab check
fails && says ' FAIL    diagonals  diagonals  *0 / 4$'
[ "$(grep -c ' FAIL ' "$work/said")" = 3 ] || fail "not three are lost"
[ "$(grep -c 'hint 1 of' "$work/said")" = 1 ] || fail "not one in full"
[ "$(wc -l <"$work/said")" -le 24 ] || fail "it does not fit on a screen"
says 'Next: mend "diagonals", then make check.'
in_lab check V=1 && [ "$(grep -c 'hint 1 of' "$work/said")" = 3 ] ||
    fail "V=1 does not show all"
in_labs check && [ "$(grep -c 'hint 1 of' "$work/said")" = 1 ] ||
    fail "not one in full in labs/"
says ' nothing is written yet$'

# Hints, one more each time, those before again, until there are no more.
cp "$given/labs/$lab/$stem.c" "$file" && in_lab check && in_lab hint && passes
says ' todo ' && says ' hint 1 of ' && says_not ' hint 2 of '
[ "$(grep -c ' hint 1' "$work/said")" = 1 ] || fail "not where to begin"
in_lab hint && says ' hint 2 of ' && says ' hint 1 of '
solve 's/ || c1 == c2//' && in_lab hint && passes && says ' hint 1 of '
says ' hint 2 of ' && says ' 0 / 3$' && says_not ' todo '
in_lab check && fails && says 'make hint'
in_lab hint && says ' hint 1 of ' && says ' hint 2 of ' && says_not ' 0 / 3$'
for _ in 1 2 3 4; do in_lab hint; done
says 'all the hints for "lines"' && says ' hint 1 of ' && says_not instructor
echo 'contact = ada@example.org' >>"$kit/src/course.conf"
in_lab hint && says '^ Questions: ada@example.org'
cp "$given/course.conf" "$kit/src/"
in_lab hint TEST=pairs && says ' hint 2 of ' && says_not ' lines '
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

# Packed for the instructor, never over what was packed before, and with a word
# if it earns nothing.
solve '' && in_lab handin ID=s123 && passes && says 's123-01-safe-check.tar.gz'
says_not CAREFUL
packed() { gzip -dc "$kit/labs/$1" | tar -tf - >"$work/said"; }
packed s123-01-safe-check.tar.gz
[ "$(cat "$work/said")" = "$lab/$stem.c" ] || fail "it packs something else"
cp "$kit/labs/s123-01-safe-check.tar.gz" "$work/first"
in_labs handin ID=s123 && says 's123-queenslab.tar.gz'
says 'CAREFUL: lab 02-backtracking earns nothing'
packed s123-queenslab.tar.gz
"$built/tools/judge/labconf" "$given" course >"$work/course"
[ "$(wc -l <"$work/said")" -eq "$(wc -l <"$work/course")" ] ||
    fail "it does not pack one file of each lab of the course"
in_lab handin ID=../x && fails && says 'letters'
echo 'int x = ;' >"$file" && in_lab handin ID=s123
says 'CAREFUL: lab 01-safe-check does not compile'
says 'of before is kept: s123-01-safe-check.tar.gz.old1'
cmp "$work/first" "$kit/labs/s123-01-safe-check.tar.gz.old1" || fail "lost"
rm "$file" && in_lab handin ID=s123 && fails && says 'nothing is packed'
packed s123-01-safe-check.tar.gz && says "$stem.c"

# What is not the student's fault: files gone, empty, in UTF-16, a header that
# was changed.  Each has a sentence and the command that mends it.
sound() {
    status=0
    "$kit/tools/judge/labcheck" sound >"$work/said" 2>&1 || status=$?
}
mkdir -p "$kit/labs/.given/lib" "$kit/src/lib"
cp "$given/lib/board.h" "$kit/src/lib/"
chmod u+w "$kit/src/lib/board.h" # not so in a distribution
cp -p "$kit/src/lib/board.h" "$kit/labs/.given/lib/"
cp -R "$given/labs/$lab" "$kit/labs/.given/"
chmod -R u+w "$kit/labs/.given"
in_lab check && fails && says 'the file is not there. make reset gives it back'
in_lab reset && passes && says "$stem.c is as it was given"
cmp "$file" "$given/labs/$lab/$stem.c" || fail "another skeleton"
printf ' \n\n' >"$file" && in_lab check && fails && says 'the file is empty'
in_lab reset && says "Yours is kept: $stem.c.old1" && [ -f "$file.old1" ] ||
    fail "it is not kept"
if command -v iconv >/dev/null; then
    iconv -f UTF-8 -t UTF-16 "$given/labs/$lab/$stem.c" >"$file"
    in_lab check && fails && says 'it is saved as UTF-16'
    says "iconv -f UTF-16 -t UTF-8 $stem.c >new && mv new $stem.c"
    iconv -f UTF-8 -t UTF-16LE "$given/labs/$lab/$stem.c" >"$file"
    in_lab check && fails && says 'it is saved as UTF-16' && says_not "$stem.c:0"
    sound && fails && says "^labs/$lab/$stem.c: .* saved as UTF-16"
fi
solve '' && echo '/* mine */' >>"$kit/src/labs/$lab/$stem.h"
in_lab check && fails && says "$stem.h was changed" && says_not ' / 20'
says "type in labs/$lab: make reset FILE=$stem.h"
in_lab reset FILE=$stem.h && passes && in_lab check && passes
rm "$kit/src/labs/$lab/$stem.h" && in_lab check && fails
says "$stem.h is not there" && in_lab reset FILE=$stem.h && in_lab check && passes
sound && passes
echo '/* mine */' >>"$kit/src/lib/board.h" && in_lab check && fails
says 'lib/board.h was changed' && says 'make reset FILE=lib/board.h'
sound && fails && says 'lib/board.h was changed'
in_lab reset FILE=lib/board.h && passes && in_lab check && passes
rm "$kit/src/lib/board.h" && in_lab check && fails
says 'lib/board.h is not there' && in_lab reset FILE=lib/board.h && passes
rm "$file" && sound && fails && says "$stem.c: error: the file is not there"
in_lab hint && says_not 'No such file' && says 'make reset gives it back'
says 'cannot be graded' && says_not "$stem.c:0" && says_not 'does not compile'
solve '' && sound && passes
in_lab reset FILE=nosuch.h && fails && says 'was not given with this lab'
rm -r "$kit/labs/.given"

# A kit that was moved, or is not built yet.
printf 'abs_top_builddir = /some/where/else\n' >>"$kit/Makefile"
in_lab check && fails && says 'was moved or copied' && says 'Run ./bootstrap'
sound && fails && says 'was moved or copied' && says 'Run ./bootstrap'
mv "$kit/Makefile" "$work/Makefile"
in_lab check && fails && says 'not built yet: run ./bootstrap'
at_top check && fails && says 'not built yet: run ./bootstrap'
sed '/abs_top_builddir/d' "$work/Makefile" >"$kit/Makefile"
in_lab check && passes

# Editors that know compile_flags.txt find the headers.
(cd "$given" && cc -fsyntax-only $(cat compile_flags.txt) labs/*/*.c) \
    >"$work/said" 2>&1 || fail "compile_flags.txt does not do"

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

# Trees and pages: what the lab's list says, opened by the program that OPEN
# names, or by none.
cat >"$kit/labs/queens" <<'END'
#!/bin/sh
for last; do :; done
echo "$*" >"$last"
END
printf '#!/bin/sh\necho "opened $1" >"$1.seen"\n' >"$work/opener"
chmod +x "$kit/labs/queens" "$work/opener"
in_lab tree && passes && says 'drawn: .*/tree.svg'
[ ! -e "$kit/labs/$lab/tree.svg.seen" ] || fail "it opens what nobody sees"
in_lab play N=5 OPEN="$work/opener" && passes && says 'drawn: .*/play.html'
grep -q '^play 5 --safe --timeout [0-9]* -o' "$kit/labs/$lab/play.html" ||
    fail "$(cat "$kit/labs/$lab/play.html")"
for _ in 1 2 3 4 5 6 7 8 9 10; do
    [ -s "$kit/labs/$lab/play.html.seen" ] || sleep 1
done
grep -q 'opened .*/play.html' "$kit/labs/$lab/play.html.seen"

# The search that failed, drawn from its own moves.
(
    lab=02-backtracking stem=backtracking
    file=$kit/src/labs/$lab/$stem.c
    sed -f "$given/solutions/$lab/mutants/starts_where_the_last_ended.sed" \
        "$given/solutions/$lab/$stem.c" >"$file"
    in_lab check TEST=tree && fails
    says 'drawn: make tree TEST=tree$'
    in_lab tree TEST=tree && passes && says 'drawn: .*/failed-tree.svg'
    grep -q '>Lab 02, tree: ' "$kit/labs/$lab/failed-tree.svg" ||
        fail "no picture"
    in_lab play TEST=tree SEED=2 && passes && says 'drawn: .*/failed-tree.html'
    solve '' && in_lab tree TEST=tree && fails && says 'tree is passed'
    in_lab tree TEST=nosuch && fails && says 'no criterion nosuch'
)

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
