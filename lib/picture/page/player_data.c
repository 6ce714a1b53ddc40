/* player_data.c - what a page knows of its search, as JSON.
   SPDX-License-Identifier: MIT

   player_steps.js reads it.  */
#include "lib/picture/page/player_data.h"

#include "lib/costs.h"
#include "lib/live.h"
#include "lib/maze.h"
#include "lib/picture/page/player.h"
#include "lib/picture/svg/element.h"
#include "lib/text/escape.h"
#include "lib/trace.h"

const char *
player_data_class(int kind)
{
    static const char *const names[] = {
        [STYLE_PLAIN] = "plain",     [STYLE_LIVE] = "live",
        [STYLE_DEAD] = "dead",       [STYLE_KILLED] = "killed",
        [STYLE_BOUNDED] = "bounded", [STYLE_SKIPPED] = "skipped",
        [STYLE_ANSWER] = "answer",   [STYLE_OPEN] = "open",
        [STYLE_FALSE] = "false",     [STYLE_MISSING] = "missing",
        [STYLE_FOLDED] = "folded",   [STYLE_FOLDED_LIVE] = "folded-live",
        [SCENE_ALARM] = "wrong",
    };

    return names[kind];
}

static void
string(const char *before, const char *text, FILE *out)
{
    fputs(before, out);
    escape_json(text, out);
}

/* Write the lines of W as one string.  */
static void
words(const struct caption *w, FILE *out)
{
    char text[CAPTION_LINES * CAPTION_LENGTH];

    caption_join(w, text);
    string(",", text, out);
}

/* Write the line of the edge that leads to ITEM, its words and their place.  */
static void
edge(const struct scene *s, int item, FILE *out)
{
    struct scene_edge e;
    struct caption w;

    if (item == 0) {
        fputs(",\"\",\"\",0,0", out);
        return;
    }
    e = scene_edge(s, item);
    caption_edge(&s->view, item, s->style, &w);
    fputs(",\"M", out);
    for (int i = 0; i < e.count; i++) {
        fputs(i > 0 ? "L" : "", out);
        element_point(e.p[i].x, e.p[i].y, out);
    }
    putc('"', out);
    words(&w, out);
    putc(',', out);
    element_length(e.label.x, out);
    putc(',', out);
    element_length(e.label.y, out);
}

static void
numbers(const int *number, int count, FILE *out)
{
    for (int i = 0; i < count; i++) {
        putc(',', out);
        element_length(number[i], out);
    }
}

static void
attackers(uint64_t set, FILE *out)
{
    bool more = false;

    fputs(",[", out);
    for (int row = 0; row < 64; row++)
        if (set >> row & 1) {
            fprintf(out, more ? ",%d" : "%d", row);
            more = true;
        }
    putc(']', out);
}

/* Write what stands below ITEM.  Whether a better answer follows, nobody knows
   when the search is there.  */
static void
below(const struct scene *s, int item, FILE *out)
{
    struct caption w;

    caption_below(&s->view, item, s->style, &w);
    if (view_node(&s->view, item)->state == TREE_ANSWER && w.count > 1 &&
        !(view_node(&s->view, item)->flags & (TREE_FALSE | TREE_SPARED)))
        w.count = 1;
    words(&w, out);
}

/* Write what is said of node INDEX.  */
static void
sentences(const struct tree *t, int index, struct attack_map *c, FILE *out)
{
    struct caption w;

    caption_parts(t, index, c, &w);
    for (int i = 0; i < w.count; i++)
        string(i > 0 ? "," : ",[", w.line[i], out);
    putc(']', out);
}

/* Write ITEM as an array; player_steps.js names its elements.  */
static void
node(const struct scene *s, int item, struct attack_map *c, FILE *out)
{
    int index = s->view.node[item];
    const struct tree_node *v = tree_node(s->tree, index);
    struct scene_box box = scene_box(s, item);
    struct scene_point at = scene_at(s, item);
    const int place[] = { at.x, at.y, box.side, box.shape };
    const struct tree_fact *fact = tree_fact(s->tree, index);
    struct caption w;

    fprintf(out, "%s[%d,%d,%d,%lld,%d,%d,\"%s\",%d,%d", item > 0 ? ",\n" : "",
            v->parent, v->row, v->col, v->number, v->state, v->flags,
            player_data_class((int)style_kind(&s->view, item)), v->reason,
            style_is_alarming(&s->view, item));
    numbers(place, 4, out);
    caption_label(&s->view, item, s->style, &w);
    words(&w, out);
    below(s, item, out);
    edge(s, item, out);
    sentences(s->tree, index, c, out);
    attackers(c != NULL ? tree_attackers(s->tree, index, c) : 0, out);
    fprintf(out, ",%d,%d]", fact != NULL ? fact->bound : TREE_UNKNOWN,
            fact != NULL ? fact->full_row : TREE_UNKNOWN);
}

