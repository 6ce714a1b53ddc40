/* orphans.h - processes that the code under test left behind.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_BASE_ORPHANS_H
#define TOOLS_BASE_ORPHANS_H

/* From now on, a process below this one whose parent ends becomes a child of
   this one, where the system can do that.  */
void orphans_adopt(void);

/* From now on it does not.  */
void orphans_adopt_no_more(void);

/* Kill every child of this process, and every child that becomes its own
   because of that, until there are none.  Where the system does not tell who
   its children are, do nothing.  */
void orphans_kill(void);

#endif
