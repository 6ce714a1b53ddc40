/* orphan_guard.h - nothing outlives labgrade, however it ends.
   SPDX-License-Identifier: MIT

   Every process dies with its parent.  But one that is just entering
   bubblewrap's namespaces has lost that property and not got it back yet: if
   labgrade is killed in that moment, it stays.  So a process of its own waits
   for labgrade's end, kills what still works on its stage and removes the
   stage, so that nothing in a results folder needs to remember it.  */
#ifndef TOOLS_JUDGE_WALLS_ORPHAN_GUARD_H
#define TOOLS_JUDGE_WALLS_ORPHAN_GUARD_H

/* Start the one that watches over STAGE, a folder, and its processes.  */
void orphan_guard_start(const char *stage);

/* Let it do its work now, and wait until it and the stage are gone.  */
void orphan_guard_end(void);

#endif
