/* test_shortest.c - graded suite of lab 04: rat_maze_shortest.
   SPDX-License-Identifier: MIT  */

#include "tests/04-rat-in-a-maze/mazes.h"
#include "tests/04-rat-in-a-maze/walk.h"
#include "tools/judge/suite/complaint.h"

enum { ROUNDS = 60, LONG_WAY = 100 };

static void
complain_about_steps(const struct walk *w, int expected)
{
    FILE *f;

    walk_expect_entered(w);
    f = walk_complain(w);
    if (expected == -1)
        fprintf(f, "there is no way, ");
    else
        fprintf(f, "the shortest way has %d step%s, ", expected,
                expected == 1 ? "" : "s");
    fprintf(f, "but it returned %d\n", w->steps);
    if (w->best == -1)
        fprintf(f, "and reported no way:\n");
    else
        fprintf(f, "and the last way it reported has %d steps:\n", w->best);
    if (expected >= LONG_WAY && w->best <= expected)
        complaint_hint("shorter ways are right: which best so far do you begin "
                       "with, so that the longest way beats it? and can what "
                       "you count steps in hold that many?");
    else if (expected != -1 && w->best > expected)
        complaint_hint("a shorter way was not found: does the search go on "
                       "after a way? may the rat come again to a cell in fewer "
                       "steps? is your bound never above the true distance to "
                       "G?");
    else if (expected != -1 && w->best == -1)
        complaint_hint("what keeps the rat from the goal? and do you call "
                       "maze_found when it is there?");
    else if (expected != -1 && w->best == expected)
        complaint_hint("the right way was reported last. what do you return, "
                       "and where do you keep it?");
    walk_complain_end(w, f);
}

/* Search for the shortest way, never told to stop, and compare with what the
   judge's guide finds.  */
static void
try_shortest(struct walk *w)
{
    struct maze_guide right;
    int expected;

    w->stop_at = 0;
    w->look = walk_look_at_steps;
    walk_shortest(w);
    right = mazes_searched(w->maze, true);
    expected = right.best;
    maze_guide_end(&right);
    if (w->steps != expected || w->best != expected)
        complain_about_steps(w, expected);
}

static void
expect_shortest(struct maze *m)
{
    struct walk w = walk_new(m);

    try_shortest(&w);
    walk_end(&w);
}

START_TEST(the_shortest_way_is_found_in_small_mazes)
{
    static const char *const mazes[] = {
        "*",
        "SG",
        "G.S",
        "S.\n.G",
        "..\n.*",
        "S..\n.#.\n..G",
        "G..\n...\n..S",
        "S...\n.##.\n...G",
        ".....\n.###.\nS.#G.\n.###.\n.....",
        "S#...\n.#.#.\n...#G",
    };
    enum { GIVEN = sizeof mazes / sizeof mazes[0] };
    struct random r = random_start(grade_seed() + 5);
    struct maze *sample[2 * ROUNDS];
    struct walk walks[GIVEN + 2 * ROUNDS];

    mazes_sample(&r, MAZES_WITH_WAY, 25, 2 * ROUNDS, sample);
    for (int i = 0; i < GIVEN + 2 * ROUNDS; i++)
        walks[i] = walk_new(i < GIVEN ? mazes_of(mazes[i]) : sample[i - GIVEN]);
    walk_each(walks, GIVEN + 2 * ROUNDS, try_shortest);
}
END_TEST

START_TEST(the_shortest_way_is_found_in_mazes_with_loops)
{
    uint64_t seed = grade_seed();

    for (int loops = 0; loops <= 100; loops += 20)
        expect_shortest(mazes_made(15, 21, loops, seed + (uint64_t)loops));
    expect_shortest(mazes_open(12, 12));
    expect_shortest(mazes_winding(100, 100));
    expect_shortest(mazes_made(100, 100, 0, seed));
}
END_TEST

