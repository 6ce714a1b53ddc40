/* batch_narrow.c - eight boards at a time, a word of 16 bits each.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/engines/batch.h"

#if defined(__x86_64__)
#include <immintrin.h>

#include "tools/queens/engines/batch_table.h"

#define LANE uint16_t
#define LANES 8
#define TARGET __attribute__((target("avx2,popcnt")))
typedef uint16_t lanes __attribute__((vector_size(16)));

TARGET static inline unsigned
filled(lanes a, lanes b)
{
    __m128i zero = (__m128i)((a == 0) | (b == 0));

    return ~(unsigned)_mm_movemask_epi8(_mm_packs_epi16(zero, zero)) & 0xFF;
}

TARGET static inline void
store(uint16_t *to, lanes v, unsigned mask)
{
    /* The table says which lane comes where; a lane has two bytes.  */
    __m128i order = _mm_loadu_si128((const void *)batch_table_pairs[mask]);

    _mm_storeu_si128((__m128i *)to, _mm_shuffle_epi8((__m128i)v, order));
}

#include "tools/queens/engines/batch_kernel.h"

const struct border_counter batch_narrow = { count, sizeof(struct descent) };
#endif
