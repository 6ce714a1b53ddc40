/* fuzz_replies.c - a judge that is lied to, thousands of times.
   SPDX-License-Identifier: MIT

   usage: fuzz_replies [SEED [TESTS]]

   Runs graded tests, a hundred a run, against liar.c.  No lie may pass, crash
   or hang the judge or make it keep a file open.  Against a liar who is honest
   every test must pass, or the lies would prove nothing.  */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/judge/suite/ahead.h"
#include "tools/judge/suite/call.h"
#include "tools/judge/suite/grade.h"

enum { CRITERIA = 100, ENOUGH = 12000, RUNS_MAX = 1000 };

const struct grade_lab grade_lab = { "00", "fuzz", "fuzz.c" };

static struct board *board;
static struct maze *maze;

START_TEST(a_flag_is_believed_only_if_right)
{
    struct wire *w = call_start("fuzz_flag");

    call_wait(w);
    ck_assert(call_end(w, wire_get_bool(w)) == 1);
}
END_TEST

START_TEST(a_number_is_believed_only_if_right)
{
    struct wire *w = call_start("fuzz_number");

    call_wait(w);
    ck_assert(call_end(w, wire_get_int(w)) == 12345);
}
END_TEST

static void
try_board(void *self)
{
    struct wire *w = call_start("fuzz_board");
    bool said;

    for (int row = 0; row < board_size(board); row++)
        board_remove(board, row);
    call_wait_on_board(w, board);
    said = wire_get_bool(w);
    call_get_board(w, board);
    ck_assert(call_end(w, said) && board_count(board) == 0);
}

START_TEST(moves_on_a_board_are_believed_only_if_right)
{
    try_board(NULL);
}
END_TEST

START_TEST(many_replies_are_believed_only_if_right)
{
    char cases[6];

    ahead_each(try_board, cases, 1, 6);
}
END_TEST

START_TEST(moves_in_a_maze_are_believed_only_if_right)
{
    struct wire *w = call_start("fuzz_maze");

    while (maze_steps(maze) >= 0)
        maze_leave(maze);
    call_wait_in_maze(w, maze);
    ck_assert(call_end(w, wire_get_int(w)) == 3 && maze_steps(maze) == -1);
}
END_TEST

void
grade_add_criteria(struct grade *g)
{
    static char id[CRITERIA][16]; /* Check does not copy it */

    for (int i = 0; i < CRITERIA; i++) {
        snprintf(id[i], sizeof id[i], "fuzz.%d", i);
        grade_criterion(g, id[i], 1, "a lie");
        if (i % 5 == 0)
            grade_test(g, a_flag_is_believed_only_if_right);
        else if (i % 5 == 1)
            grade_test(g, a_number_is_believed_only_if_right);
        else if (i % 5 == 2)
            grade_test(g, moves_on_a_board_are_believed_only_if_right);
        else if (i % 5 == 3)
            grade_test(g, many_replies_are_believed_only_if_right);
        else
            grade_test(g, moves_in_a_maze_are_believed_only_if_right);
    }
}

/* Return how many files this process has open, or 0 if nobody tells.  */
static int
open_files(void)
{
    DIR *files = opendir("/proc/self/fd");
    int count = 0;

    while (files != NULL && readdir(files) != NULL)
        count++;
    if (files != NULL)
        closedir(files);
    return count;
}

/* Run the tests against the liar of SEED.  Return how many were judged, and
   add to *PASSED those that passed.  */
static int
run(const char *liar, uint64_t seed, int counts[], int *passed)
{
    char text[24];
    struct grade_order order = { .worker = { .host = liar,
                                             .plugin = { { "fuzz", text } },
                                             .scale = seed == 0 ? 10 : 0.03 },
                                 .seed = 1 };
    struct result *r;
    int judged = 0;

    snprintf(text, sizeof text, "%llu", (unsigned long long)seed);
    r = grade_run(&order, NULL);
    for (int i = 0; i < r->criteria; i++) {
        counts[r->criterion[i].verdict]++;
        judged += r->criterion[i].verdict != VERDICT_NOT_RUN;
        *passed += r->criterion[i].verdict == VERDICT_PASSED;
    }
    result_free(r);
    return judged;
}

/* Say WHAT went wrong with SEED, and return the exit status.  */
static int
give_up(const char *what, uint64_t seed)
{
    fprintf(stderr, "fuzz_replies: %s, seed %llu\n", what,
            (unsigned long long)seed);
    return 1;
}

/* Lie TESTS times, from SEED on.  */
static int
lie(const char *liar, uint64_t seed, int tests)
{
    int counts[VERDICT_INTERNAL + 1] = { 0 };
    int judged = 0, passed = 0, files = open_files();

    for (int i = 0; judged < tests && i < RUNS_MAX; i++, seed++) {
        judged += run(liar, seed, counts, &passed);
        if (passed > 0)
            return give_up("a lie was believed", seed);
        if (open_files() != files)
            return give_up("a file was left open", seed);
    }
    for (int v = 0; v <= VERDICT_INTERNAL; v++)
        printf("%6d %s\n", counts[v], result_words((enum verdict)v)->name);
    return judged >= tests ? 0 : give_up("too few tests were judged", seed);
}

int
main(int argc, char **argv)
{
    uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
    int tests = argc > 2 ? atoi(argv[2]) : ENOUGH, status;
    int counts[VERDICT_INTERNAL + 1] = { 0 }, passed = 0;
    char liar[4096];
    const char *slash = strrchr(argv[0], '/');

    snprintf(liar, sizeof liar, "%.*sliar",
             slash != NULL ? (int)(slash + 1 - argv[0]) : 0, argv[0]);
    board = board_new(4);
    maze = maze_new(4, 4);
    run(liar, 0, counts, &passed);
    if (passed != CRITERIA)
        return give_up("the truth was not believed", 0);
    status = lie(liar, seed, tests);
    board_free(board);
    maze_free(maze);
    return status;
}
