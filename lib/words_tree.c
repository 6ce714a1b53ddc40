/* words_tree.c - the words in a picture of a tree: about all of it.
   SPDX-License-Identifier: MIT  */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "lib/tree_make.h"
#include "lib/words.h"

/* Add to the last line of W.  */
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
static void
append(struct words *w, const char *format, ...)
{
    char *line = w->line[w->count - 1];
    size_t used = strlen(line);
    va_list args;

    va_start(args, format);
    vsnprintf(line + used, WORDS_LENGTH - used, format, args);
    va_end(args);
}

static const char *
plural(int count)
{
    return count == 1 ? "" : "s";
}

const char *
words_title(const struct view *v, const struct draw_options *o, struct words *w)
{
    int n = tree_board_size(v->tree);

    w->count = 0;
    if (o->title != NULL)
        return o->title;
    switch (tree_kind(v->tree)) {
    case TREE_COMPLETE:
        words_add(w, "%d-queens: the complete state-space tree", n);
        break;
    case TREE_SEARCH:
        words_add(w, "%d-queens: the part of the tree that was searched", n);
        break;
    case TREE_TRIES:
        words_add(w, "%d-queens: every square that was tested", n);
        break;
    case TREE_PLACED:
        words_add(w, "%d-queens: every queen that was placed", n);
        break;
    case TREE_MAZE:
        words_add(w, "A rat in a maze");
        break;
    }
    return w->line[0];
}

/* Tell whether bounds were computed in T.  */
static bool
has_bounds(const struct tree *t)
{
    for (int i = 0; i < tree_size(t); i++)
        if (tree_fact(t, i) != NULL && tree_fact(t, i)->bound >= 0)
            return true;
    return false;
}

/* Say what stands in the nodes.  */
static void
append_style(const struct tree *t, enum draw_style style, struct words *w)
{
    const struct tree_fact *fact = tree_fact(t, 0);
    bool is_maze = tree_kind(t) == TREE_MAZE;

    if (style == DRAW_COLUMNS && !is_maze)
        append(w, "; in a node, the column of its queen.");
    else if (style == DRAW_DOTS || is_maze)
        append(w, ".");
    else if (tree_kind(t) == TREE_SEARCH)
        append(w, "; numbers as in the complete permutation tree.");
    else
        append(w, ", numbered depth first.");
    if (style != DRAW_FACTS || fact == NULL)
        return;
    if (is_maze)
        words_add(w, "Bound: steps so far + steps to the goal if there were no "
                     "walls.  Refused if it is not below the best way so far.");
    else if (has_bounds(t))
        words_add(w, "Bound: no answer below costs less.  Killed if it is not "
                     "below the best answer so far.");
}

/* Say what counts as a node, and what stands in it.  */
static void
add_convention(const struct tree *t, enum draw_style style, struct words *w)
{
    switch (tree_kind(t)) {
    case TREE_COMPLETE:
        words_add(w,
                  "Permutation tree: a child for each column that no earlier "
                  "row uses");
        break;
    case TREE_SEARCH:
        words_add(w, "A child for each column that no earlier row uses");
        break;
    case TREE_TRIES:
        words_add(w, "A child for each square that was tested");
        break;
    case TREE_PLACED:
        words_add(w, "A child for each queen that was placed");
        break;
    case TREE_MAZE:
        words_add(w, "A child for each cell entered or refused; moves tried in "
                     "the order left, down, right, up");
        break;
    }
    append_style(t, style, w);
}

/* Say how many nodes are other than expected.  */
static void
append_departures(const struct tree *t, const struct tree_counts *c,
                  struct words *w)
{
    int other = c->departs - c->missing;

    if (c->missing > 0)
        append(w, "; %d missing", c->missing);
    if (other > 0)
        append(w,
               c->tested > 0 ? "; the test is wrong %d time%s"
                             : "; %d node%s other than expected",
               other, plural(other));
}

