#!/bin/sh
# test_solve.sh - queens solve: answers, formats, counters, statuses.
# SPDX-License-Identifier: MIT
. "$top_srcdir/tests/tools/tools.sh"

# Every format.
expect 0 solve 4 --quiet
is_silent
printed <<'END'
. Q . .
. . . Q
Q . . .
. . Q .
END
expect 0 solve 4 -q --format matrix
printed <<'END'
0 1 0 0
0 0 0 1
1 0 0 0
0 0 1 0
END
expect 0 solve 4 -q --format turned
printed <<'END'
0 0 1 0
1 0 0 0
0 0 0 1
0 1 0 0
END
expect 0 solve 4 -q --format array
echo '2 4 1 3' | printed
expect 0 solve 4 -q --all --format pairs
printed <<'END'
0-1 1-3 2-0 3-2 .
0-2 1-0 2-3 3-1 .
END
expect 0 solve 4 -q --all --format picture
printed <<'END'
. Q . .
. . . Q
Q . . .
. . Q .

. . Q .
Q . . .
. . . Q
. Q . .
END

# Every method finds the same, and all agree with the known counts.
for method in backtracking lookup lookahead bits; do
    expect 0 solve 8 -q --with $method --format array
    echo '1 5 8 6 3 7 2 4' | printed
    expect 0 solve 8 -q --with $method --nth 92 --format array
    echo '8 4 1 3 6 2 7 5' | printed
    for pair in 1:1 2:0 3:0 4:2 5:10 6:4 7:40 8:92; do
        expect 0 solve ${pair%:*} -q --with $method --count
        echo ${pair#*:} | printed
    done
    for n in 2 3; do
        expect 1 solve $n --with $method
        says "no solution exists for N = $n"
        [ ! -s out ] || fail "$called printed something"
    done
done

# Counters: placements and tests, from the facts page.
expect 0 solve 8
says '113 queens placed, 876 squares tested, .* ms'
expect 0 solve 8 --count --with backtracking
says '2056 queens placed, 15720 squares tested'
expect 0 solve 16 --count
echo 14772512 | printed
says '16-queens by batch'
expect 0 solve 12 --count --with bits
echo 14200 | printed
says '12-queens by bits'
expect 0 solve 8 --with lookup
says '113 queens placed, [0-9.]* ms'
expect 0 solve 6 --count --with lookahead
says '130 queens placed, 1441 squares tested'
expect 0 solve 8 --with bits
says '8-queens by bits: [0-9.]* ms'
expect 0 solve 30
says 'from N = 30 on, bits is usual'
expect 2 tree 4 --with bits
says "knows no 'bits'"
expect 1 solve 8 --nth 93
says 'only 92 solutions'

# Least cost: of this file it is 8, as the handout of lab 03 says.
expect 0 solve --cost "$srcdir/labs/03-branch-and-bound/costs.txt" -f array -q
printed <<'END'
2 4 1 3 5
cost 8
END
expect 0 solve 8 --cost 3 --count
printf '5 7 1 3 8 6 4 2\ncost 192\n11\n' | printed
expect 0 solve 6 --cost 1
prints 'cost [0-9]'
expect 1 solve 3 --cost 1

# Glyphs only where the locale can show them.
expect 2 solve 4 --format glyphs
says 'UTF-8'
for locale in C.UTF-8 C.utf8 en_US.UTF-8; do
    [ "$(LC_ALL=$locale locale charmap 2>/dev/null)" = UTF-8 ] || continue
    LC_ALL=$locale "$queens" solve 4 -q --format glyphs >out
    prints '♛'
    break
done

# Up to symmetry.
for pair in 1:1 2:0 4:1 5:2 6:1 7:6 8:12 9:46; do
    "$queens" solve "${pair%:*}" --count --unique -q >out || fail "--unique"
    prints "^${pair#*:}\$"
done
expect 0 solve 8 --all --unique
[ "$(wc -l <out)" = 12 ] || fail "not 12 solutions of 8-queens"
[ "$(head -1 out)" = '1 5 8 6 3 7 2 4' ] || fail "not the first one first"
expect 2 solve 8 --unique

# One board, as text and as a picture.
expect 0 board 2 4 1 3
prints '^[. ]*Q[. ]*$'
expect 0 board 2 4 1 3 -o board.svg
grep -q 'Row 2: column 4.*A solution: no queen attacks another' board.svg ||
    fail "the picture does not say what it shows"
[ "$(grep -c '#queen' board.svg)" = 4 ] || fail "not four queens"
expect 0 board 1 0 3 0 --attacks -o board.svg
grep -q '1 pair of queens attacks each other' board.svg || fail "no pair"
expect 0 board 2 4 1 3 --codes backslash -o board.svg
[ "$(grep -c '>3</text>' board.svg)" = 6 ] || fail "not four codes of 3"
grep -q 'On a square: its backslash code, which counts from 0' board.svg ||
    fail "nobody knows what the numbers are"
expect 2 board 5 1 2 3 -o board.svg
expect 2 board
expect 2 board 1 -o board.dot

finish
