#!/bin/sh
# test_count.sh - queens count: numbers, and what is known after Ctrl-C.
# SPDX-License-Identifier: MIT
. "$top_srcdir/tests/tools/tools.sh"

expect 0 count 14
echo 365596 | printed
says '14-queens by batch, [0-9]* thread.*: [0-9.]* s, CPU [0-9.]* s'
expect 0 count 16 --quiet --threads 3
echo 14772512 | printed
is_silent
for engine in bits mirror border batch portable; do
    expect 0 count 10 --with $engine
    echo 724 | printed
    says "10-queens by $engine, "
done
expect 0 count 12 --unique
echo 1787 | printed
expect 0 count 3
echo 0 | printed

for n in 0 -1 x '' 4x; do
    expect 2 count -- "$n"
    says 'N .*1 .*27'
done
expect 2 count 40
says 'nobody has counted the solutions of 40-queens'
expect 2 count 99999999999999999999
says 'N must lie in 1 .. 27$'
expect 2 count 8 --with bits --threads 2
says 'bits works in one thread'
expect 2 count 8 --threads 0
expect 2 count
says 'N is missing'

# Ctrl-C says what is known.
interrupt() {
    timeout --foreground -s INT "$1" "$queens" count "$2" >out 2>err
}
# With sanitizers, on a busy machine, a part takes seconds.
for seconds in 2 6 18; do
    interrupt $seconds 19
    ! grep -q 'before the first of' err || continue
    break
done
says 'stopped after [0-9.]* s with [0-9]* of [0-9]* parts done: at least [0-9]'
says 'solutions, perhaps [0-9.e+]* in all'
[ ! -s out ] || fail "it printed a number that is not known"
# ... also of a board that nobody counts in a life.
for seconds in 4 12 36; do
    interrupt $seconds 27
    ! grep -q 'would take' err || break
done
says 'this takes about [0-9]* years'
says 'before the first of [0-9]* parts was done: all would take about .* years'

finish