static void
add_counts(const struct tree *t, struct words *w)
{
    struct tree_counts c = tree_counts(t);
    long long complete = tree_complete_size(tree_board_size(t));

    if (tree_kind(t) == TREE_SEARCH && complete > 0)
        words_add(w, "%d of %lld nodes generated", c.nodes, complete);
    else
        words_add(w, "%d node%s", c.nodes, plural(c.nodes));
    if (c.killed > 0)
        append(w, ", %d %s", c.killed,
               tree_kind(t) == TREE_MAZE ? "refused"
               : c.tested > 0            ? "attacked (B)"
                                         : "killed (B)");
    if (tree_kind(t) == TREE_MAZE && c.answers > 0)
        append(w, ", a way found");
    else
        append(w, ", %d answer%s", c.answers, plural(c.answers));
    if (c.open > 0)
        append(w, "; the search was cut short");
    if (c.wrong > 0)
        append(w, "; %d wrong node%s", c.wrong, plural(c.wrong));
    append_departures(t, &c, w);
    append(w, ".");
}

/* If the search bounds, say what it did itself, nothing inferred.  */
static void
add_own_counts(const struct tree *t, struct words *w)
{
    int placed = 0, bounded = 0;
    bool looks_ahead = false;

    for (int i = 1; i < tree_size(t); i++) {
        const struct tree_node *v = tree_node(t, i);

        placed += v->state != TREE_KILLED || v->flags & TREE_LEFT;
        bounded += v->reason == TREE_FULL_ROW || v->reason == TREE_BOUND;
        looks_ahead |= v->reason == TREE_FULL_ROW;
    }
    if (bounded > 0 && tree_kind(t) != TREE_MAZE)
        words_add(w, "Queens placed: %d; %d of them killed by %s.", placed,
                  bounded, looks_ahead ? "look-ahead" : "their bound");
}

void
words_summary(const struct view *v, enum draw_style style, struct words *w)
{
    w->count = 0;
    add_counts(v->tree, w);
    if (v->folded > 0)
        append(w, " Drawn: %d.", v->size);
    if (tree_counts(v->tree).inferred > 0 && tree_kind(v->tree) != TREE_MAZE)
        words_add(w, "B without a queen placed: inferred from what was "
                     "skipped.");
    add_own_counts(v->tree, w);
    add_convention(v->tree, style, w);
}

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
        append(w, " Refused: there is a wall.");
    else if (v->reason == TREE_SEEN)
        append(w, " Refused: the rat has been there.");
    else if (v->reason == TREE_SKIPPED)
        append(w, " Left out, though nothing stands in the way.");
    else if (v->reason == TREE_FULL_ROW && fact != NULL)
        append(w, " Killed: no safe square is left in row %d.",
               fact->full_row + 1);
    else if (v->reason == TREE_BOUND && fact != NULL && fact->best >= 0)
        append(w, " Killed: its bound %d is not below %d, the best so far.",
               fact->bound, fact->best);
    else if (v->reason == TREE_BOUND && c == NULL)
        append(w, " Refused: no shorter way can lead through it.");
    else if (by >= 0)
        append(w, " Killed: the queen in row %d, column %d attacks it.", by + 1,
               column_above(t, node, by) + 1);
    else
        append(w, " Killed: the search went no deeper.");
}

static void
append_state(const struct tree *t, int node, struct cover *c, struct words *w)
{
    const struct tree_node *v = tree_node(t, node);

    if (v->state == TREE_KILLED)
        append_reason(t, node, c, w);
    else if (v->state == TREE_DEAD)
        append(w, " Dead: nothing below it leads to an answer.");
    else if (v->state == TREE_OPEN)
        append(w, " Unfinished: the search was cut short here or below.");
    else if (v->state == TREE_LIVE)
        append(w, tree_kind(t) == TREE_MAZE ? " Leads to the goal."
                                            : " Leads to an answer.");
    if (v->flags & TREE_FALSE)
        append(w, " Reported as a solution, but it is none.");
    else if (v->state == TREE_ANSWER)
        append(w, " An answer.");
    if (v->flags & TREE_ILLEGAL && v->state != TREE_KILLED)
        append(w, c == NULL                ? " Wrong: no step leads here."
                  : v->row != v->depth - 1 ? " Wrong: this row was not next."
                                           : " Wrong: a queen attacks it.");
    if (v->flags & TREE_STRAY)
        append(w, " Wrong: it was never taken back.");
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
        append(w, ": row %d, column %d.", v->row + 1, v->col + 1);
    else if (node == 0)
        append(w, ": the empty board.");
    else
        append(w, ": x%d = %d.", v->row + 1, v->col + 1);
    append_state(t, node, c, w);
}
