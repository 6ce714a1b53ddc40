/* serve_live.c - lists of live nodes, and bounds, out of a record.
   SPDX-License-Identifier: MIT  */

#include <stdlib.h>

#include "tools/judge/host/moves.h"
#include "tools/judge/host/serve.h"
#include "tools/judge/host/serve_things.h"
#include "tools/judge/wire/live_move.h"

static void
report(int move, int one, int other)
{
    struct watcher w = moves_watcher();
    struct event e = { (enum event_kind)move, one, other };

    if (w.see != NULL)
        w.see(w.self, &e);
}

static void
see(void *self, const struct live *l, const struct live_event *e)
{
    live_move_tell(l, e, report);
}

/* Return a new list, as large as W says.  */
static struct live *
empty_list(struct wire *w)
{
    int n = wire_get_int(w), order = wire_get_int(w), limit = wire_get_int(w);
    struct live *l = live_new(n, (enum live_order)order, limit);

    if (l == NULL)
        abort();
    for (int row = 0; row < n; row++) {
        int col = wire_get_int(w);

        if (col != -1)
            board_place(live_board(l), row, col);
    }
    return l;
}

struct live *
serve_live(struct wire *w)
{
    struct live *l = empty_list(w);
    int count = wire_get_int(w);
    int *numbers = serve_ints(w, 5 * count);
    struct live_node *past = calloc((size_t)count, sizeof *past);
    struct live_watcher watcher = { see, NULL };

    if (past == NULL)
        abort();
    for (int i = 0; i < count; i++)
        past[i] =
            (struct live_node){ .parent = numbers[5 * i],
                                .col = numbers[5 * i + 1],
                                .bound = numbers[5 * i + 2],
                                .turn = numbers[5 * i + 3],
                                .state = (enum live_state)numbers[5 * i + 4] };
    live_move_relive(l, past, count);
    live_watch(l, &watcher);
    free(past);
    free(numbers);
    return l;
}

void
serve_put_live(struct wire *w, const struct live *l)
{
    serve_put_board(w, live_board(l));
}

lower_bound *
serve_lower_bound(struct wire *w)
{
    typedef lower_bound *numbered(int number);

    return ((numbered *)serve_handed("lower_bounds.so",
                                     "lower_bound_numbered"))(wire_get_int(w));
}
