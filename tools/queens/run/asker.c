/* asker.c - ask a lab's test about many squares, without waiting in between.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/run/asker.h"

#include <string.h>

#include "lib/board.h"
#include "tools/base/must.h"
#include "tools/judge/suite/worker.h"

static struct wire record;

/* Take the answer to open question I, which is its ticket.  */
static void
take_answer(struct asker *a, int i)
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
asker_end(struct asker *a)
{
    for (int i = 0; i < a->open; i++)
        take_answer(a, i);
    a->open = 0;
}

void
asker_clear(struct asker *a)
{
    for (int i = 0; i < ASKER_OPEN; i++)
        board_free(a->board[i]);
}

void
asker_ask(struct asker *a, const struct board *b, int row, int col, int number)
{
    struct worker *w = worker_current();

    if (a->open == ASKER_OPEN)
        asker_end(a);
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
