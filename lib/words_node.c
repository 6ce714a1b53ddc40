/* words_node.c - the words in a picture of a tree: a node in a sentence.
   SPDX-License-Identifier: MIT  */
#include <stdio.h>

#include "lib/words.h"

uint64_t
words_attackers(const struct tree *t, int node, struct cover *c)
{
    const struct tree_node *v = tree_node(t, node);
    uint64_t set;

    for (int i = v->parent; i > 0; i = tree_node(t, i)->parent)
        cover_place(c, tree_node(t, i)->row, tree_node(t, i)->col);
    set = node > 0 ? cover_at(c, v->row, v->col) : 0;
    for (int i = v->parent; i > 0; i = tree_node(t, i)->parent)
        cover_remove(c, tree_node(t, i)->row, tree_node(t, i)->col);
    return set;
}

/* Return the column of the queen that stands in ROW above NODE.  */
static int
column_above(const struct tree *t, int node, int row)
{
    while (node > 0 && tree_node(t, node)->row != row)
        node = tree_node(t, node)->parent;
    return tree_node(t, node)->col;
}

static void
append_reason(const struct tree *t, int node, struct cover *c, struct words *w)
{
    const struct tree_node *v = tree_node(t, node);
    const struct tree_fact *fact = tree_fact(t, node);
    int by = c != NULL ? cover_first(words_attackers(t, node, c)) : -1;

    if (v->reason == TREE_WALL)
        words_append(w, " Refused: there is a wall.");
    else if (v->reason == TREE_SEEN)
        words_append(w, " Refused: the rat has been there.");
    else if (v->reason == TREE_SKIPPED)
        words_append(w, " Left out, though nothing stands in the way.");
    else if (v->reason == TREE_FULL_ROW && fact != NULL)
        words_append(w, " Killed: no safe square is left in row %d.",
                     fact->full_row + 1);
    else if (v->reason == TREE_BOUND && fact != NULL && fact->best >= 0)
        words_append(w,
                     " Killed: its bound %d is not below %d, the best so far.",
                     fact->bound, fact->best);
    else if (v->reason == TREE_BOUND && c == NULL)
        words_append(w, " Refused: no shorter way can lead through it.");
    else if (by >= 0)
        words_append(w, " Killed: the queen in row %d, column %d attacks it.",
                     by + 1, column_above(t, node, by) + 1);
    else
        words_append(w, " Killed: the search went no deeper.");
}

static void
append_state(const struct tree *t, int node, struct cover *c, struct words *w)
{
    const struct tree_node *v = tree_node(t, node);

    if (v->state == TREE_KILLED)
        append_reason(t, node, c, w);
    else if (v->state == TREE_DEAD)
        words_append(w, " Dead: nothing below it leads to an answer.");
    else if (v->state == TREE_OPEN)
        words_append(w, " Unfinished: the search was cut short here or below.");
    else if (v->state == TREE_LIVE)
        words_append(w, tree_kind(t) == TREE_MAZE ? " Leads to the goal."
                                                  : " Leads to an answer.");
    if (v->flags & TREE_FALSE)
        words_append(w, " Reported as a solution, but it is none.");
    else if (v->state == TREE_ANSWER)
        words_append(w, " An answer.");
}

static void
append_faults(const struct tree *t, const struct tree_node *v, struct words *w)
{
    bool is_maze = tree_kind(t) == TREE_MAZE;

    if (v->flags & TREE_ILLEGAL && v->state != TREE_KILLED)
        words_append(w, is_maze ? " Wrong: no step leads here."
                        : v->row != v->depth - 1
                            ? " Wrong: this row was not next."
                            : " Wrong: a queen attacks it.");
    if (v->flags & TREE_STRAY)
        words_append(w, " Wrong: it was never taken back.");
    if (v->flags & TREE_UNDUE && v->state != TREE_KILLED)
        words_append(w, " Wrong: this move was not next.");
    else if (v->flags & TREE_UNDUE && v->reason != TREE_SKIPPED)
        words_append(w, " Wrong: a queen was placed here all the same.");
    if (v->flags & TREE_SPARED)
        words_append(w, is_maze ? " Wrong: it should have been refused."
                                : " Wrong: it should have been killed.");
    if (v->flags & TREE_UNREPORTED)
        words_append(w, " Wrong: it is an answer, but was not reported.");
}

void
words_sentence(const struct tree *t, int node, struct cover *c, struct words *w)
{
    const struct tree_node *v = tree_node(t, node);

    w->count = 0;
    words_add(w, "Node %lld", v->number);
    if (v->number == 0)
        snprintf(w->line[0], WORDS_LENGTH, "A node outside the tree");
    if (tree_kind(t) == TREE_MAZE)
        words_append(w, ": row %d, column %d.", v->row + 1, v->col + 1);
    else if (node == 0)
        words_append(w, ": the empty board.");
    else
        words_append(w, ": x%d = %d.", v->row + 1, v->col + 1);
    append_state(t, node, c, w);
    append_faults(t, v, w);
}
