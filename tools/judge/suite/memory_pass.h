/* memory_pass.h - what the second pass, which looks for memory faults, changes.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_JUDGE_SUITE_MEMORY_PASS_H
#define TOOLS_JUDGE_SUITE_MEMORY_PASS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "tools/judge/report/result.h"
#include "tools/judge/suite/ending.h"
#include "tools/judge/suite/worker.h"

/* Tell whether the memory pass is to try again what got V: a memory fault, or a
   variable without a value, may be behind it and would explain it.  */
bool memory_pass_wants(enum verdict v);

/* Take over into R from AGAIN, the memory pass, what it says of memory faults
   and of variables without a value.  ANALYZER is a script that says where those
   are, or NULL.  A leak costs one criterion in each part of the lab, and none
   that is lost already: it is not what a wrong answer comes from.  */
void memory_pass_take(struct result *r, const struct result *again,
                      const char *analyzer);

/* In the memory pass: what passed must say the same in TEST, and END as a child
   does whose memory was looked through.  Else C has not passed there.  */
void memory_pass_compare(struct result_criterion *c, const struct ending *end,
                         const char *test, uint64_t digest);

/* What was said in a test, to be said again (memory_talk.c).  The judge notes
   what it says to the child of each test, and a digest of what that answers.
   Code that answers otherwise in the memory pass hides something; if it answers
   the same where it passed before, the judge need not find out again that this
   is right.

   Note that FUNCTION is called next; RECORD, which the child got, or said if
   IS_SAID.  */
void memory_talk_note_call(const char *function);
void memory_talk_note_record(const struct wire *record, bool is_said);

/* Keep what was noted under the name TEST, which lasts.  The child said DIGEST
   (worker_digest).  */
void memory_talk_keep(const char *test, bool has_passed, uint64_t digest);

/* Tell whether the child said DIGEST in TEST.  */
bool memory_talk_has_digest(const char *test, uint64_t digest);

/* Tell whether TEST passed, and all was noted that was said there.  Then say
   the same to the child of W, a fresh one; return whether it answers the same.
   If not, TEST must be run with another child.  */
bool memory_talk_is_known(const char *test);
bool memory_talk_again(struct worker *w, const char *test);

/* Say to one child of W, one after the other, what was said in COUNT TESTS that
   are known.  Return whether it answers the same each time, and ends as a child
   does whose memory was looked through: then nothing is wrong in any of them.
   If not, each needs a child of its own, as it had before.  */
bool memory_talk_again_all(struct worker *w, const char *const *tests,
                           int count);

/* What AddressSanitizer says, in plain words (memory_fault.c).  Tell whether
   OUTPUT, what a child printed that ended with STATUS (as wait gives it), holds
   a report.  */
bool memory_fault_in(const char *output, int status);

/* Tell whether MESSAGE, made by memory_fault_explain, says that memory is lost
   and nothing worse.  */
bool memory_fault_is_leak(const char *message);

/* Put into *MESSAGE, which is replaced, what the report in OUTPUT means, and
   into WHERE, which has room for SIZE bytes, "file.c:line" of the first line
   of a student's file in it, or "".  */
void memory_fault_explain(const char *output, char **message, char *where,
                          size_t size);

#endif
