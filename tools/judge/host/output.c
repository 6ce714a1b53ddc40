/* output.c - what a child prints, sent in large pieces, read by its host.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/host/output.h"

#include "config.h"

#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#ifdef HAVE_STDIO_EXT_H
#include <stdio_ext.h>
#endif

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
add(struct output *o, const char *bytes, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (bytes[i] == OUTPUT_OLD)
            o->head = o->tail = 0;
        else if (o->head < OUTPUT_HEAD)
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
            add(o, bytes, (size_t)got);
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

static bool is_printed; /* by a call that began before */

void
output_begin_call(void)
{
    static const char old = OUTPUT_OLD;
    ssize_t ignored = 0;

    output_send();
    if (is_printed)
        ignored = write(STDOUT_FILENO, &old, 1);
    (void)ignored;
    is_printed = false;
}

#ifdef HAVE_STDIO_EXT_H

static char kept[32768];

void
output_send(void)
{
    is_printed = is_printed || __fpending(stdout) > 0;
    fflush(stdout);
}

void
output_keep(void)
{
    setvbuf(stdout, kept, _IOFBF, sizeof kept);
}

void
output_rescue(void)
{
    size_t count = __fpending(stdout);
    ssize_t ignored = 0;

    if (count <= sizeof kept)
        ignored = write(STDOUT_FILENO, kept, count);
    (void)ignored;
}

#else /* nobody tells how much is kept: send each line at once */

void
output_send(void)
{
    fflush(stdout);
}

void
output_keep(void)
{
    setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
}

void
output_rescue(void)
{
}

#endif
