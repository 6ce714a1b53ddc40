/* answers.c - the solutions of a search, one by one as it finds them.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/run/answers.h"

#include "tools/base/clock.h"
#include "tools/base/say.h"
#include "tools/judge/right/oracle.h"
#include "tools/queens/run/whose.h"

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

/* Up to this size, to count the solutions takes no time.  */
enum { COUNTED_TO = 8 };

static int
count_solutions(int n)
{
    int cols[BOARD_MAX_SIZE] = { 0 };
    int count = 0;

    cols[n - 1] = -1;
    while (oracle_next_safe(n, 0, n, cols))
        count++;
    return count;
}

/* On a small board, we know what there is to find.  */
static int
say_counted(int n, long long found)
{
    const char *whose = whose_is_student() ? "your" : "the";
    int count = count_solutions(n);

    if (count == 0)
        say("no solution exists for N = %d", n);
    else if (found >= count)
        say("there are only %d solutions for N = %d", count, n);
    else if (found == 0)
        say("%s search found none, but there %s %d for N = %d", whose,
            count == 1 ? "is" : "are", count, n);
    else
        say("%s search found only %lld, but there are %d for N = %d", whose,
            found, count, n);
    return found < count ? EXIT_CODE : EXIT_NONE;
}

int
answers_say_few(const struct request *r, long long found, long long reported)
{
    if (found == 0 && reported > 0) {
        say("%s search reported %lld solution%s, but returned false: when "
            "board_found says stop, it must return true",
            whose_is_student() ? "your" : "the", reported,
            reported == 1 ? "" : "s");
        return EXIT_CODE;
    }
    if (r->n <= COUNTED_TO)
        return say_counted(r->n, found);
    if (found == 0) {
        say("the search found none; for N > 3 there is one");
        return EXIT_CODE;
    }
    say("the search found only %lld solutions for N = %d", found, r->n);
    return EXIT_NONE;
}

enum { IMAGES = 8 };

/* Set TO to image number I of FROM, the columns of N queens by row: bit 0 swaps
   left and right, bit 1 top and bottom, bit 2 rows and columns.  */
static void
reflect(const int *from, int n, int i, int *to)
{
    for (int row = 0; row < n; row++) {
        int r = i & 2 ? n - 1 - row : row;
        int c = i & 1 ? n - 1 - from[row] : from[row];

        if (i & 4)
            to[c] = r;
        else
            to[r] = c;
    }
}

bool
answers_is_first(const struct board *b)
{
    int n = board_size(b);
    int queens[BOARD_MAX_SIZE], image[BOARD_MAX_SIZE];

    for (int row = 0; row < n; row++)
        queens[row] = board_queen(b, row);
    for (int i = 1; i < IMAGES; i++) {
        int row = 0;

        reflect(queens, n, i, image);
        while (row < n && image[row] == queens[row])
            row++;
        if (row < n && image[row] < queens[row])
            return false;
    }
    return true;
}
