/* caption_node.c - the words in a picture of a tree: a node in a sentence.
   SPDX-License-Identifier: MIT  */
#include <string.h>

#include "lib/picture/caption.h"

/* Return the column of the queen that stands in ROW above NODE.  */
static int
column_above(const struct tree *t, int node, int row)
{
    while (node > 0 && tree_node(t, node)->row != row)
        node = tree_node(t, node)->parent;
    return tree_node(t, node)->col;
}

static void
append_reason(const struct tree *t, int node, struct attack_map *c,
              struct caption *w)
{
    const struct tree_node *v = tree_node(t, node);
    const struct tree_fact *fact = tree_fact(t, node);
    int by = c != NULL ? attack_map_first(tree_attackers(t, node, c)) : -1;

    if (v->reason == TREE_WALL)
        caption_append(w, " Refused: there is a wall.");
    else if (v->reason == TREE_SEEN)
        caption_append(w, " Refused: the rat has been there.");
    else if (v->reason == TREE_SKIPPED)
        caption_append(w, " Left out, though nothing stands in the way.");
    else if (v->reason == TREE_FULL_ROW && fact != NULL)
        caption_append(w, " Killed: no safe square is left in row %d.",
                       fact->full_row + 1);
    else if (v->reason == TREE_BOUND && fact != NULL && fact->best >= 0)
        caption_append(w,
                       c == NULL
                           ? " Refused: its bound of %d steps is not below %d, "
                             "the shortest way so far."
                           : " Killed: its bound %d is not below %d, the best "
                             "so far.",
                       fact->bound, fact->best);
    else if (v->reason == TREE_BOUND && c == NULL)
        caption_append(w, " Refused: no shorter way can lead through it.");
    else if (by >= 0)
        caption_append(w, " Killed: the queen in row %d, column %d attacks it.",
                       by + 1, column_above(t, node, by) + 1);
    else
        caption_append(w, " Killed: the search went no deeper.");
}

static void
append_state(const struct tree *t, int node, struct attack_map *c,
             struct caption *w)
{
    const struct tree_node *v = tree_node(t, node);

    if (v->state == TREE_KILLED)
        append_reason(t, node, c, w);
    else if (v->state == TREE_DEAD)
        caption_append(w, " Dead: no answer was found below it.");
    else if (v->state == TREE_OPEN && tree_kind(t) == TREE_LIST)
        caption_append(w, " Live: it is in the list at the end.");
    else if (v->state == TREE_PLAIN && tree_kind(t) == TREE_LIST)
        caption_append(w, " The E-node: it is being expanded.");
    else if (v->state == TREE_OPEN)
        caption_append(w,
                       " Unfinished: the search was cut short here or below.");
    else if (v->state == TREE_LIVE)
        caption_append(w, tree_kind(t) == TREE_MAZE ? " Leads to the goal."
                                                    : " Leads to an answer.");
    if (v->flags & TREE_FALSE)
        caption_append(w, tree_kind(t) == TREE_MAZE
                              ? " Reported as a way, but it is none."
                              : " Reported as a solution, but it is none.");
    else if (v->state == TREE_ANSWER)
        caption_append(w, " An answer.");
}

/* Append what is wrong with V of a list, of FLAGS.  */
static void
append_list_faults(const struct tree_node *v, unsigned flags, struct caption *w)
{
    bool is_killed = v->state == TREE_KILLED;

    if (flags & TREE_STRAY)
        caption_append(w, v->state == TREE_OPEN
                              ? " Wrong: it may lead to a better answer, and "
                                "was never taken."
                              : " Wrong: not all its children were there when "
                                "the search went on.");
    if (flags & TREE_UNDUE)
        caption_append(w, " Wrong: this was not next.");
    if (flags & TREE_SPARED)
        caption_append(w, is_killed ? " Wrong: something else was done before "
                                      "it was killed."
                                    : " Wrong: it should have been killed.");
}

/* Append which FLAGS of NODE are faults.  */
static void
append_faults(const struct tree *t, const struct tree_node *v, unsigned flags,
              struct caption *w)
{
    bool is_maze = tree_kind(t) == TREE_MAZE;

