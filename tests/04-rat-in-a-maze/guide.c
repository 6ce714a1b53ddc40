/* guide.c - what rat_maze_find_path must do next.
   SPDX-License-Identifier: MIT  */
#include "tests/04-rat-in-a-maze/guide.h"

#include "tests/harness/maze_guide.h"

/* One search at a time is followed.  */
static struct {
    struct event next; /* it must do this ... */
    bool is_over;      /* ... or return */
    int moves;         /* that were right */
} guide;

/* A maze_guide_mark: the cell was marked at the call, or entered since.  */
static bool
is_marked(const void *self, struct maze_cell cell)
{
    const struct walk *w = self;

    return w->marks[walk_cell(w, cell)] || w->is_been[walk_cell(w, cell)];
}

static void
say_expected(FILE *f)
{
    if (guide.is_over)
        fprintf(f, "return.\n");
    else if (guide.next.kind == EVENT_ENTER)
        fprintf(f, "enter (%d, %d).\n", guide.next.row, guide.next.col);
    else if (guide.next.kind == EVENT_LEAVE)
        fprintf(f, "leave (%d, %d).\n", guide.next.row, guide.next.col);
    else
        fprintf(f, "call maze_found.\n");
}

/* Complain that E was done, or if that is NULL that the search returned.  */
static void
depart(const struct walk *w, const struct event *e)
{
    FILE *f = walk_complain(w);

    fprintf(f, "after %d correct move%s it ", guide.moves,
            guide.moves == 1 ? "" : "s");
    if (e == NULL)
        fprintf(f, "returns %s", w->said ? "true" : "false");
    else if (e->kind == EVENT_ENTER)
        fprintf(f, "enters (%d, %d)", e->row, e->col);
    else if (e->kind == EVENT_LEAVE)
        fprintf(f, "leaves (%d, %d)", e->row, e->col);
    else
        fprintf(f, "calls maze_found");
    fprintf(f, ", but the next\nthing to do is to ");
    say_expected(f);
    fprintf(f, "Its path, with the rat now on @:\n");
    walk_complain_end(w, f);
}

static void
look(struct walk *w, const struct event *e)
{
    if (guide.is_over || e->kind != guide.next.kind ||
        e->row != guide.next.row || e->col != guide.next.col)
        depart(w, e);
    guide.moves++;
    if (e->kind == EVENT_FOUND)
        guide.is_over = w->found == w->stop_at;
    if (maze_steps(w->maze) < 0)
        guide.is_over = true;
    else
        guide.next = maze_guide_next(w->maze, e, is_marked, w);
}

void
guide_follow(struct walk *w)
{
    guide.next = (struct event){ EVENT_ENTER, w->from.row, w->from.col };
    guide.is_over = false;
    guide.moves = 0;
    w->look = look;
    walk_find_path(w);
    if (!guide.is_over || w->said != w->is_told)
        depart(w, NULL);
}
