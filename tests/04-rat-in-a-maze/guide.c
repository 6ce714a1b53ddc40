/* guide.c - what rat_maze_find_path must do next.
   SPDX-License-Identifier: MIT  */
#include "tests/04-rat-in-a-maze/guide.h"

static void
say_expected(FILE *f, const struct maze_guide *g)
{
    if (g->is_over)
        fprintf(f, "return.\n");
    else if (g->next.kind == EVENT_ENTER)
        fprintf(f, "enter (%d, %d).\n", g->next.row, g->next.col);
    else if (g->next.kind == EVENT_LEAVE)
        fprintf(f, "leave (%d, %d).\n", g->next.row, g->next.col);
    else
        fprintf(f, "call maze_found.\n");
}

/* Complain that E was done, or if that is NULL that the search returned.  */
static void
depart(const struct walk *w, const struct event *e)
{
    FILE *f = walk_complain(w);

    fprintf(f, "after %d correct move%s it ", w->guide.moves,
            w->guide.moves == 1 ? "" : "s");
    if (e == NULL)
        fprintf(f, "returns %s", w->said ? "true" : "false");
    else if (e->kind == EVENT_ENTER)
        fprintf(f, "enters (%d, %d)", e->row, e->col);
    else if (e->kind == EVENT_LEAVE)
        fprintf(f, "leaves (%d, %d)", e->row, e->col);
    else
        fprintf(f, "calls maze_found");
    fprintf(f, ", but the next\nthing to do is to ");
    say_expected(f, &w->guide);
    fprintf(f, "Its path, with the rat now on @:\n");
    walk_complain_end(w, f);
}

static void
look(struct walk *w, const struct event *e)
{
    const struct event *next = &w->guide.next;

    if (w->guide.is_over || e->kind != next->kind || e->row != next->row ||
        e->col != next->col)
        depart(w, e);
}

void
guide_follow(struct walk *w)
{
    w->look = look;
    walk_find_path(w);
    if (!w->guide.is_over || w->said != w->is_told)
        depart(w, NULL);
}
