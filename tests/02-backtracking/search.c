/* search.c - one call of backtracking_solve, watched.
   SPDX-License-Identifier: MIT  */
#include "tests/02-backtracking/search.h"

#include <stdlib.h>

#include "labs/02-backtracking/backtracking.h"
#include "tools/judge/right/oracle.h"
#include "tools/judge/right/square_tests.h"
#include "tools/judge/suite/ahead.h"
#include "tools/judge/suite/complaint.h"

struct search
search_new(int n)
{
    struct board *b = board_new(n);

    if (b == NULL)
        abort();
    return (struct search){ .board = b, .is_safe = square_test_queens };
}

struct search
search_started(int n, int row)
{
    struct search s = { .board = solutions_started(n, row),
                        .row = row,
                        .is_safe = square_test_queens };

    return s;
}

void
search_end(struct search *s)
{
    solutions_free(&s->answers);
    board_free(s->before);
    board_free(s->board);
}

void
search_expect(struct search *s, int limit)
{
    if (s->answers.list == NULL) /* else it is known, see ahead_each */
        s->answers = solutions_of(s->board, s->row, s->is_safe, limit);
}

static bool
see(void *self, const struct event *e)
{
    struct search *s = self;

    if (e->kind == EVENT_REFUSED) {
        if (s->refused++ == 0)
            s->first_refused = *e;
        return false;
    }
    if (e->kind == EVENT_PLACE) {
        s->tried |= e->row == s->row ? UINT64_C(1) << e->col : 0;
        s->was_full |= board_count(s->board) == board_size(s->board);
    }
    if (e->kind == EVENT_FOUND)
        s->found++;
    if (s->look != NULL)
        s->look(s, e);
    if (e->kind == EVENT_FOUND && s->found == s->stop_at &&
        solutions_is_one(s->board, s->is_safe)) /* else it is no report */
        s->is_told = true;
    return s->is_told;
}

void
search_run(struct search *s)
{
    struct watcher w = { see, s };

    for (int row = 0; row < s->row; row++)
        s->given[row] = board_queen(s->board, row);
    board_watch(s->board, &w);
    board_watch_refusals(s->board);
    ahead_stop_at(s->stop_at);
    s->said = backtracking_solve(s->board, s->row, s->is_safe);
    board_watch(s->board, NULL);
}

bool
search_has_given(const struct search *s)
{
    int row = 0;

    while (row < s->row && board_queen(s->board, row) == s->given[row])
        row++;
    return row == s->row;
}

/* A queen that is still there is what many failures come from, and they do not
   show it.  */
static void
say_refused(FILE *f, const struct search *s)
{
    const struct event *e = &s->first_refused;

    fprintf(f,
            "board_place(board, %d, %d) was refused (-1): row %d still had a\n"
            "queen. Then\n",
            e->row, e->col, e->row);
    complaint_hint(e->row < s->row
                       ? "the queens above ROW were there at the call: do you "
                         "begin in ROW, and leave the rows above alone?"
                       : "which queen was still in the row of the refused "
                         "board_place? which call put her there, and when "
                         "should it take her away?");
}

FILE *
search_complain(const struct search *s)
{
    FILE *f = complaint_start();

    fprintf(f, "backtracking_solve(board, %d, is_safe), %d queen%s", s->row,
            board_size(s->board), board_size(s->board) == 1 ? "" : "s");
    if (s->row > 0)
        fputs(",\ngiven the queens", f);
    for (int row = 0; row < s->row; row++)
        fprintf(f, " (%d, %d)", row, s->given[row]);
    fputs(":\n", f);
    if (square_test_rule(s->is_safe) != NULL)
        fprintf(f, "with an is_safe that %s,\n", square_test_rule(s->is_safe));
    if (s->refused > 0)
        say_refused(f, s);
    return f;
}

/* Return a hint for who reports a solution with no queen in ROW.  */
static const char *
hint_for_empty(const struct search *s, int row)
{
    if (board_count(s->board) == s->row)
        return "it reports before it has put down a queen: in which calls is "
               "the condition before board_found true? it must be so after the "
               "last row only.";
    while (row < board_size(s->board) && board_queen(s->board, row) == -1)
        row++;
    if (row < board_size(s->board))
        return "a row above a queen is empty: who took her away that stood "
               "there? each call takes away the queen of its own row, and no "
               "other.";
    return "which ROW does a call have when every row has its queen? only that "
           "one may report.";
}

