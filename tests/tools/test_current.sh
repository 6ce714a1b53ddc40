#!/bin/sh
# test_current.sh - labs/queens runs the labs as they are now.
# SPDX-License-Identifier: MIT
. "$top_srcdir/tests/tools/tools.sh"
unset MAKEFLAGS MFLAGS MAKELEVEL

# A kit whose program tells what it was given, in a folder with a blank.
mkdir -p "a kit/labs/02" "a kit/tools/queens" "a kit/tools/judge"
cp "$builddir/labs/queens" "a kit/labs/queens"
printf '#!/bin/sh\n' >"a kit/tools/judge/labcheck" # all is sound there
chmod +x "a kit/tools/judge/labcheck"
cd "a kit" || exit 99
cat >Makefile <<'END'
program = tools/queens/queens
labs/plugins: $(program)
$(program): labs/02/lab
	@echo making
	@{ echo '#!/bin/sh'; cat labs/02/lab; } >$@ && chmod +x $@
END
printf 'echo "one: $# <$1> <$2> <$3> <$4>"; cat; exit 7\n' >labs/02/lab
queens="$work/a kit/labs/queens"

(cd labs/02 && echo input | ../queens 'a  b' '*') >out 2>err
[ $? = 7 ] || fail "the exit status is lost"
called=labs/queens
printed <<END
one: 4 <--plugins> <$work/a kit/labs> <a  b> <*>
input
END
says '^making$'
expect 7 again
is_silent
prints 'one: 3 <.*> <again>'

# The lab has changed.
sleep 1
echo 'echo two' >labs/02/lab
expect 0
prints '^two$'

# In a pipe both run what was built once.
sleep 1
echo 'echo three; cat' >labs/02/lab
"$queens" </dev/null 2>err | "$queens" >out 2>>err
[ "$(grep -c three out)" = 2 ] || fail "a pipe of two"
! command -v flock >/dev/null || [ "$(grep -c making err)" = 1 ] ||
    fail "built twice at once"

# It cannot be built: it says so and runs nothing old.
sleep 1
printf 'labs/plugins: labs/02/none\n' >Makefile
expect 75
says 'cannot be built'
[ ! -s out ] || fail "it ran an old program"

# The kit's own rule knows all four labs.
cd "$builddir" || exit 99
for lab in 01-safe-check/safe_check 02-backtracking/backtracking \
    03-branch-and-bound/branch_bound 04-rat-in-a-maze/rat_maze; do
    make -n -W "$top_srcdir/labs/$lab.c" labs/plugins 2>&1 |
        grep -q "mkplugin .*labs/$lab.c" || fail "a new $lab.c changes nothing"
done

finish
