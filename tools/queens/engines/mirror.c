/* mirror.c - count half of the boards: the others are their mirror images.
   SPDX-License-Identifier: MIT

   With the first queen in the left half of her row, every solution stands for
   two.  In the middle of an odd row she is her own mirror image; then the
   second queen tells left from right: she cannot stand in the middle, too.  */
#include "tools/queens/engines/mirror.h"

#include <stdlib.h>

#include "tools/queens/engines/bits.h"

void
mirror_count(int n, int threads, struct parts *p)
{
    int half = n / 2, middle = n % 2 == 1 ? half : 0;

    p->all = n == 1;
    for (int i = 0; i < half * n + middle; i++)
        p->all += abs(i / n - i % n) > 1;
    if (n == 1)
        parts_add(p, 3);
    for (int i = 0; i < half * n + middle; i++)
        if (abs(i / n - i % n) > 1 &&
            !parts_add(p, 6 * bits_below_two(n, i / n, i % n)))
            return;
}
