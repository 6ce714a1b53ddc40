#!/bin/sh
# test_hints.sh - the first hint fits the failure, not only its criterion.
# SPDX-License-Identifier: MIT
#
# Each line below: a lab and a mutant of it, the criterion that fails, and words
# that the report has; a hint's are those of the first one.
#
# make check sets: top_srcdir, top_builddir.
set -eu
: "${top_srcdir:?}" "${top_builddir:?}"
programs=$top_builddir/tools/judge
work=$(mktemp -d "${TMPDIR:-/tmp}/queenslab.XXXXXX")
trap 'rm -rf "$work"' EXIT
failed=0 tried=0

# Judge criterion $3 of the solution of lab $1, changed by sed with $2...; the
# report has one line, without the count of hints.
report() {
    lab=$1 criterion=$2
    shift 2
    stem=$(sed -n "s/^$lab //p" "$top_srcdir/labs/labs.txt")
    sed "$@" "$top_srcdir/solutions/$lab/$stem.c" >"$work/$stem.c"
    if cmp -s "$work/$stem.c" "$top_srcdir/solutions/$lab/$stem.c"; then
        echo "FAILED: $lab: sed $* changes nothing"
        failed=1
    fi
    "$programs/mkplugin" "labs/$lab/$stem.h" "$work/$stem.c" "$work/plain.so" \
        2>"$work/compiler" || cat "$work/compiler"
    "$top_builddir/tests/$lab/judge" --host "$programs/labhost" --plugin \
        "$work/plain.so" --test "$criterion" --result "$work/result"
    "$programs/labreport" "$work/result" | tr -s ' \n' '  ' |
        sed 's/hint 1 of [0-9]*:/hint:/' >"$work/report"
}

# The report says $1; if not, that of $2 is shown.
expect() {
    tried=$((tried + 1))
    grep -Fq -e "$1" "$work/report" && return
    echo "FAILED: $2: the report does not say: $1"
    cat "$work/report"
    failed=1
}

while read -r lab mutant criterion words; do
    report "$lab" "$criterion" \
        -f "$top_srcdir/solutions/$lab/mutants/$mutant.sed"
    expect "$words" "$lab, $mutant, $criterion"
done <<'END'
02-backtracking undoes_the_solution board hint: when the answer is true, the
02-backtracking reports_too_early all hint: it reports before it has put down a queen
02-backtracking skips_the_last_column all hint: the missing solution begins with a queen
02-backtracking forgets_to_undo first board_place(board, 1, 3) was refused (-1): row 1 still had a queen.
02-backtracking forgets_to_undo first hint: which queen was still in the row
02-backtracking does_not_pass_it_on kth hint: when board_found has returned true
03-branch-and-bound looks_one_row_ahead ahead-tree hint: which rows do you look at after
03-branch-and-bound forgets_backslash answers hint: follow the search to these
03-branch-and-bound empties_the_board_when_stopped best-stays hint: when board_found
03-branch-and-bound bound_without_later_rows lower ok lower the lower bound 4 / 4 A weak bound: branch_bound_lower(board, costs, 0) said 0,
03-branch-and-bound bound_without_later_rows budget is your bound as high as
03-branch-and-bound looks_one_row_ahead ahead-tree branch_bound_look_ahead(board, 0, is_safe),
03-branch-and-bound forgets_to_release search branch_bound_solve(board, 0, lines),
03-branch-and-bound releases_wrong_line release The queens left, ? is where
04-rat-in-a-maze takes_marks_back marks hint: is each cell marked that
04-rat-in-a-maze stays_in_dead_ends tiny hint: not all cells of this path
04-rat-in-a-maze returns_from_the_goal shortest hint: does every maze_enter have
04-rat-in-a-maze expands_ties cuts hint: the rat enters a cell though steps and distance
04-rat-in-a-maze returns_the_first shortest hint: a shorter way was not found
04-rat-in-a-maze walls_up_dead_ends better hint: the maze is the caller's
04-rat-in-a-maze returns_from_the_goal better hint: every maze_enter needs its
END

# The same for mistakes that once were told wrong: LAB @ CRITERION @ a script
# for sed @ words.  A lab may have such lines, without LAB, in a file of its own.
for list in "$top_srcdir"/tests/*/hints.txt; do
    lab=${list%/*}
    sed "s/^/${lab##*/}@/" "$list"
