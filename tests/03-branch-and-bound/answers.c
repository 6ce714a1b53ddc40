/* answers.c - compare what a search answers with what it must.
   SPDX-License-Identifier: MIT  */
#include "tests/03-branch-and-bound/answers.h"

#include "tests/harness/complaint.h"
#include "tests/harness/square_tests.h"

static bool
is_told_to_stop(const struct answers *a)
{
    return a->stop_at > 0 && a->found >= a->stop_at;
}

/* Return the node of the next solution, or 0 if there is none.  */
static int
next_solution(const struct answers *a)
{
    for (int i = a->at + 1; i < a->tree.count; i++)
        if (nodes_is_full(&a->tree, i))
            return i;
    return 0;
}

static FILE *
start_complaint(const struct answers *a)
{
    const char *rule = square_test_rule(a->is_safe);
    FILE *f = complaint_start();

    if (rule != NULL)
        fprintf(f, "With an is_safe that %s:\n", rule);
    fprintf(f, "%s, n = %d", a->call, a->tree.n);
    if (a->stop_at > 0)
        fprintf(f, ", to stop at\nsolution %d", a->stop_at);
    return f;
}

/* Draw the board, and beside the word SHOULD_BE node I.  */
static void
draw(FILE *f, const struct answers *a, const char *should_be, int i)
{
    struct board *b = board_copy(a->board);

    complaint_board(f, a->board, -1, -1);
    if (b == NULL)
        return;
    fprintf(f, "%s\n", should_be);
    nodes_show(&a->tree, i, b);
    complaint_board(f, b, -1, -1);
    board_free(b);
}

static void
complain_about_report(const struct answers *a, int expected)
{
    FILE *f = start_complaint(a);

    fprintf(f, ",\nreports these queens to board_found%s\n",
            is_told_to_stop(a) ? ", although it\nwas told to stop:"
            : expected != 0    ? ":"
            : a->found > 0     ? ", although all\nsolutions were reported:"
                               : ", although there\nis no solution:");
    if (is_told_to_stop(a))
        complaint_hint("when board_found has returned true, every call that is "
                       "still open has to return true.");
    else
        complaint_hint("follow the search to these queens: which of them must "
                       "not be there, or which solution was passed over?");
    if (is_told_to_stop(a) || expected == 0)
        complaint_board(f, a->board, -1, -1);
    else
        draw(f, a, "The next solution is", expected);
    complaint_stop();
}

static bool
see(void *self, const struct event *e)
{
    struct answers *a = self;
    int expected;

    if (e->kind != EVENT_FOUND)
        return false;
    expected = next_solution(a);
    if (is_told_to_stop(a) || expected == 0 ||
        !nodes_is_at(&a->tree, expected, a->board))
        complain_about_report(a, expected);
    a->at = expected;
    a->found++;
    return is_told_to_stop(a);
}

void
answers_start(struct answers *a)
{
    struct watcher w = { see, a };

    a->tree = nodes_of(a->board, a->from, a->is_safe);
    board_watch(a->board, &w);
}

void
answers_end(struct answers *a, bool said)
{
    int missing = is_told_to_stop(a) ? 0 : next_solution(a);
    int left = is_told_to_stop(a) ? a->at : 0; /* 0: as at the call */
    FILE *f;

    board_watch(a->board, NULL);
    if (missing == 0 && said == is_told_to_stop(a) &&
        nodes_is_at(&a->tree, left, a->board)) {
        nodes_free(&a->tree);
        return;
    }
    f = start_complaint(a);
    if (missing != 0) {
        fprintf(f, ",\nreturns after %d solutions, with this board:\n",
                a->found);
        draw(f, a, "It did not report", missing);
        complaint_hint("which queen of the missing solution was never placed, "
                       "or taken away too soon? why?");
    } else if (said != is_told_to_stop(a)) {
        fprintf(f, ",\nreturns %s, but board_found %s.\n",
                said ? "true" : "false",
                said ? "never said stop" : "said stop: return true");
        complaint_hint("true means that board_found said stop, and nothing "
                       "else. what does your loop do with the value that the "
                       "call for the next row returns?");
    } else {
        fprintf(f, ",\nreturns %s and leaves this board:\n",
                said ? "true" : "false");
        draw(f, a, said ? "The solution is" : "At the call it was", left);
        complaint_hint(said ? "when the answer is true, the solution stays: "
                              "who must not remove?"
                            : "does every board_place have its board_remove, "
                              "on every way out that returns false?");
    }
    complaint_stop();
}
