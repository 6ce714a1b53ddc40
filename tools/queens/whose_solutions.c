/* whose_solutions.c - solutions/queens: built with the reference solutions.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/whose.h"

const bool whose_is_student = false;
const char whose_code[] = "the solution";
