/* output.c - what a child prints, read by its host.
   SPDX-License-Identifier: MIT  */
#include "tests/harness/output.h"

#include <fcntl.h>
#include <string.h>
#include <unistd.h>

enum { ROUNDS = 32 }; /* one visit must not last as long as a child prints */

int
output_start(struct output *o)
{
    int ends[2];

    if (pipe(ends) == -1)
        return -1;
    fcntl(ends[0], F_SETFL, O_NONBLOCK);
    o->fd = ends[0];
    o->head = o->tail = 0;
    return ends[1];
}

static void
keep(struct output *o, const char *bytes, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (o->head < OUTPUT_HEAD)
            o->first[o->head++] = bytes[i];
        else
            o->last[o->tail++ % OUTPUT_TAIL] = bytes[i];
}

void
output_read(struct output *o)
{
    char bytes[4096];
    ssize_t got = 1;

    for (int i = 0; i < ROUNDS && got > 0; i++) {
        got = read(o->fd, bytes, sizeof bytes);
        if (got > 0)
            keep(o, bytes, (size_t)got);
    }
    if (got == 0) {
        close(o->fd);
        o->fd = -1;
    }
}

size_t
output_end(struct output *o, char *text)
{
    static const char mark[] = "\n...\n";
    size_t size, from = 0;

    if (o->fd != -1)
        output_read(o);
    if (o->fd != -1)
        close(o->fd);
    o->fd = -1;
    memcpy(text, o->first, o->head);
    size = o->head;
    if (o->tail > OUTPUT_TAIL) {
        memcpy(text + size, mark, sizeof mark - 1);
        size += sizeof mark - 1;
        from = o->tail - OUTPUT_TAIL;
    }
    for (; from < o->tail; from++)
        text[size++] = o->last[from % OUTPUT_TAIL];
    return size;
}
