/* caption.c - the words in a picture of a tree: at its nodes.
   SPDX-License-Identifier: MIT  */
#include "lib/picture/caption.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "lib/text/utf8.h"

void
caption_add(struct caption *w, const char *format, ...)
{
    va_list args;

    if (w->count == CAPTION_LINES)
        return;
    va_start(args, format);
    vsnprintf(w->line[w->count++], CAPTION_LENGTH, format, args);
    va_end(args);
}

void
caption_append(struct caption *w, const char *format, ...)
{
    char *line = w->line[w->count - 1];
    size_t used = strlen(line);
    va_list args;

    va_start(args, format);
    vsnprintf(line + used, CAPTION_LENGTH - used, format, args);
    va_end(args);
}

void
caption_join(const struct caption *w, char text[CAPTION_LINES * CAPTION_LENGTH])
{
    int used = 0;

    text[0] = '\0';
    for (int i = 0; i < w->count; i++)
        used += sprintf(text + used, "%s%s", i > 0 ? "\n" : "", w->line[i]);
}

/* Return the letter of the move from V's parent to V in a maze, 0: none.  */
static char
move_to(const struct tree *t, int node)
{
    const struct tree_node *v = tree_node(t, node);
    const struct tree_node *from;

    if (v->parent < 0)
        return 0;
    from = tree_node(t, v->parent);
    if (v->row == from->row)
        return v->col == from->col - 1   ? 'L'
               : v->col == from->col + 1 ? 'R'
                                         : 0;
    if (v->col == from->col)
        return v->row == from->row - 1   ? 'U'
               : v->row == from->row + 1 ? 'D'
                                         : 0;
    return 0;
}

/* Add the lines of TEXT to W, cut to a length that fits in a node.  */
static void
add_note(struct caption *w, const char *text)
{
    enum { MOST = 40 };

    while (text != NULL && *text != '\0') {
        int bytes = 0;
        int count = 0;

        for (const char *s = text; count < MOST; count++) {
            int c = utf8_next(&s);

            if (c == 0 || c == '\n')
                break;
            bytes = (int)(s - text);
        }
        caption_add(w, "%.*s%s", bytes, text, count == MOST ? "..." : "");
        text = strchr(text, '\n');
        text = text != NULL ? text + 1 : NULL;
    }
}

static void
add_name(const struct tree *t, int node, enum draw_style style,
         struct caption *w)
{
    const struct tree_node *v = tree_node(t, node);

    if (tree_kind(t) == TREE_MAZE)
        caption_add(w, "%d,%d", v->row + 1, v->col + 1);
    else if (style == DRAW_COLUMNS && node == 0)
        caption_add(w, "%s", "");
    else if (style == DRAW_COLUMNS)
        caption_add(w, "%d", v->col + 1);
    else if (v->number == 0)
        caption_add(w, "?");
    else
        caption_add(w, "%lld", v->number);
}

void
caption_label(const struct view *v, int item, enum draw_style style,
              struct caption *w)
{
    int node = v->node[item];
    const struct tree_fact *fact = tree_fact(v->tree, node);
    bool is_answer = tree_node(v->tree, node)->state == TREE_ANSWER;

    w->count = 0;
    if (style == DRAW_DOTS)
        return;
    if (view_is_folded(v, item)) {
        if (style == DRAW_COLUMNS)
            add_name(v->tree, node, style, w);
        return;
    }
    add_name(v->tree, node, style, w);
    if (style != DRAW_FACTS)
        return;
    if (fact != NULL && fact->bound >= 0)
        caption_add(w,
                    !is_answer                        ? "bound %d"
                    : tree_kind(v->tree) == TREE_MAZE ? "%d steps"
                                                      : "cost %d",
                    fact->bound);
    if (fact != NULL && fact->best >= 0 && !is_answer)
        caption_add(w, "best %d", fact->best);
    add_note(w, tree_note(v->tree, node));
}

static const char *
plural(int count)
{
    return count == 1 ? "" : "s";
}

static void
add_hidden(const struct view *v, int item, struct caption *w)
{
    struct view_hidden h = view_hidden(v, item);

    caption_add(w, "%d node%s", h.nodes, plural(h.nodes));
    caption_add(w, "%d level%s", h.deep, plural(h.deep));
    if (h.killed > 0)
        caption_append(w, ", %d %s", h.killed,
                       tree_kind(v->tree) == TREE_MAZE ? "refused" : "B");
    if (h.bounded > 0)
        caption_add(w, "%d by %s", h.bounded,
                    h.full > 0 ? "look-ahead" : "bound");
    if (h.live > 0)
        caption_add(w, "%d live", h.live);
    if (h.answers > 0)
        caption_add(w, "%d answer%s", h.answers, plural(h.answers));
    if (h.missing > 0)
        caption_add(w, "%d missing", h.missing);
    if (h.departs > h.missing)
        caption_add(w, "%d wrong", h.departs - h.missing);
}

