/* lab_test.c - which test of squares to search with.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/lab_test.h"

#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

#include "labs/01-safe-check/safe_check.h"
#include "tests/harness/square_tests.h"
#include "tools/queens/child.h"
#include "tools/queens/say.h"
#include "tools/queens/whose.h"

/* Call lab 01's test once, on a board with a queen, and keep quiet.  */
static void
probe(void *self, int out)
{
    int nowhere = open("/dev/null", O_WRONLY);
    struct board *b = say_unless_null(board_new(4));

    if (nowhere >= 0) {
        dup2(nowhere, STDOUT_FILENO);
        dup2(nowhere, STDERR_FILENO);
    }
    board_place(b, 0, 0);
    safe_check_is_safe(b, 1, 2);
}

/* Put into WHY what is wrong with lab 01's test; "" if it answers.  */
static void
try_lab(char *why, size_t size)
{
    struct child c;
    char byte;

    child_start(&c, probe, NULL, 1);
    while (child_read(&c, &byte, 1) > 0)
        continue;
    child_describe(&c, child_wait(&c), "safe_check_is_safe", why, size);
}

square_test *
lab_test(bool wants_kit)
{
    char why[120];

    if (wants_kit) {
        say("searching with the kit's own test of squares");
        return square_test_queens;
    }
    if (!whose_is_student)
        return safe_check_is_safe;
    try_lab(why, sizeof why);
    if (why[0] == '\0') {
        say("searching with your safe_check_is_safe of lab 01");
        return safe_check_is_safe;
    }
    say("searching with the kit's own test of squares: %s", why);
    return square_test_queens;
}
