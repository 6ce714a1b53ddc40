/* batch_wide.c - eight boards at a time, a word of 32 bits each.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/engines/batch.h"

#if defined(__x86_64__)
#include <immintrin.h>

#include "tools/queens/engines/batch_table.h"

#define LANE uint32_t
#define LANES 8
#define TARGET __attribute__((target("avx2,popcnt")))
typedef uint32_t lanes __attribute__((vector_size(32)));

TARGET static inline unsigned
filled(lanes a, lanes b)
{
    __m256i zero = (__m256i)((a == 0) | (b == 0));

    return ~(unsigned)_mm256_movemask_ps((__m256)zero) & 0xFF;
}

TARGET static inline void
store(uint32_t *to, lanes v, unsigned mask)
{
    /* The table says which lane comes where, a byte each.  */
    __m128i order = _mm_loadl_epi64((const void *)batch_table_lanes[mask]);

    _mm256_storeu_si256(
        (__m256i *)to,
        _mm256_permutevar8x32_epi32((__m256i)v, _mm256_cvtepu8_epi32(order)));
}

#include "tools/queens/engines/batch_kernel.h"

const struct border_counter batch_wide = { count, sizeof(struct descent) };
#endif
