/* request.c - what the user wants searched: options that subcommands share.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/run/request.h"

#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/maze_text.h"
#include "tools/base/must.h"
#include "tools/base/say.h"
#include "tools/queens/io/read_file.h"
#include "tools/queens/run/code.h"
#include "tools/queens/run/lab_test.h"

struct request
request_start(void)
{
    return (struct request){ .with = -1,
                             .live = -1,
                             .max_nodes = REQUEST_MAX_NODES };
}

void
request_method_options(struct request *r, struct options *o, int kinds)
{
    r->names = method_names(kinds);
    options_choice(o, "with", 'w', &r->with, r->names, "method");
    options_flag(o, "first", 0, &r->first,
                 "stop at the first solution (usual)");
    options_flag(o, "all", 'a', &r->all, "go on to the last solution");
    options_number(o, "nth", 0, &r->nth, 1, LLONG_MAX, "stop at solution K");
    options_text(o, "cost", 'c', &r->cost_text, "FILE|SEED",
                 "least-cost queens: costs in a file, or made up");
    options_flag(o, "kit-test", 0, &r->kit_test,
                 "use the kit's test of squares, not lab 01's");
    options_number(o, "timeout", 0, &r->timeout, 1, 1000000,
                   "end the search after K seconds");
    code_options(o);
}

void
request_drawing_options(struct request *r, struct options *o)
{
    options_text(o, "maze", 'm', &r->maze_name, "FILE",
                 "the rat in a maze, not queens");
    options_flag(o, "shortest", 's', &r->shortest, "the shortest way there");
    options_number(o, "max-nodes", 0, &r->max_nodes, 1, 100000000,
                   "end the search after K nodes");
}

void
request_live_option(struct request *r, struct options *o)
{
    static const char *const orders[] = { "fifo", "lifo", "least", NULL };

    options_choice(o, "live", 'l', &r->live, orders,
                   "search over a list of live nodes, in this order");
}

int
request_size(const char *text)
{
    return (int)options_read_number("N", text, 1, BOARD_MAX_SIZE);
}

static bool
is_number(const char *text)
{
    return text[0] != '\0' && text[strspn(text, "0123456789")] == '\0';
}

static struct costs *
read_costs(const char *text, int n)
{
    struct text_error error;
    struct costs *c;
    char *file;
    int size;

    if (is_number(text)) {
        if (n == 0)
            say_usage("N is missing");
        c = costs_random(n, strtoull(text, NULL, 10));
        return must(c);
    }
    file = read_file(text);
    c = costs_parse(file, &error);
    free(file);
    if (c == NULL)
        read_file_fail(text, &error);
    size = costs_size(c);
    if (n != 0 && size != n) {
        costs_free(c);
        say_usage("%s has the costs of a board of size %d, not %d", text, size,
                  n);
    }
    return c;
}

static struct maze *
read_maze(const char *name, int most)
{
    struct text_error error;
    char *text = read_file(name);
    struct maze *m = maze_text_parse(text, &error);
    int cells;

    free(text);
    if (m == NULL)
        read_file_fail(name, &error);
    cells = maze_rows(m) * maze_cols(m);
    if (most > 0 && cells > most) {
        maze_free(m);
        say_usage("%s has %d cells: the lab works on at most %d", name, cells,
                  most);
    }
    return m;
}

/* Let R have the method that it names, or else the first that is all of IS and
   none of IS_NOT.  */
static void
choose_method(struct request *r, int is, int is_not)
{
    int kinds = METHOD_BOARD | METHOD_MAZE | METHOD_COSTS;
    const char *lab = code_lab();

    if (lab != NULL && method_that(0, 0, lab) == NULL)
        lab = NULL; /* it has none: --safe takes any */
    if (r->with < 0) {
        r->method = method_that(is, is_not, lab);
        if (r->method == NULL)
            say_usage("%s does not search so",
                      lab != NULL ? lab : "no lab of this course");
        return;
    }
    r->method = method_named(r->names[r->with]);
    if ((r->method->is & kinds) != (is & kinds))
        say_usage("--with %s goes with %s", r->method->name,
                  r->method->is & METHOD_COSTS  ? "--cost"
                  : r->method->is & METHOD_MAZE ? "--maze"
                                                : "neither --cost nor --maze");
}

/* Compile the file of --code, and let it end.  */
static void
take_code(struct request *r)
{
    code_compile(false);
    if (code_file() != NULL && r->timeout == 0)
        r->timeout = REQUEST_CODE_SECONDS;
}

void
request_read_maze(struct request *r, const char *name)
{
    take_code(r);
    choose_method(r, METHOD_MAZE | (r->shortest ? METHOD_BEST : 0),
                  METHOD_BOARD | (r->shortest ? 0 : METHOD_BEST));
    r->maze = read_maze(name, r->method->most_cells);
}

static void
choose_answer(struct request *r)
{
    if (r->first + r->all + (r->nth > 0) > 1)
        say_usage("--first, --all and --nth exclude one another");
    r->stop_at = r->all ? 0 : r->nth > 0 ? r->nth : 1;
    if (r->method->is & METHOD_BEST)
        r->stop_at = r->first ? 1 : r->nth; /* usually: the best of all */
}

static void
read_rat(struct request *r, const struct options *o)
{
    options_expect_rest(o, 0, 0);
    if (r->cost_text != NULL)
        say_usage("--maze and --cost exclude one another");
    request_read_maze(r, r->maze_name);
}

static void
read_queens(struct request *r, const struct options *o)
{
    options_expect_rest(o, r->cost_text != NULL ? 0 : 1, 1);
    if (r->shortest)
        say_usage("--shortest goes with --maze");
    take_code(r);
    choose_method(r,
                  (r->live >= 0 ? METHOD_LIST : METHOD_BOARD) |
                      (r->cost_text != NULL ? METHOD_COSTS : 0),
                  METHOD_MAZE | (r->cost_text != NULL ? 0 : METHOD_COSTS));
    if (o->rest_count > 0)
        r->n = request_size(o->rest[0]);
    if (r->cost_text != NULL) {
        r->costs = read_costs(r->cost_text, r->n);
        r->n = costs_size(r->costs);
    }
}

void
request_read(struct request *r, const struct options *o)
{
    if (r->live >= 0 && (r->maze_name != NULL || r->with >= 0 || r->first ||
                         r->all || r->nth > 0))
        say_usage("--live goes with no other option that chooses a search, "
                  "but --cost");
    if (r->maze_name != NULL)
        read_rat(r, o);
    else
        read_queens(r, o);
    choose_answer(r);
}

struct method_setup
request_setup(const struct request *r)
{
    struct method_setup s = { .method = r->method, .costs = r->costs };

    if (code_lab() != NULL && !method_is_of(r->method, code_lab()))
        say_usage("--with %s is no search of the lab %s", r->method->name,
                  code_lab());
    if (r->maze != NULL)
        s.maze = must(maze_copy(r->maze));
    else
        s.board = must(board_new(r->n));
    if ((r->method->is & METHOD_TEST) && !(r->method->is & METHOD_SCAN))
        s.test = lab_test(r->kit_test);
    return s;
}

void
request_end(struct request *r)
{
    costs_free(r->costs);
    maze_free(r->maze);
}