done >"$work/lines"
cat >>"$work/lines" <<'END'
01-safe-check@is-safe@s/int r = 0; r < row/int r = 0; r <= row/@own row and below do not count
01-safe-check@is-safe@s/ || c1 == c2//@is attacked by the queen A in a row above it: A . ? .
01-safe-check@scan@s/int r = row - 1, c = col + step/int r = row, c = col/@attacks the square !: . . ! . hint: a queen on the square itself does not count
01-safe-check@pairs@s/    int pairs = 0/    static int pairs/@the calls before it leave a trace. hint: which static or global
01-safe-check@pairs@s/    int pairs = 0;/    extern int printf(const char *, ...); int pairs = board_size(b) > 1; printf("n = %d;", board_size(b));/@it printed: n = 2; hint: is each pair
03-branch-and-bound@cheapest@s/struct hunt h = {.*/static struct hunt h; if (h.costs == NULL) h.best = INT_MAX; h.costs = c; h.is_safe = is_safe;/@hint: which static or global
02-backtracking@tiny@s/col < board_size/col <= board_size/@column 1 is not in 0 .. 0. Rows and columns count from 0: is there a <=
02-backtracking@tiny@s/row == board_size(b)/row <= board_size(b)/@hint: it reports before it has put down a queen
02-backtracking@tiny@s/return board_found(b);/return board_found(b) || true;/@what do you do with what board_found returned
02-backtracking@tiny@/^{/a\    volatile char big[1 << 22]; big[0] = big[1 << 21] = 1;@The stack is used up by few calls
02-backtracking@tiny@/^    for/i\    while (is_safe(b, row, 0) || true) continue;@It asks about millions of squares
02-backtracking@first@s/^        board_remove(b, row);/        board_remove(b, row); col--;/@It makes millions of moves in one call, and far fewer are needed
02-backtracking@tiny@s/return board_found(b);/board_found(b);/@row 1 is not in 0 .. 0. That row is below the last one: does a call
03-branch-and-bound@search@/^branch_bound_solve/,/^}/s/^        board_remove(b, row);//@hint: a queen below whom nothing is left goes
03-branch-and-bound@search@/branch_bound_solve(b, row + 1/,/}/s/^        branch_bound_release.*//@hint: no queen attacks that square: does one of its three lines
03-branch-and-bound@answers@/branch_bound_solve(b, row + 1/,/}/s/^        branch_bound_release.*//@hint: which queen took that line, and where is she now
03-branch-and-bound@best-stays@s/board_place(b, row, h.column.row.)/board_place(b, row, row)/@which are no solution: some of them stand where is_safe says no
03-branch-and-bound@budget@s/< h->best \&\&/<= h->best \&\&/@hint: the bound of such a node equals the best so far
04-rat-in-a-maze@large@/^rat_maze_find_path/,/^{/s/^{/{ volatile char big[4096]; big[0] = 1;/@The stack is used up by few calls
04-rat-in-a-maze@tiny@/^rat_maze_find_path/,/^}/{s/            return true;/            return true; maze_leave(m);/;s/^    maze_leave(m);//}@hint: how often is maze_leave called for one maze_enter
04-rat-in-a-maze@steps@/^rat_maze_find_path/,/^}/{s/            return true;/            return true; maze_leave(m);/;s/^    maze_leave(m);//}@the rat was taken out of the maze, and now it enters
04-rat-in-a-maze@steps@s/maze_is_open(m, r, c) \&\&/r >= 0 \&\& c >= 0 \&\& r < maze_rows(m) \&\& c < maze_cols(m) \&\&/@(x, X: the rat in a wall)
04-rat-in-a-maze@path@s/maze_is_open(m, r, c) \&\&/r >= 0 \&\& c >= 0 \&\& r < maze_rows(m) \&\& c < maze_cols(m) \&\&/@hint: do you ask maze_is_open
04-rat-in-a-maze@marks@/^    maze_enter(m, row, col)/i\    for (int i = 0; maze_steps(m) == -1 \&\& i < maze_rows(m) * maze_cols(m); i++) marks[i] = false;@which was marked at the call: # . @ o hint: a cell may be marked already when you are called: does a line of yours clear
04-rat-in-a-maze@marks@/^    maze_enter(m, row, col)/i\    for (int i = 0; maze_steps(m) == -1 \&\& i < maze_rows(m) * maze_cols(m); i++) if (!maze_is_open(m, i / maze_cols(m), i % maze_cols(m))) marks[i] = false;@is false, but it was marked at the call:
04-rat-in-a-maze@marks@/^    maze_enter(m, row, col)/i\    for (int i = 0; maze_steps(m) == -1 \&\& i < maze_rows(m) * maze_cols(m); i++) if (!maze_is_open(m, i / maze_cols(m), i % maze_cols(m))) marks[i] = false;@hint: marks that were there at the call stay: which line of yours clears
01-safe-check@is-safe@s/if (c != -1 \&\& /if (/@said no, but the square ? is not attacked by any queen in the rows above it: . . ? . hint: a row above is empty
01-safe-check@is-safe@s/if (c != -1 \&\& /if (c == -1) return true; if (/@hint: a row may be empty: do you look
01-safe-check@is-safe@/^safe_check_is_safe/,/^}/{s/return false;/return r + 1 < row \&\& board_queen(b, r + 1) >= 0 \&\& !safe_check_attacks(r + 1, board_queen(b, r + 1), row, col);/}@hint: one queen that attacks the square is enough
01-safe-check@is-safe@s/safe_check_attacks(r, c, row, col))/safe_check_attacks(r, c \& 31, row, col \& 31))/@hint: smaller boards are right: can an array
01-safe-check@is-safe@/^safe_check_is_safe/,/^}/s/^{/{ board_place((struct board *)b, row, col); board_remove((struct board *)b, row);/@and whoever called it needs it unchanged. again:
01-safe-check@pairs@s/                pairs++;/                { pairs++; break; }/@hint: each two queens that attack each other are a pair
01-safe-check@pairs@s/    int pairs = 0/    unsigned char pairs = 0/@hint: smaller boards are right: can what you count in
01-safe-check@unrelated@s/abs(r1 - r2) == abs(c1 - c2)/(c1 != c2 \&\& abs(r1 - r2) \/ abs(c1 - c2) == 1)/@hint: how far apart are the two squares
02-backtracking@first@s/int col = 0; col < board_size(b); col++/int col = board_size(b) - 1; col >= 0; col--/@hint: one that comes before was passed over
02-backtracking@all@s/col < board_size(b); col++/col < (row == 0 ? (board_size(b) + 1) \/ 2 : board_size(b)); col++/@hint: the missing solution begins with a queen that your search never puts down
02-backtracking@tiny@s/return board_found(b);/return false;/@hint: every row had a queen once, but board_found was not called
02-backtracking@partial@s/    if (row == board_size(b))/    if (row == board_size(b) \&\& board_queen(b, 0) == 0 \&\& row < 3) return false;\n&/@hint: every row has its queen at the call already
02-backtracking@partial@s/^    for/    if (row == 1) { board_place(b, 0, 0); return false; }\n&/@hint: the queens above ROW were there at the call
02-backtracking@safe@s/^    for/    if (board_size(b) == 2 || board_size(b) == 3) return false;\n&/@hint: the test that you are given decides, and nothing else
02-backtracking@tree@s/^    if (row/    if (board_size(b) == 2) return false;\n&/@hint: not one queen was put on the board
03-branch-and-bound@search@s/^        branch_bound_take(lines, row, col);/        if (row > 0) branch_bound_take(lines, row, col);/@hint: that square is not free: what do you ask
03-branch-and-bound@codes@s/return row + col;/return (row + col) % 15;/@hint: smaller boards are right: which number of your formula
03-branch-and-bound@codes@s/return row - col + (n - 1);/return col - row + (n - 1);/@hint: by the header, which square has the code 0, and which
03-branch-and-bound@lower@s/int r = row; r < board_size(b)/int r = row > 0 ? row - 1 : 0; r < board_size(b)/@hint: no row is left: does a loop of yours
03-branch-and-bound@cheapest@s/INT_MAX/9999/@hint: every solution must beat the best so far that you begin with
03-branch-and-bound@cheapest@s/    if (h.best == INT_MAX)/    if (h.best == -7)/@hint: no solution was found. what is your best so far then
03-branch-and-bound@cheapest@s/row + 1) < h->best \&\&/row + 1) < h->best - 5 \&\&/@hint: your search never came to a solution as cheap
03-branch-and-bound@best-stays@s/board_place(b, row, h.column.row.)/board_place(b, row, row)/@leaves the queens [ ] on it, which are no solution
04-rat-in-a-maze@tiny@s/is_goal = maze_is_goal(m, row, col)/is_goal = row == maze_rows(m) - 1 \&\& col == maze_cols(m) - 1/@hint: true means that the rat is on the goal
04-rat-in-a-maze@path@/^rat_maze_find_path/,/^}/s/i < MOVES/i < 3/@hint: the rat gave up: which of the four moves
04-rat-in-a-maze@tiny@/^rat_maze_find_path/,/^}/{s/i < MOVES/i < 1/;s/^    maze_leave(m);//}@hint: it gave up with the rat in the maze
04-rat-in-a-maze@visits@s/ \&\& !is_goal; i++/; i++/@hint: on the goal the rat goes no further
04-rat-in-a-maze@visits@/^rat_maze_find_path/,/^}/s/^    bool is_goal/    if (maze_steps(m) == -1) { row = maze_start(m).row; col = maze_start(m).col; }\n&/@hint: the first cell is the one you are called with
04-rat-in-a-maze@shortest@s/^    s->reached/    if (steps > 0) &/@hint: its path has as many cells as the maze
01-safe-check@unrelated@s/r1 == r2 || c1 == c2/r1 == r2 || (1 << c1 \% 32) == (1 << c2 \% 32)/@hint: squares near each other are right: can a number of yours
01-safe-check@scan@/^safe_check_scan/,/^{/s/^{/{ for (int c = 0; c < n; c++) if (c != col \&\& cells[row * n + c]) return false;/@hint: a queen in the square's own row does not count
01-safe-check@scan@s/r >= 0 \&\& c >= 0 \&\& c < n/r >= 0 \&\& c >= 0 \&\& c < n \&\& row - r < 10/@hint: smaller boards are right: does a walk of yours end
01-safe-check@is-safe@/^safe_check_is_safe/,/^{/s/^{/{ for (int r = 0; r < row; r++) if (board_queen(b, r) != -1) return !safe_check_attacks(r, board_queen(b, r), row, col);/@hint: a queen that does not attack the square decides nothing
02-backtracking@tiny@s/is_safe(b, row, col)/is_safe(b, col, row)/@first row and then column
02-backtracking@tiny@s/^    return false;/    for (int r = 0; r < board_size(b); r++) board_remove(b, r);\n&/@hint: a row above a queen is empty: who took her away
02-backtracking@all@s/!is_safe(b, row, col)/(col > 31 || row > 31) || &/@hint: smaller boards are right: can an array or a number
03-branch-and-bound@search@s/return board_found(b);/return board_found(b) || true;/@hint: true means that board_found said stop, and nothing else
03-branch-and-bound@search@/^branch_bound_solve/,/^}/s/if (branch_bound_solve(b, row + 1, lines))/if (branch_bound_solve(b, row + 1, lines) \&\& row < 0)/@hint: when board_found has returned true, every call that is still open
03-branch-and-bound@codes@s/return row + col;/return (signed char)(row + col + 64) - 64;/@hint: smaller boards are right: can the type of your code
03-branch-and-bound@lower@/^branch_bound_lower/,/^}/s/^    return \(.*\);/    return (unsigned short)(\1);/@hint: smaller costs are right: can the type of your sum
03-branch-and-bound@cheapest@/^hunt(/,/^}/s/^        board_remove(b, row);//@row 1 still had a queen. Then branch_bound_cheapest said -1
04-rat-in-a-maze@path@s/maze_found(m)/(maze_is_open(m, 0, 0) || true)/@hint: true is what maze_found returned: do you call it
04-rat-in-a-maze@tiny@s/ \&\& !marks\[[^]]*\]//@hint: what do you write down about a cell, and when: before or after the calls for its neighbours? and do you ask it
02-backtracking@partial@s/return board_found(b);/{ bool stop = board_found(b); if (!stop \&\& row > 0) board_remove(b, row - 1); return stop; }/@given the queens (0, 0): at the return they are not there any more: . hint: the queens above ROW are the caller
03-branch-and-bound@lower@/^branch_bound_lower/,/^}/s/    int bound = 0/    float bound = 0/@no lower bound
04-rat-in-a-maze@marks@s/marks\[\([a-z]*\) \* maze_cols(m) + \([a-z]*\)\]/marks[\1 * (unsigned char)maze_cols(m) + \2]/@in a 2 x 260 maze
04-rat-in-a-maze@shortest@s/INT_MAX/100/@hint: shorter ways are right: which best so far do you begin with
04-rat-in-a-maze@cuts@/^static const int move/s/{ 0, 1 }, { -1, 0 }/{ -1, 0 }, { 0, 1 }/@hint: no cut was left out so far: in which order
04-rat-in-a-maze@marks@s/marks\[row \* maze_cols(m) + col\]/marks[col * maze_rows(m) + row]/;s/marks\[r \* maze_cols(m) + c\]/marks[c * maze_rows(m) + r]/@hint: which cell do you mark, and at which number
END
while IFS=@ read -r lab criterion script words; do
    case ${memory_pass-}$words in
    always*'stack is used up'*)
        tried=$((tried + 1)) # a sanitizer's stack is another one
        continue
        ;;
    esac
    report "$lab" "$criterion" -e "$script"
    expect "$words" "$lab, $criterion, $script"
done <"$work/lines"
[ $tried -ge 95 ] || { echo "FAILED: only $tried lines tried"; failed=1; }
exit $failed
