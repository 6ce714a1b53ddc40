/* batch_plain.c - four boards at a time, by no special instruction.
   SPDX-License-Identifier: MIT

   The compiler makes of its vector types what the machine has.  Only moving
   boards together is done one by one, still without asking: each is written,
   and the place for the next moves on or does not.  */
#include "tools/queens/engines/batch.h"

#define LANE uint32_t
#define LANES 4
#define TARGET
typedef uint32_t lanes __attribute__((vector_size(16)));

static inline unsigned
filled(lanes a, lanes b)
{
    unsigned mask = 0;

    for (int i = 0; i < LANES; i++)
        mask |= (unsigned)((a[i] != 0) & (b[i] != 0)) << i;
    return mask;
}

static inline void
store(uint32_t *to, lanes v, unsigned mask)
{
    for (int i = 0; i < LANES; i++) {
        *to = v[i];
        to += mask >> i & 1;
    }
}

#include "tools/queens/engines/batch_kernel.h"

const struct border_counter batch_plain = { count, sizeof(struct descent) };
