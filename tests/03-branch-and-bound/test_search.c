/* test_search.c - graded suite of lab 03, part A: the search.
   SPDX-License-Identifier: MIT  */
#include "tests/03-branch-and-bound/parts.h"

#include "lib/random.h"
#include "tools/judge/right/square_tests.h"
#include "tools/judge/suite/call.h"
#include "tools/judge/suite/complaint.h"
#include "tools/judge/suite/follow.h"

enum { LARGEST = 8, ROUNDS = 20 };

/* Return the call that begins in row FROM, as the student knows it.  */
static const char *
call(int from)
{
    static char text[80];

    snprintf(text, sizeof text, "branch_bound_solve(board, %d, lines)", from);
    return text;
}

/* Follow the search of B up to solution STOP_AT.  */
static void
expect_tree(struct board *b, int stop_at)
{
    int from = board_count(b);
    struct branch_bound_lines lines = known_lines_of(b);
    struct follow f = { .call = call(from),
                        .passed_over =
                            "no queen attacks that square: does one of its "
                            "three lines still count as taken, by a queen that "
                            "is gone? every branch_bound_take needs its "
                            "branch_bound_release.",
                        .guide = { .board = b,
                                   .from = from,
                                   .is_safe = square_test_queens,
                                   .stop_at = stop_at } };

    if (codes_can(board_size(b))) {
        follow_start(&f);
        follow_end(&f, branch_bound_solve(b, from, &lines));
    }
    board_free(b);
}

static void
expect_whole_tree(struct board *b)
{
    expect_tree(b, 0);
}

/* Tell whether the search is right on a board of 4 with one queen.  */
static bool
can_begin(void)
{
    struct board *b = parts_begun();
    struct branch_bound_lines lines = known_lines_of(b);
    bool is_right;

    is_right = !branch_bound_solve(b, 1, &lines) && board_count(b) == 1;
    board_free(b);
    return is_right;
}

START_TEST(all_solutions_are_searched_in_the_tree_of_lab_02)
{
    for (int n = 1; n <= LARGEST; n++)
        expect_tree(parts_board(n), 0);
    parts_large(4, can_begin, expect_whole_tree);
}
END_TEST

/* A board with a search on it, whose lines are watched.  */
struct watched {
    struct board *b;
    struct board *before; /* as it was before the last move */
};

/* While a move is made, the lines may be one queen ahead or behind.  */
static void
expect_lines(const struct watched *w, const struct event *e)
{
    struct branch_bound_lines shown = known_lines_in(call_shown());
    struct known_lines_fault fault;
    FILE *f;

    if (!known_lines_differ(&shown, w->before, &fault) ||
        !known_lines_differ(&shown, w->b, &fault))
        return;
    f = complaint_start();
    fprintf(f, "branch_bound_solve, n = %d, does not keep the lines up to\n",
            board_size(w->b));
    fprintf(f, "date with the board: when it %s,\n",
            e->kind == EVENT_PLACE    ? "places !"
            : e->kind == EVENT_REMOVE ? "takes away the queen of ?"
                                      : "reports this solution");
    known_lines_tell(f, &fault);
    complaint_board(f, w->b, e->row, e->col);
    complaint_hint("every board_place has its branch_bound_take beside it, and "
                   "every board_remove its branch_bound_release.");
    complaint_stop();
}

static bool
see(void *self, const struct event *e)
{
    struct watched *w = self;
    int last = board_size(w->b) - 1;

    if (e->kind == EVENT_TRY)
        return false;
    if (e->kind == EVENT_FOUND)
        board_remove(w->before, last); /* her lines may follow yet */
    expect_lines(w, e);
    board_free(w->before);
    w->before = board_copy(w->b);
    return false;
}

static void
expect_lines_kept(struct board *b)
{
    struct branch_bound_lines lines = known_lines_of(b);
    struct watched w = { b, board_copy(b) };
    struct watcher watcher = { see, &w };

    board_watch(b, &watcher);
    if (codes_can(board_size(b)))
        branch_bound_solve(b, board_count(b), &lines);
    board_free(w.before);
    board_free(b);
}

