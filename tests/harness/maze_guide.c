/* maze_guide.c - what a rat that looks for its way must do next.
   SPDX-License-Identifier: MIT  */
#include "tests/harness/maze_guide.h"

struct event
maze_guide_next(const struct maze *m, const struct event *e,
                maze_guide_mark *is_marked, const void *self)
{
    static const int order[4][2] = { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } };
    struct maze_cell here = maze_path(m, maze_steps(m));

    if (e->kind == EVENT_ENTER && maze_is_goal(m, here.row, here.col))
        return (struct event){ EVENT_FOUND, here.row, here.col };
    for (int i = 0; i < 4 && e->kind != EVENT_FOUND; i++) {
        struct maze_cell to = { here.row + order[i][0],
                                here.col + order[i][1] };

        if (maze_is_open(m, to.row, to.col) && !is_marked(self, to))
            return (struct event){ EVENT_ENTER, to.row, to.col };
    }
    return (struct event){ EVENT_LEAVE, here.row, here.col };
}
