/* lab_test.c - which test of squares to search with.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/lab_test.h"

#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

#include "labs/01-safe-check/safe_check.h"
#include "tests/harness/oracle.h"
#include "tests/harness/square_tests.h"
#include "tools/queens/child.h"
#include "tools/queens/say.h"
#include "tools/queens/whose.h"

/* All boards of these sizes are looked at, and one large one with any single
   queen: that takes some milliseconds.  */
enum { SMALL = 4, LARGE = 9 };

/* What lab 01 prints belongs to the search, not to what we ask before.  */
static void
keep_quiet(void)
{
    int nowhere = open("/dev/null", O_WRONLY);

    if (nowhere >= 0) {
        dup2(nowhere, STDOUT_FILENO);
        dup2(nowhere, STDERR_FILENO);
    }
}

/* Call lab 01's test once, on a board with a queen.  */
static void
probe(void *self, int out)
{
    struct board *b = say_unless_null(board_new(4));

    keep_quiet();
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

/* Does lab 01's test answer (ROW, COL) of B otherwise than the kit's?  */
static bool
is_wrong_at(const struct board *b, int row, int col)
{
    return safe_check_is_safe(b, row, col) != square_test_queens(b, row, col);
}

/* Put a queen on each square that CHOSEN, a column for each row of B, names,
   and ask about it before.  Return whether an answer is wrong.  */
static bool
is_wrong_about(struct board *b, const int *chosen)
{
    bool is_wrong = false;
    int row = 0;

    for (; row < board_size(b) && !is_wrong; row++) {
        is_wrong = is_wrong_at(b, row, chosen[row]);
        board_place(b, row, chosen[row]);
    }
    while (row-- > 0)
        board_remove(b, row);
    return is_wrong;
}

/* Is an answer wrong on a board of size N, whatever stands above?  */
static bool
is_wrong_on_small(int n)
{
    struct board *b = say_unless_null(board_new(n));
    int chosen[BOARD_MAX_SIZE] = { 0 };
    bool is_wrong;

    do
        is_wrong = is_wrong_about(b, chosen);
    while (!is_wrong && oracle_next_filling(n, chosen));
    board_free(b);
    return is_wrong;
}

/* Is an answer wrong on a board of size N with one queen?  */
static bool
is_wrong_on_large(int n)
{
    struct board *b = say_unless_null(board_new(n));
    bool is_wrong = false;

    for (int queen = 0; queen < n * n; queen++) {
        board_place(b, queen / n, queen % n);
        for (int at = queen / n * n + n; at < n * n && !is_wrong; at++)
            is_wrong = is_wrong_at(b, at / n, at % n);
        board_remove(b, queen / n);
    }
    board_free(b);
    return is_wrong;
}

/* Look for a wrong answer of lab 01's test, and write a byte if there is
   one.  */
static void
look_for_wrong(void *self, int out)
{
    bool is_wrong;

    keep_quiet();
    is_wrong = is_wrong_on_large(LARGE);
    for (int n = 1; n <= SMALL && !is_wrong; n++)
        is_wrong = is_wrong_on_small(n);
    if (is_wrong && write(out, "", 1) != 1)
        _exit(SAY_TROUBLE); /* the parent is gone */
}

/* Do not let a search take the blame for its test.  */
static void
warn_if_wrong(void)
{
    struct child c;
    bool is_wrong;
    char byte;

    child_start(&c, look_for_wrong, NULL, 1);
    is_wrong = child_read(&c, &byte, 1) > 0;
    child_wait(&c);
    if (is_wrong)
        say("your safe_check_is_safe of lab 01 is wrong somewhere (make check "
            "in lab 01); --kit-test searches with the kit's");
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
        warn_if_wrong();
        return safe_check_is_safe;
    }
    say("searching with the kit's own test of squares: %s", why);
    return square_test_queens;
}
