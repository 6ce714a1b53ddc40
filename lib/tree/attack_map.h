/* attack_map.h - which queens attack which squares.
   SPDX-License-Identifier: MIT

   A map of the board that every queen paints as she comes, and clears as she
   goes, so that pictures can show who attacks whom.

       struct attack_map *c = attack_map_new(8);
       attack_map_place(c, 0, 3);
       attack_map_at(c, 1, 4);        // 1: the queen of row 0 attacks (1, 4)

   In every call C must come from attack_map_new, and the square lie on it.  */
#ifndef LIB_TREE_ATTACK_MAP_H
#define LIB_TREE_ATTACK_MAP_H

#include <stdint.h>

struct attack_map;

/* Return the map of an empty board of N x N squares, or NULL with errno set:
   EINVAL if N is not in 1 .. BOARD_MAX_SIZE, ENOMEM.  */
struct attack_map *attack_map_new(int n);

/* Release C.  NULL is allowed.  */
void attack_map_free(struct attack_map *c);

/* Let the queen of ROW come to, or go from, column COL.  */
void attack_map_place(struct attack_map *c, int row, int col);
void attack_map_remove(struct attack_map *c, int row, int col);

/* Return the set of queens that attack (ROW, COL): bit I stands for the queen
   of row I.  A queen does not attack her own square.  */
uint64_t attack_map_at(const struct attack_map *c, int row, int col);

/* Return the row of the first queen in SET, or -1 if it is empty.  */
int attack_map_first(uint64_t set);

#endif
