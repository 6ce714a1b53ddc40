/* must.c - memory that must be had.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/base/must.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/base/say.h"

void
must_fail(void)
{
    say_and_exit(EXIT_TROUBLE, "out of memory");
}

void *
must(void *memory)
{
    if (memory == NULL)
        must_fail();
    return memory;
}

void *
must_calloc(size_t count, size_t size)
{
    return must(calloc(count, size));
}

void *
must_realloc(void *memory, size_t count, size_t size)
{
    return must(realloc(memory, count * size));
}

char *
must_copy(const char *text)
{
    return must(strdup(text));
}

char *
must_format(const char *format, ...)
{
    va_list arguments;
    char *text = NULL;

    va_start(arguments, format);
    if (vasprintf(&text, format, arguments) == -1)
        text = NULL;
    va_end(arguments);
    return must(text);
}
