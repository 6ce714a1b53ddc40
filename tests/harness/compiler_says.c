/* compiler_says.c - the first of a compiler's messages.
   SPDX-License-Identifier: MIT  */
#include "tests/harness/compiler_says.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/harness/result.h"

enum { LINES_MAX = 4 };

/* Put "file.c:12" from LINE, "/a/b/file.c:12:3: error: ...", into *WHERE.  */
static void
take_place(char *line, char **where)
{
    char *colon = strstr(line, ".c:"), *name, place[128];

    if (colon == NULL)
        return;
    *colon = '\0';
    name = strrchr(line, '/');
    snprintf(place, sizeof place, "%.80s.c:%d", name != NULL ? name + 1 : line,
             atoi(colon + 3));
    *colon = '.';
    result_set(where, place);
}

/* Return what to show of LINE: an error without the place before it.  */
static const char *
shown_part(const char *line)
{
    const char *error = strstr(line, "error: ");

    return error != NULL ? error : line;
}

void
compiler_says(const char *path, char **message, char **where)
{
    FILE *in = fopen(path, "r"), *out;
    char *text = NULL, line[1024];
    size_t size = 0;
    int lines = 0;

    out = open_memstream(&text, &size);
    while (in != NULL && out != NULL && lines < LINES_MAX &&
           fgets(line, sizeof line, in) != NULL) {
        if (lines > 0 && line[0] != ' ') /* the next message */
            break;
        if (strstr(line, "error: ") == NULL && lines == 0)
            continue;
        if (lines++ == 0)
            take_place(line, where);
        fputs(shown_part(line), out);
    }
    if (in != NULL)
        fclose(in);
    if (out != NULL && fclose(out) == 0)
        result_set(message, lines > 0 ? text : "It does not compile.\n");
    free(text);
}
