/* serve_live.c - lists of live nodes, and bounds, out of a record.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/host/serve_live.h"

#include <stdlib.h>

#include "lib/live_watch.h"
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
    struct live_node v = live_node(l, e->node);

    if (e->state == LIVE_IN_LIST) {
        report(LIVE_MOVE_BOUND, v.bound, 0);
        report(LIVE_MOVE_ADD, v.parent, v.col);
    } else
        report(LIVE_MOVE_ADD + e->state, e->node, 0);
}

/* What the record says of a node.  */
struct past {
    int parent, col, bound, turn, state;
};

/* Let E-nodes take their turns up to TURN; TAKEN of them have had theirs.
   Return how many have then.  */
static int
take_until(struct live *l, const struct past *past, int taken, int turn)
{
    for (int i = 0; taken < turn; i = (i + 1) % live_generated(l))
        if (past[i].turn == taken + 1) {
            live_take(l, i);
            taken++;
            if (past[i].state == LIVE_KILLED)
                live_kill(l, i);
        }
    return taken;
}

/* Do with L, which is new, all that was done with the one in the record.  */
static void
relive(struct live *l, const struct past *past, int count)
{
    int taken = 0, last = past[0].turn;

    for (int i = 1; i < count; i++) {
        taken = take_until(l, past, taken, past[past[i].parent].turn);
        live_add(l, past[i].parent, past[i].col, past[i].bound);
        if (past[i].turn == 0 && past[i].state == LIVE_KILLED)
            live_kill(l, i);
        else if (past[i].state == LIVE_ANSWER)
            live_found(l, i);
        last = past[i].turn > last ? past[i].turn : last;
    }
    take_until(l, past, taken, last);
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
    struct past *past = calloc((size_t)count, sizeof *past);
    struct live_watcher watcher = { see, NULL };

    if (past == NULL)
        abort();
    for (int i = 0; i < count; i++)
        past[i] = (struct past){ numbers[5 * i], numbers[5 * i + 1],
                                 numbers[5 * i + 2], numbers[5 * i + 3],
                                 numbers[5 * i + 4] };
    relive(l, past, count);
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
