/* dispatch.c - lab 04's functions, called in the child.
   SPDX-License-Identifier: MIT  */
#include "labs/04-rat-in-a-maze/rat_maze.h"

#include <stdlib.h>

#include "tests/harness/host_labs.h"
#include "tests/harness/serve.h"
#include "tests/harness/serve_things.h"

typedef bool find_path_function(struct maze *, int, int, bool *);
typedef int shortest_function(struct maze *, int *);

static bool *
bools(struct wire *w, int count)
{
    int *numbers = serve_ints(w, count);
    bool *b = malloc((size_t)count * sizeof *b);

    if (b == NULL)
        abort();
    for (int i = 0; i < count; i++)
        b[i] = numbers[i] != 0;
    free(numbers);
    return b;
}

static void
find_path(serve_function *f, struct wire *w)
{
    struct maze *m = serve_watched_maze(w);
    int cells = maze_rows(m) * maze_cols(m);
    int row = wire_get_int(w), col = wire_get_int(w);
    bool *marks = bools(w, cells);
    bool said = ((find_path_function *)f)(m, row, col, marks);

    serve_return(w);
    wire_put_int(w, said);
    for (int i = 0; i < cells; i++)
        wire_put_int(w, marks[i]);
    free(marks);
    maze_free(m);
}

static void
shortest(serve_function *f, struct wire *w)
{
    struct maze *m = serve_watched_maze(w);
    int cells = maze_rows(m) * maze_cols(m);
    int *reached = serve_ints(w, cells);
    int said = ((shortest_function *)f)(m, reached);

    serve_return(w);
    wire_put_int(w, said);
    for (int i = 0; i < cells; i++)
        wire_put_int(w, reached[i]);
    free(reached);
    maze_free(m);
}

static const struct serve_entry entries[] = {
    { "rat_maze_find_path", find_path },
    { "rat_maze_shortest", shortest },
    { NULL, NULL },
};

const struct serve_lab serve_rat_maze = { "rat-in-a-maze", entries };
