/* divides_by_zero.c - divides by zero.
   SPDX-License-Identifier: MIT
   verdict: crashed
   says: divided by zero  */
int
safe_check_pairs(const struct board *b)
{
    volatile int zero = 0;

    return board_size(b) / zero; /* HERE */
}
