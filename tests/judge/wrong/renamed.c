/* renamed.c - lacks the function that is to be judged.
   SPDX-License-Identifier: MIT
   verdict: not-compiled
   says: The function safe_check_pairs is missing  */
int
safe_check_pairz(const struct board *b)
{
    return 0;
}
