/* walk.c - one call of lab 04's functions, watched.
   SPDX-License-Identifier: MIT  */
#include "tests/04-rat-in-a-maze/walk.h"

#include <stdlib.h>
#include <string.h>

#include "labs/04-rat-in-a-maze/rat_maze.h"
#include "tests/04-rat-in-a-maze/mazes.h"
#include "tools/judge/suite/ahead.h"
#include "tools/judge/suite/call.h"
#include "tools/judge/suite/complaint.h"

const char walk_asks_not[] =
    "do you ask maze_is_open about every cell before the rat enters it?";
const char walk_too_many_leaves[] =
    "how often is maze_leave called for one maze_enter? once, when all four "
    "moves have been tried.";

static void *
zeros(size_t count, size_t size)
{
    void *memory = calloc(count, size);

    if (memory == NULL)
        abort();
    return memory;
}

struct walk
walk_new(struct maze *m)
{
    size_t cells = (size_t)maze_rows(m) * (size_t)maze_cols(m);
    struct walk w = { .maze = m, .from = maze_start(m), .stop_at = 1 };

    w.marks = zeros(cells, sizeof *w.marks);
    w.before = zeros(cells, sizeof *w.before);
    w.reached = zeros(cells, sizeof *w.reached);
    for (size_t i = 0; i < cells; i++)
        w.reached[i] = RAT_MAZE_NEVER;
    w.best = -1;
    return w;
}

void
walk_end(struct walk *w)
{
    free(w->marks);
    free(w->before);
    free(w->reached);
    maze_guide_end(&w->guide);
    maze_free(w->maze);
}

int
walk_cell(const struct walk *w, struct maze_cell cell)
{
    return cell.row * maze_cols(w->maze) + cell.col;
}

bool
walk_was_on(const struct walk *w, int cell)
{
    return w->guide.fewest[cell] != -1;
}

bool
walk_is_step(struct maze_cell a, struct maze_cell b)
{
    return abs(a.row - b.row) + abs(a.col - b.col) == 1;
}

/* Tell whether the rat went on from a cell that was on its path before.  To
   come to such a cell and to leave it at once is no circle.  */
static bool
is_circle(const struct walk *w)
{
    size_t cells = (size_t)maze_rows(w->maze) * (size_t)maze_cols(w->maze);
    bool *is_on_path = zeros(cells, sizeof *is_on_path), is_twice = false;

    for (int i = 0; i < maze_steps(w->maze) && !is_twice; i++) {
        int cell = walk_cell(w, maze_path(w->maze, i));

        is_twice = is_on_path[cell];
        is_on_path[cell] = true;
    }
    free(is_on_path);
    return is_twice;
}

/* Complain if the rat walked in circles until its path was full: maze_enter
   would refuse the next cell, and what comes then looks like another fault. */
static void
check_circle(const struct walk *w)
{
    int cells = maze_rows(w->maze) * maze_cols(w->maze);
    FILE *f;

    if (maze_steps(w->maze) + 1 < cells || !is_circle(w))
        return;
    f = walk_complain(w);
    fprintf(f,
            "the rat walks in circles, from which %s should keep it:\n"
            "its path has as many cells as the maze, %d, some of them twice:\n",
            w->guard, cells);
    complaint_hint("what do you write down about a cell, and when: before or "
                   "after the calls for its neighbours? and do you ask it "
                   "before each step?");
    walk_complain_end(w, f);
}

static bool
see(void *self, const struct event *e)
{
    struct walk *w = self;

    if (w->look != NULL)
        w->look(w, e);
    if (e->kind == EVENT_ENTER)
        check_circle(w);
    maze_guide_advance(&w->guide, e);
    if (e->kind != EVENT_FOUND)
        return false;
    w->best = maze_steps(w->maze);
    w->is_told = w->is_told || w->guide.found == w->stop_at;
    return w->is_told;
}

/* Begin to watch a search, for the shortest way or any.  */
static void
watch(struct walk *w, bool seeks_shortest)
{
    struct watcher watcher = { see, w };
    size_t cells = (size_t)maze_rows(w->maze) * (size_t)maze_cols(w->maze);

    memcpy(w->before, w->marks, cells * sizeof *w->marks);
    maze_guide_end(&w->guide);
    w->function = seeks_shortest ? "rat_maze_shortest" : "rat_maze_find_path";
    w->guard = seeks_shortest ? "REACHED" : "MARKS";
    w->guide = (struct maze_guide){ .maze = w->maze,
                                    .from = w->from,
                                    .marks = w->marks,
                                    .stop_at = w->stop_at,
                                    .seeks_shortest = seeks_shortest };
    maze_guide_begin(&w->guide);
    maze_watch(w->maze, &watcher);
    ahead_stop_at(w->stop_at);
}

static void
try_one(void *self)
{
    struct walk *w = self;

    w->try(w);
}

void
walk_each(struct walk *walks, int count, void (*try)(struct walk *w))
{
    for (int i = 0; i < count; i++)
        walks[i].try = try;
    ahead_each(try_one, walks, sizeof walks[0], count);
    for (int i = 0; i < count; i++)
        walk_end(&walks[i]);
}

