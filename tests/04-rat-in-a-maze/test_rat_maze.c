/* test_rat_maze.c - graded suite of lab 04.
   SPDX-License-Identifier: MIT

   Knows the contract, rat_maze.h, and no implementation: the calls reach the
   code under test in its own process, and its moves come back to the maze
   that was passed.  Small mazes come first, so that the first one to fail is
   small.  This file asks what was found, test_steps.c how.  */
#include "labs/04-rat-in-a-maze/rat_maze.h"

#include <string.h>

#include "tests/04-rat-in-a-maze/mazes.h"
#include "tests/04-rat-in-a-maze/walk.h"
#include "tools/judge/suite/complaint.h"
#include "tools/judge/suite/grade.h"

enum { ROUNDS = 60 };

const struct grade_lab grade_lab = { "04", "rat-in-a-maze", "rat_maze.c" };

/* The path of the rat that tries left, down, right, up, as one letter a step;
   NULL: there is no way.  */
struct given {
    const char *maze;
    const char *path;
};

static const struct given tiny[] = {
    { "*", "" },
    { "SG", "R" },
    { "GS", "L" },
    { "S\nG", "D" },
    { "G\nS", "U" },
    { "..S.G", "RR" },
    { "G...S.", "LLLL" },
    { ".\nG\n.\nS\n.", "UU" },
    { "...\n.*.\n...", "" },
    { "#*#", "" },
};

static const struct given small[] = {
    { "S.\n.G", "DR" },
    { "..S\n...\nG..", "LLDD" },
    { "#G#\n.S.", "U" },
    { "S.#\n#..\n#.G", "RDDR" },
    { "S..\n...\n..G", "DDRR" },
    { "G..\n...\n..S", "LLURRULL" },
    { "..G\n...\nS..", "RRULLURR" },
    { "S...\n.##.\n.##.\n...G", "DDDRRR" },
    { "S...\n.##.\n.##.\n..#G", "RRRDDD" },
    { "S.#.\n.#..\n...#\n##.G", "DDRRDR" },
    { "..#..\nS##G.\n.....\n.#.#.\n.....", "DDDRRRRUULU" },
};

/* Tell whether two cells of the rat's path that follow each other are no
   neighbours.  */
static bool
has_jump(const struct maze *m)
{
    for (int i = 1; i <= maze_steps(m); i++)
        if (!walk_is_step(maze_path(m, i - 1), maze_path(m, i)))
            return true;
    return false;
}

/* Tell whether the rat's path begins elsewhere than the search did.  */
static bool
starts_elsewhere(const struct walk *w)
{
    return maze_steps(w->maze) >= 0 && w->guide.entered > 1 &&
           (maze_path(w->maze, 0).row != w->from.row ||
            maze_path(w->maze, 0).col != w->from.col);
}

/* Tell whether the rat's path in M goes through a wall.  */
static bool
has_wall(const struct maze *m)
{
    for (int i = 0; i <= maze_steps(m); i++)
        if (!maze_is_open(m, maze_path(m, i).row, maze_path(m, i).col))
            return true;
    return false;
}

/* Return a hint for who ends a search as W did, with the rat on a path without
   a fault, or NULL.  */
static const char *
hint_for_end(const struct walk *w)
{
    int steps = maze_steps(w->maze);
    struct maze_cell end = w->from;

    if (steps >= 0)
        end = maze_path(w->maze, steps);
    if (!w->said && steps == -1)
        return "the rat gave up: which of the four moves is never tried, or "
               "which open cell not entered?";
    if (!w->said)
        return "it gave up with the rat in the maze: when the first move leads "
               "nowhere, what about the others? and who takes the rat back?";
    if (!maze_is_goal(w->maze, end.row, end.col))
        return "true means that the rat is on the goal: do you ask "
               "maze_is_goal "
               "where that is? or was the rat taken back (maze_leave) although "
               "it had found it?";
    return NULL;
}

