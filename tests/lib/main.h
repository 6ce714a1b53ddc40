/* main.h - what every unit test program shares: its main.
   SPDX-License-Identifier: MIT

   A test program defines suite_new; main runs what it returns and exits with
   1 if a test failed or none was run.  */
#ifndef TESTS_LIB_MAIN_H
#define TESTS_LIB_MAIN_H

#include <check.h>

/* Return the suite of this program.  */
Suite *suite_new(void);

#endif
