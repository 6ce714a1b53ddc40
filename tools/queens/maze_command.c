/* maze_command.c - queens maze: lead the rat through a maze, or make one.
   SPDX-License-Identifier: MIT  */
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/maze.h"
#include "lib/maze_text.h"
#include "tools/base/must.h"
#include "tools/base/say.h"
#include "tools/queens/commands.h"
#include "tools/queens/io/picture.h"
#include "tools/queens/marks/search_tree.h"
#include "tools/queens/run/code.h"

/* What the rat did, seen from its trace.  */
struct walk {
    struct maze *maze; /* the rat stands where it stood */
    struct maze *best; /* the rat stands at the end of the last way found */
    bool *been;        /* by cell */
    bool found;
};

/* Put the rat of TO where that of FROM is.  */
static void
copy_path(struct maze *to, const struct maze *from)
{
    while (maze_steps(to) >= 0)
        maze_leave(to);
    for (int i = 0; i <= maze_steps(from); i++)
        maze_enter(to, maze_path(from, i).row, maze_path(from, i).col);
}

static void
see(struct walk *w, struct event e)
{
    if (e.kind == EVENT_ENTER) {
        maze_enter(w->maze, e.row, e.col);
        w->been[e.row * maze_cols(w->maze) + e.col] = true;
    } else if (e.kind == EVENT_LEAVE) {
        maze_leave(w->maze);
    } else if (e.kind == EVENT_FOUND) {
        copy_path(w->best, w->maze);
        w->found = true;
    }
}

/* Tell whether the rat of M came from the start to the goal, a step at a time,
   through open cells.  */
static bool
is_way(const struct maze *m)
{
    struct maze_cell start = maze_start(m), at = start;
    int steps = maze_steps(m);

    for (int i = 0; i <= steps; i++) {
        struct maze_cell next = maze_path(m, i);
        int distance = abs(next.row - at.row) + abs(next.col - at.col);

        if (distance != (i > 0) || !maze_is_open(m, next.row, next.col))
            return false;
        at = next;
    }
    return steps >= 0 && maze_is_goal(m, at.row, at.col);
}

/* Say what came of REC, the search of W.  Return the exit status.  */
static int
report(const struct walk *w, const struct recording *rec)
{
    struct trace_counts counts = trace_counts(rec->trace);

    if (rec->fate != RUNNER_DONE)
        return EXIT_CODE;
    if (!w->found) {
        say("there is no way to the goal; %lld cells entered",
            counts.placements);
        return EXIT_NONE;
    }
    if (!is_way(w->best)) {
        say("what was reported as a way is none");
        return EXIT_CODE;
    }
    say("a way of %d steps; %lld cells entered", maze_steps(w->best),
        counts.placements);
    return EXIT_OK;
}

/* Draw S, the tree beside the maze if it is small.  */
static void
draw(struct request *r, struct picture *p, const struct search_tree *s)
{
    p->draw.title = s->title;
    p->draw.remark = search_tree_remark(s);
    p->draw.maze = r->maze;
    if (tree_size(s->tree) > DRAW_MAX_BOARDS)
        p->style = DRAW_NONE;
    picture_write(p, s->tree);
}

static int
solve(struct request *r, struct picture *p)
{
    struct search_tree s = search_tree_run(r, TREE_MAZE);
    size_t cells = (size_t)maze_rows(r->maze) * (size_t)maze_cols(r->maze);
    struct walk w = { .maze = must(maze_copy(r->maze)),
                      .best = must(maze_copy(r->maze)),
                      .been = must(calloc(cells, sizeof(bool))) };
    int status;

    for (size_t i = 0; i < trace_length(s.record.trace); i++)
        see(&w, trace_event(s.record.trace, i));
    if (p->name != NULL)
        draw(r, p, &s);
    else if (maze_text_print_path(w.found ? w.best : w.maze, w.been, stdout) !=
             0)
        must_fail();
    status = report(&w, &s.record);
    free(w.been);
    maze_free(w.best);
    maze_free(w.maze);
    search_tree_end(&s);
    return status;
}

/* Print a new maze of SIZE, "WxH".  */
static int
generate(const char *size, long long seed, long long loops)
{
    int cols, rows, end = 0;
    struct maze *m;

    if (sscanf(size, "%5dx%5d%n", &cols, &rows, &end) != 2 || size[end] != '\0')
        say_usage("--generate wants a size such as 21x11, not '%s'", size);
    m = maze_make(rows, cols, (int)loops, (uint64_t)seed);
    if (m == NULL && errno == EINVAL)
        say_usage("a maze has 1 .. %d rows and columns", MAZE_MAX_SIDE);
    must(m);
    maze_text_print(m, stdout);
    maze_free(m);
    return EXIT_OK;
}

int
maze_main(int argc, char **argv)
{
    struct options o = options_start(
        "maze", "FILE",
        "Lead the rat through the maze in FILE (-: standard input) and print "
        "its\npath (o) and dead ends (x), or draw it, or make a maze.");
    struct request r = request_start();
    struct picture p = { .is_svg = true };
    long long seed = 1, loops = 0;
    const char *size = NULL;
    int status;

    options_flag(&o, "shortest", 's', &r.shortest, "the shortest way");
    options_text(&o, "generate", 'g', &size, "WxH",
                 "print a new maze, W cells wide and H high");
    options_number(&o, "seed", 0, &seed, 0, LLONG_MAX, "which maze (1)");
    options_number(&o, "loops", 0, &loops, 0, 100,
                   "open K percent of its walls (0)");
    options_number(&o, "timeout", 0, &r.timeout, 1, 1000000,
                   "end the search after K seconds");
    picture_plain_options(&p, &o);
    options_flag(&o, "no-legend", 0, &p.no_legend, "leave out the legend");
    code_options(&o);
    options_parse(&o, argc, argv);
    picture_check(&p);
    if (size != NULL) {
        options_expect_rest(&o, 0, 0);
        return generate(size, seed, loops);
    }
    options_expect_rest(&o, 1, 1);
    request_read_maze(&r, o.rest[0]);
    r.stop_at = r.shortest ? 0 : 1;
    status = solve(&r, &p);
    request_end(&r);
    return status;
}
