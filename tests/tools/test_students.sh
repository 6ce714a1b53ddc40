#!/bin/sh
# test_students.sh - queens with code that crashes, hangs or is not there.
# SPDX-License-Identifier: MIT
. "$top_srcdir/tests/tools/tools.sh"
. "$srcdir/tests/tools/student.sh"
# In a build with AddressSanitizer, let a crash be a crash.
ASAN_OPTIONS=${ASAN_OPTIONS:+$ASAN_OPTIONS:}handle_segv=0
export ASAN_OPTIONS

# It crashes after five queens: eleven nodes are drawn, and why no more.
student crashes $lab02
expect 4 tree 4 -o crash.svg
says 'searching with your safe_check_is_safe'
says 'backtracking_solve crashed: it used memory that is not its own.*(backtracking.c:[0-9]*)'
says 'about to crash'
grep -q 'crashed: it used memory' crash.svg || fail "no note of the crash"
expect 4 tree 4 --format levels
[ "$(nodes)" = 11 ] || fail "$(nodes) nodes before the crash, not 11"
expect 4 play 4 -o crash.html
expect 4 diff 4
prints 'did not come there'
expect 4 solve 4
says 'backtracking_solve crashed'
expect 4 trace 4
[ "$(grep -c place out)" = 5 ] || fail "the trace lacks moves"
expect 4 compare 4 --rounds 3
prints '^backtracking *backtracking_solve crashed'
prints '^lookup arrays *[0-9]'

# Its recursion has no end.
student recurses $lab02
expect 4 tree 4 -o recursion.svg
says 'the stack is used up: does .* closer to that end? (recurses.c:[0-9]*); the tree'
grep -q 'closer to that end? (recurses.c:[0-9]*).</text>' recursion.svg ||
    fail "no note of the recursion, or one that ends badly"
expect 4 solve 4
says 'the stack is used up'

# It never ends: a limit, a time-out, Ctrl-C.
student hangs $lab02
expect 4 tree 4 --timeout 1 -o hang.svg
says 'did not end in time'
grep -q 'did not end in time' hang.svg || fail "no note of the time-out"
"$queens" tree 4 -o interrupted.svg 2>err &
search=$!
sleep 1
kill -INT $search
wait $search
[ $? = 4 ] || fail "Ctrl-C: status $?, not 4"
grep -q 'was interrupted' interrupted.svg || fail "Ctrl-C: no picture"
# However the program ends, the search ends with it.
"$queens" tree 4 -o killed.svg 2>err &
search=$!
sleep 1
kill -KILL $search
wait $search 2>/dev/null
sleep 0.3
if command -v pgrep >/dev/null && pgrep -f "$work/plugins-hangs" >left; then
    fail "the search lives on"
    xargs kill -KILL <left
fi
# Whoever waits for it is told: see the end.
student sleeps $lab02
"$queens" solve 4 >hung-solve 2>&1 &
solving=$!
"$queens" trace 4 >hung-trace 2>&1 &
tracing=$!
# A solution is printed when it is found, whatever comes later.
student waits $lab02
"$queens" solve 1 --all -q >out 2>err &
search=$!
sleep 1
[ "$(cat out)" = 1 ] || fail "a solution waits for the next one"
kill -INT $search
wait $search
[ $? = 130 ] || fail "Ctrl-C: solve does not end by the signal"
student runs_on $lab02
expect 4 tree 4 --max-nodes 50 -o limited.svg
says 'stopped after 50 placements'
expect 4 tree 4 --format levels
says 'stopped after 1000000 placements'

# It reports solutions for ever, moves on nothing, ends the program.
student reports_on $lab02
expect 4 tree 4 --max-nodes 50 -o limited.svg
says 'stopped after 1200 moves'
student exits $lab02
expect 4 tree 4 -o exit.svg
says 'ended the program instead of returning'
expect 4 solve 4

# It forgets to undo, and it is wrong: the pictures say so.
student forgets $lab02
expect 0 tree 4 -o forgets.svg
grep -q 'not undone' forgets.svg || fail "a queen never taken back is not shown"
expect 1 diff 4 -o forgets-diff.svg
prints 'did not come there'
expect 4 solve 4
! grep -q 'wrong somewhere' err || fail "a right lab 01 is called wrong"
says 'your search found none, but there are 2 for N = 4'
expect 4 solve 9
says 'the search found none; for N > 3 there is one'
expect 1 solve 3
says 'no solution exists for N = 3'
expect 4 trace 4
[ "$(grep -c 'place a queen' out)" = 2 ] || fail "there are no 2 placements"
prints '^3. no queen on row 2, column 4: the row has one'
prints '^10. no queen on row 1, column 4: the row has one'
says 'your search found none, but there are 2 for N = 4'
student returns_false $lab02
expect 4 solve 8
says 'your search reported 92 solutions, but returned false'
student wrong $lab01
expect 4 tree 4 --safe -o safe.svg
says 'wrong about 7 of 60 squares'
says 'First, it says that (2, 1) is safe with (0, 0) (1, 2) before it'
grep -q 'test said safe' safe.svg || fail "no mark where the test is wrong"
grep -q '[0-9] attacked (B)' safe.svg || fail "lab 01 is said to kill"
expect 4 solve 4 --all
says 'your safe_check_is_safe of lab 01 is wrong somewhere'
says 'reported as solution 2 is none'
expect 4 trace 2
prints '^Reported as a solution, but it is none'
expect 4 compare 6 --rounds 3
prints '^backtracking *its answer is no solution'
prints '^lookup arrays *[0-9]'
expect 1 diff 4
says 'your safe_check_is_safe of lab 01 is wrong somewhere'
prints 'should not have come there\|should have been killed'
expect 0 diff 4 --kit-test
! grep -q 'wrong somewhere' err || fail "the kit's test is called wrong"

student lies $lab04
printf 'S.G\n' >maze
expect 4 maze maze
says 'reported as a way is none'
expect 0 tree --maze maze -o lies.svg
expect 1 diff --maze maze

# It is not written yet, or not there at all, or does not compile.
student skeletons $lab01 $lab02 $lab03 $lab04
expect 4 tree 4 -o todo.svg
says 'kit.s own test of squares: safe_check_is_safe is not written yet'
says 'backtracking_solve is not written yet (skeletons.c:[0-9]*)'
grep -q 'not written yet' todo.svg || fail "no note that it is not written"
expect 4 tree 4 --safe -o todo-safe.svg
expect 4 codes 4
says 'branch_bound_slash is not written yet'
says 'branch_bound_backslash is not written yet'
expect 4 maze maze
prints 'S.G'
student broken $lab02
expect 4 tree 4 -o broken.svg
says 'backtracking_solve is missing: labs/02-backtracking does not compile'
expect 0 tree 4 --with lookup -o lookup.svg

# Helpers of two labs, of the program and of libc may have one name.
student namesakes $lab01 $lab02
expect 0 solve 4 -q
expect 0 tree 4 -o namesakes.svg

# The searches that never end have told whoever waits for them.
for i in 1 2 3 4 5 6 7 8; do
    if grep -q 'still searching' hung-solve && grep -q 'still searching' hung-trace
    then
        break
    fi
    sleep "$i"
done
kill -INT $solving $tracing
wait $solving $tracing
for command in solve trace; do
    [ "$(grep -c 'nothing new for 5 s, still searching' hung-$command)" = 1 ] ||
        fail "$command waits for ever without a word"
done

finish
