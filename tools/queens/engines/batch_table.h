/* batch_table.h - how to move the lanes of a mask together.
   SPDX-License-Identifier: MIT

       batch_table_lanes[0x0A]    is 1, 3, ...: of the lanes that the bits of
                                  the mask stand for, the first comes first
       batch_table_pairs          the same for bytes, two to a lane  */
#ifndef TOOLS_QUEENS_ENGINES_BATCH_TABLE_H
#define TOOLS_QUEENS_ENGINES_BATCH_TABLE_H

#include <stdint.h>

extern uint8_t batch_table_lanes[256][8];
extern uint8_t batch_table_pairs[256][16];

#endif
