/* memory.h - let memory run out in a test.
   SPDX-License-Identifier: MIT

       memory_take();
       b = board_new(4);
       memory_give_back();
       ck_assert_ptr_null(b);

   Between the two calls no memory can be had.  Check itself needs some, so
   assert afterwards.  */
#ifndef TESTS_LIB_MEMORY_H
#define TESTS_LIB_MEMORY_H

#include <stdbool.h>

/* Tell whether memory can be made to run out here: it cannot where a
   sanitizer has its own allocator or the system does not limit memory.  A
   suite adds its tests of lacking memory only where it can.  */
bool memory_can_run_out(void);

/* Forbid the program more memory than it has: nothing large can be had.  */
void memory_forbid(void);

/* Do the same, and use up what it has.  */
void memory_take(void);

/* Undo the last of these calls, leaving errno alone.  */
void memory_give_back(void);

#endif
