#!/bin/sh
# test_trace.sh - queens trace and queens codes.
# SPDX-License-Identifier: MIT
. "$top_srcdir/tests/tools/tools.sh"

# The classic traced run: 12 boards, of 8 placements and 4 retreats.
expect 0 trace 4 --classic
is_silent
diff "$srcdir/tests/tools/golden/trace4-classic.txt" out ||
    fail "the classic trace is another one"
[ "$(grep -c 'place' out)" = 8 ] || fail "there are no 8 placements"
[ "$(grep -c 'retreat' out)" = 4 ] || fail "there are no 4 retreats"

expect 0 trace 4
diff "$srcdir/tests/tools/golden/trace4.txt" out ||
    fail "the readable trace is another one"

# All solutions end with an empty board; two of them are found.
expect 0 trace 4 --all
[ "$(grep -c 'A solution' out)" = 2 ] || fail "there are no 2 solutions"
[ "$(grep -c 'place' out)" = 16 ] || fail "there are no 16 placements"
[ "$(grep -c 'retreat' out)" = 16 ] || fail "there are no 16 retreats"
expect 1 trace 3
says 'no solution exists'

# Where standard input is no terminal, --step waits for lines; q is enough.
printf '\n\nq\n' | "$queens" trace 4 --step >out
[ "$(grep -c '^[0-9]*\. ' out)" = 3 ] || fail "--step does not wait"

# A closed pipe ends it.
"$queens" trace 8 --all 2>err | head -n 1 >out
[ ! -s err ] || fail "it complained: $(cat err)"

expect 0 codes 4
printed <<'END'
slash
  0   1   2   3
  1   2   3   4
  2   3   4   5
  3   4   5   6

backslash
  3   2   1   0
  4   3   2   1
  5   4   3   2
  6   5   4   3
END
expect 0 codes 8
prints '  7   8   9  10  11  12  13  14'
prints ' 14  13  12  11  10   9   8   7'
expect 0 codes 64
[ "$(awk 'NF == 64' out | wc -l)" = 128 ] || fail "codes 64 is not complete"

finish
