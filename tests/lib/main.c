/* main.c - what every unit test program shares: its main.
   SPDX-License-Identifier: MIT  */
#include "tests/lib/main.h"

#include <stdlib.h>

int
main(void)
{
    SRunner *runner = srunner_create(suite_new());
    int failed, run;

    srunner_run_all(runner, CK_NORMAL);
    failed = srunner_ntests_failed(runner);
    run = srunner_ntests_run(runner);
    srunner_free(runner);
    return failed == 0 && run > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
