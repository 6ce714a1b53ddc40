/* capture.c - what a function writes on a file, as a string.
   SPDX-License-Identifier: MIT  */
#include "tests/lib/capture.h"

#include <check.h>
#include <stdlib.h>

FILE *
capture_start(struct capture *c)
{
    c->out = open_memstream(&c->text, &c->size);
    ck_assert_ptr_nonnull(c->out);
    return c->out;
}

char *
capture_end(struct capture *c)
{
    ck_assert_int_eq(fclose(c->out), 0);
    return c->text;
}

void
capture_expect(struct capture *c, const char *text)
{
    char *written = capture_end(c);

    ck_assert_str_eq(written, text);
    free(written);
}
