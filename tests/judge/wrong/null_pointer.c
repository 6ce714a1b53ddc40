/* null_pointer.c - uses memory that is not its own.
   SPDX-License-Identifier: MIT
   verdict: crashed
   says: not its own  */
int
safe_check_pairs(const struct board *b)
{
    int *nowhere = 0;

    return *nowhere; /* HERE */
}
