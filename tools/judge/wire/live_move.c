/* live_move.c - what is done with a list of live nodes, as moves.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/wire/live_move.h"

static bool
add(struct live_moves *m, int parent, int col)
{
    struct live_node p;
    int least = m->bound;

    m->bound = -1;
    if (parent < 0 || parent >= live_generated(m->list))
        return false;
    p = live_node(m->list, parent);
    return least >= 0 && p.state == LIVE_TAKEN &&
           p.depth < live_size(m->list) && col >= 0 &&
           col < live_size(m->list) &&
           live_add(m->list, parent, col, least) != LIVE_FULL;
}

/* Tell whether NODE is the E-node and has no child.  */
static bool
is_barren(const struct live_moves *m, int node)
{
    return node == m->e_node && live_node(m->list, node).state == LIVE_TAKEN &&
           !live_has_child(m->list, node);
}

static bool
change(struct live_moves *m, int move, int node)
{
    struct live_node v;

    if (node < 0 || node >= live_generated(m->list))
        return false;
    v = live_node(m->list, node);
    if (move == LIVE_MOVE_KILL && is_barren(m, node)) {
        live_kill(m->list, node);
        return true;
    }
    if (v.state != LIVE_IN_LIST)
        return false;
    if (move == LIVE_MOVE_KILL)
        live_kill(m->list, node);
    else if (move == LIVE_MOVE_FOUND && v.depth == live_size(m->list))
        live_found(m->list, node);
    else if (move == LIVE_MOVE_TAKE)
        live_take(m->list, m->e_node = node);
    else
        return false;
    return true;
}

bool
live_move_make(struct live_moves *m, int move, int one, int other)
{
    if (move == LIVE_MOVE_BOUND) {
        m->bound = one;
        return true;
    }
    return move == LIVE_MOVE_ADD ? add(m, one, other) : change(m, move, one);
}

void
live_move_tell(const struct live *l, const struct live_event *e,
               void (*tell)(int move, int one, int other))
{
    struct live_node v = live_node(l, e->node);

    if (e->state == LIVE_IN_LIST) {
        tell(LIVE_MOVE_BOUND, v.bound, 0);
        tell(LIVE_MOVE_ADD, v.parent, v.col);
    } else
        tell(LIVE_MOVE_ADD + (int)e->state, e->node, 0);
}

/* Let E-nodes take their turns up to TURN; TAKEN of them have had theirs.
   Return how many have then.  */
static int
take_until(struct live *l, const struct live_node *past, int taken, int turn)
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

void
live_move_relive(struct live *l, const struct live_node *past, int count)
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
