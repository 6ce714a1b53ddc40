/* words.c - the words in a picture of a tree: at its nodes.
   SPDX-License-Identifier: MIT  */
#include "lib/words.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "lib/utf8.h"

void
words_add(struct words *w, const char *format, ...)
{
    va_list args;

    if (w->count == WORDS_LINES)
        return;
    va_start(args, format);
    vsnprintf(w->line[w->count++], WORDS_LENGTH, format, args);
    va_end(args);
}

void
words_append(struct words *w, const char *format, ...)
{
    char *line = w->line[w->count - 1];
    size_t used = strlen(line);
    va_list args;

    va_start(args, format);
    vsnprintf(line + used, WORDS_LENGTH - used, format, args);
    va_end(args);
}

void
words_join(const struct words *w, char text[WORDS_LINES * WORDS_LENGTH])
{
    int used = 0;

    text[0] = '\0';
    for (int i = 0; i < w->count; i++)
        used += sprintf(text + used, "%s%s", i > 0 ? "\n" : "", w->line[i]);
}

char
words_move(const struct tree *t, int node)
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
add_note(struct words *w, const char *text)
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
        words_add(w, "%.*s%s", bytes, text, count == MOST ? "..." : "");
        text = strchr(text, '\n');
        text = text != NULL ? text + 1 : NULL;
    }
}

static void
add_name(const struct tree *t, int node, enum draw_style style, struct words *w)
{
    const struct tree_node *v = tree_node(t, node);

    if (tree_kind(t) == TREE_MAZE)
        words_add(w, "%d,%d", v->row + 1, v->col + 1);
    else if (style == DRAW_COLUMNS && node == 0)
        words_add(w, "%s", "");
    else if (style == DRAW_COLUMNS)
        words_add(w, "%d", v->col + 1);
    else if (v->number == 0)
        words_add(w, "?");
    else
        words_add(w, "%lld", v->number);
}

void
words_label(const struct view *v, int item, enum draw_style style,
            struct words *w)
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
        words_add(w,
                  !is_answer                        ? "bound %d"
                  : tree_kind(v->tree) == TREE_MAZE ? "%d steps"
                                                    : "cost %d",
                  fact->bound);
    if (fact != NULL && fact->best >= 0 && !is_answer)
        words_add(w, "best %d", fact->best);
    add_note(w, tree_note(v->tree, node));
}

static const char *
plural(int count)
{
    return count == 1 ? "" : "s";
}

static void
add_hidden(const struct view *v, int item, struct words *w)
{
    struct view_hidden h = view_hidden(v, item);

    words_add(w, "%d node%s", h.nodes, plural(h.nodes));
    words_add(w, "%d %s, %d level%s", h.killed,
              tree_kind(v->tree) == TREE_MAZE ? "refused" : "B", h.deep,
              plural(h.deep));
    if (h.answers > 0)
        words_add(w, "%d answer%s", h.answers, plural(h.answers));
    if (h.departs > 0)
        words_add(w, "%d wrong", h.departs);
}

static void
add_kill(const struct tree *t, int node, enum draw_style style, struct words *w)
{
    const struct tree_fact *fact = tree_fact(t, node);
    enum tree_reason reason = tree_node(t, node)->reason;
    bool facts = style == DRAW_FACTS && fact != NULL;

    if (tree_node(t, node)->mark == TREE_FALSE_SAFE)
        words_add(w, "attacked");
    else if (reason == TREE_WALL)
        words_add(w, "wall");
    else if (reason == TREE_SEEN)
        words_add(w, "seen");
    else if (reason == TREE_SKIPPED)
        words_add(w, tree_kind(t) == TREE_MAZE ? "not entered" : "left out");
    else if (reason == TREE_BOUND && tree_kind(t) == TREE_MAZE &&
             (fact == NULL || fact->best < 0))
        words_add(w, "too far");
    else if (facts && reason == TREE_BOUND && tree_kind(t) == TREE_MAZE)
        words_add(w, "%d + %d \xe2\x89\xa5 %d", tree_node(t, node)->depth,
                  fact->bound - tree_node(t, node)->depth, fact->best);
    else if (facts && reason == TREE_BOUND && fact->best < 0)
        words_add(w, "B: no answer below");
    else if (facts && reason == TREE_BOUND)
        words_add(w, "B: %d \xe2\x89\xa5 %d", fact->bound, fact->best);
    else if (facts && reason == TREE_FULL_ROW)
        words_add(w, "B: no safe square in row %d", fact->full_row + 1);
    else
        words_add(w, "B");
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
add_answer(const struct tree *t, int node, struct words *w)
{
    const struct tree_fact *fact = tree_fact(t, node);
    int later = tree_node(t, node)->end;

    words_add(w, tree_kind(t) == TREE_MAZE ? "goal" : "answer");
    if (fact == NULL || fact->bound < 0 ||
        tree_node(t, node)->flags & TREE_SPARED)
        return;
    while (later < tree_size(t) && !is_better(t, later, fact->bound))
        later++;
    words_add(w, later < tree_size(t) ? "a better one follows" : "best found");
}

static void
add_alarm(const struct tree *t, int node, struct words *w)
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

    if (v->flags & TREE_FALSE)
        words_add(w, "no solution");
    else if (v->flags & TREE_ILLEGAL && v->state != TREE_KILLED)
        words_add(w, is_maze                  ? "no step"
                     : v->row != v->depth - 1 ? "out of turn"
                                              : "attacked");
    if (v->flags & TREE_STRAY)
        words_add(w, is_maze ? "never left" : "not undone");
    if (v->flags & TREE_UNDUE && v->reason != TREE_SKIPPED)
        words_add(w, v->state == TREE_KILLED ? "was placed" : "out of order");
    if (v->flags & TREE_SPARED)
        words_add(w, v->state == TREE_ANSWER ? "not better"
                     : is_maze               ? "should be refused"
                                             : "should be killed");
    if (v->flags & TREE_UNREPORTED)
        words_add(w, "not reported");
    if (v->mark > TREE_AGREED)
        words_add(w, "%s", marks[v->mark]);
}

void
words_caption(const struct view *v, int item, enum draw_style style,
              struct words *w)
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
        add_answer(v->tree, node, w);
    else if (n->state == TREE_OPEN && n->end == node + 1)
        words_add(w, "unfinished");
    add_alarm(v->tree, node, w);
}

void
words_edge(const struct view *v, int item, enum draw_style style,
           struct words *w)
{
    int node = v->node[item];
    const struct tree_node *n = tree_node(v->tree, node);
    char move = words_move(v->tree, node);

    w->count = 0;
    if (item == 0 || style == DRAW_DOTS)
        return;
    if (tree_kind(v->tree) == TREE_MAZE) {
        if (move != 0)
            words_add(w, "%c", move);
    } else if (n->row != n->depth - 1) {
        words_add(w, "x%d=%d", n->row + 1, n->col + 1);
    } else if (style != DRAW_COLUMNS) {
        words_add(w, "%d", n->col + 1);
    }
}
