/* pages.c - write the pages that test_page.js opens.
   SPDX-License-Identifier: MIT

       pages FOLDER

   writes queens.html, costs.html, maze.html and hostile.html.  */
#include <stdio.h>
#include <stdlib.h>

#include "lib/costs.h"
#include "lib/maze_text.h"
#include "lib/picture/page/player.h"
#include "lib/tree/tree_make.h"
#include "tests/lib/walk.h"
#include "tools/judge/right/square_tests.h"
#include "tools/queens/marks/marks.h"

/* Write T to FOLDER/NAME and release T.  */
static void
write_page(const char *folder, const char *name, struct tree *t,
           const struct draw_options *o)
{
    char path[4096];
    FILE *out;

    snprintf(path, sizeof path, "%s/%s", folder, name);
    out = fopen(path, "w");
    if (out == NULL || player_write(t, o, out) != 0 || fclose(out) != 0) {
        perror(path);
        exit(EXIT_FAILURE);
    }
    tree_free(t);
}

static void
write_maze(const char *folder)
{
    struct text_error error;
    struct maze *m = maze_text_parse("S.#.\n.#..\n....\n#.#G\n", &error);
    struct trace *trace = walk_maze(m);
    struct tree_search s = { .ended = true, .stop_at = 1 };
    struct draw_options o = { .maze = m };

    write_page(folder, "maze.html", tree_from_maze(trace, m, &s), &o);
    trace_free(trace);
    maze_free(m);
}

/* A search with bounds: what the queens so far cost.  */
static void
write_costs(const char *folder)
{
    struct text_error error;
    struct costs *c = costs_parse(
        "58 34 1 34\n8 85 35 76\n36 42 56 98\n76 68 28 40\n", &error);
    struct trace *trace = walk_queens(4, 0, false);
    struct tree_fact facts[16]; /* one for each queen placed */
    struct tree_search s = {
        .n = 4, .kind = TREE_SEARCH, .facts = facts, .ended = true
    };
    struct draw_options o = { .costs = c };
    int cost = 0;

    for (size_t i = 0; i < trace_length(trace); i++) {
        struct event e = trace_event(trace, i);

        if (e.kind == EVENT_REMOVE)
            cost -= costs_at(c, e.row, e.col);
        if (e.kind != EVENT_PLACE)
            continue;
        cost += costs_at(c, e.row, e.col);
        facts[s.facts_length++] =
            (struct tree_fact){ cost, TREE_UNKNOWN, TREE_UNKNOWN, false,
                                false };
    }
    write_page(folder, "costs.html", tree_from_queens(trace, &s), &o);
    trace_free(trace);
    costs_free(c);
}

/* A search that skips squares, goes from right to left and reports too
   early.  */
static void
write_wrong(const char *folder)
{
    struct tree_search s = { .n = 4, .kind = TREE_SEARCH, .ended = true };

    struct tree *t = walk_events("+00 +13 +21 ! -21 -13 +12 -12 -00", s);
    struct board_guide g = { .board = board_new(4),
                             .is_safe = square_test_queens };

    if (g.board == NULL || marks_board(t, g) != 0)
        abort();
    board_free(g.board);
    write_page(folder, "wrong.html", t, NULL);
}

int
main(int argc, char **argv)
{
    struct draw_options hostile = {
        .title = "</title></script><script>document.title='x'</script>",
        .remark = "<img src=x onerror=document.title='y'> \xe2\x80\xa8 \xff"
    };

    if (argc != 2) {
        fputs("usage: pages FOLDER\n", stderr);
        return 2;
    }
    write_page(argv[1], "queens.html", walk_tree(4, TREE_SEARCH, 0, false),
               NULL);
    write_page(argv[1], "hostile.html", walk_tree(4, TREE_SEARCH, 1, false),
               &hostile);
    write_page(argv[1], "large.html", walk_tree(8, TREE_SEARCH, 3, false),
               NULL);
    write_wrong(argv[1]);
    write_costs(argv[1]);
    write_maze(argv[1]);
    return EXIT_SUCCESS;
}
