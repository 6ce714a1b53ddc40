/* exits.c - a cheat: ends the process with success instead of answering.
   SPDX-License-Identifier: MIT  */
#include "labs/05-live-nodes/live_nodes.h"

#include <stdlib.h>

void
live_nodes_show(struct live *l, int node)
{
    exit(0);
}

int
live_nodes_expand(struct live *l, int e, int best, const struct costs *c,
                  square_test *is_safe, lower_bound *bound)
{
    exit(0);
}

int
live_nodes_search(struct live *l, const struct costs *c, square_test *is_safe,
                  lower_bound *bound)
{
    exit(0);
}

int
live_nodes_lower(const struct board *b, const struct costs *c, int row,
                 square_test *is_safe)
{
    exit(0);
}

int
live_nodes_cheapest(struct live *l, const struct costs *c, square_test *is_safe)
{
    exit(0);
}
