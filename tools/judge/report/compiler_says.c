/* compiler_says.c - the messages of a compiler that a student needs.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/report/compiler_says.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/base/must.h"
#include "tools/judge/report/report.h"

enum { LINES_MAX = 4, WARNINGS_MAX = 3 };

/* Put "file.c:12" from LINE, "/a/b/file.c:12:3: error: ...", into *WHERE.  The
   student may call the file as he likes, by #line: only what makes a name gets
   through.  */
static void
take_place(char *line, char **where)
{
    char *colon = strstr(line, ".c:"), *name, place[128];

    if (colon == NULL || atoi(colon + 3) == 0) /* a whole file */
        return;
    *colon = '\0';
    name = strrchr(line, '/');
    snprintf(place, sizeof place, "%.80s.c:%d", name != NULL ? name + 1 : line,
             atoi(colon + 3));
    *colon = '.';
    for (char *c = place; *c != '\0'; c++)
        if (!isalnum((unsigned char)*c) && strchr("._-:", *c) == NULL)
            *c = '?';
    result_set(where, place);
}

/* Return what to show of LINE: an error without the place before it.  */
static const char *
shown_part(const char *line)
{
    const char *error = strstr(line, "error: ");

    return error != NULL ? error : line;
}

/* Tell whether LINE is a note that says how to mend what is above it.  */
static bool
is_advice(const char *line)
{
    return strstr(line, "note: include ") != NULL;
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
        if (lines > 0 && line[0] != ' ' && !is_advice(line))
            break; /* the next message */
        if (strstr(line, "error: ") == NULL && lines == 0)
            continue;
        if (lines++ == 0)
            take_place(line, where);
        fputs(is_advice(line) ? strstr(line, "note: ") : shown_part(line), out);
    }
    if (in != NULL)
        fclose(in);
    if (out != NULL && fclose(out) == 0)
        result_set(message, lines > 0 ? text : "It does not compile.\n");
    free(text);
}

/* Put the name between quotes in LINE, "file.c: In function 'name':", into
   NAME.  */
static void
take_function(const char *line, char *name, size_t size)
{
    const char *from = strstr(line, "In function '");

    if (from != NULL) {
        from += strlen("In function '");
        snprintf(name, size, "%.*s", (int)strcspn(from, "'"), from);
    }
}

/* Tell whether FUNCTION is one of R's lab: it begins as the file does.  */
static bool
is_of_lab(const struct result *r, const char *function)
{
    size_t length = strcspn(r->file, ".");

    return strncmp(function, r->file, length) == 0 && function[length] == '_';
}

/* Return the failure of R that a warning about FUNCTION explains, or NULL.  Of
   a helper nobody knows what needs it.  */
static struct result_criterion *
failure_about(struct result *r, const char *function)
{
    const struct result_criterion *first = report_cause_first(r);

    for (int i = 0; i < r->criteria; i++)
        if (report_cause_is_wrong(&r->criterion[i]) &&
            strcmp(r->criterion[i].function, function) == 0)
            return &r->criterion[i];
    return first != NULL && report_cause_is_wrong(first) &&
                   !is_of_lab(r, function)
               ? &r->criterion[first - r->criterion]
               : NULL;
}

/* Tell whether LINE warns of what changes nothing.  */
static bool
is_harmless(const char *line)
{
    static const char *const kinds[] = { "[-Wunused-variable]",
                                         "[-Wunused-but-set-variable]",
                                         "[-Wunused-function]",
                                         "[-Wunused-label]", "[-Wcomment]" };

    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        if (strstr(line, kinds[i]) != NULL)
            return true;
    return false;
}

/* Return the failure of R that the warning LINE about FUNCTION explains, or
   NULL. Whoever calls a function without a return uses what was never given a
   value. */
static struct result_criterion *
failure_of(struct result *r, const char *function, const char *line)
{
    const struct result_criterion *first = report_cause_first(r);

    return first != NULL && first->verdict == VERDICT_MEMORY_FAULT &&
                   strstr(line, "[-Wreturn-type]") != NULL
               ? &r->criterion[first - r->criterion]
               : failure_about(r, function);
}

/* Add LINE to the message of C: what is behind "warning: " or "note: ", and
   where; or a line of code.  */
static void
add_line(struct result_criterion *c, char *line)
{
    static const char first[] = "Look at this first: the compiler warned,";
    const char *what = strstr(line, "warning: ");
    char *where = must_copy(""), *longer;

    take_place(line, &where);
    if (what == NULL)
        what = is_advice(line) ? strstr(line, "note: ") : line;
    longer =
        *line == ' ' || is_advice(line)
            ? must_format("%s%s", c->message, what)
            : must_format("%s%s at %s:\n%s", c->message,
                          strstr(c->message, first) != NULL ? "And" : first,
                          where, what);
    result_set(&c->message, longer);
    free(longer);
    free(where);
}

bool
compiler_says_warnings(const char *path, struct result *r)
{
    FILE *in = fopen(path, "r");
    struct result_criterion *c = NULL;
    char line[1024], function[100] = "";
    int warnings = 0;

    while (in != NULL && fgets(line, sizeof line, in) != NULL) {
        take_function(line, function, sizeof function);
        if (strstr(line, "warning: ") != NULL)
            c = !is_harmless(line) && warnings++ < WARNINGS_MAX
                    ? failure_of(r, function, line)
                    : NULL;
        else if (*line != ' ' && !is_advice(line))
            c = NULL;
        if (c != NULL)
            add_line(c, line);
    }
    if (in != NULL)
        fclose(in);
    return failure_about(r, "") != NULL;
}
