/* strays.h - processes that the code under test left behind.
   SPDX-License-Identifier: MIT  */
#ifndef TESTS_HARNESS_STRAYS_H
#define TESTS_HARNESS_STRAYS_H

/* From now on, a process below this one whose parent ends becomes a child of
   this one, where the system can do that.  */
void strays_adopt(void);

/* From now on it does not.  */
void strays_adopt_no_more(void);

/* Kill every child of this process, and every child that becomes its own
   because of that, until there are none.  Where the system does not tell who
   its children are, do nothing.  */
void strays_kill(void);

#endif
