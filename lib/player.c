/* player.c - a search as a page that steps through it.
   SPDX-License-Identifier: MIT

   The page is made of player.css, player.html and player*.js, which are built
   into the library, and of the tree as JSON between them.  Its policy lets
   only the elements that bear our nonce run or style anything; what comes from
   outside is escaped.  */
#include "lib/player.h"

#include <errno.h>

#include "lib/costs.h"
#include "lib/escape.h"
#include "lib/ink.h"
#include "lib/maze.h"
#include "lib/player_assets.h"
#include "lib/require.h"
#include "lib/scene.h"

#define NONCE "queenslab"

static void
asset(const char *const *lines, FILE *out)
{
    for (; *lines != NULL; lines++)
        fputs(*lines, out);
}

static void
string(const char *before, const char *text, FILE *out)
{
    fputs(before, out);
    escape_json(text, out);
}

/* Write the lines of W as one string.  */
static void
words(const struct words *w, FILE *out)
{
    char text[WORDS_LINES * WORDS_LENGTH];

    words_join(w, text);
    string(",", text, out);
}

/* Write the line of the edge that leads to ITEM, its words and their place.  */
static void
edge(const struct scene *s, int item, FILE *out)
{
    struct scene_edge e;
    struct words w;

    if (item == 0) {
        fputs(",\"\",\"\",0,0", out);
        return;
    }
    e = scene_edge(s, item);
    words_edge(&s->view, item, s->style, &w);
    fputs(",\"M", out);
    for (int i = 0; i < e.count; i++) {
        fputs(i > 0 ? "L" : "", out);
        ink_point(e.p[i].x, e.p[i].y, out);
    }
    putc('"', out);
    words(&w, out);
    putc(',', out);
    ink_length(e.label.x, out);
    putc(',', out);
    ink_length(e.label.y, out);
}

static void
numbers(const int *number, int count, FILE *out)
{
    for (int i = 0; i < count; i++) {
        putc(',', out);
        ink_length(number[i], out);
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

/* Write ITEM as an array; player_steps.js names its elements.  */
static void
node(const struct scene *s, int item, struct cover *c, FILE *out)
{
    int index = s->view.node[item];
    const struct tree_node *v = tree_node(s->tree, index);
    struct scene_box box = scene_box(s, item);
    struct scene_point at = scene_at(s, item);
    const int place[] = { at.x, at.y, box.side, box.shape };
    const struct tree_fact *fact = tree_fact(s->tree, index);
    struct words w;

    fprintf(out, "%s[%d,%d,%d,%lld,%d,%d", item > 0 ? ",\n" : "", v->parent,
            v->row, v->col, v->number, v->state, v->flags);
    numbers(place, 4, out);
    words_label(&s->view, item, s->style, &w);
    words(&w, out);
    words_caption(&s->view, item, s->style, &w);
    words(&w, out);
    edge(s, item, out);
    words_sentence(s->tree, index, c, &w);
    words(&w, out);
    attackers(c != NULL ? words_attackers(s->tree, index, c) : 0, out);
    fprintf(out, ",%d]", fact != NULL ? fact->bound : TREE_UNKNOWN);
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

/* Write all that the page knows.  */
static void
data(const struct scene *s, struct cover *c, FILE *out)
{
    struct words made, summary;

    string("{\"title\":", words_title(&s->view, s->options, &made), out);
    words_summary(&s->view, s->style, &summary);
    fputs(",\n\"summary\":[", out);
    for (int i = 0; i < summary.count; i++)
        string(i > 0 ? "," : "", summary.line[i], out);
    if (s->options->remark != NULL)
        string(",", s->options->remark, out);
    fprintf(out, "],\n\"n\":%d,\"width\":", tree_board_size(s->tree));
    ink_length(s->width, out);
    fputs(",\"height\":", out);
    ink_length(s->height, out);
    if (s->options->maze != NULL)
        maze(s->options->maze, out);
    if (s->options->costs != NULL)
        costs(s->options->costs, out);
    fputs(",\n\"nodes\":[", out);
    for (int i = 0; i < s->view.size; i++)
        node(s, i, c, out);
    fputs("]}\n", out);
}

static void
page(const struct scene *s, struct cover *c, FILE *out)
{
    struct words made;

    fputs("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n"
          "<meta charset=\"utf-8\">\n"
          "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src "
          "'none'; script-src 'nonce-" NONCE "'; style-src 'nonce-" NONCE "'; "
          "base-uri 'none'; form-action 'none'\">\n"
          "<meta name=\"viewport\" content=\"width=device-width\">\n<title>",
          out);
    escape_xml(words_title(&s->view, s->options, &made), out);
    fputs("</title>\n<style nonce=\"" NONCE "\">\n", out);
    asset(player_css, out);
    fputs("</style>\n</head>\n<body>\n", out);
    asset(player_html, out);
    fputs("<script type=\"application/json\" id=\"data\">\n", out);
    data(s, c, out);
    fputs("</script>\n<script nonce=\"" NONCE "\">\n", out);
    asset(player_steps_js, out);
    asset(player_draw_js, out);
    asset(player_js, out);
    fputs("</script>\n</body>\n</html>\n", out);
}

int
player_write(const struct tree *t, const struct draw_options *o, FILE *out)
{
    struct draw_options options = { 0 };
    struct scene s;
    struct cover *c = NULL;

    REQUIRE(t != NULL && out != NULL, "player_write: NULL");
    if (tree_size(t) > PLAYER_MAX_NODES) {
        errno = EOVERFLOW;
        return -1;
    }
    if (o != NULL)
        options = *o;
    options.max_nodes = DRAW_ALL;
    options.depth = 0;
    options.no_legend = true;
    options.no_profile = true;
    options.style = tree_fact(t, 0) != NULL  ? DRAW_FACTS
                    : tree_board_size(t) > 6 ? DRAW_COLUMNS
                                             : DRAW_NUMBERS;
    if (tree_board_size(t) > 0 && (c = cover_new(tree_board_size(t))) == NULL)
        return -1;
    if (scene_start(&s, t, &options) != 0) {
        cover_free(c);
        return -1;
    }
    page(&s, c, out);
    scene_end(&s);
    cover_free(c);
    return fflush(out) != 0 || ferror(out) ? -1 : 0;
}