/* In two lines: many brothers may have no more room.  */
static void
add_full_row(int row, struct caption *w)
{
    caption_add(w, "B: no safe");
    caption_add(w, "square in row %d", row + 1);
}

static void
add_kill(const struct tree *t, int node, enum draw_style style,
         struct caption *w)
{
    const struct tree_fact *fact = tree_fact(t, node);
    enum tree_reason reason = tree_node(t, node)->reason;
    bool facts = style == DRAW_FACTS && fact != NULL;

    if (tree_node(t, node)->mark == TREE_FALSE_SAFE)
        caption_add(w, "attacked");
    else if (reason == TREE_WALL)
        caption_add(w, "wall");
    else if (reason == TREE_SEEN)
        caption_add(w, "seen");
    else if (reason == TREE_SKIPPED)
        caption_add(w, tree_kind(t) == TREE_MAZE ? "not entered" : "left out");
    else if (reason == TREE_BOUND && tree_kind(t) == TREE_MAZE &&
             (fact == NULL || fact->best < 0))
        caption_add(w, "too far");
    else if (fact != NULL && reason == TREE_BOUND && tree_kind(t) == TREE_MAZE)
        caption_add(w, "%d + %d \xe2\x89\xa5 %d", tree_node(t, node)->depth,
                    fact->bound - tree_node(t, node)->depth, fact->best);
    else if (facts && reason == TREE_BOUND && fact->best < 0)
        add_note(w, "B: no answer\nbelow");
    else if (facts && reason == TREE_BOUND)
        caption_add(w, "B: %d \xe2\x89\xa5 %d", fact->bound, fact->best);
    else if (facts && reason == TREE_FULL_ROW)
        add_full_row(fact->full_row, w);
    else
        caption_add(w, "B");
}

/* Is NODE an answer that costs less than COST?  */
static bool
is_better(const struct tree *t, int node, int cost)
{
    const struct tree_node *v = tree_node(t, node);

    return v->state == TREE_ANSWER && !(v->flags & TREE_FALSE) &&
           tree_fact(t, node)->bound < cost;
}

/* Add what the answer NODE is, and if answers have costs, whether a later one
   is better.  */
static void
add_answer(const struct tree *t, int node, bool by_now, struct caption *w)
{
    const struct tree_fact *fact = tree_fact(t, node);
    /* A list comes to its answers in any order.  */
    int later = tree_kind(t) == TREE_LIST ? 0 : tree_node(t, node)->end;

    caption_add(w, tree_kind(t) == TREE_MAZE ? "goal" : "answer");
    if (by_now || fact == NULL || fact->bound < 0 ||
        tree_node(t, node)->flags & TREE_SPARED)
        return;
    while (later < tree_size(t) && !is_better(t, later, fact->bound))
        later++;
    caption_add(w,
                later < tree_size(t) ? "a better one follows" : "best found");
}

void
caption_below(const struct view *v, int item, enum draw_style style,
              struct caption *w)
{
    int node = v->node[item];
    const struct tree_node *n = tree_node(v->tree, node);
    bool is_false = n->flags & TREE_FALSE;

    w->count = 0;
    if (style == DRAW_DOTS)
        return;
    if (view_is_folded(v, item)) {
        add_hidden(v, item, w);
        return;
    }
    if (n->state == TREE_KILLED)
        add_kill(v->tree, node, style, w);
    else if (n->state == TREE_ANSWER && !is_false &&
             (style == DRAW_BOARDS || style == DRAW_FACTS))
        add_answer(v->tree, node, v->steps > 0, w);
    else if (n->state == TREE_OPEN && n->end == node + 1)
        caption_add(w, tree_kind(v->tree) == TREE_LIST ? "live" : "unfinished");
    caption_alarm(v->tree, node, w);
}

void
caption_edge(const struct view *v, int item, enum draw_style style,
             struct caption *w)
{
    int node = v->node[item];
    const struct tree_node *n = tree_node(v->tree, node);
    char move = move_to(v->tree, node);

    w->count = 0;
    if (item == 0 || style == DRAW_DOTS)
        return;
    if (tree_kind(v->tree) == TREE_MAZE) {
        if (move != 0)
            caption_add(w, "%c", move);
    } else if (v->edges || n->row != n->depth - 1) {
        caption_add(w, "x%d=%d", n->row + 1, n->col + 1);
    } else if (style != DRAW_COLUMNS) {
        caption_add(w, "%d", n->col + 1);
    }
}
