/* colour.c - the colours of pages.
   SPDX-License-Identifier: MIT  */
#include "lib/picture/colour.h"

#include <string.h>

#include "lib/require.h"

/* name, on paper and bright screens, on a dark screen */
static const struct {
    const char *name, *bright, *dark;
} variables[] = {
    { "paper", COLOUR_PAPER, "#16181B" },
    { "grey", COLOUR_GREY, "#2C2F33" },
    { "dark", COLOUR_DARK, "#3A3D42" },
    { "faint", COLOUR_FAINT, COLOUR_FAINT },
    { "line", COLOUR_LINE, "#9A9A9A" },
    { "quiet", COLOUR_QUIET, "#B4B4B4" },
    { "wall", COLOUR_WALL, "#8A8A8A" },
    { "ink", COLOUR_INK, "#F2F2F2" },
    { "faded", COLOUR_FADED, "#C4C4C4" },
    { "here", COLOUR_HERE, "#56B4E9" },
    { "here-tint", COLOUR_HERE_TINT, "#12354A" },
    { "branch", COLOUR_BRANCH, "#7CC4F0" },
    { "way", COLOUR_WAY, "#17C294" },
    { "way-tint", COLOUR_WAY_TINT, "#14533F" },
    { "goal", COLOUR_GOAL, "#1FB58A" },
    { "green", COLOUR_GREEN, "#5FE0BD" },
    { "attack", COLOUR_ATTACK, COLOUR_ATTACK },
    { "attacked", "#C25400", "#C25400" }, /* behind a white queen */
    { "tint", COLOUR_TINT, "#7D4A26" },
    { "kill", COLOUR_KILL, "#FF9D5C" },
    { "dead-ink", COLOUR_DEAD_INK, "#FFB585" },
    { "false-line", COLOUR_FALSE_LINE, "#FFC9A3" },
    { "alarm", COLOUR_ALARM, COLOUR_ALARM },
    { "doubt", "#8A5A00", "#F0B94D" },
};

enum { VARIABLES = sizeof variables / sizeof variables[0] };

const char *
colour_variable(const char *colour)
{
    int i = 0;

    while (strcmp(variables[i].bright, colour) != 0)
        REQUIRE(++i < VARIABLES, "colour_variable: %s has none", colour);
    return variables[i].name;
}

void
colour_write_css(FILE *out)
{
    fputs(":root{color-scheme:light dark", out);
    for (int i = 0; i < VARIABLES; i++)
        fprintf(out, ";--%s:%s", variables[i].name, variables[i].bright);
    fputs("}\n@media(prefers-color-scheme:dark){:root{", out);
    for (int i = 0; i < VARIABLES; i++)
        fprintf(out, "--%s:%s;", variables[i].name, variables[i].dark);
    fputs("}}\n", out);
}
