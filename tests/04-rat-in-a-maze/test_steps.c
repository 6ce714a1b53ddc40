/* test_steps.c - graded suite of lab 04: the steps of rat_maze_find_path.
   SPDX-License-Identifier: MIT  */
#include <string.h>

#include "labs/04-rat-in-a-maze/rat_maze.h"
#include "tests/04-rat-in-a-maze/mazes.h"
#include "tests/04-rat-in-a-maze/walk.h"
#include "tools/judge/suite/complaint.h"

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

/* Return a hint for who does something else than W's guide expects, or NULL. */
static const char *
hint_for(const struct walk *w)
{
    const struct event *next = &w->guide.next;

    if (w->guide.moves == 0)
        return "the first cell is the one you are called with, and that need "
               "not be the start of the maze.";
    if (!w->guide.is_over && next->kind == EVENT_LEAVE &&
        maze_is_goal(w->maze, next->row, next->col))
        return "on the goal the rat goes no further. what did maze_found say? "
               "if it said false, take the rat back and return false.";
    return NULL;
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
    complaint_hint(hint_for(w));
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

/* Call rat_maze_find_path for W as walk_find_path does, and follow it move by
   move: the order of the moves and the marks leave no choice.  At the first
   move that is another one the test ends, with a picture.  */
static void
follow(struct walk *w)
{
    w->look = look;
    walk_find_path(w);
    if (!w->guide.is_over || w->said != w->is_told)
        depart(w, NULL);
}

enum { ROUNDS = 60 };

static void
try_steps(struct walk *w)
{
    w->look = walk_look_at_steps;
    walk_find_path(w);
    walk_expect_entered(w);
}

START_TEST(the_rat_walks_through_open_cells_step_by_step)
{
    struct random r = random_start(grade_seed() + 1);
    struct maze *sample[ROUNDS];
    struct walk walks[ROUNDS];

    mazes_sample(&r, MAZES_ANY, 30, ROUNDS, sample);
    for (int round = 0; round < ROUNDS; round++)
        walks[round] = walk_new(sample[round]);
    walk_each(walks, ROUNDS, try_steps);
}
END_TEST

/* A look: no cell is entered that is marked or was entered before.  */
static void
look_at_marks(struct walk *w, const struct event *e)
{
    int cell = e->row * maze_cols(w->maze) + e->col;
    FILE *f;

    if (e->kind != EVENT_ENTER || (!w->marks[cell] && !walk_was_on(w, cell)))
        return;
    f = walk_complain(w);
    fprintf(f, "the rat enters (%d, %d), at @,", e->row, e->col);
    fprintf(f, w->marks[cell] ? "\nwhich was marked at the call:\n"
                              : " for the second time:\n");
    if (w->marks[cell])
        complaint_hint("a cell may be marked already when you are called: does "
                       "a line of yours clear MARKS? do you ask it before each "
                       "step, at the number row * maze_cols(m) + col?");
    walk_complain_end(w, f);
}

/* Tell whether a cell is marked in W where the rat never was, nor was it at the
   call.  */
static bool
is_marked_elsewhere(const struct walk *w)
{
    for (int i = 0; i < maze_rows(w->maze) * maze_cols(w->maze); i++)
        if (w->marks[i] && !w->before[i] && !walk_was_on(w, i))
            return true;
    return false;
}

static const char wrong_number[] =
    "which cell do you mark, and at which number? the entry of (row, col) is "
    "number row * maze_cols(m) + col of MARKS.";

/* Complain unless the marks of W are those at the call and the cells the rat
   was on.  */
static void
expect_marks(const struct walk *w)
{
    const bool *before = w->before;
    int cols = maze_cols(w->maze);
    FILE *f;

    for (int i = 0; i < maze_rows(w->maze) * cols; i++) {
        if (w->marks[i] == (before[i] || walk_was_on(w, i)))
            continue;
        f = walk_complain(w);
        fprintf(f, "afterwards marks[%d], of (%d, %d), is %s,\nbut ", i,
                i / cols, i % cols, w->marks[i] ? "true" : "false");
        fprintf(f, before[i]           ? "it was marked at the call:\n"
                   : walk_was_on(w, i) ? "the rat was there:\n"
                                       : "the rat never was there:\n");
        complaint_hint(
            before[i] ? "marks that were there at the call stay: which line of "
                        "yours clears or overwrites them?"
            : walk_was_on(w, i) && !is_marked_elsewhere(w)
                ? "is each cell marked that the rat enters, and does "
                  "any line of yours take a mark back? marks stay "
                  "when the rat turns back."
                : wrong_number);
        walk_complain_end(w, f);
    }
}

static void
try_marked(struct walk *w)
{
    w->look = look_at_marks;
    walk_find_path(w);
    walk_expect_entered(w);
    expect_marks(w);
    walk_expect_walls(w);
}

START_TEST(no_cell_is_entered_twice_and_marks_tell_where_it_was)
{
    struct random r = random_start(grade_seed() + 2);
    struct maze *sample[ROUNDS];
    struct walk walks[ROUNDS];

    mazes_sample(&r, MAZES_ANY, 20, ROUNDS, sample);
    for (int round = 0; round < ROUNDS; round++) {
        struct walk w = walk_new(sample[round]);
        int cells = maze_rows(w.maze) * maze_cols(w.maze);

        for (int i = 0; i < cells && round % 2 == 1; i++)
            w.marks[i] = random_below(&r, 8) == 0 && i != walk_cell(&w, w.from);
        walks[round] = w;
    }
    walk_each(walks, ROUNDS, try_marked);
}
END_TEST

START_TEST(marks_stand_at_their_numbers_in_long_mazes)
{
    struct walk walks[] = { walk_new(mazes_open(2, 260)),
                            walk_new(mazes_open(260, 2)) };

    walk_each(walks, 2, try_marked);
}
END_TEST

/* Return an open cell of M, any.  */
static struct maze_cell
open_cell(struct random *r, const struct maze *m)
{
    struct maze_cell cell;

    do {
        cell.row = random_below(r, maze_rows(m));
        cell.col = random_below(r, maze_cols(m));
    } while (!maze_is_open(m, cell.row, cell.col));
    return cell;
}

START_TEST(the_search_can_begin_anywhere)
{
    struct random r = random_start(grade_seed() + 8);
    struct maze *sample[ROUNDS];
    struct walk walks[ROUNDS];

    mazes_sample(&r, MAZES_ANY, 25, ROUNDS, sample);
    for (int round = 0; round < ROUNDS; round++) {
        walks[round] = walk_new(sample[round]);
        walks[round].from = open_cell(&r, sample[round]);
    }
    walk_each(walks, ROUNDS, follow);
}
END_TEST

START_TEST(the_search_goes_cell_by_cell)
{
    struct random r = random_start(grade_seed() + 4);
    struct maze *sample[ROUNDS];
    struct walk walks[ROUNDS];

    mazes_sample(&r, MAZES_ANY, 25, ROUNDS, sample);
    for (int round = 0; round < ROUNDS; round++) {
        walks[round] = walk_new(sample[round]);
        walks[round].stop_at = round % 4 == 3 ? 0 : 1;
    }
    walk_each(walks, ROUNDS, follow);
}
END_TEST

void
test_steps_add(struct grade *g)
{
    grade_criterion(g, "rat-maze.steps", 1, "open neighbours only");
    grade_hint(g, "which cells can the rat reach in one step? which of them "
                  "may it enter?");
    grade_hint(g, "ask maze_is_open about row and column, not about the number "
                  "of a cell: the cell after the last of a row is in the next "
                  "row.");
    grade_hint(g, "a jump can also mean that the rat was not taken back from "
                  "a dead end.");
    grade_test(g, the_rat_walks_through_open_cells_step_by_step);

    grade_criterion(g, "rat-maze.marks", 2, "no cell twice");
    grade_hint(g, "when do you mark a cell: before or after the calls for its "
                  "neighbours?");
    grade_hint(g, "marks stay when the rat turns back: what would happen in a "
                  "loop if they did not?");
    grade_hint(g, "the entry of (row, col) is number row * maze_cols(m) + col "
                  "of MARKS: that it works in square mazes proves little.");
    grade_test(g, no_cell_is_entered_twice_and_marks_tell_where_it_was);
    grade_test(g, marks_stand_at_their_numbers_in_long_mazes);

    grade_criterion(g, "rat-maze.visits", 2, "the search, cell by cell");
    grade_hint(g, "draw your search (make tree) and compare it with the "
                  "picture in README.md.");
    grade_hint(g, "a dead end is left at once, and the goal too when "
                  "maze_found returns false.");
    grade_hint(g, "the first cell is the one you are called with, and that "
                  "need not be the start of the maze.");
    grade_test(g, the_search_goes_cell_by_cell);
    grade_test(g, the_search_can_begin_anywhere);
}