    flags &= v->flags;
    if (flags & TREE_ILLEGAL && v->state != TREE_KILLED)
        caption_append(w, is_maze ? " Wrong: no step leads here."
                          : v->row != v->depth - 1
                              ? " Wrong: this row was not next."
                              : " Wrong: a queen attacks it.");
    if (tree_kind(t) == TREE_LIST) {
        append_list_faults(v, flags, w);
        flags &= TREE_UNREPORTED;
    }
    if (flags & TREE_STRAY)
        caption_append(w, " Wrong: it was never taken back.");
    if (flags & TREE_UNDUE && v->state != TREE_KILLED)
        caption_append(w, " Wrong: this move was not next.");
    else if (flags & TREE_UNDUE && v->reason != TREE_SKIPPED)
        caption_append(w, " Wrong: a queen was placed here all the same.");
    if (flags & TREE_SPARED)
        caption_append(w, is_maze ? " Wrong: it should have been refused."
                                  : " Wrong: it should have been killed.");
    if (flags & TREE_UNREPORTED)
        caption_append(w, " Wrong: it is an answer, but was not reported.");
}

void
caption_alarm(const struct tree *t, int node, struct caption *w)
{
    static const char *const marks[] = {
        [TREE_FALSE_SAFE] = "test said safe",
        [TREE_FALSE_KILL] = "test said attacked",
        [TREE_EXTRA] = "extra",
        [TREE_MISSING] = "missing",
        [TREE_CHANGED] = "differs",
        [TREE_FALSE_BOUND] = "wrong bound",
    };
    const struct tree_node *v = tree_node(t, node);
    bool is_maze = tree_kind(t) == TREE_MAZE;
    bool is_list = tree_kind(t) == TREE_LIST;

    if (v->flags & TREE_FALSE)
        caption_add(w, is_maze ? "no way" : "no solution");
    else if (v->flags & TREE_ILLEGAL && v->state != TREE_KILLED)
        caption_add(w, is_maze                  ? "no step"
                       : v->row != v->depth - 1 ? "out of turn"
                                                : "attacked");
    if (v->flags & TREE_STRAY)
        caption_add(w, is_maze                            ? "never left"
                       : is_list && v->state == TREE_OPEN ? "never taken"
                       : is_list                          ? "children missing"
                                                          : "not undone");
    if (v->flags & TREE_UNDUE && v->reason != TREE_SKIPPED)
        caption_add(w, v->state == TREE_KILLED && !is_list ? "was placed"
                                                           : "out of order");
    if (v->flags & TREE_SPARED)
        caption_add(w, v->state == TREE_ANSWER   ? "not better"
                       : v->state == TREE_KILLED ? "killed too late"
                       : is_maze                 ? "should be refused"
                                                 : "should be killed");
    if (v->flags & TREE_UNREPORTED)
        caption_add(w, "not reported");
    if (v->mark > TREE_AGREED)
        caption_add(w, "%s", marks[v->mark]);
}

void
caption_parts(const struct tree *t, int node, struct attack_map *c,
              struct caption *w)
{
    const struct tree_node *v = tree_node(t, node);
    unsigned late = TREE_UNREPORTED;

    if (v->state != TREE_ANSWER)
        late |= TREE_SPARED;
    w->count = 0;
    if (v->number == 0)
        caption_add(w, "A node outside the tree");
    else
        caption_add(w, "Node %lld", v->number);
    if (tree_kind(t) == TREE_MAZE)
        caption_append(w, ": row %d, column %d.", v->row + 1, v->col + 1);
    else if (node == 0)
        caption_append(w, ": the empty board.");
    else
        caption_append(w, ": x%d = %d.", v->row + 1, v->col + 1);
    caption_add(w, "%s", "");
    append_state(t, node, c, w);
    caption_add(w, "%s", "");
    append_faults(t, v, ~(late | TREE_STRAY), w);
    caption_add(w, "%s", "");
    append_faults(t, v, late, w);
    caption_add(w, "%s", "");
    append_faults(t, v, TREE_STRAY, w);
}

void
caption_sentence(const struct tree *t, int node, struct attack_map *c,
                 struct caption *w)
{
    caption_parts(t, node, c, w);
    for (int i = 1; i < w->count; i++)
        strncat(w->line[0], w->line[i],
                CAPTION_LENGTH - 1 - strlen(w->line[0]));
    w->count = 1;
}
