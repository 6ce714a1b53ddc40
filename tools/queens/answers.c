/* answers.c - the solutions of a search, one by one as it finds them.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/answers.h"

#include <string.h>
#include <time.h>
#include <unistd.h>

#include "tools/queens/say.h"

/* The child's side.  */
struct sender {
    struct board *board;
    long long seen[EVENT_TRY + 1]; /* how many events, by kind */
    long long stop_at;
    int out;
};

/* Small enough for the pipe to take it whole.  */
static void
send(const struct sender *s, bool is_end, double seconds)
{
    struct answer a = {
        .is_end = is_end,
        .counts = { s->seen[EVENT_PLACE], s->seen[EVENT_TRY] },
        .seconds = seconds,
    };
    int n = board_size(s->board);

    for (int row = 0; row < n; row++)
        a.column[row] = (signed char)board_queen(s->board, row);
    if (write(s->out, &a, sizeof a) != sizeof a)
        _exit(SAY_TROUBLE); /* the parent is gone */
}

static bool
see(void *self, const struct event *e)
{
    struct sender *s = self;
    s->seen[e->kind]++;
    if (e->kind != EVENT_FOUND)
        return false;
    send(s, false, 0);
    return s->seen[EVENT_FOUND] == s->stop_at;
}

static double
cpu_time(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

/* Clear B for another search.  */
static void
clear(struct board *b)
{
    board_watch(b, NULL);
    for (int row = 0; row < board_size(b); row++)
        board_remove(b, row);
}

/* Search as often as A says.  Return whether the last one found something, and
   set *SECONDS to what one took.  */
static bool
repeat(struct answers *a, double *seconds)
{
    int times = a->repeat > 0 ? a->repeat : 1;
    double start = cpu_time();
    bool found = method_search(&a->setup);

    for (int i = 1; i < times; i++) {
        clear(a->setup.board);
        found = method_search(&a->setup);
    }
    *seconds = (cpu_time() - start) / times;
    return found;
}

static void
search(void *self, int out)
{
    struct answers *a = self;
    struct sender s = { .board = a->setup.board,
                        .stop_at = a->stop_at,
                        .out = out };
    struct watcher w = { see, &s };
    double seconds;
    bool found;

    if (a->mode == ANSWERS_COUNTED) {
        a->setup.watcher = &w;
        a->setup.tells_tries = !a->skips_tests;
    }
    found = repeat(a, &seconds);
    if (found && a->mode == ANSWERS_BARE)
        send(&s, false, 0);
    send(&s, true, seconds);
}

void
answers_start(struct answers *a)
{
    child_start(&a->child, search, a, 0);
}

/* Read a whole answer.  Return false at the end of what the child wrote.  */
static bool
receive(struct answers *a, struct answer *next)
{
    size_t have = 0, got;

    while (have < sizeof *next) {
        got = child_read(&a->child, (char *)next + have, sizeof *next - have);
        if (got == 0)
            return false;
        have += got;
    }
    return true;
}

bool
answers_next(struct answers *a, struct board *b)
{
    struct answer next;
    int n = board_size(b);

    if (!receive(a, &next))
        return false;
    a->counts = next.counts;
    a->seconds = next.seconds;
    if (next.is_end)
        return false;
    clear(b);
    for (int row = 0; row < n; row++)
        if (next.column[row] >= 0 && next.column[row] < n)
            board_place(b, row, next.column[row]);
    return true;
}