START_TEST(without_a_way_the_answer_is_minus_one)
{
    static const char *const mazes[] = {
        "S#G",
        "###\n#S#\n###\n#G#",
        "S..#.\n....#\n#.###\n...#G",
        ".....\n.....\n..S..\n...##\n...#G",
    };
    enum { GIVEN = sizeof mazes / sizeof mazes[0] };
    struct random r = random_start(grade_seed() + 6);
    struct maze *sample[ROUNDS];
    struct walk walks[GIVEN + ROUNDS];

    mazes_sample(&r, MAZES_WITHOUT_WAY, 45, ROUNDS, sample);
    expect_shortest(mazes_of("S.G")); /* who always says -1 has seen nothing */
    for (int i = 0; i < GIVEN + ROUNDS; i++)
        walks[i] = walk_new(i < GIVEN ? mazes_of(mazes[i]) : sample[i - GIVEN]);
    walk_each(walks, GIVEN + ROUNDS, try_shortest);
}
END_TEST

/* A look: every way reported is shorter than the one before, and after a stop
   the rat only comes home.  */
static void
look_for_better(struct walk *w, const struct event *e)
{
    int steps = maze_steps(w->maze);
    FILE *f;

    if (w->is_told && e->kind != EVENT_LEAVE) {
        f = walk_complain(w);
        fprintf(f, "maze_found said stop, but the rat goes on:\n");
        walk_complain_end(w, f);
    }
    if (e->kind == EVENT_FOUND && w->best != -1 && steps >= w->best) {
        f = walk_complain(w);
        fprintf(f, "it reports a way of %d steps after one of %d:\n", steps,
                w->best);
        walk_complain_end(w, f);
    }
}

/* Complain unless the rat is outside and the last way reported is what was
   returned.  */
static void
expect_end(const struct walk *w)
{
    FILE *f;

    walk_expect_entered(w);
    if (w->best != -1 && w->steps == w->best && maze_steps(w->maze) == -1)
        return;
    f = walk_complain(w);
    if (w->best == -1)
        fprintf(f, "it reports no way:\n");
    else if (w->steps != w->best)
        fprintf(f, "it returned %d, but the last way reported has %d steps:\n",
                w->steps, w->best);
    else
        fprintf(f, "at the return the rat must be outside, but it is on @:\n");
    if (maze_steps(w->maze) != -1)
        complaint_hint("every maze_enter needs its maze_leave, on the goal and "
                       "after a stop, too: which way out of your function "
                       "leaves the rat where it is?");
    walk_complain_end(w, f);
}

START_TEST(only_better_ways_are_reported_until_the_stop)
{
    static const struct {
        int rows, cols;
    } size[] = { { 1, 1 }, { 2, 2 }, { 3, 3 },  { 4, 4 }, { 5, 5 },
                 { 6, 6 }, { 1, 9 }, { 33, 1 }, { 2, 9 }, { 9, 3 } };

    for (size_t i = 0; i < sizeof size / sizeof size[0]; i++)
        for (int k = 1; k <= 3; k++) {
            struct walk w = walk_new(mazes_open(size[i].rows, size[i].cols));

            w.stop_at = k;
            w.look = look_for_better;
            walk_shortest(&w);
            expect_end(&w);
            walk_end(&w);
        }
}
END_TEST

static void
complain_about_entry(const struct walk *w, int i)
{
    int cols = maze_cols(w->maze);
    FILE *f = walk_complain(w);

    fprintf(f,
            "afterwards reached[%d], of (%d, %d), is %d, but the\n"
            "rat was there after %d steps:\n",
            i, i / cols, i % cols, w->reached[i], w->guide.fewest[i]);
    complaint_hint("when do you write into REACHED, and what? the entry of "
                   "(row, col) is number row * maze_cols(m) + col; the start "
                   "has 0 steps.");
    walk_complain_end(w, f);
}

static void
try_reached(struct walk *w)
{
    int cells = maze_rows(w->maze) * maze_cols(w->maze);

    w->stop_at = 0;
    walk_shortest(w);
    walk_expect_walls(w);
    for (int i = 0; i < cells; i++)
        if (walk_was_on(w, i) && w->reached[i] != w->guide.fewest[i])
            complain_about_entry(w, i);
}

START_TEST(reached_holds_the_fewest_steps_to_each_cell)
{
    struct random r = random_start(grade_seed() + 7);
    struct maze *sample[ROUNDS];
    struct walk walks[ROUNDS];

    mazes_sample(&r, MAZES_ANY, 20, ROUNDS, sample);
    for (int round = 0; round < ROUNDS; round++)
        walks[round] = walk_new(sample[round]);
    walk_each(walks, ROUNDS, try_reached);
}
END_TEST

