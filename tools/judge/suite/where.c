/* where.c - which line of the student's file a code address belongs to.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/suite/where.h"

#include "config.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/base/argv.h"
#include "tools/base/clock.h"
#include "tools/base/process.h"

enum { PATIENCE = 3, PATIENCE_IN_ALL = 6 }; /* seconds */

static double taken; /* so far */
static bool is_slow; /* it took too long: what it reads was made for that */

/* Copy "name.c:12" from the end of LINE, "/a/b/name.c:12 ...", to WHERE.
   Return 0 if LINE does not end so.  */
static int
take_line(char *where, size_t size, char *line)
{
    char *name = strrchr(line, '/'), *colon;

    name = name != NULL ? name + 1 : line;
    colon = strchr(name, ':');
    if (colon == NULL || !isdigit((unsigned char)colon[1]))
        return 0;
    for (char *c = name; c < colon; c++)
        if (!isalnum((unsigned char)*c) && strchr("._-", *c) == NULL)
            return 0;
    snprintf(where, size, "%.*s:%d", (int)(colon - name), name,
             atoi(colon + 1));
    return atoi(colon + 1) > 0;
}

/* Return what addr2line, behind WRAP and with OPTION, says of the FRAMES
   addresses in PLUGIN, or NULL; the caller releases it.  */
static char *
ask(const char *option, const char *plugin, const char *const *wrap,
    const int *frame, int frames)
{
    struct argv command = { 0 };
    struct process_order order = { .argv = (const char *const *)command.word,
                                   .seconds = PATIENCE,
                                   .has_siblings = true };
    struct process_end end;
    double begun = clock_now();

    if (frames == 0 || is_slow || strcmp(ADDR2LINE, "no") == 0)
        return NULL;
    for (; wrap != NULL && *wrap != NULL; wrap++)
        argv_add(&command, *wrap);
    argv_add_all(&command, ADDR2LINE, option, plugin, NULL);
    for (int i = 0; i < frames; i++)
        argv_add_format(&command, "0x%x", (unsigned)frame[i]);
    end = process_run(&order);
    taken += clock_now() - begun;
    is_slow = end.is_late || taken > PATIENCE_IN_ALL;
    argv_clear(&command);
    return end.output;
}

void
where_find(char *where, size_t size, const char *plugin,
           const char *const *wrap, const int *frame, int frames)
{
    char *said = ask("-e", plugin, wrap, frame, frames), *line, *rest;

    where[0] = '\0';
    if (said == NULL)
        return;
    line = strtok_r(said, "\n", &rest);
    while (line != NULL && !take_line(where, size, line))
        line = strtok_r(NULL, "\n", &rest);
    if (line == NULL)
        where[0] = '\0';
    free(said);
}

void
where_lines(struct where_line *line, const char *name, const char *plugin,
            const char *const *wrap, const int *frame, int count)
{
    char *said = ask("-fe", plugin, wrap, frame, count), *rest = NULL;
    char *function = said != NULL ? strtok_r(said, "\n", &rest) : NULL;
    size_t length = strlen(name);

    for (int i = 0; i < count; i++) {
        char *at = function != NULL ? strtok_r(NULL, "\n", &rest) : NULL;
        char where[120] = "";

        line[i] = (struct where_line){ 0 };
        if (at == NULL)
            continue;
        if (take_line(where, sizeof where, at) != 0 &&
            strncmp(where, name, length) == 0 && where[length] == ':') {
            line[i].line = atoi(where + length + 1);
            snprintf(line[i].function, sizeof line[i].function, "%s", function);
        }
        function = strtok_r(NULL, "\n", &rest);
    }
    free(said);
}

void
where_unset(char *where, size_t size, const char *analyzer)
{
    static const char *const environment[] = { "PATH=/usr/bin:/bin", NULL };
    const char *argv[] = { "/bin/sh", analyzer, NULL };
    struct process_order order = { .argv = argv,
                                   .environment = environment,
                                   .seconds = PATIENCE,
                                   .has_siblings = true };
    struct process_end end = process_run(&order);
    char *rest, *line = strtok_r(end.output, "\n", &rest);

    where[0] = '\0';
    while (line != NULL && (strstr(line, "warning: ") == NULL ||
                            strstr(line, "uninitialized") == NULL ||
                            !take_line(where, size, line)))
        line = strtok_r(NULL, "\n", &rest);
    if (line == NULL)
        where[0] = '\0';
    free(end.output);
}
