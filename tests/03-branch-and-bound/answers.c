/* answers.c - compare what a search answers with what it must.
   SPDX-License-Identifier: MIT  */
#include "tests/03-branch-and-bound/parts.h"

#include "tools/base/must.h"
#include "tools/judge/right/square_tests.h"
#include "tools/judge/suite/ahead.h"
#include "tools/judge/suite/complaint.h"
#include "tools/judge/suite/grade.h"

static bool
is_told_to_stop(const struct answers *a)
{
    return a->stop_at > 0 && a->found >= a->stop_at;
}

/* Return the next solution, or NULL if there is none.  */
static const struct board *
next_solution(const struct answers *a)
{
    return a->found < a->right.count ? a->right.list[a->found] : NULL;
}

static FILE *
start_complaint(const struct answers *a)
{
    const char *rule = square_test_rule(a->is_safe);
    FILE *f = complaint_start();

    if (rule != NULL)
        fprintf(f, "With an is_safe that %s:\n", rule);
    fprintf(f, "%s, n = %d", a->call, board_size(a->board));
    if (a->stop_at > 0)
        fprintf(f, ", to stop at\nsolution %d", a->stop_at);
    return f;
}

/* Draw the board, and below the words SHOULD_BE the board RIGHT.  */
static void
draw(FILE *f, const struct answers *a, const char *should_be,
     const struct board *right)
{
    complaint_board(f, a->board, -1, -1);
    fprintf(f, "%s\n", should_be);
    complaint_board(f, right, -1, -1);
}

static void
complain_about_report(const struct answers *a, const struct board *expected)
{
    FILE *f = start_complaint(a);

    fprintf(f, ",\nreports these queens to board_found%s\n",
            is_told_to_stop(a) ? ", although it\nwas told to stop:"
            : expected != NULL ? ":"
            : a->found > 0     ? ", although all\nsolutions were reported:"
                               : ", although there\nis no solution:");
    if (is_told_to_stop(a))
        complaint_hint("when board_found has returned true, every call that is "
                       "still open has to return true.");
    else
        complaint_hint("follow the search to these queens: which of them must "
                       "not be there, or which solution was passed over?");
    if (is_told_to_stop(a) || expected == NULL)
        complaint_board(f, a->board, -1, -1);
    else
        draw(f, a, "The next solution is", expected);
    complaint_stop();
}

static bool
see(void *self, const struct event *e)
{
    struct answers *a = self;
    const struct board *expected = next_solution(a);

    if (e->kind != EVENT_FOUND)
        return false;
    if (is_told_to_stop(a) || expected == NULL ||
        !board_is_equal(expected, a->board))
        complain_about_report(a, expected);
    a->found++;
    return is_told_to_stop(a);
}

void
answers_start(struct answers *a)
{
    struct watcher w = { see, a };

    a->before = must(board_copy(a->board));
    a->right = solutions_of(a->board, a->from, a->is_safe, a->stop_at);
    board_watch(a->board, &w);
    ahead_stop_at(a->stop_at);
}

void
answers_end(struct answers *a, bool said)
{
    bool is_told = is_told_to_stop(a);
    const struct board *missing = is_told ? NULL : next_solution(a);
    const struct board *left =
        is_told ? a->right.list[a->found - 1] : a->before;
    FILE *f;

    board_watch(a->board, NULL);
    if (missing == NULL && said == is_told && board_is_equal(left, a->board)) {
        solutions_free(&a->right);
        board_free(a->before);
        return;
    }
    f = start_complaint(a);
    if (missing != NULL) {
        fprintf(f, ",\nreturns after %d solutions, with this board:\n",
                a->found);
        draw(f, a, "It did not report", missing);
        complaint_hint("which queen of the missing solution was never placed, "
                       "or taken away too soon? why?");
    } else if (said != is_told) {
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
