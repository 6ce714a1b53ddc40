/* open_calls.c - which lines of the code were open at each move.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/run/open_calls.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/base/file.h"
#include "tools/base/must.h"
#include "tools/judge/suite/where.h"
#include "tools/judge/wire/wire.h"

enum {
    PLACES = 200, /* in the code, that are looked up */
    TEXT_MAX = 1 << 20
};

struct stack {
    int count;
    int offset[WIRE_OPEN_CALLS];
};

static struct {
    struct stack now;
    struct stack *stack; /* no two alike */
    int stacks, room;
    int *stack_of; /* by move */
    size_t moves, moves_room;
    int place[PLACES]; /* all offsets */
    struct where_line line[PLACES];
    int places;
    struct draw_code code;
    bool is_found;
} calls;

void
open_calls_see(int offset, int place)
{
    if (place == 0)
        calls.now.count = 0;
    if (calls.now.count < WIRE_OPEN_CALLS)
        calls.now.offset[calls.now.count++] = offset;
}

/* Return the number of the stack of now; it is often one of the last.  */
static int
number_of_stack(void)
{
    size_t size = sizeof calls.now.offset[0] * (size_t)calls.now.count;
    int i = calls.stacks - 1;

    while (i >= 0 &&
           (calls.stack[i].count != calls.now.count ||
            memcmp(calls.stack[i].offset, calls.now.offset, size) != 0))
        i--;
    if (i >= 0)
        return i;
    if (calls.stacks == calls.room) {
        calls.room = calls.room * 2 + 64;
        calls.stack =
            must_realloc(calls.stack, (size_t)calls.room, sizeof *calls.stack);
    }
    calls.stack[calls.stacks] = calls.now;
    return calls.stacks++;
}

void
open_calls_move(size_t index)
{
    if (index >= calls.moves_room) {
        calls.moves_room = index * 2 + 1024;
        calls.stack_of = must_realloc(calls.stack_of, calls.moves_room,
                                      sizeof *calls.stack_of);
    }
    while (calls.moves <= index)
        calls.stack_of[calls.moves++] = -1;
    if (calls.now.count > 0)
        calls.stack_of[index] = number_of_stack();
    calls.now.count = 0;
}

/* Return the place of OFFSET, or the number of places if it is not there.  */
static int
find_place(int offset)
{
    int i = 0;

    while (i < calls.places && calls.place[i] != offset)
        i++;
    return i;
}

static void
collect_places(void)
{
    for (int i = 0; i < calls.stacks; i++)
        for (int j = 0; j < calls.stack[i].count; j++)
            if (find_place(calls.stack[i].offset[j]) == calls.places &&
                calls.places < PLACES)
                calls.place[calls.places++] = calls.stack[i].offset[j];
}

/* Return the calls of S that have a line.  */
static const struct draw_call *
calls_of(const struct stack *s)
{
    struct draw_call *call = must_calloc((size_t)s->count + 1, sizeof *call);
    int count = 0;

    for (int i = 0; i < s->count; i++) {
        int place = find_place(s->offset[i]);

        if (place == calls.places || calls.line[place].line == 0)
            continue;
        call[count].line = calls.line[place].line;
        call[count++].function = calls.line[place].function;
    }
    return call;
}

void
open_calls_find(const struct open_calls_place *where)
{
    const struct draw_call **stack;
    size_t size;
    char *text = file_read(where->source, TEXT_MAX, &size);

    collect_places();
    if (calls.places == 0 || text == NULL)
        return;
    where_lines(calls.line, where->name, where->plugin, where->wrap,
                calls.place, calls.places);
    stack = must_calloc((size_t)calls.stacks, sizeof *stack);
    for (int i = 0; i < calls.stacks; i++) {
        stack[i] = calls_of(&calls.stack[i]);
        calls.is_found |= stack[i]->line > 0;
    }
    calls.code = (struct draw_code){ .file = file_name(where->source),
                                     .text = text,
                                     .stacks = calls.stacks,
                                     .stack = stack,
                                     .stack_of = calls.stack_of };
}

const struct draw_code *
open_calls_code(void)
{
    return calls.is_found ? &calls.code : NULL;
}