static void
maze(const struct maze *m, FILE *out)
{
    struct maze_cell start = maze_start(m);

    fputs(",\n\"maze\":[", out);
    for (int row = 0; row < maze_rows(m); row++) {
        fputs(row > 0 ? ",\n\"" : "\"", out);
        for (int col = 0; col < maze_cols(m); col++)
            putc(row == start.row && col == start.col ? 'S'
                 : maze_is_goal(m, row, col)          ? 'G'
                 : maze_is_open(m, row, col)          ? '.'
                                                      : '#',
                 out);
        putc('"', out);
    }
    putc(']', out);
}

static void
costs(const struct costs *c, FILE *out)
{
    int n = costs_size(c);

    fputs(",\n\"costs\":[", out);
    for (int i = 0; i < n * n; i++)
        fprintf(out, "%s%d", i > 0 ? "," : "", costs_at(c, i / n, i % n));
    putc(']', out);
}

/* Write what was done with the list of live nodes, and the bounds of its nodes;
   player_live.js reads it.  */
static void
list(const struct draw_options *o, FILE *out)
{
    fprintf(out, ",\n\"list\":{\"order\":%d,\"bounds\":[",
            (int)live_order(o->list));
    for (int i = 0; i < live_generated(o->list); i++)
        fprintf(out, i > 0 ? ",%d" : "%d", live_node(o->list, i).bound);
    fputs("],\n\"events\":[", out);
    for (int i = 0; i < o->events; i++)
        fprintf(out, i > 0 ? ",%d" : "%d", o->event[i]);
    fputs("]}", out);
}

/* Write the events of T, each as its kind and, on a board, its square.  */
static void
moves(const struct trace *t, bool is_board, FILE *out)
{
    fputs(",\n\"moves\":[", out);
    for (size_t i = 0; i < trace_length(t); i++) {
        struct event e = trace_event(t, i);
        bool has_square = is_board && e.row >= 0 && e.col >= 0;

        fprintf(out, i > 0 ? ",%d" : "%d",
                (int)e.kind + 8 * (has_square ? e.row * 64 + e.col : 0));
    }
    putc(']', out);
}

/* Write the code that made the MOVES, and the calls that were open at each;
   player_code.js reads it.  */
static void
code(const struct draw_code *c, size_t moves, FILE *out)
{
    string(",\n\"code\":{\"file\":", c->file, out);
    string(",\"text\":", c->text, out);
    fputs(",\"stacks\":[", out);
    for (int i = 0; i < c->stacks; i++) {
        const struct draw_call *call = c->stack[i];

        fputs(i > 0 ? ",[" : "[", out);
        for (; call->line > 0; call++) {
            fprintf(out, call > c->stack[i] ? ",[%d" : "[%d", call->line);
            string(",", call->function, out);
            putc(']', out);
        }
        putc(']', out);
    }
    fputs("],\"of\":[", out);
    for (size_t i = 0; i < moves; i++)
        fprintf(out, i > 0 ? ",%d" : "%d", c->stack_of[i]);
    fputs("]}", out);
}

/* Write the picture's legend, and where the tree stands in the picture.  */
static void
frame(const struct scene *s, FILE *out)
{
    const int box[] = { s->tree_left, s->tree_top, s->tree_width,
                        s->tree_height };

    fputs(",\n\"legend\":[", out);
    for (int i = 0; i < s->legend_count && s->legend[i].kind <= SCENE_ALARM;
         i++) {
        fprintf(out, "%s[\"%s\"", i > 0 ? "," : "",
                player_data_class(s->legend[i].kind));
        string(",", s->legend[i].words, out);
        putc(']', out);
    }
    fputs("],\n\"box\":[0", out);
    numbers(box, 4, out);
    putc(']', out);
}

void
player_data_write(const struct scene *s, struct attack_map *c, FILE *out)
{
    struct caption made, summary;

    string("{\"title\":", caption_title(&s->view, s->options, &made), out);
    caption_summary(&s->view, s->style, &summary);
    fputs(",\n\"summary\":[", out);
    for (int i = 0; i < summary.count; i++)
        string(i > 0 ? "," : "", summary.line[i], out);
    string("],\n\"remark\":[",
           s->options->remark != NULL ? s->options->remark : "", out);
    fprintf(out, "],\n\"n\":%d", tree_board_size(s->tree));
    frame(s, out);
    if (s->options->maze != NULL)
        maze(s->options->maze, out);
    if (s->options->costs != NULL)
        costs(s->options->costs, out);
    if (s->options->list != NULL)
        list(s->options, out);
    if (s->options->trace != NULL)
        moves(s->options->trace, c != NULL, out);
    if (s->options->code != NULL)
        code(s->options->code,
             s->options->trace != NULL ? trace_length(s->options->trace)
                                       : (size_t)s->options->events,
             out);
    fputs(",\n\"nodes\":[", out);
    for (int i = 0; i < s->view.size; i++)
        node(s, i, c, out);
    fputs("]}\n", out);
}
