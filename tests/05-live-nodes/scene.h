/* scene.h - an E-node of lab 05, in a list made for one call.
   SPDX-License-Identifier: MIT

       scene_all(2, square_test_queens, lower_bound_standing, 9, see_scene);

   calls see_scene(&scene) for many of them, the small ones first.  */
#ifndef TESTS_LIVE_NODES_SCENE_H
#define TESTS_LIVE_NODES_SCENE_H

#include "tests/05-live-nodes/parts.h"

enum { SCENE_SMALL = 5 };

struct scene {
    struct task task;
    struct live *list;
    int e;
    int depth;                /* of E ... */
    int cols[BOARD_MAX_SIZE]; /* ... and where its queens stand */
};

/* Release what S has.  */
void scene_end(struct scene *s);

/* Call TRY with each node of TASK that has DEPTH queens, up to SCENE_SMALL
   queens; with larger ones with some that are drawn from R.  Costs are 0 ..
   RANGE - 1.  */
void scene_each(struct random *r, struct task task, int depth, int range,
                void (*try)(struct scene *s));

/* The same for boards of all kinds, the E-node having all but LEFT queens or
   fewer.  */
void scene_all(int left, square_test *is_safe, lower_bound *bound, int range,
               void (*try)(struct scene *s));

#endif
