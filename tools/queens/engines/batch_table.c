/* batch_table.c - how to move the lanes of a mask together.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/engines/batch_table.h"

uint8_t batch_table_lanes[256][8];
uint8_t batch_table_pairs[256][16];

/* Made before main, so that no thread has to ask whether they are.  */
__attribute__((constructor)) static void
make(void)
{
    for (int mask = 0; mask < 256; mask++)
        for (int lane = 0, to = 0; lane < 8; lane++)
            if ((mask >> lane & 1) != 0) {
                batch_table_lanes[mask][to] = (uint8_t)lane;
                batch_table_pairs[mask][2 * to] = (uint8_t)(2 * lane);
                batch_table_pairs[mask][2 * to + 1] = (uint8_t)(2 * lane + 1);
                to++;
            }
}