START_TEST(the_lines_are_kept_up_to_date_with_the_board)
{
    for (int n = 1; n <= 6; n++)
        expect_lines_kept(parts_board(n));
    parts_large(4, can_begin, expect_lines_kept);
}
END_TEST

START_TEST(the_search_ends_where_it_is_told_to)
{
    for (int n = 1; n <= LARGEST; n++)
        expect_tree(parts_board(n), 1);
    expect_tree(parts_board(6), 3);
    expect_tree(parts_board(8), 92);
    expect_tree(parts_board(12), 1);
}
END_TEST

/* Ask for what the search answers, and which lines it leaves behind.  */
static void
expect_answers(struct board *b, int from, int stop_at)
{
    struct branch_bound_lines lines = known_lines_of(b);
    struct answers a = { .board = b,
                         .call = call(from),
                         .from = from,
                         .is_safe = square_test_queens,
                         .stop_at = stop_at };
    struct known_lines_fault fault;
    bool said;
    FILE *f;

    if (!codes_can(board_size(b))) {
        board_free(b);
        return;
    }
    answers_start(&a);
    said = branch_bound_solve(b, from, &lines);
    answers_end(&a, said);
    if (known_lines_differ(&lines, b, &fault)) {
        f = complaint_start();
        fprintf(f, "%s, n = %d,\nreturned %s, and then\n", a.call,
                board_size(b), said ? "true" : "false");
        known_lines_tell(f, &fault);
        fprintf(f, "The queens on the board:\n");
        complaint_board(f, b, -1, -1);
        complaint_hint(fault.is ? "which queen took that line, and where is "
                                  "she now? every branch_bound_take needs its "
                                  "branch_bound_release."
                                : "a queen that stays on the board keeps her "
                                  "lines: who released this one?");
        complaint_stop();
    }
    board_free(b);
}

START_TEST(each_solution_is_reported_once_and_nothing_is_left)
{
    for (int n = 1; n <= LARGEST; n++)
        expect_answers(parts_board(n), 0, 0);
}
END_TEST

START_TEST(a_solution_asked_for_is_left_on_the_board_and_in_the_lines)
{
    for (int n = 1; n <= LARGEST + 1; n++)
        expect_answers(parts_board(n), 0, 1);
    expect_answers(parts_board(6), 0, 3);
    expect_answers(parts_board(6), 0, 5);
}
END_TEST

static void
expect_all_answers(struct board *b)
{
    expect_answers(b, board_count(b), 0);
}

static void
expect_first_answer(struct board *b)
{
    expect_answers(b, board_count(b), 1);
}

static bool
can_always(void)
{
    return true;
}

START_TEST(the_queens_of_a_started_board_keep_their_lines)
{
    struct random r = random_start(grade_seed() + 5);

    for (int round = 0; round < ROUNDS; round++) {
        int from;
        struct board *b = parts_started_board(&r, 4 + round / 5, &from);

        expect_answers(b, from, round % 2);
    }
    for (int rows = 0; rows <= 4; rows += 4) {
        parts_large(rows, can_always, expect_all_answers);
        parts_large(rows, can_always, expect_first_answer);
    }
}
END_TEST

void
parts_add_search(struct grade *g)
{
    grade_criterion(g, "branch-bound.search", 4, "the same tree as lab 02");
    grade_uses(g, "codes take release is-free");
    grade_hint(g, "the board and the lines must always tell the same story: "
                  "when do you take, and when do you release?");
    grade_hint(g, "follow your code by hand to the node shown. which entry "
                  "of the lines is wrong there?");
    grade_test(g, all_solutions_are_searched_in_the_tree_of_lab_02);
    grade_test(g, the_search_ends_where_it_is_told_to);
    grade_test(g, the_lines_are_kept_up_to_date_with_the_board);

    grade_criterion(g, "branch-bound.answers", 2, "answers, what is left");
    grade_uses(g, "codes take release is-free");
    grade_hint(g, "what does the header say about the board and the lines at "
                  "the return: if true, if false?");
    grade_hint(g, "a solution that stays on the board keeps its lines.");
    grade_test(g, each_solution_is_reported_once_and_nothing_is_left);
    grade_test(g, a_solution_asked_for_is_left_on_the_board_and_in_the_lines);
    grade_test(g, the_queens_of_a_started_board_keep_their_lines);
}
