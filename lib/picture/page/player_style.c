/* player_style.c - nodes and edges look in a page as they do in a picture.
   SPDX-License-Identifier: MIT  */
#include "lib/picture/page/player_style.h"

#include "lib/picture/scene.h"
#include "lib/picture/svg/element.h"

const char *
player_style_name(int kind)
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
rule(const char *name, const char *part, const char *property,
     const char *colour, FILE *out)
{
    fprintf(out, ".%s .%s{%s:var(--%s)", name, part, property,
            colour_variable(colour));
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
    const char *name = player_style_name((int)kind);
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

void
player_style_write(FILE *out)
{
    for (int kind = 0; kind < STYLE_COUNT; kind++)
        write_kind((enum style_kind)kind, out);
}
