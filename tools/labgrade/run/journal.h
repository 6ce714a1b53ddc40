/* journal.h - which submissions were begun and which came to an end.
   SPDX-License-Identifier: MIT

   A line is added before a submission is graded and after, so that a run
   that was killed knows what it was at: that goes last next time, and what
   was interrupted twice is set aside for a person.  */
#ifndef TOOLS_LABGRADE_RUN_JOURNAL_H
#define TOOLS_LABGRADE_RUN_JOURNAL_H

#include <stdbool.h>

struct journal;

/* Open the journal in FOLDER, made if it is not there, and lock it.  If another
   run has it, wait until that ends, or if not WAITS end the program.  */
struct journal *journal_open(const char *folder, bool waits);
void journal_close(struct journal *j);

/* Note that ID is begun; that it came to an end; that it was stopped for no
   fault of its own.  */
void journal_begin(struct journal *j, const char *id);
void journal_end(struct journal *j, const char *id);
void journal_stop(struct journal *j, const char *id);

/* Return how often ID was begun and neither ended nor stopped since its last
   end.  */
int journal_interruptions(const struct journal *j, const char *id);

#endif
