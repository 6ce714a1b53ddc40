/* says_null.c - wrong, with a word to the student.
   SPDX-License-Identifier: MIT
   verdict: failed
   says: safe_check_pairs(board) said 0, but 1 pair attacks here  */
int
safe_check_pairs(const struct board *b)
{
    return 0;
}
