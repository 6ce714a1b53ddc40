/* guide.h - what rat_maze_find_path must do next.
   SPDX-License-Identifier: MIT

   The order of the moves and the marks leave no choice.  A guide watches a
   search and ends the test at the first move that is another one, with a
   picture.

       guide_follow(&w);      instead of walk_find_path(&w)  */
#ifndef TESTS_RAT_MAZE_GUIDE_H
#define TESTS_RAT_MAZE_GUIDE_H

#include "tests/04-rat-in-a-maze/walk.h"

/* Call rat_maze_find_path for W and follow it move by move.  */
void guide_follow(struct walk *w);

#endif
