/* request.c - what the user wants searched: options that subcommands share.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/request.h"

#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "labs/04-rat-in-a-maze/rat_maze.h"
#include "lib/maze_text.h"
#include "tools/queens/lab_test.h"
#include "tools/queens/read_file.h"
#include "tools/queens/say.h"

struct request
request_start(void)
{
    return (struct request){ .with = -1, .max_nodes = REQUEST_MAX_NODES };
}

void
request_method_options(struct request *r, struct options *o,
                       const char *const *names)
{
    options_choice(o, "with", 'w', &r->with, names, "method");
    options_flag(o, "first", 0, &r->first,
                 "stop at the first solution (usual)");
    options_flag(o, "all", 'a', &r->all, "go on to the last solution");
    options_number(o, "nth", 0, &r->nth, 1, LLONG_MAX, "stop at solution K");
    options_text(o, "cost", 'c', &r->cost_text, "FILE|SEED",
                 "least-cost queens: costs in a file, or made up");
    options_flag(o, "kit-test", 0, &r->kit_test,
                 "use the kit's test of squares, not lab 01's");
}

void
request_drawing_options(struct request *r, struct options *o)
{
    options_text(o, "maze", 'm', &r->maze_name, "FILE",
                 "the rat in a maze, not queens");
    options_flag(o, "shortest", 's', &r->shortest, "the shortest way there");
    options_number(o, "max-nodes", 0, &r->max_nodes, 1, 100000000,
                   "end the search after K nodes");
    options_number(o, "timeout", 0, &r->timeout, 1, 1000000,
                   "end the search after K seconds");
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

    if (is_number(text)) {
        if (n == 0)
            say_usage("N is missing");
        c = costs_random(n, strtoull(text, NULL, 10));
        return say_unless_null(c);
    }
    file = read_file(text);
    c = costs_parse(file, &error);
    free(file);
    if (c == NULL)
        read_file_fail(text, &error);
    if (n != 0 && costs_size(c) != n)
        say_usage("%s has the costs of a board of size %d, not %d", text,
                  costs_size(c), n);
    return c;
}

struct maze *
request_maze(const char *name)
{
    struct text_error error;
    char *text = read_file(name);
    struct maze *m = maze_text_parse(text, &error);

    free(text);
    if (m == NULL)
        read_file_fail(name, &error);
    if (maze_rows(m) * maze_cols(m) > RAT_MAZE_MAX_CELLS)
        say_usage("%s has %d cells: lab 04 works on at most %d", name,
                  maze_rows(m) * maze_cols(m), RAT_MAZE_MAX_CELLS);
    return m;
}

static void
choose_answer(struct request *r)
{
    if (r->first + r->all + (r->nth > 0) > 1)
        say_usage("--first, --all and --nth exclude one another");
    r->stop_at = r->all ? 0 : r->nth > 0 ? r->nth : 1;
    if (r->method == METHOD_CHEAPEST || r->method == METHOD_SHORTEST)
        r->stop_at = r->first ? 1 : r->nth; /* usually: the best of all */
}

static void
read_maze(struct request *r, const struct options *o)
{
    options_expect_rest(o, 0, 0);
    if (r->cost_text != NULL)
        say_usage("--maze and --cost exclude one another");
    r->maze = request_maze(r->maze_name);
    r->method = r->shortest ? METHOD_SHORTEST : METHOD_PATH;
}

static void
read_queens(struct request *r, const struct options *o)
{
    options_expect_rest(o, r->cost_text != NULL ? 0 : 1, 1);
    if (r->shortest)
        say_usage("--shortest goes with --maze");
    r->method = r->with < 0 ? METHOD_BACKTRACKING : (enum method)r->with;
    if (o->rest_count > 0)
        r->n = request_size(o->rest[0]);
    if (r->cost_text != NULL) {
        r->method = METHOD_CHEAPEST;
        r->costs = read_costs(r->cost_text, r->n);
        r->n = costs_size(r->costs);
    }
}

void
request_read(struct request *r, const struct options *o)
{
    if (r->maze_name != NULL)
        read_maze(r, o);
    else
        read_queens(r, o);
    choose_answer(r);
}

struct method_setup
request_setup(const struct request *r)
{
    struct method_setup s = { .method = r->method,
                              .costs = r->costs,
                              .maze = r->maze };

    if (r->n > 0)
        s.board = say_unless_null(board_new(r->n));
    if (method_has_test(r->method))
        s.is_safe = lab_test(r->kit_test);
    return s;
}

void
request_end(struct request *r)
{
    costs_free(r->costs);
    maze_free(r->maze);
}
