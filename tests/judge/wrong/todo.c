/* todo.c - not written yet.
   SPDX-License-Identifier: MIT
   verdict: todo
   says: safe_check_pairs is not written yet  */
#include "lib/lab_todo.h"

int
safe_check_pairs(const struct board *b)
{
    LAB_TODO("safe_check_pairs"); /* HERE */
}