static void
complain_about_path(const struct walk *w, const char *expected)
{
    FILE *f = walk_complain(w);

    if (*expected == '\0')
        fprintf(f, "the rat is at the goal as soon as it enters");
    else
        fprintf(f, "the steps must be %s (L, D, R, U for left ...)", expected);
    fprintf(f, ",\nbut it returned %s and the rat%s:\n",
            w->said ? "true" : "false",
            maze_steps(w->maze) == -1 ? " is outside" : "'s path is this one");
    if (w->said && maze_steps(w->maze) == -1)
        complaint_hint("the path is what is left of the search when it returns "
                       "true: who took the rat back?");
    else if (has_wall(w->maze))
        complaint_hint(walk_asks_not);
    else if (starts_elsewhere(w))
        complaint_hint(walk_too_many_leaves);
    else if (has_jump(w->maze))
        complaint_hint("not all cells of this path are neighbours: was the rat "
                       "not taken back (maze_leave) from a dead end, or does "
                       "it step diagonally?");
    else if (*expected != '\0')
        complaint_hint(hint_for_end(w));
    walk_complain_end(w, f);
}

/* Tell whether the rat's path in W is EXPECTED.  */
static bool
is_path(const struct walk *w, const char *expected)
{
    struct maze_cell cell = w->from;
    int steps = maze_steps(w->maze);

    if (steps != (int)strlen(expected))
        return false;
    for (int i = 0; i <= steps; i++) {
        struct maze_cell here = maze_path(w->maze, i);

        if (here.row != cell.row || here.col != cell.col)
            return false;
        cell.row += (expected[i] == 'D') - (expected[i] == 'U');
        cell.col += (expected[i] == 'R') - (expected[i] == 'L');
    }
    return true;
}

static void
expect_paths(const struct given *given, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        struct walk w = walk_new(mazes_of(given[i].maze));

        walk_find_path(&w);
        if (!w.said || !is_path(&w, given[i].path))
            complain_about_path(&w, given[i].path);
        walk_end(&w);
    }
}

START_TEST(the_path_in_tiny_mazes_is_found)
{
    expect_paths(tiny, sizeof tiny / sizeof tiny[0]);
}
END_TEST

START_TEST(the_path_in_given_mazes_is_found)
{
    expect_paths(small, sizeof small / sizeof small[0]);
}
END_TEST

/* Complain unless the rat's path leads from start to goal and was reported
   once.  */
static void
expect_at_goal(const struct walk *w)
{
    int steps = maze_steps(w->maze);
    struct maze_cell end;
    FILE *f;

    if (steps >= 0)
        end = maze_path(w->maze, steps);
    if (w->said && w->guide.found == 1 && steps >= 0 &&
        maze_is_goal(w->maze, end.row, end.col))
        return;
    f = walk_complain(w);
    fprintf(f,
            "there is a way, but it called maze_found %d time%s,\n"
            "returned %s and left the rat %s:\n",
            w->guide.found, w->guide.found == 1 ? "" : "s",
            w->said ? "true" : "false", steps >= 0 ? "here" : "outside");
    if (w->guide.found == 0 && !w->said)
        complaint_hint("the rat gave up: which open cell did it not enter, and "
                       "what kept it from there? in a large maze: do your "
                       "variables hold such rows, columns and numbers?");
    else if (w->guide.found == 0)
        complaint_hint("true is what maze_found returned: do you call it when "
                       "the rat is on the goal?");
    walk_complain_end(w, f);
}

static void
try_way(struct walk *w)
{
    walk_find_path(w);
    expect_at_goal(w);
}

START_TEST(a_way_is_found_wherever_there_is_one)
{
    struct random r = random_start(grade_seed());
    struct maze *sample[ROUNDS];
    struct walk walks[ROUNDS];

    mazes_sample(&r, MAZES_WITH_WAY, 25, ROUNDS, sample);
    for (int round = 0; round < ROUNDS; round++)
        walks[round] = walk_new(sample[round]);
    walk_each(walks, ROUNDS, try_way);
}
END_TEST