/* Say what is wrong with the board that S reports.  */
static void
complain_about_answer(const struct search *s)
{
    struct oracle o = oracle_of(s->board, board_size(s->board));
    FILE *f = search_complain(s);
    int row = 0;

    while (row < o.n && board_queen(s->board, row) != -1 &&
           oracle_attackers(&o, row, board_queen(s->board, row)) == 0)
        row++;
    if (row == o.n) {
        fprintf(f, "it reports a solution without the queens it was given:\n");
        complaint_hint("do you begin in ROW, and leave the rows above alone?");
    } else if (board_queen(s->board, row) == -1) {
        fprintf(f, "it reports a solution, but row %d has no queen:\n", row);
        complaint_hint(hint_for_empty(s, row));
    } else {
        fprintf(f, "it reports a solution, but A attacks queen !:\n");
        complaint_hint("do you ask is_safe about the very square where you put "
                       "a queen, first row and then column, before you put her "
                       "there, and do what it says?");
        complaint_attack(f, s->board, row, board_queen(s->board, row), o.n);
        complaint_stop();
    }
    complaint_board(f, s->board, -1, -1);
    complaint_stop();
}

void
search_look_at_answers(struct search *s, const struct event *e)
{
    int i;
    FILE *f;

    if (e->kind != EVENT_FOUND)
        return;
    i = solutions_number(&s->answers, s->board);
    if (i == -1)
        complain_about_answer(s);
    if (s->is_seen[i]) {
        f = search_complain(s);
        fprintf(f, "it reports this solution twice:\n");
        complaint_board(f, s->board, -1, -1);
        complaint_hint("what does your search do between the two reports? "
                       "after a report it goes on with the next column.");
        complaint_stop();
    }
    s->is_seen[i] = true;
}

static const char never_called[] =
    "every row had a queen once, but board_found was not called: who tells the "
    "caller of a solution, and when?";

/* Return a hint for who does not report ANSWER, or NULL.  */
static const char *
hint_for_missing(const struct search *s, const struct board *answer)
{
    if (board_size(answer) > 16)
        return "smaller boards are right: can an array or a number of yours "
               "hold the rows and columns of this one?";
    if (s->row == board_size(answer))
        return "every row has its queen at the call already: ROW is "
               "board_size(b). what is due then?";
    if (s->found == 0 && s->was_full)
        return never_called;
    if ((s->tried >> board_queen(answer, s->row) & 1) == 0)
        return "the missing solution begins with a queen that your search "
               "never puts down: which columns does your loop try, and what "
               "ends it?";
    if (s->found == 0)
        return "board_found was never called. does your search never come to "
               "the row below the last, or does it leave out a square on the "
               "way to this solution?";
    return NULL;
}

/* Complain that number I of the answers was not reported.  */
static void
complain_about_missing(const struct search *s, int i)
{
    FILE *f = search_complain(s);

    fprintf(f, "it reports %d solution%s; this one is missing:\n", s->found,
            s->found == 1 ? "" : "s");
    complaint_board(f, s->answers.list[i], -1, -1);
    complaint_hint(hint_for_missing(s, s->answers.list[i]));
    complaint_stop();
}

static void
expect_return(const struct search *s)
{
    FILE *f;

    if (s->said == s->is_told)
        return;
    f = search_complain(s);
    if (s->said) {
        fprintf(f, "it returned true, but board_found never did.\n");
        complaint_hint(
            s->found == 0 && s->was_full ? never_called
            : s->found > 0
                ? "true means that board_found said stop, and nothing else. "
                  "what do you do with what board_found returned, and what "
                  "does each open call return?"
                : "true means that board_found said stop, and nothing else. "
                  "what do you return after the last column?");
    } else {
        fprintf(f,
                "board_found returned true at solution number %d, but\n"
                "it returned false.\n",
                s->stop_at);
        complaint_hint("when board_found has returned true, every call that "
                       "is still open has to return true.");
    }
    complaint_stop();
}

void
search_expect_all(const struct search *s)
{
    expect_return(s);
    for (int i = 0; i < s->answers.count; i++)
        if (!s->is_seen[i])
            complain_about_missing(s, i);
}

void
search_look_at_order(struct search *s, const struct event *e)
{
    int i;
    FILE *f;

    if (e->kind != EVENT_FOUND || s->is_told)
        return;
    i = solutions_number(&s->answers, s->board);
    if (i == -1 && !solutions_is_one(s->board, s->is_safe))
        complain_about_answer(s);
    if (i == s->found - 1)
        return;
    f = search_complain(s);
    if (i >= s->found)
        complaint_hint(
            "one that comes before was passed over: do you try the "
            "columns of a row from 0 to the right, and all of them?");
    fprintf(f, "it reports this as solution number %d:\n", s->found);
    complaint_board(f, s->board, -1, -1);
    if (s->found <= s->answers.count) {
        fprintf(f, "but that is this one:\n");
        complaint_board(f, s->answers.list[s->found - 1], -1, -1);
    } else {
        fprintf(f, "but there are %d only.\n", s->answers.count);
    }
    complaint_stop();
}

void
search_expect_stop(const struct search *s)
{
    if (s->found < s->stop_at && s->found < s->answers.count)
        complain_about_missing(s, s->found);
    expect_return(s);
}
