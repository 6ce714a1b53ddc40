/* golden.c - compare what a test wrote with what was looked at before.
   SPDX-License-Identifier: MIT  */
#include "tests/lib/golden.h"

#include <check.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 200000 };

static FILE *
open_golden(const char *name, const char *mode)
{
    const char *srcdir = getenv("srcdir");
    char path[500];
    FILE *file;

    snprintf(path, sizeof path, "%s/tests/lib/golden/%s",
             srcdir != NULL ? srcdir : ".", name);
    file = fopen(path, mode);
    ck_assert_msg(file != NULL, "cannot open %s", path);
    return file;
}

void
golden_expect(const char *name, const char *text)
{
    static char expected[MOST];
    const char *wish = getenv("GOLDEN");
    bool write = wish != NULL && strcmp(wish, "write") == 0;
    FILE *file = open_golden(name, write ? "w" : "r");
    size_t length, same = 0;

    if (write) {
        fputs(text, file);
        ck_assert_int_eq(fclose(file), 0);
        return;
    }
    length = fread(expected, 1, MOST - 1, file);
    expected[length] = '\0';
    fclose(file);
    while (text[same] != '\0' && text[same] == expected[same])
        same++;
    if (strcmp(text, expected) != 0)
        ck_abort_msg(
            "%s departs at byte %zu: expected \"%.60s\", got \"%.60s\"", name,
            same, expected + same, text + same);
}
