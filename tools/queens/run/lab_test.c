/* lab_test.c - which test of squares to search with, and what one says of
   many squares.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/run/lab_test.h"

#include <string.h>

#include "lib/board.h"
#include "tools/base/must.h"
#include "tools/base/say.h"
#include "tools/judge/right/square_tests.h"
#include "tools/judge/suite/worker.h"
#include "tools/queens/run/code.h"
#include "tools/queens/run/method.h"
#include "tools/queens/run/whose.h"

static struct wire record;

/* Take the answer to open question I, which is its ticket.  */
static void
take_answer(struct lab_test_asker *a, int i)
{
    struct worker *w = worker_current();
    bool said;

    worker_receive(w, &record);
    said = wire_get_bool(&record);
    if (wire_kind(&record) == WIRE_RETURN)
        call_kept_board(&record, a->board[i]);
    board_free(a->board[i]);
    a->board[i] = NULL;
    if (wire_kind(&record) != WIRE_RETURN ||
        wire_ticket(&record) != (uint32_t)i || !wire_is_done(&record))
        worker_stop(w, VERDICT_FAILED, "",
                    "It says neither true nor false.  Is a return missing?\n");
    a->take(a->self, a->number[i], said);
}

void
lab_test_await(struct lab_test_asker *a)
{
    for (int i = 0; i < a->open; i++)
        take_answer(a, i);
    a->open = 0;
}

void
lab_test_clear(struct lab_test_asker *a)
{
    for (int i = 0; i < LAB_TEST_OPEN; i++)
        board_free(a->board[i]);
}

void
lab_test_ask(struct lab_test_asker *a, const struct board *b, int row, int col,
             int number)
{
    struct worker *w = worker_current();

    if (a->open == LAB_TEST_OPEN)
        lab_test_await(a);
    a->number[a->open] = number;
    a->board[a->open] = must(board_copy(b));
    worker_about_to_call(w, a->test->function);
    wire_start(&record, WIRE_CALL, (uint32_t)a->open++);
    wire_put_text(&record, a->test->function, strlen(a->test->function));
    wire_put_int(&record, WIRE_WATCH);
    call_put_board(&record, b);
    wire_put_int(&record, row);
    wire_put_int(&record, col);
    worker_send(w, &record);
}

/* All boards of these sizes are looked at, and one large one with any single
   queen.  */
enum { SMALL = 4, LARGE = 8 };

struct inquiry {
    struct lab_test_asker asker;
    struct board *board; /* that is asked about */
    bool has_answered;
    bool is_wrong;
};

static void
take(void *self, int is_safe, bool said)
{
    struct inquiry *q = self;

    q->has_answered = true;
    q->is_wrong |= said != (is_safe != 0);
}

static void
ask(struct inquiry *q, const struct board *b, int row, int col)
{
    lab_test_ask(&q->asker, b, row, col, square_test_queens(b, row, col));
}

/* Ask about every square of ROW, and of the rows below with a queen on it.  */
static void
ask_below(struct inquiry *q, struct board *b, int row)
{
    for (int col = 0; col < board_size(b); col++) {
        ask(q, b, row, col);
        board_place(b, row, col);
        if (row + 1 < board_size(b))
            ask_below(q, b, row + 1);
        board_remove(b, row);
    }
}

/* Ask about the squares below each queen that can stand alone on B.  */
static void
ask_with_one(struct inquiry *q, struct board *b)
{
    int n = board_size(b);

    for (int queen = 0; queen < n * n; queen++) {
        board_place(b, queen / n, queen % n);
        for (int at = queen / n * n + n; at < n * n; at++)
            ask(q, b, at / n, at % n);
        board_remove(b, queen / n);
    }
}

/* Look for a wrong answer of the lab's test.  */
static void
look_for_wrong(void *self)
{
    struct inquiry *q = self;

    for (int n = 1; n <= LARGE; n++) {
        board_free(q->board);
        q->board = must(board_new(n));
        if (n <= SMALL)
            ask_below(q, q->board, 0);
        else if (n == LARGE)
            ask_with_one(q, q->board);
    }
    lab_test_await(&q->asker);
}

/* Return the student's test if it answers.  Do not let a search take the blame
   for it: say if it is wrong.  */
static square_test *
students_test(void)
{
    const struct method_helper *test = &method_tests[0];
    struct inquiry q = { .asker = { .test = test, .take = take, .self = &q } };
    struct runner_order order = { .function = test->function,
                                  .labs = { test->lab },
                                  .seconds = 1,
                                  .is_quiet = true };
    struct runner_end end = runner_run(&order, look_for_wrong, &q);

    board_free(q.board);
    lab_test_clear(&q.asker);
    if (!q.has_answered) {
        say("searching with the kit's own test of squares: %s", end.note);
        return square_test_queens;
    }
    say("searching with your %s of lab 01", test->function);
    if (q.is_wrong)
        say("your %s of lab 01 is wrong somewhere (make check in lab 01); "
            "--kit-test searches with the kit's",
            test->function);
    return method_own_test;
}

square_test *
lab_test(bool wants_kit)
{
    if (wants_kit || method_tests[0].name == NULL || code_file() != NULL) {
        say("searching with the kit's own test of squares");
        return square_test_queens;
    }
    return whose_is_student() ? students_test() : method_own_test;
}
