/* heap.c - numbers with keys, of which the least key comes first.
   SPDX-License-Identifier: MIT  */
#include "lib/heap.h"

#include <stdlib.h>

#include "lib/require.h"

int
heap_reserve(struct heap *h, int room)
{
    struct heap_entry *entry;

    if (room <= h->room)
        return 0;
    entry = realloc(h->entry, (size_t)room * sizeof *entry);
    if (entry == NULL)
        return -1;
    h->entry = entry;
    h->room = room;
    return 0;
}

void
heap_end(struct heap *h)
{
    free(h->entry);
    *h = (struct heap){ 0 };
}

void
heap_push(struct heap *h, long long key, int number)
{
    int at = h->count, above;

    REQUIRE(h->count < h->room, "heap_push: the heap is full");
    h->count++;
    for (; at > 0 && h->entry[above = (at - 1) / 2].key > key; at = above)
        h->entry[at] = h->entry[above];
    h->entry[at] = (struct heap_entry){ key, number };
}

int
heap_top(const struct heap *h)
{
    REQUIRE(h->count > 0, "heap_top: the heap is empty");
    return h->entry[0].number;
}

void
heap_pop(struct heap *h)
{
    struct heap_entry last;
    int at = 0, below;

    REQUIRE(h->count > 0, "heap_pop: the heap is empty");
    last = h->entry[--h->count];
    while ((below = 2 * at + 1) < h->count) {
        if (below + 1 < h->count &&
            h->entry[below + 1].key < h->entry[below].key)
            below++;
        if (h->entry[below].key >= last.key)
            break;
        h->entry[at] = h->entry[below];
        at = below;
    }
    h->entry[at] = last;
}
