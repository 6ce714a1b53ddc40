/* heap.h - numbers with keys, of which the least key comes first.
   SPDX-License-Identifier: MIT

       struct heap h = { 0 };
       heap_reserve(&h, 2);
       heap_push(&h, 17, 1);
       heap_push(&h, 4, 2);
       heap_top(&h);             // 2
       heap_pop(&h);
       heap_end(&h);  */
#ifndef LIB_HEAP_H
#define LIB_HEAP_H

struct heap {
    int count, room;
    struct heap_entry {
        long long key;
        int number;
    } * entry;
};

/* Let H have room for ROOM numbers.  Return 0, or -1 with H unchanged if
   memory ran out.  */
int heap_reserve(struct heap *h, int room);

/* Release what H holds.  */
void heap_end(struct heap *h);

/* Add NUMBER with KEY, for which there must be room.  */
void heap_push(struct heap *h, long long key, int number);

/* Return the number with the least key, or take it out.  H must not be
   empty.  */
int heap_top(const struct heap *h);
void heap_pop(struct heap *h);

#endif