/* Complain unless W, which has no way, ended as it must.  */
static void
expect_no_way(const struct walk *w)
{
    FILE *f;

    if (!w->said && w->guide.found == 0 && maze_steps(w->maze) == -1)
        return;
    f = walk_complain(w);
    fprintf(f, "there is no way, but it ");
    if (w->said)
        fprintf(f, "returned true.");
    else if (w->guide.found > 0)
        fprintf(f, "called maze_found.");
    else
        fprintf(f, "did not take the rat back.");
    fprintf(f, "\n");
    if (w->said || w->guide.found > 0)
        complaint_hint("how did the rat come to say so? look at each step of "
                       "its path.");
    walk_complain_end(w, f);
}

static void
try_no_way(struct walk *w)
{
    walk_find_path(w);
    expect_no_way(w);
    walk_expect_everywhere(w);
}

START_TEST(a_rat_without_a_way_comes_back)
{
    static const char *const mazes[] = {
        "S#G",
        "S\n#\nG",
        "###\n#S#\n###\n#G#",
        "S..#.\n....#\n#.###\n...#G",
        "....\n.S..\n..##\n..#G",
    };
    enum { GIVEN = sizeof mazes / sizeof mazes[0] };
    struct random r = random_start(grade_seed() + 3);
    struct maze *sample[ROUNDS];
    struct walk walks[GIVEN + ROUNDS];

    mazes_sample(&r, MAZES_WITHOUT_WAY, 45, ROUNDS, sample);
    for (int i = 0; i < GIVEN + ROUNDS; i++)
        walks[i] = walk_new(i < GIVEN ? mazes_of(mazes[i]) : sample[i - GIVEN]);
    walk_each(walks, GIVEN + ROUNDS, try_no_way);
}
END_TEST

START_TEST(the_largest_mazes_fit_on_the_stack)
{
    struct maze *mazes[] = { mazes_winding(100, 100), mazes_open(100, 100),
                             mazes_open(5, 2000) };

    for (size_t i = 0; i < sizeof mazes / sizeof mazes[0]; i++) {
        struct walk w = walk_new(mazes[i]);

        walk_find_path(&w);
        expect_at_goal(&w);
        walk_end(&w);
    }
}
END_TEST

static void
add_paths(struct grade *g)
{
    grade_criterion(g, "rat-maze.tiny", 1, "one row, or start = goal");
    grade_hint(g, "the rat enters the cell it was called with. what if that "
                  "is the goal already?");
    grade_hint(g, "maze_is_open may be asked about any row and column; your "
                  "own arrays may not.");
    grade_test(g, the_path_in_tiny_mazes_is_found);

    grade_criterion(g, "rat-maze.path", 2, "left, down, right, up");
    grade_hint(g, "in which order do you try the four moves? which of row and "
                  "col changes with each?");
    grade_hint(g, "the path is what is left of the search when it returns "
                  "true: the rat must not be taken back then.");
    grade_test(g, the_path_in_given_mazes_is_found);
    grade_test(g, a_way_is_found_wherever_there_is_one);
}

static void
add_more(struct grade *g)
{
    grade_criterion(g, "rat-maze.no-way", 1, "no way: back out");
    grade_hint(g, "what is left to do when none of the four moves led to the "
                  "goal?");
    grade_hint(g, "every maze_enter that did not lead to the goal needs its "
                  "maze_leave.");
    grade_test(g, a_rat_without_a_way_comes_back);

    grade_criterion(g, "rat-maze.large", 1, "10,000 cells");
    grade_hint(g, "if small mazes fail too, mend those first. otherwise: every "
                  "open call keeps its variables. how large are they, and how "
                  "many calls can be open at once?");
    grade_test(g, the_largest_mazes_fit_on_the_stack);
}

void
grade_add_criteria(struct grade *g)
{
    add_paths(g);
    add_more(g);
    test_steps_add(g);
    test_shortest_add(g);
}
