/* batch.c - several boards at a time: which instructions does the machine have?
   SPDX-License-Identifier: MIT  */
#include "tools/queens/engines/batch.h"

const struct border_counter *
batch_best(int n)
{
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("popcnt"))
        return n <= BATCH_NARROW_MAX ? &batch_narrow : &batch_wide;
#endif
    return &batch_plain;
}

void
batch_count(int n, int threads, struct parts *p)
{
    border_run(n, threads, p, batch_best(n));
}

void
batch_count_plain(int n, int threads, struct parts *p)
{
    border_run(n, threads, p, &batch_plain);
}
