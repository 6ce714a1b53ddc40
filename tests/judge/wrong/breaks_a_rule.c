/* breaks_a_rule.c - asks libboard for a row that the board does not have.
   SPDX-License-Identifier: MIT
   verdict: crashed
   says: A call broke a rule.*libboard: board_queen: row 1 is not in 0 .. 0  */
int
safe_check_pairs(const struct board *b)
{
    return board_queen(b, board_size(b)); /* HERE */
}
