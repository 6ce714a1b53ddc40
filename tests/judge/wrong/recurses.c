/* recurses.c - calls itself without end.
   SPDX-License-Identifier: MIT
   verdict: crashed
   says: stack is used up  */
static int
count(const struct board *b, int row)
{
    return row < 0 ? 0 : count(b, row + 1) + 1;
}

int
safe_check_pairs(const struct board *b)
{
    return count(b, 0);
}
