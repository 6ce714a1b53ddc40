/* player.c - a search as a page that steps through it.
   SPDX-License-Identifier: MIT

   The page is made of player.css, player.html and player*.js, which are built
   into the library, and of the tree as JSON between them.  Its policy lets
   only the elements that bear our nonce run or style anything; what comes from
   outside is escaped.  */
#include "lib/picture/page/player.h"

#include <errno.h>
#include <stdio.h>

#include "lib/picture/page/player_assets.h"
#include "lib/picture/page/player_data.h"
#include "lib/picture/scene.h"
#include "lib/picture/svg/element.h"
#include "lib/require.h"
#include "lib/text/escape.h"

#define NONCE "queenslab"

/* Nodes and edges look in a page as they do in a picture.  */
static void
rule(const char *name, const char *part, const char *property,
     const char *colour, FILE *out)
{
    fprintf(out, ".%s .%s{%s:var(--%s)", name, part, property,
            style_variable(colour));
}

static void
line(const char *dash, int width, FILE *out)
{
    fprintf(out,
            ";stroke-dasharray:%s;stroke-width:", dash != NULL ? dash : "none");
    element_length(width, out);
    fputs("}\n", out);
}

/* A ring has its line round the shape, which has none.  */
static void
write_kind(enum style_kind kind, FILE *out)
{
    const struct style *l = style_of(kind);
    const char *name = player_data_class((int)kind);
    bool is_ring = l->shape == STYLE_RING;

    rule(name, "shape", "fill", l->fill, out);
    fputs(is_ring ? ";stroke:none}\n" : "}\n", out);
    rule(name, is_ring ? "ring" : "shape", "stroke", l->stroke, out);
    line(l->dash, l->width, out);
    rule(name, "label", "fill", l->ink, out);
    fputs("}\n", out);
    rule(name, "caption", "fill", style_of_caption(kind), out);
    fputs("}\n", out);
    rule(name, "line", "stroke", l->edge, out);
    line(l->edge_dash, l->edge_width, out);
}

static void
write_style(FILE *out)
{
    for (int kind = 0; kind < STYLE_COUNT; kind++)
        write_kind((enum style_kind)kind, out);
}

static void
asset(const char *const *lines, FILE *out)
{
    for (; *lines != NULL; lines++)
        fputs(*lines, out);
}

static void
page(const struct scene *s, struct attack_map *c, FILE *out)
{
    struct caption made;

    fputs("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n"
          "<meta charset=\"utf-8\">\n"
          "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src "
          "'none'; script-src 'nonce-" NONCE "'; style-src 'nonce-" NONCE "'; "
          "base-uri 'none'; form-action 'none'\">\n"
          "<meta name=\"viewport\" content=\"width=device-width\">\n<title>",
          out);
    escape_xml(caption_title(&s->view, s->options, &made), out);
    fputs("</title>\n<style nonce=\"" NONCE "\">\n", out);
    style_write_css(out);
    asset(player_css, out);
    write_style(out);
    fputs("</style>\n</head>\n<body>\n", out);
    asset(player_html, out);
    fputs("<script type=\"application/json\" id=\"data\">\n", out);
    player_data_write(s, c, out);
    fputs("</script>\n<script nonce=\"" NONCE "\">\n", out);
    asset(player_steps_js, out);
    asset(player_words_js, out);
    asset(player_draw_js, out);
    asset(player_board_js, out);
    if (s->options->list != NULL)
        asset(player_live_js, out);
    asset(player_predict_js, out);
    if (s->options->code != NULL)
        asset(player_code_js, out);
    asset(player_js, out);
    fputs("</script>\n</body>\n</html>\n", out);
}

int
player_write(const struct tree *t, const struct draw_options *o, FILE *out)
{
    struct draw_options options = { 0 };
    struct scene s;
    struct attack_map *c = NULL;

    REQUIRE(t != NULL && out != NULL, "player_write: NULL");
    if (tree_size(t) > PLAYER_MAX_NODES) {
        errno = EOVERFLOW;
        return -1;
    }
    if (o != NULL)
        options = *o;
    options.max_nodes = DRAW_ALL;
    options.depth = 0;
    options.no_profile = true;
    options.style = tree_fact(t, 0) != NULL  ? DRAW_FACTS
                    : tree_board_size(t) > 6 ? DRAW_COLUMNS
                                             : DRAW_NUMBERS;
    if (tree_board_size(t) > 0 &&
        (c = attack_map_new(tree_board_size(t))) == NULL)
        return -1;
    if (scene_start(&s, t, &options) != 0) {
        attack_map_free(c);
        return -1;
    }
    page(&s, c, out);
    scene_end(&s);
    attack_map_free(c);
    return fflush(out) != 0 || ferror(out) ? -1 : 0;
}
