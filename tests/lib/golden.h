/* golden.h - compare what a test wrote with what was looked at before.
   SPDX-License-Identifier: MIT

   The files lie in tests/lib/golden.  After a wanted change, run the test with
   GOLDEN=write in the environment, look at every file that changed, and commit
   them.  */
#ifndef TESTS_LIB_GOLDEN_H
#define TESTS_LIB_GOLDEN_H

/* Fail the test unless TEXT is what the file NAME holds.  */
void golden_expect(const char *name, const char *text);

#endif
