/* undefined.c - uses a function that is written nowhere.
   SPDX-License-Identifier: MIT
   verdict: not-compiled
   says: count_pairs is declared and used, but written nowhere  */
int count_pairs(const struct board *b);

int
safe_check_pairs(const struct board *b)
{
    return count_pairs(b);
}
