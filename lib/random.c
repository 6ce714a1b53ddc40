/* random.c - numbers that look random and are the same on every machine.
   SPDX-License-Identifier: MIT  */
#include "lib/random.h"

#include <stddef.h>

#include "lib/require.h"

struct random
random_start(uint64_t seed)
{
    return (struct random){ seed };
}

/* The SplitMix64 generator: step by the golden ratio, then mix the bits.  */
uint64_t
random_bits(struct random *r)
{
    uint64_t z;

    REQUIRE(r != NULL, "random_bits: the generator is NULL");
    z = r->state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

int
random_below(struct random *r, int limit)
{
    uint64_t range, bits;

    REQUIRE(r != NULL, "random_below: the generator is NULL");
    REQUIRE(limit > 0, "random_below: the limit %d is not positive", limit);
    range = (uint64_t)limit;
    do /* not in the last, incomplete run of remainders; a division is slow */
        bits = random_bits(r);
    while (bits > UINT64_MAX - range &&
           bits > UINT64_MAX - 1 - UINT64_MAX % range);
    return (int)(bits % range);
}