/* A look: the cuts keep the rat from entering too many cells.  */
static void
look_at_ceiling(struct walk *w, const struct event *e)
{
    FILE *f;

    if (e->kind != EVENT_ENTER)
        return;
    if (w->broken == NULL)
        w->broken = mazes_broken_cut(&w->guide, e);
    if (w->guide.entered < w->ceiling)
        return;
    f = walk_complain(w);
    fprintf(f,
            "with both cuts, and the moves in order, the rat enters %d\n"
            "cells, counted each time; this is one more:\n",
            w->ceiling);
    complaint_hint(w->broken != NULL
                       ? w->broken
                       : "no cut was left out so far: in which order do you "
                         "try the four moves? left, down, right, up.");
    walk_complain_end(w, f);
}

/* Expect no more cells to be entered in M than a search with exactly the two
   cuts of rat_maze.h enters.  */
static void
expect_cuts(struct maze *m)
{
    struct walk w = walk_new(m);
    struct maze_guide right = mazes_searched(m, true);

    w.stop_at = 0;
    w.ceiling = right.entered;
    w.look = look_at_ceiling;
    walk_shortest(&w);
    walk_expect_entered(&w);
    maze_guide_end(&right);
    walk_end(&w);
}

START_TEST(both_cuts_are_made)
{
    expect_cuts(mazes_of("*"));
    expect_cuts(mazes_of("G.S.."));
    expect_cuts(mazes_of(".\n.\nS\n.\nG"));
    expect_cuts(mazes_of("S..\n...\n..G"));
    expect_cuts(mazes_of("G..\n...\n..S"));
    expect_cuts(mazes_of(".....\n.....\n..S..\n...##\n...#G"));
    expect_cuts(mazes_open(5, 5));
    expect_cuts(mazes_open(33, 2));
    expect_cuts(mazes_open(10, 10));
    expect_cuts(mazes_open(3, 130));
    expect_cuts(mazes_made(21, 21, 5, 2));
    expect_cuts(mazes_made(31, 31, 10, 1));
}
END_TEST

void
test_shortest_add(struct grade *g)
{
    grade_part(g);
    grade_criterion(g, "rat-maze.shortest", 3, "a shortest way");
    grade_hint(g, "the first way found need not be the shortest: do you go on "
                  "after it?");
    grade_hint(g, "a cell that was left must be entered again when the rat "
                  "comes to it in fewer steps.");
    grade_hint(g, "never cut more than the bound allows: the steps so far "
                  "plus the Manhattan distance is the least any way through "
                  "this cell can have.");
    grade_test(g, the_shortest_way_is_found_in_small_mazes);
    grade_test(g, the_shortest_way_is_found_in_mazes_with_loops);

    grade_criterion(g, "rat-maze.none", 1, "no way: -1");
    grade_hint(g, "what is the best so far when no way was found?");
    grade_hint(g, "without a way the bound never cuts. what keeps the rat "
                  "from going round in circles?");
    grade_test(g, without_a_way_the_answer_is_minus_one);

    grade_criterion(g, "rat-maze.better", 2, "reports better ways only");
    grade_hint(g, "when do you call maze_found, and what do you do when it "
                  "returns true?");
    grade_hint(g, "who leads the rat back outside when the search stops "
                  "early? who writes into REACHED, and when?");
    grade_hint(g, "the entry of (row, col) is number row * maze_cols(m) + col "
                  "of REACHED: that it works in square mazes proves little.");
    grade_test(g, only_better_ways_are_reported_until_the_stop);
    grade_test(g, reached_holds_the_fewest_steps_to_each_cell);

    grade_criterion(g, "rat-maze.cuts", 4, "both cuts are made");
    grade_hint(g, "there are two cuts, the bound and REACHED: do you ask both "
                  "before the rat enters a cell?");
    grade_hint(g, "a way as long as the best so far does not beat it, and a "
                  "cell reached in as many steps as before is not reached "
                  "sooner.");
    grade_hint(g, "the order of the moves, left, down, right, up, decides how "
                  "soon a good way is found.");
    grade_test(g, both_cuts_are_made);
}