void
walk_find_path(struct walk *w)
{
    watch(w, false);
    w->said = rat_maze_find_path(w->maze, w->from.row, w->from.col, w->marks);
    maze_watch(w->maze, NULL);
}

void
walk_shortest(struct walk *w)
{
    watch(w, true);
    w->steps = rat_maze_shortest(w->maze, w->reached);
    maze_watch(w->maze, NULL);
}

FILE *
walk_complain(const struct walk *w)
{
    FILE *f = complaint_start();

    fprintf(f, "%s in a %d x %d maze, from (%d, %d) to (%d, %d):\n",
            w->function, maze_rows(w->maze), maze_cols(w->maze), w->from.row,
            w->from.col, maze_goal(w->maze).row, maze_goal(w->maze).col);
    return f;
}

void
walk_complain_end(const struct walk *w, FILE *f)
{
    complaint_maze(f, w->maze);
    complaint_stop();
}

void
walk_expect_entered(const struct walk *w)
{
    FILE *f;

    if (w->guide.entered > 0)
        return;
    f = walk_complain(w);
    fprintf(f, "the rat never enters the maze:\n");
    complaint_hint("the first move of every search is maze_enter.");
    walk_complain_end(w, f);
}

void
walk_expect_walls(const struct walk *w)
{
    int cell = call_changed_cell(), cols = maze_cols(w->maze);
    FILE *f;

    if (cell == -1)
        return;
    f = walk_complain(w);
    fprintf(f, "afterwards (%d, %d) is %s, and at the call it was not:\n",
            cell / cols, cell % cols,
            maze_is_open(w->maze, cell / cols, cell % cols) ? "a wall"
                                                            : "open");
    complaint_hint("the maze is the caller's: its walls stay. MARKS, or "
                   "REACHED, are there to write down where the rat was.");
    walk_complain_end(w, f);
}

void
walk_expect_everywhere(const struct walk *w)
{
    int cols = maze_cols(w->maze), cells = maze_rows(w->maze) * cols;
    struct maze_guide right = mazes_searched(w->maze, false);

    for (int i = 0; i < cells; i++)
        if (right.fewest[i] != -1 && !walk_was_on(w, i)) {
            FILE *f = walk_complain(w);

            fprintf(f, "it gives up, but the rat was never on (%d, %d):\n",
                    i / cols, i % cols);
            complaint_hint("from which cell could the rat have come to the one "
                           "in the message, and what kept it from there?");
            walk_complain_end(w, f);
        }
    maze_guide_end(&right);
}

/* Say that the rat jumps from FROM to TO.  */
static void
say_jump(FILE *f, struct maze_cell from, struct maze_cell to)
{
    fprintf(f, "the rat jumps from (%d, %d) to (%d, %d), at @:\n", from.row,
            from.col, to.row, to.col);
    complaint_hint("does every maze_enter have its maze_leave, in a dead end "
                   "and on the goal, too? or do you take the two cells for "
                   "neighbours?");
}

/* Complain about the cell that the rat is on, unless it may be there.  */
static void
check_step(const struct walk *w)
{
    int steps = maze_steps(w->maze);
    struct maze_cell to = maze_path(w->maze, steps);
    bool is_open = maze_is_open(w->maze, to.row, to.col), is_beside;
    FILE *f;

    if (steps == 0)
        is_beside = to.row == w->from.row && to.col == w->from.col;
    else
        is_beside = walk_is_step(maze_path(w->maze, steps - 1), to);
    if (is_open && is_beside)
        return;
    f = walk_complain(w);
    if (!is_open) {
        fprintf(f, "the rat enters a wall, (%d, %d), where @ is:\n", to.row,
                to.col);
        complaint_hint(walk_asks_not);
    } else if (steps == 0 && w->guide.entered > 0) {
        fprintf(f,
                "the rat was taken out of the maze, and now it enters\n"
                "(%d, %d), at @:\n",
                to.row, to.col);
        complaint_hint(walk_too_many_leaves);
    } else if (steps == 0) {
        fprintf(f, "the first cell that it enters is (%d, %d), at @:\n", to.row,
                to.col);
        complaint_hint("where does the search begin, and in which order do "
                       "you give row and column?");
    } else {
        say_jump(f, maze_path(w->maze, steps - 1), to);
    }
    walk_complain_end(w, f);
}

void
walk_look_at_steps(struct walk *w, const struct event *e)
{
    FILE *f;

    if (e->kind == EVENT_ENTER)
        check_step(w);
    if (e->kind != EVENT_FOUND ||
        (e->row != -1 && maze_is_goal(w->maze, e->row, e->col)))
        return;
    f = walk_complain(w);
    fprintf(f, "it reports a way, but the rat is not on the goal:\n");
    complaint_hint(
        maze_steps(w->maze) + 1 == maze_rows(w->maze) * maze_cols(w->maze)
            ? "its path has as many cells as the maze, so maze_enter refused "
              "the next one (-1): the rat was on some cell twice. is the start "
              "written down as reached?"
            : "when do you call maze_found, and where is the rat then? "
              "maze_is_goal tells.");
    walk_complain_end(w, f);
}
