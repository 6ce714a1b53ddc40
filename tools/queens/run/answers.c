/* answers.c - the solutions of a search, one by one as it finds them.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/run/answers.h"

#include "tools/base/clock.h"

static void
take(struct answers *a)
{
    a->count++;
    if (a->take != NULL)
        a->take(a->self, a->setup.board);
}

static bool
see(void *self, const struct event *e)
{
    struct answers *a = self;

    if (e->kind != EVENT_FOUND)
        return false;
    runner_heed_interrupt();
    take(a);
    return a->count == a->stop_at;
}

static void
search(void *self)
{
    struct answers *a = self;

    method_search(&a->setup);
    a->measure = call_measured();
    if (a->watch == WIRE_WATCH_TIME && a->setup.has_found)
        take(a);
}

static void
clear(struct board *b)
{
    for (int row = 0; row < board_size(b); row++)
        board_remove(b, row);
}

/* Search by the kit's own method: that needs no other process.  */
static struct runner_end
search_here(struct answers *a)
{
    int times = a->repeat > 1 ? a->repeat : 1;
    double start = clock_used();

    if (a->watch == WIRE_WATCH_TIME)
        a->stop_at = 1;
    for (int i = 0; i < times; i++) {
        a->count = 0;
        clear(a->setup.board);
        method_search(&a->setup);
    }
    a->measure.seconds = (clock_used() - start) / times;
    return (struct runner_end){ .fate = RUNNER_DONE };
}

/* Keep where the search was when its time was over.  */
static void
keep_place(struct answers *a)
{
    const struct board *b = a->setup.board;
    int row = 0;

    a->measure = call_measured();
    while (row < board_size(b) && board_queen(b, row) >= 0) {
        a->place[row] = board_queen(b, row);
        row++;
    }
    if (row < BOARD_MAX_SIZE)
        a->place[row] = -1;
}

struct runner_end
answers_run(struct answers *a)
{
    struct runner_order order = method_order(&a->setup);
    struct watcher w = { see, a };
    struct runner_end end;

    order.is_fast = a->is_fast;
    order.seconds = a->seconds;
    order.style = (struct call_style){ .watch = a->watch,
                                       .skips_tests = a->skips_tests,
                                       .times = a->repeat,
                                       .stop_at = a->stop_at };
    board_watch(a->setup.board, &w);
    end = a->setup.method == &method_bits ? search_here(a)
                                          : runner_run(&order, search, a);
    board_watch(a->setup.board, NULL);
    if (end.fate == RUNNER_TIMED_OUT)
        keep_place(a);
    clear(a->setup.board);
    return end;
}
