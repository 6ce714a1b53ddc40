# A mistake in each lab, and in each part of lab 03, that a picture must show.
# Lab 01: the test looks at two rows only.
s/for (int r = 0; r < row; r++) {$/for (int r = row > 2 ? row - 2 : 0; r < row; r++) {/
# Lab 02: reports before the last row is filled.
/^backtracking_solve/,/^}/s/row == board_size(b)/row == board_size(b) - 1/
# Lab 03 A: releases the column of the row's number.
/^branch_bound_release/,/^}/s/set_lines(.*/&\
    lines->column[col] = true;\
    lines->column[row] = false;/
# Lab 03 B: looks at the next row only.
/^is_promising(const struct board/,/^}/s/r < board_size(b); r++/r < board_size(b) \&\& r == row; r++/
# Lab 03 C: goes on at a bound that equals the best.
s/row + 1) < h->best &&/row + 1) <= h->best \&\&/
# Lab 04: left, up, right, down; equal ways are as good as better ones.
s/{ 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 }/{ 0, -1 }, { -1, 0 }, { 0, 1 }, { 1, 0 }/
s/steps + distance < s->best/steps + distance <= s->best/
s/steps < s->reached/steps <= s->reached/
